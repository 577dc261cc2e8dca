import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a postal number",
  purpose: "Leads a number that was printed in advance from its sheet to the buyer.",
  states: {
    Reserved: {
      title: "Reserved",
      sees: "The number is “Reserved”: it is printed on a sheet and on no package yet.",
      try: "Stick it on a package and attach a label with this number, or void it.",
    },
    Assigned: {
      title: "Assigned",
      sees: "The number is “Assigned”: a label of a package has it.",
      try: "Hand the package over.",
    },
    Used: {
      title: "Used",
      sees: "The number is “Used”: the carrier scanned it.",
      try: "Nothing. It ends with the package.",
    },
    Retired: {
      title: "Retired",
      sees: "The number is “Retired”: its package was delivered, came back or is lost.",
      try: "Nothing: it is never given out again.",
    },
    Void: {
      title: "Void",
      sees: "The number is “Void”: nobody may use it.",
      try: "Throw its sticker away.",
    },
  },
  events: {
    "number.void": {
      title: "Void",
      sees: "Somebody pressed “Void”.",
      try: "Throw its sticker away.",
    },
    "packages.settle": {
      title: "Package changed",
      sees: "A package got a label with this number, or its label or status changed.",
      try: "Nothing.",
    },
  },
  guards: {
    isOnLabel: "A label has it",
    isOffLabel: "No valid label has it",
    isFirstScanned: "The carrier scanned it",
    isOver: "Its package has ended",
  },
  actors: {},
  delays: {},
};
