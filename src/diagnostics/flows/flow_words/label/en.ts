import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a label",
  purpose: "Says whether the carrier accepts a package with it.",
  states: {
    Asked: {
      title: "Being bought",
      sees: "The label is “Being bought”; its price is reserved.",
      try: "Wait a moment. After five minutes it is “Failed”.",
    },
    Failed: {
      title: "Failed",
      sees: "The label could not be bought; the reason is shown.",
      try: "Fix what the reason says, then press “Buy label” again.",
    },
    Live: {
      title: "Live",
      sees: "The label counts: the package can leave with it.",
      try: "Nothing. If it is wrong: “Void label”, before the carrier scans it.",
    },
    Unknown: {
      title: "Unknown",
      sees: "It is not known whether the label was bought.",
      try: "Wait: the provider is asked again. An administrator can press “Resolve label”.",
    },
    "Void Asked": {
      title: "Void requested",
      sees: "The label is no longer needed; a credit was requested.",
      try: "Wait for the answer of the company that bills us.",
    },
    "Void Refused": {
      title: "Void refused",
      sees: "The label was not credited: it is still paid.",
      try: "An administrator can use it again: “Use the label again”.",
    },
    Voided: {
      title: "Voided",
      sees: "The label no longer counts; it is under “Voided labels”.",
      try: "Attach or buy another label for the package.",
    },
  },
  events: {
    "label.succeed": {
      title: "Label bought",
      sees: "The provider gave a number; the price is charged.",
      try: "Nothing: this happens by itself.",
    },
    "label.fail": {
      title: "Label failed",
      sees: "The provider refused; the price stays reserved for the next label.",
      try: "Look at the reason.",
    },
    "label.doubt": {
      title: "No clear answer",
      sees: "The provider did not say whether it was bought.",
      try: "Wait: it is asked again.",
    },
    "label.resolve": {
      title: "Resolve label",
      sees: "An administrator marked it as live or as failed.",
      try: "Nothing.",
    },
    "label.void": {
      title: "Void label",
      sees: "Somebody pressed “Void label” and gave a reason.",
      try: "Attach another one if the package still has to be sent.",
    },
    "label.voided": {
      title: "Credited",
      sees: "An administrator marked its void as credited: its price comes back.",
      try: "Nothing.",
    },
    "label.voidRefused": {
      title: "Credit refused",
      sees: "An administrator marked its void as refused.",
      try: "Use the label again, or leave it.",
    },
    "label.reinstate": {
      title: "Use the label again",
      sees: "An administrator put the label back into use.",
      try: "Nothing: the package can leave with it.",
    },
  },
  guards: {
    isByRequest: "It is credited only by request",
    isLate: "It is too late to void it",
    isNumbered: "Its number is given",
    isUnscanned: "The carrier has not scanned it",
    "isUnscanned and isByRequest": "Not scanned, credited by request",
    "isUnscanned and isLate": "Not scanned, too late to void",
  },
  actors: {},
  delays: {},
};
