/** Words of work on many rows: the bulk line, its dialogs, what became of it, and exports. */
const bulk = {
  line: "Selected rows",
  selected: { one: "{number} selected", other: "{number} selected" },
  selectAll: "Select all {number} that match",
  fullPicked: "You can pick at most {max} rows one by one. Select all that match instead.",
  fullExcept: "You can leave out at most {max} rows. Narrow the filters instead.",
  clear: "Clear selection",
  none: "No action is possible for the selected rows.",
  more: "More",
  actions: "Actions",
  ask: "{step} …",
  step: "{step} ({number})",
  sending: "Sending “{step}”",
  refused: { one: "{number} refused", other: "{number} refused" },
  result: "“{step}”: {parts}",
  reason: "{codes}: {reason}",
  failed: "“{step}” failed. {why}",
  unknown:
    "We did not get an answer, so we do not know whether “{step}” was done. Checking again will not repeat it.",
  check: "Check again",
  export: { open: "Export" },
} as const;

export const words = { bulk };
