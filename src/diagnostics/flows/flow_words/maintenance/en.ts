import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Waiting for the server",
  purpose: "Tells somebody when a server that is starting or being looked after is there again.",
  states: {
    waiting: {
      title: "Waiting for the server",
      sees:
        "The page “Back soon”, which says that it asks for the server by itself, and the button “Ask now”.",
      try: "Leave the page open; what was typed is kept. Press “Ask now” to ask at once.",
    },
    asking: {
      title: "Asking for the server",
      sees: "“Asking for the server”; the button “Ask now” is busy.",
      try: "Wait a few seconds.",
    },
    back: {
      title: "The server is back",
      sees: "“The server is back.” and the button “Back to where you were”.",
      try: "Press “Back to where you were”.",
    },
  },
  events: {
    "server.ask": {
      title: "Asked at once",
      sees: "The person pressed “Ask now”.",
      try: "Wait a few seconds.",
    },
  },
  guards: { isThere: "The server answers as it should" },
  actors: { askServer: "Ask whether the server is there" },
  delays: { nextAsk: "after 5 to 30 seconds" },
};
