import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a package",
  purpose: "Takes a parcel from its garments over its label to the buyer.",
  states: {
    Processing: {
      title: "No label yet",
      sees: "The package has “No label yet”.",
      try: "Press “Attach label”; the order must be paid and not on hold.",
    },
    Failed: {
      title: "Label failed",
      sees: "The package is “Failed”: a label could not be had.",
      try: "Press “Attach label” again.",
    },
    Ready: {
      title: "Label ready",
      sees: "The package says “Label ready”; not all of it is packed.",
      try: "Pack the garments, or press “Confirm as packed”.",
    },
    Packed: {
      title: "Packed",
      sees: "The package is “Packed”: everything is in it.",
      try: "Press “Hand over” when the carrier takes it.",
    },
    Boxed: {
      title: "In a box",
      sees: "The package is “Boxed”: it lies in a box.",
      try: "Hand over its box.",
    },
    "Handed Over": {
      title: "Handed over",
      sees: "The package is “Handed over”: the carrier has it.",
      try: "Follow its tracking number. “Undo hand-over” works for two minutes.",
    },
    "In Transit": {
      title: "In transit",
      sees: "The package is “In transit”.",
      try: "Wait, or look at the carrier’s page.",
    },
    Customs: {
      title: "At customs",
      sees: "The package is at “Customs”.",
      try: "Wait; if it takes long, ask the carrier.",
    },
    "Out For Delivery": {
      title: "Out for delivery",
      sees: "The package is “Out for delivery”.",
      try: "Wait: it arrives soon.",
    },
    Exception: {
      title: "Exception",
      sees: "The package has an “Exception”: something went wrong on its way.",
      try: "Look at the carrier’s page, and ask the carrier.",
    },
    "Return To Sender": {
      title: "Return to sender",
      sees: "The package is on its way back to us.",
      try: "Ask the buyer for the right address.",
    },
    Delivered: {
      title: "Delivered",
      sees: "The package is “Delivered”.",
      try: "Nothing; if it comes back: “Mark returned”.",
    },
    Returned: {
      title: "Returned",
      sees: "The package is “Returned”: it is back here.",
      try: "Talk to the seller about what happens to it.",
    },
    Lost: {
      title: "Lost",
      sees: "The package is “Lost”.",
      try: "Open a case. If it comes back after all: “Mark returned”.",
    },
    Voided: {
      title: "Voided",
      sees: "The package is “Voided”: it was cancelled, and its label too.",
      try: "Nothing: its garments wait for another package.",
    },
    Cancelled: {
      title: "Cancelled",
      sees: "The package is “Cancelled”: nothing is sent in it.",
      try: "Nothing.",
    },
  },
  events: {
    "label.attach": {
      title: "Attach label",
      sees: "Somebody pressed “Attach label” and gave carrier and number.",
      try: "When it is blocked, the reason says what is missing.",
    },
    "label.void": {
      title: "Void label",
      sees: "Somebody pressed “Void label” and gave a reason.",
      try: "Attach another one if it is still to leave.",
    },
    "package.confirm": {
      title: "Confirm as packed",
      sees: "Somebody confirmed by hand that everything is in it.",
      try: "When it is blocked, finish its garments first.",
    },
    "package.split": {
      title: "Split package",
      sees: "Some garments went into a package of their own.",
      try: "Attach a label to both.",
    },
    "package.merge": {
      title: "Merge into another",
      sees: "Its garments went into another package.",
      try: "Look at the other package.",
    },
    "package.cancel": {
      title: "Cancel package",
      sees: "Somebody cancelled it.",
      try: "Press “Make a package” in its order to send the garments.",
    },
    "package.handOver": {
      title: "Hand over",
      sees: "The carrier took it.",
      try: "Follow its tracking number.",
    },
    "handOver.undo": {
      title: "Undo hand-over",
      sees: "The hand-over was taken back.",
      try: "Nothing: it is still here.",
    },
    "package.track": {
      title: "Add tracking event",
      sees: "Somebody said what the carrier says.",
      try: "Nothing.",
    },
    "package.deliver": {
      title: "Mark delivered",
      sees: "Somebody said that it has arrived.",
      try: "When it is blocked, wait for the carrier’s scan.",
    },
    "package.lose": {
      title: "Mark lost",
      sees: "Somebody said that it is lost.",
      try: "Open a case.",
    },
    "package.return": {
      title: "Mark returned",
      sees: "Somebody said that it is back.",
      try: "Talk to the seller.",
    },
    "labels.settle": {
      title: "Follow its label",
      sees: "Its label came or went.",
      try: "Nothing: this happens by itself.",
    },
    "units.settle": {
      title: "Follow its garments",
      sees: "A garment in it moved.",
      try: "Nothing: this happens by itself.",
    },
    "track.settle": {
      title: "Follow its tracking",
      sees: "The carrier said something new.",
      try: "Nothing: this happens by itself.",
    },
  },
  guards: {
    hasUnits: "There is something in it",
    isEmpty: "There is nothing in it",
    isHandOverUndoable: "You handed it over, just now",
    "isHandOverUndoable and isUnscanned": "Handed over just now, not scanned",
    isLabelIdle: "It has no label",
    "isLabelIdle and isSplittable": "No label, and more than one garment",
    isLabelled: "It has a label",
    "isLabelled and isVerified": "It has a label and all is packed",
    isMade: "Every garment is finished",
    isOrderOpen: "Its orders are open",
    "isOrderOpen and isMade": "Orders open and garments finished",
    "isOrderOpen and isPaid and isLabelIdle and hasUnits": "Orders open, paid, no label, not empty",
    isPaid: "Its orders are paid",
    isSplittable: "There is more than one garment in it",
    isTracked: "The carrier says so",
    isUnlabelled: "Its label is gone",
    isUnscanned: "The carrier has not scanned it",
    isUntracked: "The carrier does not tell of it",
    isUnverified: "Not everything is packed",
    isVerified: "Everything is packed",
  },
  actors: {},
  delays: {},
};
