/** Words of the returns bench. */
import type { Both } from "../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

export const words = {
  returns: {
    choosePlace: "Choose a location",
    placeFirst: "Choose where this bench stands. This device remembers it.",
    scan: "Package, tracking number or ticket",
    waiting: { one: "{number} waiting", other: "{number} waiting" },
    waitingTitle: "Waiting to be graded",
    waitingNone: "Every returned package is graded.",
    waitingMore: "The first {shown} of {all} are shown.",
    graded: "{done} of {all} graded",
    lastTitle: "Last graded here",
    lastNone: "Nothing was graded here yet.",
    restTitle: "Scan what came back",
    restText: "A package that was on its way becomes Returned when it is scanned.",
    open: "Open {code}",
    handedOver: "Handed over",
    garments: "Garments in {code}",
    empty: "There is no garment in this package.",
    asks: "{code} is {status}. Has it come back?",
    asksText: "It becomes Returned, and its order with it. This can’t be undone.",
    confirm: "Yes, it is here",
    notThis: "Not this one",
    asNew: "As new",
    damaged: "Damaged",
    means: {
      restocked: "Goes back to stock",
      kept: "Is put aside",
      scrapped: "Is scrapped",
    },
    reasonTitle: "What is wrong with {ticket}?",
    back: "Back",
    note: "Note",
    noteHelp: "Optional. Write it before you choose the reason.",
    unsure: "No answer came. Send it again: nothing is counted twice.",
    again: "Send again",
    leave: "Close package",
    allGraded: "Every garment is graded",
    next: "Scan the next package.",
    failed: "The returns bench could not be loaded",
    said: {
      done: "Returned",
      open: "Open",
      asks: "Came back?",
      refused: "Refused",
      unknown: "Unknown",
      restocked: "Restocked",
      kept: "Kept",
      scrapped: "Scrapped",
      undone: "Undone",
    },
    line: {
      done: "The package is Returned now.",
      open: "Grade each garment.",
      asks: "Say whether it is here.",
      restocked: "Put it with the blanks.",
      kept: "Put it on the shelf for returns.",
      scrapped: "Throw it away.",
      undone: "It waits to be graded again.",
    },
  },
  entity: {
    packages: { field: { unit: "Garment", outcome: "What became of it", reason_code: "What is wrong" } },
    units: {
      returned: { restocked: "Returned: restocked", kept: "Returned: kept", scrapped: "Returned: scrapped" },
    },
  },
  choice: {
    outcome: { restocked: "Restocked", kept: "Kept", scrapped: "Scrapped" },
    reason_code: { carrier: "Carrier damage", returned: "Came back" },
  },
  audit: {
    field: { grade: "Grade" },
    action: {
      openReturn: "Returned package opened",
      gradeReturn: "Returned garment graded",
      undoReturn: "Grade of a returned garment undone",
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
