import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Notifications",
  purpose: "Counts what is unread on the bell, shows the notifications, and saves which of them were read.",
  states: {
    feed: {
      title: "The list of notifications",
      sees: "The bell in the top bar; opened, the list below it or the page “Notifications”.",
      try: "Press the bell to open the list.",
    },
    "feed.closed": {
      title: "List closed",
      sees: "Only the bell, with the number of unread ones.",
      try: "Press the bell to read them.",
    },
    "feed.opened": {
      title: "List opened",
      sees: "The list below the bell, or the page “Notifications”.",
      try: "Click a notification to go where it leads; that marks it as read.",
    },
    "feed.opened.loading": {
      title: "Loading the list",
      sees: "Gray bars where the notifications will be.",
      try: "Wait a few seconds.",
    },
    "feed.opened.shown": {
      title: "List shown",
      sees:
        "The newest first, unread ones bold with a dot; or that there are none. A message above says when it may be old or a mark was not saved.",
      try: "Read on. If there is a message above, check the network and press “Try again” in it.",
    },
    "feed.opened.failed": {
      title: "Could not be loaded",
      sees: "“The notifications could not be loaded” with the reason and the button “Try again”.",
      try: "Check the network, then press “Try again”.",
    },
    traffic: {
      title: "Loading and saving",
      sees: "Nothing: it works behind the list and the bell.",
      try: "Nothing to be done.",
    },
    "traffic.idle": {
      title: "Nothing to load or save",
      sees: "The bell and the list as they are.",
      try: "Nothing to be done: new ones come by themselves.",
    },
    "traffic.sending": {
      title: "Saving what was marked",
      sees: "The mark is shown already.",
      try: "Wait a few seconds; if it cannot be saved, a message says so.",
    },
    "traffic.asking": {
      title: "Loading",
      sees: "The bell and the list as they were, until the answer.",
      try: "Wait a few seconds.",
    },
    "traffic.asking.syncing": {
      title: "Checking for new ones",
      sees: "The bell and the list as they were.",
      try: "Wait a few seconds: new ones wait above the list as “… new”.",
    },
    "traffic.asking.paging": {
      title: "Loading older ones",
      sees: "At the end of the list, “Loading older notifications”.",
      try: "Wait a few seconds.",
    },
  },
  events: {
    "notifications.changed": {
      title: "Something new",
      sees: "Notifications came or changed, or may have while the connection was gone.",
      try: "Nothing: they are loaded automatically.",
    },
    "feed.open": {
      title: "List opened",
      sees: "The person pressed the bell or went to the page “Notifications”.",
      try: "Wait until the list is there.",
    },
    "feed.close": {
      title: "List closed",
      sees: "The person closed the list or left the page.",
      try: "Nothing to be done.",
    },
    "feed.more": {
      title: "Older ones requested",
      sees: "The person came near the end of the list or pressed “Load more”.",
      try: "Wait a few seconds.",
    },
    "feed.refresh": {
      title: "Asked to load again",
      sees: "The person pressed “Try again”.",
      try: "Wait a few seconds.",
    },
    "fresh.show": {
      title: "New ones shown",
      sees: "The person pressed the button with the number of new ones above the list.",
      try: "Read them at the top of the list.",
    },
    mark: {
      title: "Marked as read or unread",
      sees: "The person clicked a notification, or marked it as read or unread.",
      try: "Nothing to be done.",
    },
    "mark.all": {
      title: "All marked read",
      sees: "The person pressed “Mark all read”.",
      try: "Nothing to be done; the number on the bell goes away.",
    },
    "mark.retry": {
      title: "Asked to mark again",
      sees: "The person pressed “Try again” in the message about a mark.",
      try: "Wait a few seconds.",
    },
    "mark.dismiss": {
      title: "Message closed",
      sees: "The person closed the message: what was not saved stays as it was before.",
      try: "Mark it again if needed.",
    },
    "view.change": {
      title: "Other choice shown",
      sees: "The person chose “All”, “Unread”, “Orders”, “Items” or “Support” above the list.",
      try: "When something is missing, choose “All”.",
    },
  },
  guards: {
    hasFresh: "New ones are waiting above the list",
    hasMore: "There are older ones to load",
    hasRefused: "A mark was not saved",
    isLoaded: "The list is loaded",
    hasFailure: "The last check failed",
    "not isLoaded": "The list is not loaded yet",
    "not hasFailure": "It is being tried again",
    isNeeded: "The mark changes something",
    isOtherView: "It is another choice than before",
    hasMarks: "Marks are waiting to be saved",
    isDue: "Something may be new",
    wantsMore: "Older ones are requested",
  },
  actors: {
    sync: "Check for new notifications",
    fetchMore: "Load older ones",
    sendMark: "Save the mark",
  },
  delays: {},
};
