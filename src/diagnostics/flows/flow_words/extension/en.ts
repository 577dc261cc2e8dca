import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of an extension",
  purpose: "Adds something to the product while it is on and its rights are accepted.",
  states: {
    Off: {
      title: "Off",
      sees: "The extension is “Off”: it receives, adds and sends nothing.",
      try: "Fill in what it needs, then press “Turn on” and accept its rights.",
    },
    On: {
      title: "On",
      sees: "The extension is “On”: it does what it is for.",
      try: "Look at its log if something is missing. “Turn off” stops it.",
    },
  },
  events: {
    "extension.on": {
      title: "Turn on",
      sees: "Somebody read the rights that it asks for and accepted them.",
      try: "Press “Test” to see whether it works.",
    },
    "extension.off": {
      title: "Turn off",
      sees: "Somebody pressed “Turn off”.",
      try: "Nothing, or “Turn on” to go on.",
    },
  },
  guards: {
    hasSettings: "Every setting that it needs is there",
  },
  actors: {},
  delays: {},
};
