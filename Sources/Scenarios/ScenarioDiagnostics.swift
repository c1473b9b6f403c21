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
    "semantics-row": """
    A table after a 'waymark: semantics' comment has a row whose first cell names no way of showing something that the model
    of navigation knows: push, sheet, full-screen cover, popover, alert, confirmation dialog, inspector, root swap.
    """,
    "semantics-cell": """
    A cell of such a table says something that the model of navigation knows to be otherwise: which API shows it, who closes
    it, whether a platform has it, how it looks there or what decides its size.
    """,
    "semantics-unread": """
    A cell of such a table says nothing of which the model of navigation could tell whether it is so. Put it into plainer
    words, such as 'a swipe down' or 'a tap outside'.
    """,
    "scenario-too-long": """
    A scenario has more events, or puts more screens on its stacks, than a page can show. Divide it into several.
    """,
  ]
}
