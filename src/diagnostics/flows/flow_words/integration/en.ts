import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of an integration",
  purpose: "Connects us with another system while it is on.",
  states: {
    Paused: {
      title: "Paused",
      sees: "The integration is “Paused”: nothing is sent, and what comes in is refused.",
      try: "Create its secret, then press “Turn on”.",
    },
    Active: {
      title: "Active",
      sees: "The integration is “Active”: events are sent, or orders come in.",
      try: "Look at its log if something is missing. “Turn off” stops it.",
    },
  },
  events: {
    "integration.on": {
      title: "Turn on",
      sees: "Somebody pressed “Turn on”.",
      try: "Press “Test” to see what the other side answers.",
    },
    "integration.off": {
      title: "Turn off",
      sees: "Somebody pressed “Turn off”; nothing more is sent or taken.",
      try: "Nothing, or “Turn on” to go on.",
    },
  },
  guards: {
    hasSecret: "It has a secret",
  },
  actors: {},
  delays: {},
};
