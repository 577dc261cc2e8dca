import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of an item",
  purpose: "Says whether an item of the catalogue can be ordered.",
  states: {
    Active: { title: "Active", sees: "It can be ordered.", try: "Nothing." },
    "Out Of Stock": {
      title: "Out of stock",
      sees: "It cannot be ordered; drafts with it have a problem.",
      try: "Press “Put back in stock” once it is there again, or offer its substitute.",
    },
    Discontinued: {
      title: "Discontinued",
      sees: "It can no longer be ordered; earlier orders keep it.",
      try: "Press “Reopen” to offer it again.",
    },
  },
  events: {
    "item.runOut": {
      title: "Out of stock",
      sees: "Somebody pressed “Mark out of stock”.",
      try: "Look at its substitute: drafts are offered that one.",
    },
    "item.restock": {
      title: "Back in stock",
      sees: "Somebody pressed “Put back in stock”; drafts lose the problem within a minute.",
      try: "Nothing.",
    },
    "item.end": {
      title: "Discontinue",
      sees: "Somebody pressed “Discontinue”, or its product was discontinued.",
      try: "Nothing, or “Reopen”.",
    },
    "item.reopen": {
      title: "Reopen",
      sees: "Somebody pressed “Reopen”; it can be ordered again.",
      try: "Nothing.",
    },
  },
  guards: {
    isProductActive: "The product is active",
  },
  actors: {},
  delays: {},
};
