import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Verdict of a scan",
  purpose: "Shows and sounds what became of a scan, and for how long it can be undone.",
  states: {
    verdict: { title: "What is shown", sees: "The wide band of a station.", try: "Read the word in it." },
    "verdict.quiet": { title: "Quiet", sees: "“Scan a ticket” or “In progress” on gray.", try: "Scan." },
    "verdict.sending": { title: "Sending", sees: "“Sending…”.", try: "Wait a moment, or scan on." },
    "verdict.kept": {
      title: "Kept",
      sees: "“Kept” on amber with a clock, and one soft tone.",
      try: "Go on: it is sent by itself.",
    },
    "verdict.good": {
      title: "Good",
      sees: "A check on green with “Pass” or “Started”, and two rising tones.",
      try: "Go on.",
    },
    "verdict.back": {
      title: "Rejected or undone",
      sees: "An arrow that goes back, and two falling tones.",
      try: "Read where the garment is now.",
    },
    "verdict.ticked": { title: "Already scanned", sees: "A small tick.", try: "Nothing: it counts once." },
    "verdict.warned": {
      title: "Already there",
      sees: "An amber triangle with a mark, and a short tick.",
      try: "Nothing: it counts once.",
    },
    "verdict.complete": {
      title: "Complete",
      sees: "A star with the bin, as large as can be, and three tones.",
      try: "Take the bin to packing.",
    },
    "verdict.asked": {
      title: "A question",
      sees: "A diamond with a question mark on amber, and a low buzz.",
      try: "Read who has the garment.",
    },
    "verdict.stopped": {
      title: "Stop",
      sees: "A red octagon with the reason, and a low buzz.",
      try: "Do what the reason says.",
    },
    undo: { title: "Undo", sees: "Whether “Undo” is shown with the verdict.", try: "See below." },
    "undo.none": {
      title: "Nothing to undo",
      sees: "No button “Undo”.",
      try: "Ask the office if something has to be changed.",
    },
    "undo.possible": {
      title: "Can be undone",
      sees: "“Undo” with the time that is left of two minutes.",
      try: "Press it only if the last step was wrong.",
    },
  },
  events: {
    "scan.sent": {
      title: "Scan on its way",
      sees: "A code was kept on the device and sent.",
      try: "Wait for the verdict.",
    },
    "scan.kept": {
      title: "Will take a while",
      sees: "There is no connection, or other scans wait before it.",
      try: "Go on.",
    },
    "scan.answered": { title: "Scan answered", sees: "The verdict is there.", try: "Read it." },
    "verdict.seen": { title: "Verdict was seen", sees: "Somebody tapped the verdict away.", try: "Nothing." },
    "verdict.clear": { title: "Station changed", sees: "Another station was chosen.", try: "Nothing." },
  },
  guards: {
    isOld: "It went well, and others came since",
    isGood: "It was done",
    isBack: "It was rejected or undone",
    isComplete: "It was the last of its order",
    isAgain: "The same code was read twice",
    isTick: "It was done before",
    isWarn: "It was there before",
    isAsk: "Somebody else is working on it",
    isUndoable: "It can be undone",
    isDone: "Something was done",
  },
  actors: {},
  delays: {
    LATE_ANSWER_MS: "after 1.5 seconds",
    VERDICT_MS: "after 8 seconds",
    UNDO_MS: "after two minutes",
  },
};
