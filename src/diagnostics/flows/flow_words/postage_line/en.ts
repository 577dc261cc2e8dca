import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a line of a postage invoice",
  purpose: "Decides what becomes of the difference between a provider’s line and our label.",
  states: {
    Open: {
      title: "Open",
      sees: "The line is “Open”: nobody has decided about it.",
      try: "Accept it, pass it on to the seller, dispute it, or ignore it.",
    },
    Accepted: {
      title: "Accepted",
      sees: "The line is “Accepted”: we bear the difference.",
      try: "Nothing. While its invoice is in review it can be reopened.",
    },
    Passed: {
      title: "Passed on",
      sees: "The line is “Passed on”: the seller bears the difference, or gets it.",
      try: "Nothing. While its invoice is in review it can be reopened.",
    },
    Disputed: {
      title: "Disputed",
      sees: "The line is “Disputed”: we claim the difference back from the provider.",
      try: "Watch its request for money back.",
    },
    Ignored: {
      title: "Ignored",
      sees: "The line is “Ignored”: its difference is not posted.",
      try: "Reopen it if it counts after all.",
    },
  },
  events: {
    "line.accept": {
      title: "Accept",
      sees: "Somebody pressed “Accept”.",
      try: "When it is blocked, its invoice is not in review.",
    },
    "line.pass": {
      title: "Pass on",
      sees: "Somebody passed the difference on to the seller.",
      try: "When it is blocked, it has no seller, or the amount is larger than the difference.",
    },
    "line.dispute": {
      title: "Dispute",
      sees: "Somebody pressed “Dispute”.",
      try: "When it is blocked, no label has its number, or the provider did not charge more than expected.",
    },
    "line.ignore": {
      title: "Ignore",
      sees: "Somebody pressed “Ignore”.",
      try: "When it is blocked, its invoice is not in review.",
    },
    "line.reopen": {
      title: "Reopen",
      sees: "Somebody pressed “Reopen”.",
      try: "When it is blocked, its invoice is not in review.",
    },
  },
  guards: {
    isInReview: "Its invoice is in review",
    hasPayer: "It has a seller",
    isPassable: "Within the difference",
    "isInReview and hasPayer and isPassable": "In review, with a seller",
    isUnsubmitted: "Not submitted",
    "isInReview and isUnsubmitted": "In review, not submitted",
    isOfLabel: "It has a label",
    isCharged: "We were charged more",
    "isInReview and isOfLabel and isCharged": "In review, with a label, charged more",
  },
  actors: {},
  delays: {},
};
