import type { FlowWords } from "../words.ts";

/** Returns the words of a step of the workshop and of a garment's three states in it. */
const at = (step: string, name: string, work: string): FlowWords["states"] => ({
  [step]: {
    title: name,
    sees: `The garment’s step is “${name}”: here ${work}.`,
    try: "Look whether it waits, is being worked on, or is on hold.",
  },
  [`${step}.Waiting`]: {
    title: `${name}: waiting`,
    sees: `“${name}”, “Waiting”: nobody works on it yet.`,
    try: `Wait, or ask ${name} to start it with “Start work”.`,
  },
  [`${step}.Inprocess`]: {
    title: `${name}: being worked on`,
    sees: `“${name}”, “Being worked on”: somebody works on it.`,
    try: `Wait for “Pass on”. What is wrong is put aside with “Reject”.`,
  },
  [`${step}.On Hold`]: {
    title: `${name}: on hold`,
    sees: `“${name}”, “On hold”: its order is on hold, or is to be cancelled.`,
    try: `Release the order, or decide about its cancellation; the garment follows.`,
  },
});

export const words: FlowWords = {
  title: "The life of a garment",
  purpose: "Takes one garment from the blank through the workshop into its package.",
  states: {
    ...at("QC", "QC", "the blank is checked"),
    ...at("Cutting", "Cutting", "it is cut"),
    ...at("Printing", "Printing", "it is printed"),
    ...at("Sewing", "Sewing", "it is sewn"),
    ...at("Final QC", "Final QC", "the finished garment is checked"),
    ...at("Packing", "Packing", "it is finished and goes into its package"),
    Packed: {
      title: "Packed",
      sees: "The garment is “Packed”: it is in its package.",
      try: "Nothing here. If it has to come out again: “Unpack”, while the package is still here.",
    },
    Rejected: {
      title: "Rejected",
      sees: "The garment is “Rejected”: it was rejected too often, or its artwork is wrong.",
      try:
        "Somebody from the office decides: “Make again”, or cancel it with “Cancel garments” of its order.",
    },
    "Rejected.Waiting": {
      title: "Rejected: to be decided",
      sees: "“Rejected”, “Waiting”: it waits for a decision.",
      try: "Fix what was wrong, then press “Make again”, or cancel it in its order.",
    },
    "Rejected.On Hold": {
      title: "Rejected: on hold",
      sees: "“Rejected”, “On hold”: its order is on hold.",
      try: "Release the order first.",
    },
    Stopped: {
      title: "Cancelled",
      sees: "The garment is “Cancelled”: it is no longer made.",
      try: "Nothing: what was paid for it is back on the balance.",
    },
  },
  events: {
    "unit.start": {
      title: "Start work",
      sees: "Somebody began to work on it, by scan or by hand.",
      try: "When it is blocked, wait until the cooling-off time is over or release the order.",
    },
    "unit.pass": {
      title: "Pass on",
      sees: "Its step is done: it goes on to the next one.",
      try: "When it is blocked, it is open at another station.",
    },
    "unit.reject": {
      title: "Reject",
      sees: "Somebody rejected it and gave a reason.",
      try: "Nothing: it begins again with a new ticket, or waits for a decision.",
    },
    "unit.reprint": {
      title: "Make again",
      sees: "Somebody decided that it starts over.",
      try: "Print its new ticket.",
    },
    "unit.finish": {
      title: "Finish by hand",
      sees: "The office finished it without its stations and gave a reason.",
      try: "Nothing: it is ready to be packed.",
    },
    "unit.reassign": {
      title: "Send to another location",
      sees: "The office sent it to another location.",
      try: "When it is blocked, choose a location that takes orders and does all its steps.",
    },
    "unit.unpack": {
      title: "Unpack",
      sees: "Somebody took it out of its package.",
      try: "Pack it again, or reject it.",
    },
    "unit.undo": {
      title: "Undo last step",
      sees: "The person who took the last step undid it within two minutes.",
      try: "Nothing: it is where it was before.",
    },
    "unit.hold": {
      title: "Held by its order",
      sees: "Its order was put on hold, or its cancellation was requested.",
      try: "Release the order to go on.",
    },
    "unit.release": {
      title: "Released by its order",
      sees: "Its order goes on.",
      try: "Nothing: the garment goes on where it was.",
    },
    "unit.stop": {
      title: "Cancelled with its order",
      sees: "Its order was cancelled, or this garment was.",
      try: "Nothing: it is not made.",
    },
    "unit.pack": {
      title: "Packed with its package",
      sees: "Its package was confirmed as packed.",
      try: "Nothing.",
    },
    "unit.leave": {
      title: "Shipped with its package",
      sees: "Its package was handed over before it was packed: it counts as packed.",
      try: "Nothing.",
    },
    "unit.stay": {
      title: "Hand-over of its package undone",
      sees: "The handover of its package was taken back: it is as it was before.",
      try: "Pack it, and hand the package over again.",
    },
  },
  guards: {
    isCooled: "The cooling-off time is over",
    hasArtwork: "Its print file passed its checks",
    isFirst: "Its steps begin there",
    hasBlank: "A blank is there for it",
    hasSpare: "Another blank is there",
    "hasSpare and isFirst": "Spare blank, its steps begin there",
    "isCooled and hasBlank": "Cooled off, and its blank is there",
    "isReleased and hasBlank": "Not on hold, and its blank is there",
    isMovable: "That place can make it",
    isHere: "It is open at no other station",
    "isCooled and hasArtwork and hasBlank": "Cooled off, file right, blank here",
    "isHere and hasArtwork and isNext": "Open here, file right, next step",
    "isHere and isNext": "Open here, and that is its next step",
    isOutOfBox: "Its package is in no box",
    "isOutOfBox and isInHouse": "Not boxed, not left",
    isInHouse: "Its package has not left",
    "isOutOfBox and isInHouse and isRemakable and hasSpare and isFirst":
      "Here, can be made again, spare blank",
    isLastScan: "It was the last step, just now",
    "isOutOfBox and isLastScan and wasAt": "It was there before the last step",
    isNext: "That is its next step",
    isUntaken: "Begun by hand, at no station yet",
    isReleased: "Its order is not on hold",
    isRemakable: "Not rejected too often, artwork right",
    wasAt: "It was there before",
    wasOpen: "It was being worked on",
  },
  actors: {},
  delays: {},
};
