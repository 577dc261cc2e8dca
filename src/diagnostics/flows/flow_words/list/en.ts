import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Looking at a list",
  purpose: "Shows a page of rows, how many match, and keeps the rows fresh while somebody looks at them.",
  states: {
    rows: {
      title: "The rows",
      sees: "The part of the list with the rows, or what is shown instead.",
      try: "Ask what is shown where the rows should be.",
    },
    "rows.opening": {
      title: "Opening",
      sees: "The list is about to appear.",
      try: "Nothing: it takes no time.",
    },
    "rows.fetching": {
      title: "Fetching rows",
      sees: "Rows are on their way from the server.",
      try: "Wait a few seconds.",
    },
    "rows.fetching.loading": {
      title: "Loading for the first time",
      sees: "Gray bars are shown where the rows will be.",
      try: "Wait. If it takes long, the server is slow; the page may be left without harm.",
    },
    "rows.fetching.refreshing": {
      title: "Bringing rows up to date",
      sees: "The previous rows stay on the screen until the new ones are there.",
      try: "Wait a moment.",
    },
    "rows.shown": {
      title: "Rows are shown",
      sees: "The rows are on the screen.",
      try: "Nothing. If one is missing, look at the filters and at the page number.",
    },
    "rows.shown.ready": {
      title: "Rows are fresh",
      sees: "The rows are on the screen as they were just loaded.",
      try: "Nothing. If a message says that a part could not be loaded, press “Try again”.",
    },
    "rows.shown.stale": {
      title: "Rows may be out of date",
      sees: "A message says that these rows may be out of date, and why.",
      try: "Check the connection, then press “Try again” beside it.",
    },
    "rows.empty": {
      title: "No rows",
      sees: "A text is shown instead of the rows.",
      try: "Read the text: it says which of the four cases it is.",
    },
    "rows.empty.deciding": {
      title: "Finding out why",
      sees: "The text is about to appear.",
      try: "Nothing: it takes no time.",
    },
    "rows.empty.beyond": {
      title: "Beyond the last page",
      sees: "It says that there is no such page, with “Go to the first page”.",
      try: "Press “Go to the first page”.",
    },
    "rows.empty.searched": {
      title: "Nothing matches, looking further",
      sees: "It says “Nothing matches these filters”.",
      try: "Wait a moment: the app counts what the search finds without the other filters.",
    },
    "rows.empty.outside": {
      title: "Found outside the filters",
      sees: "It says how many are outside these filters, with “Show it” or “Show them”.",
      try: "Press “Show it”: the search stays, the other filters are cleared.",
    },
    "rows.empty.filtered": {
      title: "Nothing matches",
      sees: "It says “Nothing matches these filters”, with “Clear filters”.",
      try: "Press “Clear filters”, or change the search and the days.",
    },
    "rows.empty.truly": {
      title: "Nothing there yet",
      sees: "It says “Nothing here yet”.",
      try:
        "Nothing: what others add is announced at the top of the list. A new one can be made with the button.",
    },
    "rows.failed": {
      title: "Could not be loaded",
      sees: "It says “The list could not be loaded”, why, and “Try again”.",
      try: "Check the connection, then press “Try again”. Nothing was changed.",
    },
    count: {
      title: "The count",
      sees: "The number beside the list’s name: how many records match.",
      try: "Compare it with what the person expects.",
    },
    "count.counting": {
      title: "Counting",
      sees: "There is no number beside the list’s name yet.",
      try: "Wait a moment; the rows do not wait for it.",
    },
    "count.recounting": {
      title: "Counting again",
      sees: "The previous number stays until the new one is there.",
      try: "Nothing.",
    },
    "count.known": {
      title: "Count is known",
      sees: "The number is shown; next to it “… new” when records came in since.",
      try: "Press “… new” to show what came in.",
    },
    "count.unknown": {
      title: "Count is not known",
      sees: "There is no number; it could not be counted. The rows are not affected.",
      try: "Nothing; it is counted again when something changes or the page is reloaded.",
    },
    live: {
      title: "Changes of others",
      sees: "What somebody else changes appears in the rows by itself.",
      try: "Nothing.",
    },
    "live.idle": {
      title: "No change to fetch",
      sees: "The rows are as far as is known.",
      try: "Nothing.",
    },
    "live.fetching": {
      title: "Fetching what changed",
      sees: "Nothing yet; in a moment single rows change.",
      try: "Nothing. A pale row no longer matches the filters.",
    },
  },
  events: {
    "query.change": {
      title: "Filters, sort or page changed",
      sees: "The person chose other filters, another order, another page or another view.",
      try: "Wait for the rows.",
    },
    "list.refresh": {
      title: "The list was requested again",
      sees: "The person pressed “Try again” or “… new”.",
      try: "Wait for the rows.",
    },
    "rows.changed": {
      title: "Somebody changed records",
      sees: "Somebody, or a job, changed records of this kind, or the connection came back.",
      try: "Nothing: the rows follow by themselves.",
    },
  },
  guards: {
    hasChanged: "Something changed",
    "hasChanged and (in rows: shown)": "Something changed, and rows are shown",
    hasFilters: "A filter or a search is set",
    hasNewFilters: "The filters have changed",
    hasRows: "There are rows on the screen",
    isBeyond: "It is not the first page",
    isCounted: "The server counted",
    isEmpty: "The server has no rows for this",
    isFetched: "The server sent rows",
    isNothing: "Without filters there is nothing either",
    isOtherQuery: "Something else is requested",
    isOtherWithRows: "Something else, while rows are shown",
    isRecountDue: "Records changed since it was asked",
    isSearchAmongFilters: "There is a search, and another filter",
    isSomething: "The search alone finds something",
  },
  actors: {
    fetchChanged: "Load the changed rows",
    fetchCount: "Count the records",
    fetchRows: "Load the rows",
  },
  delays: {},
};
