import WaymarkCLI

await CommandLineTool.main()
