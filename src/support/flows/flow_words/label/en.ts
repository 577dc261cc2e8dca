import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a label",
  purpose: "Says whether the carrier takes a parcel by it.",
  states: {
    Live: {
      title: "Live",
      sees: "The label counts: the parcel can leave with it.",
      try: "Nothing. If it is wrong: “Void label”, before the carrier scans it.",
    },
    Voided: {
      title: "Voided",
      sees: "The label no longer counts; it stands under “Voided labels”.",
      try: "Attach another label to the package.",
    },
  },
  events: {
    "label.void": {
      title: "Void label",
      sees: "Somebody pressed “Void label” and gave a reason.",
      try: "Attach another one if the parcel is still to leave.",
    },
  },
  guards: {
    isUnscanned: "The carrier has not scanned it",
  },
  actors: {},
  delays: {},
};
