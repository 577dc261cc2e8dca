import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Connecting a store to its shop",
  purpose:
    "Lets a seller enter the address and the credentials of a shop, test them, and store the connection.",
  states: {
    editing: {
      title: "Filling in the form",
      sees:
        "Steps that say what to copy from the shop, and fields for it. A message says what a test found or what is wrong.",
      try: "Follow the steps, fill in the fields, press “Test”, then “Connect”.",
    },
    testing: {
      title: "Testing",
      sees: "“Test” has a spinner: the shop is being called. Nothing is stored.",
      try: "Wait up to 20 seconds. Then read what the shop answered.",
    },
    saving: {
      title: "Connecting",
      sees: "“Connect” or “Save connection” has a spinner.",
      try: "Wait up to 20 seconds, and leave the page open.",
    },
    unknown: {
      title: "No answer",
      sees: "“We did not get an answer”. If it was stored, the connection takes the place of the form.",
      try: "Press the button again. A store has one connection, so nothing is stored twice.",
    },
    saved: {
      title: "Connected",
      sees: "The connection with its status, the last sync and the next one.",
      try: "New orders arrive within minutes. “Sync now” reads the shop at once.",
    },
  },
  events: {
    "shop.type": {
      title: "Something typed",
      sees:
        "The person changed a field; its message is gone. After a change of the address or a secret the result of the test is gone too.",
      try: "Go on typing, and test again.",
    },
    "shop.test": {
      title: "Test requested",
      sees: "The person pressed “Test”.",
      try: "Wait for the answer, or fill in the field that is marked.",
    },
    "shop.save": {
      title: "Connection requested",
      sees: "The person pressed “Connect” or “Save connection”.",
      try: "Wait for the answer, or fill in the field that is marked.",
    },
  },
  guards: {
    hasProblems: "A field is missing or wrong",
    isSaved: "The connection was stored",
    isUnknown: "No answer: maybe stored",
  },
  actors: { testShop: "Call the shop", saveShop: "Store the connection" },
  delays: {},
};
