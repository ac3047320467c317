"""The same for programs: positions and settlements as JSON."""
