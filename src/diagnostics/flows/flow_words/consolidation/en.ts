import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a flight",
  purpose:
    "Takes boxes from the workshop to the gateway, and records in the tracking of each package where it is.",
  states: {
    "Processing": {
      title: "Processing",
      sees: "The flight is “Processing”: boxes can be loaded and unloaded.",
      try: "Load boxes, enter flight and air waybill, then press “Close”.",
    },
    "Closed": {
      title: "Closed",
      sees: "The flight is “Closed”: its boxes and its value are fixed.",
      try: "Fix what its problems name, then press “Send manifest”. “Reopen” leads back.",
    },
    "Manifest Sent": {
      title: "Manifest sent",
      sees: "The manifest was sent and is kept.",
      try: "Press “Mark departed” once all boxes were handed over. “Revise manifest” leads back.",
    },
    "Departed": {
      title: "Departed",
      sees: "The flight is in the air.",
      try: "Press “Mark arrived” when it has landed.",
    },
    "Arrived": {
      title: "Arrived",
      sees: "The flight has landed, and customs look at it.",
      try: "Press “Mark cleared”, or “Mark held by customs” with the reason.",
    },
    "Customs Hold": {
      title: "Held by customs",
      sees: "Customs hold the flight.",
      try: "Read why. An administrator presses “Mark cleared” or “Complete short”.",
    },
    "Cleared": {
      title: "Cleared",
      sees: "Customs have released the packages.",
      try: "Press “Mark injected” when the local carrier has them.",
    },
    "Injected": {
      title: "Injected",
      sees: "The local carrier has the packages.",
      try: "The gateway receives the boxes; then press “Complete”.",
    },
    "Completed": {
      title: "Completed",
      sees: "The flight is “Completed”.",
      try: "Nothing. Missing packages are named on it.",
    },
    "Cancelled": {
      title: "Cancelled",
      sees: "The flight was cancelled, and its boxes came off.",
      try: "Load the boxes onto another flight.",
    },
  },
  events: {
    "flight.close": {
      title: "Close",
      sees: "Somebody pressed “Close”.",
      try: "When it is blocked, read what is missing.",
    },
    "flight.reopen": {
      title: "Reopen",
      sees: "Somebody pressed “Reopen”.",
      try: "Load or unload boxes, then close it again.",
    },
    "flight.send": {
      title: "Send manifest",
      sees: "Somebody pressed “Send manifest”: the file is kept with its digest.",
      try: "When it is blocked, look at its problems.",
    },
    "flight.revise": {
      title: "Revise manifest",
      sees: "Somebody pressed “Revise manifest” and said why.",
      try: "Change what is wrong, then send it again.",
    },
    "flight.depart": {
      title: "Departed",
      sees: "Somebody pressed “Mark departed”. Two minutes later it is in the tracking.",
      try: "When it is blocked, hand over the boxes.",
    },
    "flight.arrive": { title: "Arrived", sees: "Somebody pressed “Mark arrived”.", try: "Nothing." },
    "flight.hold": {
      title: "Held by customs",
      sees: "Somebody pressed “Mark held by customs” and said why.",
      try: "Read why.",
    },
    "flight.clear": {
      title: "Cleared",
      sees: "An administrator pressed “Mark cleared”, perhaps with the duty.",
      try: "Nothing.",
    },
    "flight.inject": { title: "Injected", sees: "Somebody pressed “Mark injected”.", try: "Nothing." },
    "flight.complete": {
      title: "Complete",
      sees: "Somebody pressed “Complete”.",
      try: "When it is blocked, receive the boxes.",
    },
    "flight.completeShort": {
      title: "Complete short",
      sees: "An administrator completed it and named what is missing.",
      try: "Look at the missing packages.",
    },
    "flight.cancel": {
      title: "Cancel flight",
      sees: "Somebody pressed “Cancel flight”.",
      try: "When it is blocked, it has departed.",
    },
    "boxes.settle": {
      title: "Boxes changed",
      sees: "A box was loaded, unloaded or received.",
      try: "Nothing: this happens by itself.",
    },
  },
  guards: {
    hasLoad: "A box is on it",
    areBoxesClosed: "All boxes are closed",
    isNotTooLarge: "It is not too large",
    hasFlight: "Flight, airport and day are known",
    isMawb: "The air waybill is right",
    areDeclared: "All packages can be declared",
    areHandedOver: "All boxes were handed over",
    areReceived: "All boxes were received",
    isShort: "Something is missing",
    isNotDeparted: "It has not departed",
    areSumsStale: "Its sums are out of date",
    "hasLoad and areBoxesClosed and isNotTooLarge and hasFlight and isMawb":
      "Loaded, with flight and waybill",
  },
  actors: {},
  delays: {},
};
