import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a print batch",
  purpose: "Takes garments that are printed one after the other from the queue to the printer.",
  states: {
    Open: {
      title: "Open",
      sees: "The batch is “Open”: its garments are in no other one, and nothing is at the printer.",
      try: "Press “Release to printer”, or “Cancel batch”.",
    },
    Released: {
      title: "Released",
      sees: "The batch is “Released”: its files can be downloaded.",
      try: "Print, then pass each garment on by scanning it; the batch ends by itself.",
    },
    Printed: {
      title: "Printed",
      sees: "The batch is “Printed”: every garment of it is past printing.",
      try: "Nothing: it is done.",
    },
    Cancelled: {
      title: "Cancelled",
      sees: "The batch is “Cancelled”: its garments wait for another one.",
      try: "Press “Create batch” for them.",
    },
  },
  events: {
    "batch.release": {
      title: "Release to printer",
      sees: "Somebody pressed “Release to printer”.",
      try: "Download the files.",
    },
    "batch.cancel": {
      title: "Cancel batch",
      sees: "Somebody pressed “Cancel batch”.",
      try: "Create another one if it is needed.",
    },
    "units.settle": {
      title: "Garments printed",
      sees: "The last garment went past printing.",
      try: "Nothing.",
    },
  },
  guards: {
    isNotEmpty: "There is a garment in it",
    areUnitsPrinted: "All garments are past printing",
  },
  actors: {},
  delays: {},
};
