import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a refund request",
  purpose: "Takes money that somebody wants back for a seller from the request to the balance.",
  states: {
    Processing: {
      title: "Processing",
      sees:
        "The request is “Processing”: the requested amount is reserved, and nothing is on the balance yet.",
      try: "Wait for an administrator; the person who requested it can press “Cancel request”.",
    },
    Approved: {
      title: "Approved",
      sees: "The request is “Approved”: an administrator requested it, and the amount needs a second person.",
      try: "Ask another administrator, or accounting, to press “Refund”.",
    },
    Posted: {
      title: "Refunded",
      sees: "The request is “Refunded”: the money is on the seller’s balance.",
      try: "Nothing: it is done.",
    },
    Rejected: {
      title: "Rejected",
      sees: "The request is “Rejected”, with a reason: the balance has not changed.",
      try: "Read the reason, then press “Request refund” with what is right.",
    },
    Cancelled: {
      title: "Cancelled",
      sees: "The request is “Cancelled”: it was taken back, or all of it came back another way.",
      try: "Press “Request refund” if it is needed after all.",
    },
  },
  events: {
    "refund.approve": {
      title: "Approve",
      sees: "An administrator pressed “Approve”: the money is back, or waits for a second person.",
      try: "Look at the status: “Approved” still needs somebody else.",
    },
    "refund.post": {
      title: "Refund",
      sees: "A second person pressed “Refund”: the money is on the balance.",
      try: "When it is blocked, ask a colleague who neither requested nor approved it.",
    },
    "refund.reject": {
      title: "Reject",
      sees: "Somebody pressed “Reject” and gave a reason.",
      try: "Read the reason.",
    },
    "refund.cancel": {
      title: "Cancel request",
      sees: "The person who requested it pressed “Cancel request”.",
      try: "Nothing, or “Request refund” again.",
    },
    "orders.settle": {
      title: "Refunded another way",
      sees:
        "A label was voided, garments were cancelled or the order was cancelled: the request is reduced by that amount.",
      try: "Nothing: this happens by itself.",
    },
  },
  guards: {
    isGivenBack: "All of it came back another way",
    isReduced: "A part came back another way",
    isMaker: "The person requested it",
    isNotMaker: "Somebody else requested it",
    isSecond: "The person did not approve it",
    isOneEnough: "Requested by another, or a small sum",
    "isNotMaker and isSecond": "Neither requested nor approved by them",
  },
  actors: {},
  delays: {},
};
