const grid = {
  help:
    "Select cells, then type, or paste from a spreadsheet. Nothing is saved until you have reviewed the changes.",
  look: "Review changes",
  undo: "Undo",
  fill: "Fill down",
  changed: { one: "{n} row changed", other: "{n} rows changed" },
  mark: {
    ask: "How are the pasted amounts written? “{example}” can be read in two ways.",
    point: "With a decimal point",
    comma: "With a decimal comma",
    drop: "Do not paste",
  },
  review: {
    title: "Changes",
    about: { one: "{n} row will change", other: "{n} rows will change" },
    row: "Row",
    column: "Column",
    before: "Before",
    after: "After",
    empty: "empty",
    save: { one: "Save {n} row", other: "Save {n} rows" },
    back: "Back to the grid",
    fix: "Fix the marked cells first.",
  },
  leaving: { title: "Leave without saving?", text: "The changes in the grid are lost." },
} as const;

export const words = { grid };
export type English = typeof words;
