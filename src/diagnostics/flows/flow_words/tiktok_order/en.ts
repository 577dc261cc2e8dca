import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a TikTok order",
  purpose: "Leads an order of TikTok Shop from its file to our order, and follows TikTok’s status.",
  states: {
    "On Hold": {
      title: "On hold",
      sees: "The order is “On hold”: it is not paid, or the buyer can still change their mind.",
      try: "Wait until TikTok releases it, then import a newer file.",
    },
    Processing: {
      title: "Processing",
      sees: "The order is “Processing”: TikTok waits for its package.",
      try: "Match its SKUs, push it, and ship it before its deadline.",
    },
    "Cancel Requested": {
      title: "Cancel requested",
      sees: "The order is “Cancel requested”: the buyer asked TikTok to cancel it. Our order is on hold.",
      try: "Answer in TikTok’s Seller Center before the deadline, then import a newer file.",
    },
    Shipped: {
      title: "Shipped",
      sees: "The order is “Shipped”: a carrier has its package.",
      try: "Nothing.",
    },
    Completed: { title: "Completed", sees: "The order is “Completed” at TikTok.", try: "Nothing." },
    Cancelled: {
      title: "Cancelled",
      sees: "The order is “Cancelled” at TikTok. Our order is cancelled too, or asks for it.",
      try: "If our order was begun, answer its request to cancel.",
    },
  },
  events: {
    "tiktok.push": {
      title: "Push",
      sees: "Somebody pressed “Push”: our order was created, or the one with the same number was linked.",
      try: "Open our order and submit it.",
    },
    "tiktok.approveCancel": {
      title: "Approve the request",
      sees: "Somebody approved the buyer’s request to cancel. TikTok cancels the order.",
      try: "Nothing: our order is cancelled once TikTok has done it.",
    },
    "tiktok.refuseCancel": {
      title: "Refuse the request",
      sees: "Somebody refused the buyer’s request to cancel. TikTok ends the request.",
      try: "Nothing: the hold of our order ends once TikTok has done it.",
    },
    "remote.settle": {
      title: "TikTok changed",
      sees: "A file says something newer than the last one.",
      try: "Nothing.",
    },
  },
  guards: {
    isRemotePaid: "TikTok says it is paid",
    isRemoteOpen: "TikTok does not hold it",
    isMapped: "All SKUs have an item",
    isUnmasked: "The address is not masked",
    hasNoOrder: "It has no order here yet",
    hasGoods: "It has lines",
    isConnected: "The store is connected",
    isUnanswered: "It is not answered yet",
    isRemoteHeld: "TikTok holds it",
    isRemoteProcessing: "TikTok waits for its package",
    isRemoteCancelAsked: "The buyer asked to cancel",
    isRemoteShipped: "A carrier has it",
    isRemoteCompleted: "TikTok has completed it",
    isRemoteCancelled: "TikTok has cancelled it",
    "isConnected and isUnanswered": "Can be answered here",
    "isRemotePaid and isRemoteOpen and isMapped and isUnmasked and hasNoOrder and hasGoods": "Ready to push",
  },
  actors: {},
  delays: {},
};
