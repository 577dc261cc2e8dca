import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Looking at one record",
  purpose: "Shows one record, such as an order, and keeps it up to date while it is open.",
  states: {
    opening: {
      title: "Opening",
      sees: "The record is about to appear.",
      try: "Nothing: it takes no time.",
    },
    loading: {
      title: "Loading",
      sees: "Gray bars are shown where the record will be.",
      try: "Wait a few seconds. If it takes longer, the page may be left without harm.",
    },
    ready: {
      title: "Shown",
      sees: "The record is on the screen. A line on top may say that it is out of date.",
      try: "Nothing. If the line says that it may be out of date, press “Try again”.",
    },
    refreshing: {
      title: "Being brought up to date",
      sees: "The record stays on the screen while its newest version is fetched.",
      try: "Wait a moment; you can go on reading.",
    },
    missing: {
      title: "Not there",
      sees: "The page says that there is no such record, or that the account may not see it.",
      try: "Check the number or the address. If both are right, the role or the scope does not include it.",
    },
    failed: {
      title: "Could not be loaded",
      sees: "The page says that the record could not be loaded, with the reason and “Try again”.",
      try: "Check the connection, then press “Try again”.",
    },
  },
  events: {
    "record.refresh": {
      title: "The record was requested again",
      sees: "The person pressed “Try again”, or did something that changes the record.",
      try: "Wait until it is loaded.",
    },
    "record.changed": {
      title: "Somebody changed the record",
      sees: "Somebody, or a job, changed this record.",
      try: "Nothing: the newest version comes by itself.",
    },
  },
  guards: {
    hasRecord: "The record came with the page",
    isDue: "It changed while it was fetched",
    isFound: "The server found the record",
    isMissing: "No such record is visible",
  },
  actors: {
    fetchRecord: "Load the record",
  },
  delays: {},
};
