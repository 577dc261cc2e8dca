import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a top-up",
  purpose: "Takes a top-up, or a manual transaction, from its request to the decision of somebody else.",
  states: {
    Pending: {
      title: "Pending",
      sees: "The top-up is “Pending”: the balance has not changed yet.",
      try: "Wait for accounting; the person who requested it can press “Cancel request”.",
    },
    Approved: {
      title: "Approved",
      sees: "The top-up is “Approved”: it is part of the balance.",
      try: "Nothing. If it was wrong, somebody who did not approve it presses “Reverse”.",
    },
    Rejected: {
      title: "Rejected",
      sees: "The top-up is “Rejected”, with a reason; the balance has not changed.",
      try: "Read the reason, then press “Request top-up” with what is right.",
    },
    Cancelled: {
      title: "Cancelled",
      sees: "The top-up is “Cancelled”: its request was taken back, and the balance has not changed.",
      try: "Press “Request top-up” if it is needed after all.",
    },
    Reversed: {
      title: "Reversed",
      sees: "The top-up is “Reversed”, with a reason: the balance is as it was without it.",
      try: "Read the reason, then press “Request top-up” with what is right.",
    },
  },
  events: {
    "topup.approve": {
      title: "Approve",
      sees: "Somebody pressed “Approve”: it is part of the balance.",
      try: "When it is blocked, read why: a colleague decides, or an exchange rate is added first.",
    },
    "topup.reject": {
      title: "Reject",
      sees: "Somebody pressed “Reject” and gave a reason.",
      try: "Read the reason.",
    },
    "topup.cancel": {
      title: "Cancel request",
      sees: "The person who requested it pressed “Cancel request”.",
      try: "Nothing, or “Request top-up” again.",
    },
    "topup.reverse": {
      title: "Reverse",
      sees: "Somebody pressed “Reverse” and gave a reason: the balance goes back.",
      try: "When it is blocked, ask a colleague who did not approve it.",
    },
  },
  guards: {
    isMaker: "The person requested it",
    isNotMaker: "Somebody else requested it",
    "isNotMaker and isOnce and hasRate and areBooksSound": "Requested by another, all checks pass",
    isNotChecker: "The person did not approve it",
    isOnce: "Its transaction is not approved yet",
    hasRate: "Its exchange rate is known",
    areBooksSound: "Books are sound, or not a payout",
  },
  actors: {},
  delays: {},
};
