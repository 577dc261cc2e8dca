import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Returns bench",
  purpose: "Opens packages that came back and grades each garment in them, once.",
  states: {
    resting: {
      title: "Nothing open",
      sees: "The list of packages that wait, and the box for the scanner.",
      try: "Scan a package.",
    },
    opening: { title: "Opening", sees: "The screen asks to wait a moment.", try: "Wait a moment." },
    asking: {
      title: "Has it come back?",
      sees: "The package, its status, and two buttons.",
      try: "Say whether it is here.",
    },
    open: {
      title: "Open",
      sees: "Its garments, and the buttons “As new” and “Damaged”.",
      try: "Grade each garment.",
    },
    givingReason: {
      title: "Choosing a reason",
      sees: "The reasons, each with its digit.",
      try: "Press the digit of the reason.",
    },
    grading: { title: "Grade on its way", sees: "The buttons are disabled.", try: "Wait a moment." },
    unsure: {
      title: "No answer came",
      sees: "A message says that nothing is counted twice.",
      try: "Press “Send again”.",
    },
    undoingReturn: { title: "Return being undone", sees: "The buttons are disabled.", try: "Wait a moment." },
    undoing: { title: "Grade being undone", sees: "The buttons are disabled.", try: "Wait a moment." },
  },
  events: {
    "code.read": { title: "Code read", sees: "A code was scanned or typed.", try: "Wait a moment." },
    "parcel.confirm": {
      title: "It is here",
      sees: "The person confirmed that the package came back.",
      try: "Grade its garments.",
    },
    "parcel.leave": {
      title: "Package closed",
      sees: "The person closed the package.",
      try: "Scan the next one.",
    },
    "parcel.changed": {
      title: "Changed elsewhere",
      sees: "Somebody else graded a garment of it.",
      try: "Go on.",
    },
    "unit.pick": { title: "Garment chosen", sees: "The person chose a garment.", try: "Grade it." },
    "grade.asNew": { title: "As new", sees: "The person pressed “As new”.", try: "Do what the screen says." },
    "grade.damaged": { title: "Damaged", sees: "The person pressed “Damaged”.", try: "Choose the reason." },
    "kept.release": {
      title: "Taken off the shelf",
      sees: "The person takes a kept garment off the shelf.",
      try: "Choose the reason.",
    },
    "reason.pick": {
      title: "Reason chosen",
      sees: "The person chose a reason.",
      try: "Do what the screen says.",
    },
    "reason.cancel": {
      title: "Back",
      sees: "The person went back without a grade.",
      try: "Grade the garment.",
    },
    "note.type": { title: "Note typed", sees: "The person wrote a note.", try: "Choose the reason." },
    "grade.again": {
      title: "Sent again",
      sees: "The person sent the same grade again.",
      try: "Wait a moment.",
    },
    "return.undo": {
      title: "Return undone",
      sees: "The person undid the return.",
      try: "Scan the right package.",
    },
    "grade.undo": { title: "Undone", sees: "The person took a grade back.", try: "Grade the garment again." },
  },
  guards: {
    isOpened: "The package is opened",
    isAsked: "It has to be confirmed first",
    hasPackage: "A returned package is open",
    hasAsked: "A package is being asked about",
    hasUnit: "A garment that is not graded is chosen",
    hasKept: "A kept garment is chosen",
    hasNext: "A code was read meanwhile",
    hasOpened: "There is a return to undo",
    isReopened: "The return was taken back",
    hasLast: "There is a grade to undo",
    isIn: "It waits to be graded, or is kept",
    isGradeable: "The garment still waits for this",
    isUnknown: "It is not known whether it arrived",
  },
  actors: {
    openPackage: "Open the package",
    sendGrade: "Send the grade",
    undoOpened: "Take the return back",
    undoGrade: "Take the grade back",
  },
  delays: {},
};
