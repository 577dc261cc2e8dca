import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Waiting for the server",
  purpose: "Shows when a server that is starting or under maintenance is back.",
  states: {
    waiting: {
      title: "Waiting for the server",
      sees: "The page “Back soon”, which checks the connection automatically, and the button “Check now”.",
      try: "Leave the page open; what was typed is kept. Press “Check now” to check at once.",
    },
    asking: {
      title: "Checking the connection",
      sees: "“Checking the connection”; the button “Check now” is busy.",
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
      title: "Check now",
      sees: "The person pressed “Check now”.",
      try: "Wait a few seconds.",
    },
  },
  guards: { isThere: "The server answers as it should" },
  actors: { askServer: "Check the connection" },
  delays: { nextAsk: "after 5 to 30 seconds" },
};
