import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a shipment invoice",
  purpose: "Takes boxes from the dock to a forwarder, and the forwarder’s invoice to its payment.",
  states: {
    Pending: {
      title: "Pending",
      sees: "The shipment invoice is “Pending”: boxes can be put on it and taken off.",
      try: "Put the boxes on it, then press “Hand over”.",
    },
    Confirmed: {
      title: "Confirmed",
      sees: "The shipment invoice is “Confirmed”: the forwarder signed, and its boxes have left.",
      try:
        "Press “Rate”, then “Enter invoice”. A wrong signature can be taken back until the packages follow.",
    },
    Invoiced: {
      title: "Invoiced",
      sees: "The shipment invoice is “Invoiced”: the forwarder’s amount is in the books.",
      try: "Press “Record payment” once it is paid.",
    },
    Disputed: {
      title: "Disputed",
      sees: "The shipment invoice is “Disputed”, with a reason.",
      try: "Agree on an amount with the forwarder, then press “Settle dispute”.",
    },
    Paid: {
      title: "Paid",
      sees: "The shipment invoice is “Paid”.",
      try: "Nothing.",
    },
    Cancelled: {
      title: "Cancelled",
      sees: "The shipment invoice is “Cancelled”: its boxes were taken off.",
      try: "Create another one if it is needed after all.",
    },
  },
  events: {
    "bill.confirm": {
      title: "Hand over",
      sees: "Somebody counted the boxes and the forwarder signed.",
      try: "When it is blocked, read why: a box is open, a package is on hold, or the count differs.",
    },
    "bill.unconfirm": {
      title: "Take signature back",
      sees: "Somebody pressed “Take signature back”: the boxes are on the dock again.",
      try: "When it is blocked, the shipment invoice is rated or its packages have left.",
    },
    "bill.cancel": {
      title: "Cancel shipment invoice",
      sees: "Somebody pressed “Cancel shipment invoice”: its boxes were taken off.",
      try: "Nothing.",
    },
    "bill.rate": {
      title: "Rate",
      sees: "Somebody pressed “Rate”: the cost table says what it should cost.",
      try: "When it is blocked, add a local cost table for the forwarder.",
    },
    "bill.invoice": {
      title: "Enter invoice",
      sees: "Somebody entered the forwarder’s invoice.",
      try: "When it is blocked, rate the shipment invoice, or dispute the invoice.",
    },
    "bill.dispute": {
      title: "Dispute",
      sees: "Somebody pressed “Dispute” and gave a reason.",
      try: "Read the reason.",
    },
    "bill.agree": {
      title: "Settle dispute",
      sees: "Somebody entered the amount that was agreed.",
      try: "Nothing.",
    },
    "bill.pay": {
      title: "Record payment",
      sees: "Somebody recorded the payment.",
      try: "When it is blocked, another person has to pay.",
    },
    "boxes.settle": {
      title: "Its boxes changed",
      sees: "A box was put on or taken off: the sums were counted again.",
      try: "Nothing.",
    },
  },
  guards: {
    hasBoxes: "It has a box",
    isAllClosed: "All of its boxes are closed",
    isSound: "All of its packages may leave",
    isLoadable: "It has at most 100 boxes",
    areBoxesCounted: "The count is right",
    "hasBoxes and isAllClosed and isSound and areBoxesCounted and isLoadable": "Closed, sound and counted",
    areBoxesStale: "Its boxes changed",
    isUnrated: "It is not rated",
    isUnmoved: "None of its packages has left",
    "isUnrated and isUnmoved": "Not rated, and no package has left",
    hasCostTable: "A cost table has a price",
    isRated: "It is rated",
    isNotAbove: "The amount is not above the rated one",
    isNotBelow: "The amount is not below the rated one",
    "isRated and isNotAbove and isNotBelow": "Rated, and right within 0.5 %",
    isSecondPayer: "Entered by another person, or small",
  },
  actors: {},
  delays: {},
};
