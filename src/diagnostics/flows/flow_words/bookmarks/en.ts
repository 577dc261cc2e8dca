import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Bookmarks",
  purpose:
    "Keeps the pages somebody starred: ten of them starred, the others under “More”, the same in every window.",
  states: {
    waiting: {
      title: "Not loaded yet",
      sees: "No bookmarks in the top bar yet.",
      try: "Wait a moment, or open the bookmarks.",
    },
    loading: {
      title: "Loading the bookmarks",
      sees: "In the opened list, “Loading”.",
      try: "Wait a few seconds.",
    },
    ready: {
      title: "Bookmarks shown",
      sees: "The starred pages in the top bar, and all of them in the list below its button.",
      try: "Nothing: all is saved. Press the star of a page to add or remove it.",
    },
    saving: {
      title: "Saving a change",
      sees: "The change is shown already.",
      try: "Wait a few seconds; when it cannot be saved, it is undone, and a message says so.",
    },
    refreshing: {
      title: "Looking for changes elsewhere",
      sees: "The bookmarks as they were; they may change when another window changed them.",
      try: "Nothing to be done.",
    },
    failed: {
      title: "Could not be loaded",
      sees: "“The bookmarks could not be loaded.” with the button “Try again”.",
      try: "Check the network, then press “Try again”.",
    },
  },
  events: {
    "bookmarks.want": {
      title: "Bookmarks requested",
      sees: "The top bar or the list requested the bookmarks, or the person pressed “Try again”.",
      try: "Wait a few seconds.",
    },
    "bookmarks.changed": {
      title: "Maybe changed elsewhere",
      sees: "Another window changed the bookmarks, or may have.",
      try: "Nothing: they are loaded automatically.",
    },
    "bookmarks.type": {
      title: "Page looked for",
      sees: "The person typed in “Find a page”.",
      try: "Go on typing, or choose a page from the list.",
    },
    "bookmark.change": {
      title: "Bookmark changed",
      sees: "The person starred a page, removed a star, renamed, colored or moved a bookmark.",
      try: "Wait a moment. If it says that 100 is the limit, remove one first.",
    },
  },
  guards: {
    isPossible: "The change is possible",
    isFull: "There are a hundred bookmarks already",
    isQueued: "A change is waiting to be saved",
    isFetched: "The server gave the bookmarks",
    isStale: "They may have changed elsewhere",
    isFailed: "The change could not be saved",
  },
  actors: {
    fetchBookmarks: "Load the bookmarks",
    sendChange: "Save the change",
  },
  delays: {},
};
