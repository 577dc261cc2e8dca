import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Pack bench",
  purpose: "Takes a package from its first garment to the label that is scanned.",
  states: {
    "empty": {
      title: "Nothing on the bench",
      sees: "“Scan a garment”.",
      try: "Scan a garment, a package or a label.",
    },
    "sorting": { title: "Checking the package", sees: "Nothing: it takes no time.", try: "Nothing." },
    "packing": {
      title: "Packing",
      sees: "How many garments of how many are in it.",
      try: "Scan the next garment, or split what is missing.",
    },
    "weighing": { title: "Weighing", sees: "A large box for grams.", try: "Weigh the package." },
    "weighing.asking": {
      title: "Weight needed",
      sees: "“Weigh it” and what is expected.",
      try: "Type the grams, or confirm what is expected.",
    },
    "weighing.unsure": {
      title: "Far from expected",
      sees: "Amber with both weights.",
      try: "Confirm, or weigh again.",
    },
    "weighing.asked": { title: "Weight sent", sees: "“Sending…”.", try: "Wait a moment." },
    "buying": { title: "Label requested", sees: "“Buying the label…”.", try: "Wait a moment." },
    "buying.waiting": { title: "Waiting", sees: "“Buying the label…”.", try: "Wait a moment." },
    "buying.long": {
      title: "Taking longer than usual",
      sees: "“The label is taking longer than usual”.",
      try: "Put it aside and go on.",
    },
    "labelled": {
      title: "Label is there",
      sees: "“Stick the label on, then scan it”.",
      try: "Scan the label on the package.",
    },
    "labelled.sorting": { title: "Label seen", sees: "Nothing: it takes no time.", try: "Nothing." },
    "labelled.printing": {
      title: "Printed automatically",
      sees: "The label comes out of the printer.",
      try: "Stick it on and scan it.",
    },
    "labelled.there": {
      title: "Label known",
      sees: "The number of the label.",
      try: "Print it if it is missing, then scan it.",
    },
    "failed": {
      title: "No label",
      sees: "“Put aside, no label” with the reason.",
      try: "Put it aside, go on, and tell the office.",
    },
    "refused": {
      title: "Label refused",
      sees: "“Put aside, no label” with the reason.",
      try: "Put it aside, or try again.",
    },
    "retried": { title: "Tried again", sees: "“Buying the label…”.", try: "Wait a moment." },
    "done": { title: "Done", sees: "The code of the package on green.", try: "Take the next garment." },
  },
  events: {
    "scan.sent": {
      title: "Scan on its way",
      sees: "A code was kept on the device and sent.",
      try: "Wait for the verdict.",
    },
    "scan.answered": { title: "Scan answered", sees: "The verdict is there.", try: "Read the verdict." },
    "parcel.came": { title: "Package loaded", sees: "The package as it is now.", try: "Nothing." },
    "weight.enter": {
      title: "Weight entered",
      sees: "Grams were typed, or came from a scale.",
      try: "Read the verdict.",
    },
    "confirm.press": {
      title: "Confirmed",
      sees: "CONFIRM was scanned or pressed.",
      try: "Read the verdict.",
    },
    "method.pick": {
      title: "Another method chosen",
      sees: "A shipping method was pressed, or its digit.",
      try: "Wait for the label.",
    },
    "next.press": { title: "Next", sees: "NEXT was scanned or pressed.", try: "Scan the next garment." },
  },
  guards: {
    "isAt": "The package is at that point",
    "isClosed": "Its label was scanned",
    "isBought": "Its label was requested",
    "isUnsure": "The weight is far off",
    "isRefused": "The label was refused",
    "hasPackage": "The answer is about a package",
    "isSame": "Nothing of it has changed",
    "isNews": "It is newer than what is shown",
    isWeightFarOff: "The weight is far off",
    "isOffered": "The method is offered for it",
    "isBoughtHere": "Its label was bought here",
  },
  actors: {},
  delays: { BUY_MS: "Long for a label" },
};
