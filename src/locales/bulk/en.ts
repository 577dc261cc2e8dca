/** Words of work on many rows: the bulk line, its dialogs, what became of it, and exports. */
export const bulk = {
  line: "Selected rows",
  selected: { one: "{number} selected", other: "{number} selected" },
  selectAll: "Select all {number} that match",
  fullPicked: "At most {max} rows can be picked one by one. Select all that match instead.",
  fullExcept: "At most {max} rows can be left out. Narrow the filters instead.",
  clear: "Clear selection",
  none: "Nothing can be done with the selected rows.",
  more: "More",
  actions: "Actions",
  ask: "{step} …",
  step: "{step} ({number})",
  sending: "Sending “{step}”",
  moved: { one: "{number} moved", other: "{number} moved" },
  refused: { one: "{number} refused", other: "{number} refused" },
  result: "“{step}”: {parts}",
  reason: "{codes}: {reason}",
  failed: "“{step}” was not carried out. {why}",
  unknown:
    "No answer came, so it is not known whether “{step}” was carried out. Asking again repeats nothing.",
  check: "Ask again",
  export: { open: "Export" },
} as const;
