import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "How the app looks",
  purpose:
    "Shows what somebody chooses under “Customize” at once, and saves it to their profile a moment later.",
  states: {
    absent: {
      title: "Nobody signed in",
      sees: "The usual look.",
      try: "Sign in to see your own look.",
    },
    opening: {
      title: "Taking over the saved look",
      sees: "The look changes to the person’s own, in no time.",
      try: "Nothing: the next step follows by itself.",
    },
    previewing: {
      title: "Only trying",
      sees: "“Preview only”: somebody acts as this person, so nothing is saved.",
      try: "Switch back to change your own look.",
    },
    settled: {
      title: "Saved",
      sees: "Under “Customize”, “Saved to your profile.”",
      try: "Nothing: all is saved.",
    },
    refreshing: {
      title: "Looking for changes elsewhere",
      sees: "The look as it was; it may change when another window saved something.",
      try: "Nothing to be done.",
    },
    debouncing: {
      title: "About to save",
      sees: "The new look, and “Saving…”.",
      try: "Wait a moment.",
    },
    saving: {
      title: "Saving",
      sees: "The new look, and “Saving…”.",
      try: "Wait a few seconds.",
    },
    failed: {
      title: "Not saved",
      sees: "“Your choice is shown, but it is not saved.” with the reason; the choice is marked “Not saved”.",
      try: "Check the network, then press “Try again”; on another device the look is the old one until then.",
    },
  },
  events: {
    "person.known": {
      title: "Person known",
      sees: "The app learned who is signed in, or something about them changed.",
      try: "Nothing to be done.",
    },
    "person.left": {
      title: "Person left",
      sees: "Nobody is signed in here now.",
      try: "Sign in again to see your own look.",
    },
    "look.doubt": {
      title: "Maybe changed elsewhere",
      sees: "Another window or device may have saved another look.",
      try: "Nothing: it is loaded automatically.",
    },
    "look.change": {
      title: "Something chosen",
      sees: "The person chose something under “Customize”, or collapsed the menu.",
      try: "Wait a moment until it is saved.",
    },
    "look.flush": {
      title: "Page about to be left",
      sees: "The page is left: what waits is saved now.",
      try: "Nothing to be done.",
    },
    "look.retry": {
      title: "Asked to save again",
      sees: "The person pressed “Try again”.",
      try: "Wait a few seconds.",
    },
  },
  guards: {
    isSame: "It is the same person as before",
    canSave: "The look is their own to save",
    isDue: "It may have changed elsewhere",
    hasNoChange: "There is nothing to save",
    isSaved: "The server saved it",
  },
  actors: {
    saveLook: "Save the look",
    fetchLook: "Load the saved look",
  },
  delays: {},
};
