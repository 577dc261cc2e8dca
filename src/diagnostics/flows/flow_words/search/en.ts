import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Search and commands",
  purpose:
    "Finds pages, actions and records from everywhere by Ctrl K, and goes there; a whole number leads straight to its record.",
  states: {
    closed: {
      title: "Not opened",
      sees: "The search button in the top bar.",
      try: "Press it, or Ctrl K, to search.",
    },
    open: {
      title: "Search opened",
      sees: "A window with one field and the results below it.",
      try: "Type a number, a name or a page; arrows choose, Enter opens, Escape closes.",
    },
    "open.deciding": {
      title: "Checking what was typed",
      sees: "Nothing: this takes no time.",
      try: "Nothing: the next step follows by itself.",
    },
    "open.resting": {
      title: "Nothing to search for yet",
      sees: "Recent ones, pages and actions, and below them what can be searched for.",
      try:
        "Type something; a text that begins with > finds actions only. People who are not signed in find no records.",
    },
    "open.typing": {
      title: "Typing",
      sees: "Pages and actions at once; records follow a moment after the last key.",
      try: "Go on typing, or wait a moment.",
    },
    "open.asking": {
      title: "Searching",
      sees: "“Searching” at the bottom; the previous results stay until the answer.",
      try: "Wait a few seconds. Enter pressed now opens the first result once it is there.",
    },
    "open.shown": {
      title: "Results shown",
      sees: "What was found, in groups; or that nothing was found and what can be searched for.",
      try:
        "Choose a result. If nothing is found, type the whole number or at least three letters; people find only what they may see.",
    },
    "open.failed": {
      title: "Search failed",
      sees:
        "“The search failed.” with the reason and the button “Try again”; pages and actions are still found.",
      try: "Check the network, then press “Try again”.",
    },
  },
  events: {
    "search.open": {
      title: "Search opened",
      sees: "The person pressed the search button or Ctrl K, or scanned or pasted a code.",
      try: "Type what is looked for.",
    },
    "search.type": {
      title: "Something typed",
      sees: "The person typed or pasted in the search field; the question before is dropped.",
      try: "Wait a moment for the results.",
    },
    "search.close": {
      title: "Search closed",
      sees: "The person pressed Escape or closed the window.",
      try: "Nothing to be done.",
    },
    "search.enter": {
      title: "Enter pressed",
      sees: "The person pressed Enter: the selected result opens, and the search closes.",
      try: "Wait a moment: a number that is still being searched opens once it is found.",
    },
    "search.retry": {
      title: "Asked to search again",
      sees: "The person pressed “Try again”.",
      try: "Wait a few seconds.",
    },
    "option.select": {
      title: "Result selected",
      sees:
        "The person moved to a result with the arrows or the mouse; it stays selected when the answer comes.",
      try: "Press Enter to open it.",
    },
    "option.go": {
      title: "Result clicked",
      sees: "The person clicked a result: it opens, and the search closes.",
      try: "Nothing to be done.",
    },
  },
  guards: {
    hasSelected: "A result is selected",
    isThere: "The result is still there",
    isCode: "A code was scanned or pasted",
    isQuestion: "This text can be searched for",
    mustWait: "It is better to wait for the answer",
    isFailed: "The server could not be asked",
    isJump: "Exactly one record has this number",
    isAwaited: "Enter was pressed and there is a result",
  },
  actors: { ask: "Search" },
  delays: {},
};
