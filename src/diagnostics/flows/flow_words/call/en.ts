import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of an announcement",
  purpose: "Shows a line above the screens on its days, until somebody pauses it.",
  states: {
    Active: {
      title: "Active",
      sees: "The people it is for see it from its first to its last day.",
      try: "Nothing. To take it away at once, press “Pause”.",
    },
    Paused: {
      title: "Paused",
      sees: "Nobody sees the announcement; its counts stay.",
      try: "Press “Resume” to show it again on its days.",
    },
  },
  events: {
    "call.pause": {
      title: "Pause",
      sees: "Somebody pressed “Pause”; it left every screen.",
      try: "Nothing, or “Resume” to show it again.",
    },
    "call.resume": {
      title: "Resume",
      sees: "Somebody pressed “Resume”; it is shown again on its days.",
      try: "Check its first and last day if nobody sees it.",
    },
  },
  guards: {},
  actors: {},
  delays: {},
};
