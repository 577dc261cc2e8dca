import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a price table",
  purpose: "Takes a table of prices, costs or duties from a draft to the day it begins, and to its end.",
  states: {
    draft: {
      title: "Draft",
      sees: "The table is “Draft”: nothing is priced with it, and it can be changed.",
      try: "Back-test it, then press “Schedule”.",
    },
    scheduled: {
      title: "Scheduled",
      sees: "The table is “Scheduled”: it begins on its day.",
      try: "Wait for that day; “Withdraw” stops it before.",
    },
    active: {
      title: "Active",
      sees: "The table is “Active”: packages are priced with it.",
      try: "To change prices, press “Revise”.",
    },
    ended: {
      title: "Ended",
      sees: "The table is “Ended”: a later one took its place, or its last day is over.",
      try: "Press “Revise” to use its prices again.",
    },
    withdrawn: {
      title: "Withdrawn",
      sees: "The table is “Withdrawn”: it was never used, or never will be.",
      try: "Press “Revise” to take it up again.",
    },
  },
  events: {
    "table.schedule": {
      title: "Schedule",
      sees: "Somebody pressed “Schedule”.",
      try: "When it is blocked, read why: a fault, a missing back-test, or a day that is past.",
    },
    "table.withdraw": {
      title: "Withdraw",
      sees: "Somebody pressed “Withdraw”.",
      try: "Press “Revise” if it is needed after all.",
    },
    "table.revise": {
      title: "Revise",
      sees: "Somebody pressed “Revise”: there is a new draft with the same prices.",
      try: "Open the draft among the drafts.",
    },
    "table.settle": {
      title: "The clock",
      sees: "A day of the table has come.",
      try: "Nothing: its status follows its dates.",
    },
  },
  guards: {
    isFaultless: "Nothing in it is wrong",
    isTested: "It was back-tested lately",
    hasNoHoles: "Each package would have a price",
    isAhead: "It begins later than now",
    isAlone: "No other begins at that time",
    "isFaultless and isAhead and isAlone and isTested and hasNoHoles": "Every check passes",
    hasBegun: "It has begun",
    isNotBegun: "It has not begun",
    isOver: "It is over",
  },
  actors: {},
  delays: {},
};
