/// What the ids of scenarios' diagnostics mean.
package enum ScenarioDiagnostics {
  package static let explanations = [
    "scenario-syntax": """
    A line of a scenario can't be read. Declarations come first, then events, each at the beginning of a line; what must hold
    after an event stands on the indented lines below it. The page 'Scenarios' of the documentation has the grammar.
    """,
    "scenario-expectation": """
    Something that a scenario says must hold doesn't. The message tells what holds instead. 'waymark simulate FILE' shows
    every step of the scenario.
    """,
    "scenario-too-long": """
    A scenario has more events, or puts more screens on its stacks, than a page can show. Divide it into several.
    """,
  ]
}
