import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Scans that are kept",
  purpose: "Keeps each scan of a station on the device until the server has answered it, in its order.",
  states: {
    keeping: { title: "On the device", sees: "Nothing.", try: "Nothing." },
    "keeping.opening": {
      title: "Looking at what is kept",
      sees: "The station, as it opens.",
      try: "Scan. What was scanned before is sent first.",
    },
    "keeping.resting": {
      title: "All is kept",
      sees: "Nothing, or amber: so many scans kept, not confirmed.",
      try: "Keep scanning.",
    },
    "keeping.writing": { title: "Keeping", sees: "Nothing: it takes milliseconds.", try: "Keep scanning." },
    "keeping.without": {
      title: "Nothing can be kept",
      sees: "“This device cannot keep scans.”",
      try:
        "Scan while there is a connection. Free storage on the device, leave private windows, then load the page again.",
    },
    sending: { title: "Sending to the server", sees: "Nothing.", try: "Nothing." },
    "sending.resting": { title: "Nothing to send", sees: "The last verdict.", try: "Scan." },
    "sending.asking": {
      title: "Sending",
      sees: "“Sending…”, then the verdict.",
      try: "Keep scanning: what comes meanwhile is sent next.",
    },
    "sending.pausing": {
      title: "No answer",
      sees: "Amber: the scans are kept and not confirmed.",
      try: "Keep scanning. Check the network; “Send now” tries at once.",
    },
    "sending.stuck": {
      title: "May not send",
      sees: "That the scans cannot be sent now.",
      try: "Sign in again as the person who scanned. If it stays, look at the person’s rights.",
    },
  },
  events: {
    "scan.take": {
      title: "Scanned",
      sees: "A ticket or a command was scanned or typed.",
      try: "Wait for the verdict.",
    },
    "answers.hear": {
      title: "Sent by another window",
      sees: "The verdict of a scan that another window of this device has sent.",
      try: "Close the other window.",
    },
    "refusal.tap": {
      title: "Refusal seen",
      sees: "Somebody dismissed the refusal of a kept scan.",
      try: "Put the garment aside and look at its ticket.",
    },
    "net.back": {
      title: "Connection is back",
      sees: "The device is online again, or was woken up.",
      try: "Wait a moment.",
    },
  },
  guards: {
    isFull: "2,000 scans are kept already",
    cannotKeep: "Nothing can be kept, and nothing sent",
    hasUnwritten: "A scan is not on the device yet",
    hasHead: "A kept scan waits for its answer",
    isOpened: "The device keeps scans",
    isWritten: "It is on the device",
    isAnswered: "The server answered",
    isRefusedTogether: "Together they were not accepted",
    isBarred: "Nobody who may scan is signed in",
  },
  actors: {
    openStore: "Read what is kept here",
    writeScans: "Keep scans on the device",
    sendScans: "Send the oldest scans",
  },
  delays: { untilNextTry: "after 1 to 30 seconds", untilSignedIn: "after 30 seconds" },
};
