import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Box station",
  purpose: "Takes packages into a box, holds what was refused, and closes the box by its weight.",
  states: {
    "bench": { title: "The box", sees: "The large part of the screen.", try: "See below." },
    "bench.empty": {
      title: "No box",
      sees: "“Scan a box”, and the boxes being filled here.",
      try: "Scan a box, or make a new one.",
    },
    "bench.filling": {
      title: "Being filled",
      sees: "The code, the packages and the weight of the box.",
      try: "Scan the next package.",
    },
    "bench.closing": { title: "Being closed", sees: "A field for the weight.", try: "Weigh the box." },
    "bench.closing.weighing": {
      title: "Weight needed",
      sees: "“Put it on the scale”.",
      try: "Type what the scale shows.",
    },
    "bench.closing.counting": {
      title: "Count needed",
      sees: "“Count the packages” on amber.",
      try: "Count them and type the number.",
    },
    "bench.closing.unfit": {
      title: "Weight does not agree",
      sees: "How much too heavy or too light it is.",
      try: "Find the reason, then weigh again.",
    },
    "bench.closing.asked": { title: "Closing", sees: "“Closing the box…”.", try: "Wait a moment." },
    "hold": { title: "Refused goods", sees: "Whether “I put it aside” is shown.", try: "See below." },
    "hold.free": { title: "Nothing to put aside", sees: "No button to put aside.", try: "Scan on." },
    "hold.held": {
      title: "Waiting to be put aside",
      sees: "A red octagon with the place where it belongs.",
      try: "Put it there, then tap or scan PUT ASIDE.",
    },
    "out": { title: "Direction", sees: "Whether a package goes in or comes out.", try: "See below." },
    "out.off": { title: "Into the box", sees: "“Scan a package”.", try: "Scan it." },
    "out.on": {
      title: "Out of the box",
      sees: "A dashed frame: “Scan the package to take out”.",
      try: "Scan it, or press the button again.",
    },
  },
  events: {
    "scan.sent": {
      title: "Scan on its way",
      sees: "A code was kept on the device and sent.",
      try: "Wait for the verdict.",
    },
    "scan.answered": { title: "Scan answered", sees: "The verdict is there.", try: "Read the verdict." },
    "box.came": { title: "Box loaded", sees: "The box as it is now.", try: "Nothing." },
    "refusal.found": {
      title: "Late refusal",
      sees: "A scan that was kept is refused.",
      try: "Put the package aside.",
    },
    "scan.miss": {
      title: "Ignored",
      sees: "A code was scanned before the refused goods were put aside.",
      try: "Put them aside, then scan it again.",
    },
    "aside.press": { title: "Put aside", sees: "PUT ASIDE was scanned or tapped.", try: "Scan on." },
    "out.press": { title: "Take out", sees: "TAKE OUT was scanned or pressed.", try: "Scan the package." },
    "close.press": { title: "Close", sees: "CLOSE BOX was scanned or pressed.", try: "Weigh the box." },
    "close.cancel": { title: "Keep open", sees: "Somebody goes on filling it.", try: "Scan on." },
    "tare.enter": {
      title: "Empty box weighed",
      sees: "The weight of the empty box was typed.",
      try: "Nothing.",
    },
    "weight.enter": {
      title: "Weight entered",
      sees: "Grams were typed, or came from a scale.",
      try: "Read the verdict.",
    },
    "count.enter": {
      title: "Count entered",
      sees: "Somebody counted the packages.",
      try: "Read the verdict.",
    },
    "reason.enter": {
      title: "Closed with a reason",
      sees: "The office closes it whatever its weight is.",
      try: "Read the verdict.",
    },
  },
  guards: {
    hasBox: "A box is open",
    hasNoBox: "No box is open",
    isWaiting: "Scans are not confirmed",
    isClosed: "The box was closed",
    isCountAsked: "The weight proves nothing",
    isWeightAsked: "The weight does not agree",
    isCloseRefused: "Closing was refused",
    isNews: "It is newer than what is shown",
    isHolding: "It was refused",
    isLastHeld: "Nothing else waits",
    isHeld: "Something waits",
    isPackage: "It is not about a box",
  },
  actors: {},
  delays: {},
};
