import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Acting as somebody else",
  purpose: "Ends acting as another person, after an hour at the latest.",
  states: {
    acting: {
      title: "Acting",
      sees: "The bar on top names the other person, with a button to go back.",
      try: "Press “Switch back to …” in the bar to be yourself again.",
    },
    goingBack: {
      title: "Going back",
      sees: "The button in the bar is busy for a moment.",
      try: "Wait a few seconds.",
    },
    stuck: {
      title: "Could not go back",
      sees: "The bar says why the way back was refused.",
      try: "Press “Switch back to …” again; if it is refused once more, log out and sign in again.",
    },
    back: {
      title: "Back",
      sees: "The page starts again with the person’s own name.",
      try: "Nothing: it is done.",
    },
  },
  events: {
    "back.ask": {
      title: "Asked to go back",
      sees: "The person pressed “Switch back to …” in the bar.",
      try: "Wait until the page has started again.",
    },
  },
  guards: { isBack: "The server gave the person back" },
  actors: { goBack: "Switch back" },
  delays: { endDelay: "after almost an hour" },
};
