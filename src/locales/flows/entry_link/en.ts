import type { FlowWords } from "../words.ts";

export const entryLink: FlowWords = {
  title: "Link to set a password",
  purpose:
    "Makes a one-time link with which another person sets their password; no mail is sent, it is handed on.",
  states: {
    none: {
      title: "No link shown",
      sees:
        "The button “Make a link” on the tab Sign-in of the user. Above it, why the last one was not made.",
      try: "Press “Make a link”. An earlier link stops working then.",
    },
    making: {
      title: "Making the link",
      sees: "The button “Make a link” is busy for a moment.",
      try: "Wait a few seconds.",
    },
    revealed: {
      title: "Shown this once",
      sees: "The one-time link, until when it is good, and the button “I have copied it”.",
      try: "Copy it, hand it to that person alone, then press “I have copied it”.",
    },
  },
  events: {
    "link.make": {
      title: "Link wanted",
      sees: "Somebody pressed “Make a link”.",
      try: "Wait until the link is shown.",
    },
    "link.hide": {
      title: "Link put away",
      sees: "Somebody pressed “I have copied it”: the link is shown no more, and still works.",
      try: "Make another link when it was not copied after all.",
    },
  },
  guards: { isMade: "The server made the link" },
  actors: { makeLink: "Ask the server for a link" },
  delays: {},
};
