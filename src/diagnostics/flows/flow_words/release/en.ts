import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A newer version of the app",
  purpose:
    "Finds out that a newer version of the app is there and offers to reload; it never reloads by itself.",
  states: {
    watching: {
      title: "Watching for a newer version",
      sees: "Nothing.",
      try: "Nothing to be done. Reload the page to be sure of the newest version.",
    },
    "watching.recent": {
      title: "Checked a moment ago",
      sees: "Nothing: it was checked less than a minute ago.",
      try: "Nothing to be done.",
    },
    "watching.due": {
      title: "About to check again",
      sees:
        "Nothing: coming back to this window checks at once; otherwise it is checked within four minutes.",
      try: "Nothing to be done.",
    },
    "watching.checking": {
      title: "Checking for a newer version",
      sees:
        "Nothing; where a part could not be loaded, “This part could not be loaded” with the button “Reload”.",
      try: "Wait a few seconds; on the message press “Reload”.",
    },
    offered: {
      title: "Newer version offered",
      sees:
        "A small message in the corner says that a newer version is here, with the buttons “Reload” and “Later”. When it replaced a part of this one, it says so.",
      try: "Save what is open, then press “Reload”; what was typed in forms is kept.",
    },
    putOff: {
      title: "Put off for an hour",
      sees: "The message is gone; it comes again after an hour, or at once when a part is missing.",
      try: "Reload the page when it suits.",
    },
  },
  events: {
    "chunk.missing": {
      title: "A part could not be loaded",
      sees: "A part of the app was no longer there, mostly because a newer version replaced it.",
      try: "Check the network and press “Reload”; what was typed in forms is kept.",
    },
    "window.focus": {
      title: "Back in this window",
      sees: "The person came back to this window.",
      try: "Nothing to be done.",
    },
    "release.reload": {
      title: "Reload pressed",
      sees: "The person pressed “Reload”. If something is not saved, a question comes first.",
      try: "Wait until the page is there again.",
    },
    "release.later": {
      title: "Put off",
      sees: "The person pressed “Later”.",
      try: "Nothing to be done: the message comes again after an hour.",
    },
  },
  guards: { isOther: "There is another version than this one" },
  actors: { fetchRelease: "Check for a newer version" },
  delays: {
    recentFor: "after a minute",
    dueFor: "after 4 more minutes",
    laterFor: "after an hour",
  },
};
