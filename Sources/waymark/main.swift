import WaymarkCLI
