import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Link to set a password",
  purpose:
    "Creates a one-time link with which another person sets their password; no email is sent, it is passed on.",
  states: {
    none: {
      title: "No link shown",
      sees:
        "The button “Create link” on the tab Sign-in of the user. Above it, why the last one was not created.",
      try: "Press “Create link”. An earlier link stops working then.",
    },
    making: {
      title: "Making the link",
      sees: "The button “Create link” is busy for a moment.",
      try: "Wait a few seconds.",
    },
    revealed: {
      title: "Shown this once",
      sees: "The one-time link, how long it is valid, and the button “I have copied it”.",
      try: "Copy it, give it only to that person, then press “I have copied it”.",
    },
  },
  events: {
    "link.make": {
      title: "Link requested",
      sees: "Somebody pressed “Create link”.",
      try: "Wait until the link is shown.",
    },
    "link.hide": {
      title: "Link hidden",
      sees: "Somebody pressed “I have copied it”: the link is no longer shown, but still works.",
      try: "Create another link if it was not copied.",
    },
  },
  guards: { isMade: "The server created the link" },
  actors: { makeLink: "Create a link" },
  delays: {},
};
