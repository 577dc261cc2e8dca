import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a box",
  purpose: "Collects packages that leave together, from the first package to its gateway.",
  states: {
    "Processing": {
      title: "Processing",
      sees: "The box is “Processing”: packages are put in and taken out.",
      try: "Fill it at the box station, then press “Close”.",
    },
    "Closed": {
      title: "Closed",
      sees: "The box is “Closed”: it was weighed, and nothing goes in or out.",
      try: "Put it on a shipment invoice, or press “Reopen”.",
    },
    "Handed Over": {
      title: "Handed over",
      sees: "The box is “Handed over”: the forwarder signed for it, or its manifest was submitted.",
      try: "Press “Mark as received” when it arrives.",
    },
    "Received": {
      title: "Received",
      sees: "The box is “Received”: it arrived at its gateway.",
      try: "Nothing: it is done.",
    },
    "Cancelled": {
      title: "Cancelled",
      sees: "The box is “Cancelled”: it was empty.",
      try: "Make another one if it is needed.",
    },
  },
  events: {
    "box.close": {
      title: "Close",
      sees: "Somebody pressed “Close” and gave the weight.",
      try: "Compare the weight, or count the packages.",
    },
    "box.closeAnyway": {
      title: "Close anyway",
      sees: "Somebody closed it despite its weight, with a reason.",
      try: "Read the reason in its history.",
    },
    "box.cancel": {
      title: "Cancel box",
      sees: "Somebody pressed “Cancel box”.",
      try: "Nothing: it was empty.",
    },
    "box.reopen": {
      title: "Reopen",
      sees: "Somebody pressed “Reopen”.",
      try: "Weigh it again when it is closed.",
    },
    "box.bill": {
      title: "Put on an invoice",
      sees: "It was scanned onto a shipment invoice.",
      try: "Open that invoice.",
    },
    "box.unbill": {
      title: "Take off its invoice",
      sees: "It was taken off its shipment invoice.",
      try: "Put it on another one.",
    },
    "box.load": { title: "Put on a flight", sees: "It was scanned onto a flight.", try: "Open that flight." },
    "box.unload": {
      title: "Take off its flight",
      sees: "It was taken off its flight.",
      try: "Put it on another one.",
    },
    "box.handOver": {
      title: "Hand over",
      sees: "The forwarder signed its shipment invoice, or the manifest of its packages was submitted.",
      try: "Its packages follow within minutes.",
    },
    "box.takeBack": {
      title: "Take back",
      sees: "The signature of its shipment invoice was taken back.",
      try: "Hand it over again with its shipment invoice.",
    },
    "box.receive": { title: "Mark as received", sees: "It was recorded at its gateway.", try: "Nothing." },
    "packages.settle": {
      title: "Packages counted",
      sees: "A package was put in or taken out.",
      try: "Nothing: this happens by itself.",
    },
  },
  guards: {
    "hasPackages": "A package is in it",
    "isEmpty": "No package is in it",
    "isSound": "No package in it is held or voided",
    "isOnScale": "The scale shows more than the empty box",
    "isLiftable": "It weighs 30 kg at most",
    "isInTolerance": "Its weight agrees with its packages",
    "isCounted": "Its packages were counted where needed",
    "isOnNothing": "It is on no invoice and no flight",
    "isFree": "It is on no invoice",
    "isOnBill": "It is on an invoice",
    "isBillPending": "That invoice is Pending",
    "isSamePlace": "That invoice is of its location",
    "isOffFlight": "It is on no flight",
    "isOnFlight": "It is on a flight",
    "isFlightOpen": "That flight is Processing",
    "isSameGateway": "That flight goes to its gateway",
    "isMiscounted": "Its sums are old",
    "hasPackages and isSound and isOnScale and isLiftable and isInTolerance and isCounted":
      "Sound, weighed and counted",
    "hasPackages and isSound and isOnScale and isLiftable": "Sound and weighed",
    "isEmpty and isOnNothing": "Empty, on no invoice and no flight",
    "isFree and isBillPending and isSamePlace": "Free, Pending, same place",
    "isOnBill and isBillPending": "On a Pending invoice",
    "isOffFlight and isFlightOpen and isSameGateway": "Off, open, same gateway",
    "isOnFlight and isFlightOpen": "On an open flight",
  },
  actors: {},
  delays: {},
};
