import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Station of the workshop",
  purpose: "Finds out which station a device is, shows the garment that is open, and sends what is scanned.",
  states: {
    bench: { title: "At the bench", sees: "The screen of a station.", try: "Scan, or read what it says." },
    "bench.finding": {
      title: "Looking for stations",
      sees: "The title of the screen, and nothing below it yet.",
      try: "Wait a moment.",
    },
    "bench.unfound": {
      title: "Stations not loaded",
      sees: "“The station could not be loaded”.",
      try: "Check the connection, press “Try again”.",
    },
    "bench.nowhere": {
      title: "No station there",
      sees: "“There is no station for … yet”.",
      try: "Add one under Locations, or ask the manager.",
    },
    "bench.choosing": {
      title: "Choosing a station",
      sees: "“Which station is this?” over a list.",
      try: "Press the station, or scan its label.",
    },
    "bench.opening": {
      title: "Opening",
      sees: "The name of the station; its work comes in a moment.",
      try: "Wait a moment.",
    },
    "bench.atWork": {
      title: "At work",
      sees: "The station with its work and the last scans.",
      try: "Scan a ticket.",
    },
    "bench.atWork.resting": {
      title: "Nothing open",
      sees: "How many wait, and what to take next.",
      try: "Take the next garment and scan its ticket.",
    },
    "bench.atWork.open": {
      title: "A garment is open",
      sees: "The garment with its art, its color and its size.",
      try: "Do the work, then pass it.",
    },
    "bench.atWork.open.working": {
      title: "In work",
      sees: "The garment, and buttons to pass or reject it.",
      try: "Press Enter or scan PASS when it is good.",
    },
    "bench.atWork.open.asking": {
      title: "Why it is rejected",
      sees: "Nine reasons, each with its digit.",
      try: "Press a digit, or “Don’t reject”.",
    },
    photo: {
      title: "Photo of a reject",
      sees: "What the screen asks for after a reject.",
      try: "See below.",
    },
    "photo.none": { title: "No photo wanted", sees: "Nothing about photos.", try: "Nothing." },
    "photo.wanted": {
      title: "Photo wanted",
      sees: "A button to take a photo of what was rejected.",
      try: "Take the photo, or scan on.",
    },
  },
  events: {
    "station.retry": { title: "Tried again", sees: "“Try again” was pressed.", try: "Wait a moment." },
    "station.choose": {
      title: "Station chosen",
      sees: "A station was picked from the list.",
      try: "Nothing.",
    },
    "station.change": {
      title: "Change of station",
      sees: "“Change station” was pressed in the menu.",
      try: "Pick the station from the list.",
    },
    "desk.came": {
      title: "Work loaded",
      sees: "The numbers and lists of the station are there.",
      try: "Nothing.",
    },
    "desk.missing": {
      title: "Station is gone",
      sees: "The station does not exist any more.",
      try: "Pick another one.",
    },
    "code.scanned": {
      title: "Code read",
      sees: "The scanner or the keyboard gave a code.",
      try: "Read the verdict.",
    },
    "pass.press": { title: "Passed by key", sees: "Enter or “Pass” was pressed.", try: "Read the verdict." },
    "undo.press": { title: "Undo by key", sees: "U or “Undo” was pressed.", try: "Read the verdict." },
    "reject.ask": { title: "Reject pressed", sees: "R or “Reject” was pressed.", try: "Pick the reason." },
    "reason.pick": {
      title: "Reason picked",
      sees: "A digit or a reason was pressed.",
      try: "Read the verdict.",
    },
    "ask.cancel": {
      title: "Not rejected",
      sees: "Escape or “Don’t reject” was pressed.",
      try: "Go on with the garment.",
    },
    "note.write": {
      title: "Note written",
      sees: "Something was typed into the note.",
      try: "Pick a reason after it.",
    },
    "fault.choose": {
      title: "Step of the fault",
      sees: "The step where it went wrong was pressed.",
      try: "Pick a reason after it.",
    },
    "art.turn": {
      title: "Next print area",
      sees: "N was pressed: another print file is shown.",
      try: "Nothing.",
    },
    "scan.sent": {
      title: "Scan on its way",
      sees: "A code was kept on the device and sent.",
      try: "Wait for the verdict.",
    },
    "scan.presumed": { title: "Presumed", sees: "A kept scan is taken to do what it says.", try: "Go on." },
    "scan.answered": { title: "Scan answered", sees: "The verdict is there.", try: "Read the verdict." },
    "photo.done": { title: "Photo taken", sees: "The photo is kept on the device.", try: "Scan on." },
  },
  guards: {
    isKnown: "The device’s station is one of them",
    isOnlyOne: "There is just one station",
    isNowhere: "There is no station",
    hasOpen: "A garment is open here",
    "not hasOpen": "No garment is open here",
    isAnother: "Another garment is open now",
    isOwnCode: "It is this station’s own label",
    isStationCode: "It is the label of a station",
    isRejectCard: "It is the card to reject",
    isReasonCard: "It is the card of a reason",
    isReprintCard: "It is the card to print a ticket",
    isNextCard: "It is the card for what is next",
    isUndoCard: "It is the card to undo",
    wantsPhoto: "A reject at a station with photos",
  },
  actors: {
    findStations: "Ask for the stations of the step",
  },
  delays: {},
};
