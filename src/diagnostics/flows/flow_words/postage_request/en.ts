import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a postage request",
  purpose: "Claims money back from a provider in time, until a line of its invoice credits it.",
  states: {
    Pending: {
      title: "Pending",
      sees: "The request is “Pending”: nobody has sent it.",
      try: "Somebody other than its maker presses “Submit”.",
    },
    Submitted: {
      title: "Submitted",
      sees: "The request is “Submitted”: the provider has it.",
      try: "Wait for the answer, then record it.",
    },
    Accepted: {
      title: "Accepted",
      sees: "The request is “Accepted”: the provider agreed.",
      try: "Wait for the invoice line that credits the money.",
    },
    Denied: {
      title: "Denied",
      sees: "The request is “Denied”, with a reason.",
      try: "Submit it again while there is time.",
    },
    Credited: { title: "Credited", sees: "The request is “Credited”.", try: "Nothing." },
    Expired: { title: "Expired", sees: "The request is “Expired”: its deadline is over.", try: "Nothing." },
    Cancelled: {
      title: "Cancelled",
      sees: "The request is “Cancelled”.",
      try: "Create another one if it is needed.",
    },
  },
  events: {
    "request.submit": {
      title: "Submit",
      sees: "Somebody sent it to the provider.",
      try: "When it is blocked, its deadline is over, or the same person made it.",
    },
    "request.accept": {
      title: "Accepted by the provider",
      sees: "Somebody recorded that the provider agreed.",
      try: "Nothing.",
    },
    "request.deny": {
      title: "Denied",
      sees: "Somebody recorded that the provider refused.",
      try: "Read the reason.",
    },
    "request.cancel": {
      title: "Cancel request",
      sees: "Somebody cancelled it.",
      try: "When it is blocked, decide about its label or its line.",
    },
    "request.credit": {
      title: "Credited",
      sees: "A line of the provider’s invoice credited the money.",
      try: "Nothing.",
    },
    "request.lapse": {
      title: "Deadline is over",
      sees: "Its deadline passed before anybody sent it.",
      try: "Nothing.",
    },
    "labels.settle": {
      title: "Its label was answered",
      sees: "The answer was recorded at the package.",
      try: "Nothing.",
    },
  },
  guards: {
    isNotMaker: "Made by another person",
    isInTime: "In time",
    "isNotMaker and isInTime": "In time, by another person",
    isLabelVoided: "Its label is voided",
    isLabelRefused: "Its label was refused",
    isWithdrawable: "It belongs to no label or line",
  },
  actors: {},
  delays: {},
};
