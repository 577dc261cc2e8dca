import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a number range",
  purpose: "Gives out each number once, until none is left.",
  states: {
    Active: {
      title: "Active",
      sees: "The range is “Active”: labels, sheets or boxes get their numbers from it.",
      try: "Nothing. “Pause” stops giving out its numbers.",
    },
    Paused: {
      title: "Paused",
      sees: "The range is “Paused”: none of its numbers is given out.",
      try: "Press “Resume”. After a restore type the last number that was printed.",
    },
    Exhausted: {
      title: "Used up",
      sees: "The range is “Used up”: its last number was given out.",
      try: "Add another range, or extend this one.",
    },
  },
  events: {
    "range.pause": {
      title: "Pause",
      sees: "Somebody pressed “Pause”.",
      try: "Press “Resume” to use it again.",
    },
    "range.resume": {
      title: "Resume",
      sees: "Somebody pressed “Resume”.",
      try: "If it is refused, type the last printed number with its check digit.",
    },
    "numbers.settle": {
      title: "Numbers given out",
      sees: "The last number was given out, or the range was extended.",
      try: "Nothing.",
    },
  },
  guards: {
    isPrintedGiven: "The last printed number is known",
    isPrintedInRange: "The printed number is of this range",
    isPrintedLater: "No number after it was given out",
    hasNumbers: "A number is left",
    isUsedUp: "No number is left",
    isSure: "It was not restored from a backup",
    "isPrintedGiven and isPrintedInRange and isPrintedLater and hasNumbers": "Known, and numbers are left",
    "isPrintedGiven and isPrintedInRange and isPrintedLater": "The last printed number is right",
    "hasNumbers and isSure": "Numbers left, not restored",
  },
  actors: {},
  delays: {},
};
