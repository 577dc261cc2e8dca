import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Sessions and devices",
  purpose: "Shows where somebody is signed in, and signs them out on one other device or on all of them.",
  states: {
    loading: {
      title: "Loading the sessions",
      sees: "Gray bars where the list will be.",
      try: "Wait a few seconds.",
    },
    unreadable: {
      title: "Could not be loaded",
      sees: "“Your sessions could not be loaded”, with the reason below.",
      try: "Check the network, then press “Try again”.",
    },
    listed: {
      title: "Sessions shown",
      sees:
        "The list of devices, “This device” marked, the others with a button “Sign out”. A message above says when something did not work.",
      try: "Press “Sign out” beside a device that is unknown, then change the password.",
    },
    confirming: {
      title: "Asking about all the others",
      sees:
        "The question “Sign out on every other device?”; in another person’s record, “Sign this person out on every device?”.",
      try:
        "Press “Sign out everywhere else” or “Sign out everywhere” to do it, “Cancel” to leave all as it is.",
    },
    ending: {
      title: "Signing out elsewhere",
      sees: "The list stays, its buttons are busy.",
      try: "Wait a few seconds.",
    },
    looking: {
      title: "Checking what is left",
      sees: "The list stays, its buttons are busy a moment longer.",
      try: "Wait a few seconds: the list will show what is true now.",
    },
  },
  events: {
    "sessions.retry": {
      title: "Asked to load again",
      sees: "The person pressed “Try again”.",
      try: "Wait until the list is there.",
    },
    "sessions.end": {
      title: "One device signed out",
      sees:
        "The person pressed “Sign out” beside another device. The device in use ends with “Log Out” in the menu of the name.",
      try: "Wait until the device is gone from the list.",
    },
    "sessions.endOthers": {
      title: "All others requested",
      sees:
        "The person pressed “Sign out everywhere else”, or “Sign out everywhere” in another person’s record.",
      try: "Answer the question that follows.",
    },
    "sessions.cancel": {
      title: "Question answered with no",
      sees: "The person pressed “Cancel”: nobody is signed out.",
      try: "Nothing to be done.",
    },
    "sessions.confirm": {
      title: "Question answered with yes",
      sees: "The person confirmed that all the others are to be signed out.",
      try: "Wait until the list shows what is left.",
    },
  },
  guards: {
    isKnown: "The server gave the list",
    isOther: "It is not the device in use",
    hasOthers: "There are other devices",
  },
  actors: {
    fetchSignIns: "Load the sessions",
    endSignIns: "End these sessions",
  },
  delays: {},
};
