import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The saved views of a list",
  purpose: "Knows which views a list has and how many records each tab shows.",
  states: {
    opening: { title: "Opening", sees: "The list without its tabs yet.", try: "Wait a moment." },
    loading: { title: "Loading the views", sees: "The tabs are on their way.", try: "Wait a moment." },
    "loading.held": {
      title: "The list waits for its views",
      sees: "The list waits up to a second for its views.",
      try: "Wait a moment.",
    },
    "loading.late": {
      title: "The list waits no longer",
      sees: "The list is there; its tabs come later.",
      try: "Work on; the tabs follow.",
    },
    shown: { title: "Shown", sees: "The tabs of the list.", try: "Choose a tab." },
    "shown.resting": {
      title: "Numbers are up to date",
      sees: "The tabs with their numbers.",
      try: "Choose a tab.",
    },
    "shown.counting": {
      title: "Counting",
      sees: "The tabs; their numbers are being counted.",
      try: "Wait a moment, or work on.",
    },
    refreshing: { title: "Loading again", sees: "The tabs as they were.", try: "Wait a moment, or work on." },
    unknown: {
      title: "Could not be loaded",
      sees: "The list without saved views.",
      try: "Load the page again; the list works without them.",
    },
  },
  events: {
    "counts.due": {
      title: "Counts are due",
      sees: "Records changed, so the numbers are old.",
      try: "Nothing.",
    },
    "views.changed": {
      title: "Views changed",
      sees: "Somebody saved, shared or deleted a view.",
      try: "Nothing.",
    },
  },
  guards: {
    hasViews: "The views are already known",
    isDue: "The numbers are due",
    isFetched: "The server gave the views",
  },
  actors: {
    fetchViews: "Load the views",
    fetchCounts: "Count the records of each tab",
  },
  delays: {},
};
