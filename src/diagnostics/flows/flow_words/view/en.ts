import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Changing a saved view",
  purpose: "Saves, renames, shares or deletes one view of a list, at most once.",
  states: {
    comparing: { title: "Comparing with the view", sees: "The list with its view.", try: "Wait a moment." },
    plain: {
      title: "As the view says",
      sees: "The list shows exactly what the view says.",
      try: "Change filters, or choose another view.",
    },
    modified: {
      title: "Modified",
      sees: "The view is marked as modified.",
      try: "Press “Save”, “Save as…” or “Reset”.",
    },
    saving: { title: "Saving", sees: "The dialog or the button is busy.", try: "Wait a few seconds." },
    saved: {
      title: "Saved",
      sees: "A message says that the view was saved, changed or deleted.",
      try: "Nothing: it is done.",
    },
    failed: {
      title: "Nothing was changed",
      sees: "The dialog says that nothing was changed, and why.",
      try: "Fix what it names, then save again.",
    },
    stale: {
      title: "Somebody else was first",
      sees: "The dialog says that somebody else changed this view first.",
      try: "Press “Overwrite”, or close and look at the other change.",
    },
    unknown: {
      title: "Answer lost",
      sees: "The dialog says that the answer got lost.",
      try: "Press “Check again”: nothing is done twice.",
    },
  },
  events: {
    "view.compare": {
      title: "Address changed",
      sees: "Filters, sort or columns changed, or the view was loaded again.",
      try: "Nothing.",
    },
    "view.send": {
      title: "Save pressed",
      sees: "The person saved, renamed, shared or deleted the view.",
      try: "Wait for the answer.",
    },
    "view.overwrite": {
      title: "Overwritten",
      sees: "The person chose to overwrite the other change.",
      try: "Wait for the answer.",
    },
    "view.dismiss": {
      title: "Closed",
      sees: "The person closed the message or the dialog.",
      try: "Nothing.",
    },
    "view.retry": {
      title: "Checked again",
      sees: "The person pressed “Check again”.",
      try: "Wait for the answer.",
    },
  },
  guards: {
    isDone: "The server made the change",
    isFailed: "The server refused the change",
    isModified: "The list differs from its view",
    isStale: "Somebody else changed the view first",
  },
  actors: {
    sendChange: "Send the change to the server",
  },
  delays: {},
};
