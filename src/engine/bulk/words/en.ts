/** Words of bulk work and exports that the first screen does without. */
import type { Both } from "../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

const bulkLate = {
  line: "Selected rows",
  selected: { one: "{number} selected", other: "{number} selected" },
  selectAll: "Select all {number} that match",
  fullPicked: "You can pick at most {max} rows one by one. Select all that match instead.",
  fullExcept: "You can leave out at most {max} rows. Narrow the filters instead.",
  key: "Actions for the selected rows, and back",
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
  looking: "Checking what this affects",
  unseen: "What this affects could not be checked. {why}",
  again: "Try again",
  ofCount: "{fits} of {count}",
  tooMany: "These are {number} records. At most {max} are possible at once: narrow the filters.",
  noneCovered: "The balance covers none of these.",
  covered: {
    one: "{fits} of {orders} can be paid, those due first.",
    other: "{fits} of {orders} can be paid, those due first.",
  },
  noneFits: "None of these is in a state that allows this.",
  meets: "By state",
  charges: "What is taken from the balance",
  charge: { one: "{number} order", other: "{number} orders" },
  postage: "Shipping in it",
  postageOnTop: "Shipping is reserved on top of it.",
  available: "Available",
  left: "Left afterwards",
  awaited: "Other orders awaiting funds",
  short: "Short by",
  purchases: "What the labels cost",
  labels: { one: "{number} label", other: "{number} labels" },
  unmade: {
    one: "Also buy the label of {number} package whose garments are not all made",
    other: "Also buy the labels of {number} packages whose garments are not all made",
  },
  unmadeToo: "Also buy the labels of packages whose garments are not all made",
  unpriced: "These are too many to add up beforehand: each label costs the price that its package shows.",
  refusedState: "will be refused",
  later: "Each one is checked again when its turn comes. Those that fail are listed with the reason.",
  undoable: "You can undo this afterwards, here or from the job.",
  final: "This can't be undone.",
  stepwise: "This can't be undone in one go.",
  addTags: "Add tags",
  editTags: "Edit tags",
  saveTags: "Save tags",
  removeTags: "Remove tags",
  tagHelp: "Type a tag and press Enter.",
  dropTag: "Remove the tag {tag}",
  tagLong: "A tag has {max} characters at most.",
  tagsFull: "{max} tags at most.",
  noTags: "Enter at least one tag.",
  choose: "Choose",
  methodsFailed: "The shipping methods could not be loaded.",
  waiting: "“{title}” is queued. It is safe to leave this page.",
  running: "“{title}” is running. It is safe to leave this page.",
  cancel: "Stop",
  parts: "{acted}, {refused}",
  nothing: "Nothing was changed.",
  cancelled: "Stopped. {parts}",
  ended: "This ended early. {why} {parts}",
  seeRefused: "See what was refused",
  seeJob: "See the job",
  retry: { one: "Retry {number}", other: "Retry {number}" },
  undo: "Undo",
  work: {
    list: {
      undo: {
        act: { one: "Undo {number} record", other: "Undo {number} records" },
        acted: { one: "{number} undone", other: "{number} undone" },
        means: "What was changed since stays as it is.",
      },
    },
    call: {
      pause: {
        act: { one: "Pause {number} call to action", other: "Pause {number} calls to action" },
        acted: { one: "{number} paused", other: "{number} paused" },
        means: "Nobody sees them until somebody resumes them.",
      },
      resume: {
        act: { one: "Resume {number} call to action", other: "Resume {number} calls to action" },
        acted: { one: "{number} resumed", other: "{number} resumed" },
        means: "They are shown again in their days.",
      },
    },
    integration: {
      on: {
        act: { one: "Turn on {number} integration", other: "Turn on {number} integrations" },
        acted: { one: "{number} turned on", other: "{number} turned on" },
        means: "Those without a secret are refused.",
      },
      off: {
        act: { one: "Turn off {number} integration", other: "Turn off {number} integrations" },
        acted: { one: "{number} turned off", other: "{number} turned off" },
        means: "Nothing more is sent, and what comes in is refused.",
      },
    },
    order: {
      submit: {
        act: { one: "Submit {number} order", other: "Submit {number} orders" },
        acted: { one: "{number} submitted", other: "{number} submitted" },
        means: "Submitted orders wait for their payment. Drafts with problems stay drafts.",
      },
      pay: {
        act: { one: "Pay {number} order", other: "Pay {number} orders" },
        acted: { one: "{number} paid", other: "{number} paid" },
        means: "The totals are taken from the balance. Orders that it does not cover are refused.",
      },
      hold: {
        act: { one: "Hold {number} order", other: "Hold {number} orders" },
        acted: { one: "{number} held", other: "{number} held" },
        means: "Held orders stay where they are until somebody releases them or the day is over.",
      },
      release: {
        act: { one: "Release {number} order", other: "Release {number} orders" },
        acted: { one: "{number} released", other: "{number} released" },
        means: "Released orders continue where they were held.",
      },
      cancel: {
        act: { one: "Cancel {number} order", other: "Cancel {number} orders" },
        acted: { one: "{number} cancelled", other: "{number} cancelled" },
        means: "What was paid goes back to the balance, and nothing more is produced.",
      },
      requestCancel: {
        act: {
          one: "Request cancellation of {number} order",
          other: "Request cancellation of {number} orders",
        },
        acted: { one: "{number} cancellation requested", other: "{number} cancellations requested" },
        means: "Work on these orders stops until the workshop has decided.",
      },
      refuseCancel: {
        act: {
          one: "Decline cancellation of {number} order",
          other: "Decline cancellation of {number} orders",
        },
        acted: { one: "{number} back in production", other: "{number} back in production" },
        means: "These orders go back into production.",
      },
      approveCancel: {
        act: {
          one: "Approve cancellation of {number} order",
          other: "Approve cancellation of {number} orders",
        },
        acted: { one: "{number} cancelled", other: "{number} cancelled" },
        means: "What was paid goes back to the balance, and nothing more is produced.",
      },
      complete: {
        act: { one: "Complete {number} order", other: "Complete {number} orders" },
        acted: { one: "{number} completed", other: "{number} completed" },
        means: "Completed orders are closed: nothing can be changed anymore.",
      },
    },
    production: {
      start: {
        act: { one: "Start production of {number} order", other: "Start production of {number} orders" },
        acted: { one: "{number} started", other: "{number} started" },
        means:
          "The floor can begin: the garments wait at their first step until they are scanned. From then on, cancellations have to be requested.",
      },
      unstart: {
        act: {
          one: "Take {number} order back from production",
          other: "Take {number} orders back from production",
        },
        acted: { one: "{number} taken back", other: "{number} taken back" },
        means:
          "Only orders of which no garment was begun. They are Processing again, and can be cancelled at once.",
      },
      finish: {
        act: { one: "Finish production of {number} order", other: "Finish production of {number} orders" },
        acted: { one: "{number} finished", other: "{number} finished" },
        means: "All items of these orders count as produced.",
      },
    },
    label: {
      void: {
        act: { one: "Void labels of {number}", other: "Void labels of {number}" },
        acted: { one: "{number} voided", other: "{number} voided" },
        means: "The labels can't be used anymore; a new one is needed each time.",
      },
    },
    shipment: {
      handOver: {
        act: { one: "Hand over {number} order", other: "Hand over {number} orders" },
        acted: { one: "{number} handed over", other: "{number} handed over" },
        means: "The packages count as given to the carrier.",
      },
      deliver: {
        act: { one: "Mark {number} order delivered", other: "Mark {number} orders delivered" },
        acted: { one: "{number} delivered", other: "{number} delivered" },
        means: "The packages count as arrived.",
      },
      return: {
        act: { one: "Mark {number} order returned", other: "Mark {number} orders returned" },
        acted: { one: "{number} returned", other: "{number} returned" },
        means: "Returned orders are closed: the packages came back.",
      },
    },
    items: {
      edit: {
        act: { one: "Change {number} item", other: "Change {number} items" },
        acted: { one: "{number} changed", other: "{number} changed" },
        means: "Each item is changed as it was shown.",
      },
    },
    orders: {
      tag: {
        act: { one: "Change tags of {number} order", other: "Change tags of {number} orders" },
        acted: { one: "{number} changed", other: "{number} changed" },
        means: "Tags help you find orders. They do not affect production.",
      },
      country: {
        act: { one: "Change country of {number} order", other: "Change country of {number} orders" },
        acted: { one: "{number} changed", other: "{number} changed" },
        means: "The same country for all of them; what they lacked because of it is fixed at once.",
      },
      method: {
        act: {
          one: "Change shipping method of {number} order",
          other: "Change shipping method of {number} orders",
        },
        acted: { one: "{number} changed", other: "{number} changed" },
        means: "The new method applies to labels created from now on.",
      },
      undo: {
        act: { one: "Undo {number} order", other: "Undo {number} orders" },
        acted: { one: "{number} undone", other: "{number} undone" },
        means: "Orders that were changed since stay as they are.",
      },
    },
  },
  trash: {
    open: "Delete…",
    title: { one: "Delete {number} record?", other: "Delete {number} records?" },
    more: { one: "and {number} more", other: "and {number} more" },
    act: { one: "Delete {number} record", other: "Delete {number} records" },
    done: { one: "{number} record was deleted.", other: "{number} records were deleted." },
    final: "This can't be undone.",
  },
  export: {
    title: "Export {list}",
    which: "What to export",
    filtered: {
      one: "{number} row that matches the filters",
      other: "All {number} rows that match the filters",
    },
    filteredUnknown: "All rows that match the filters",
    selection: { one: "{number} selected row", other: "{number} selected rows" },
    shape: "Content",
    columns: "The columns of this view, one row per order",
    lines: "Everything, one row per item",
    linesHelp: "You can import this file again.",
    format: "File",
    formats: { csv: "CSV", xlsx: "Excel workbook (.xlsx)" },
    tooLong: "An Excel workbook holds {n} rows. Use CSV, or filter the list.",
    where: "The file is created in the background. Find it under Jobs; we notify you when it is ready.",
    act: { one: "Export {number} row", other: "Export {number} rows" },
    actUnknown: "Export",
    begun: "The export has started. We notify you when the file is ready.",
    refused: "The export could not be started. {why}",
    unknown: "We did not get an answer. Checking again does not start a second export.",
  },
} as const;

export const words = { bulk: bulkLate };
export type English = Both<typeof first, typeof words>;
