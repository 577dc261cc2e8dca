import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Announcements above the screen",
  purpose: "Shows announcements above the screen, and remembers which were seen and dismissed.",
  states: {
    traffic: {
      title: "Loading and saving",
      sees: "Nothing: it works behind the bar of announcements.",
      try: "Nothing.",
    },
    "traffic.fetching": {
      title: "Loading announcements",
      sees: "The bar as it was, or none until the first answer.",
      try: "Wait a few seconds.",
    },
    "traffic.resting": {
      title: "Nothing to load or save",
      sees: "The bar with the newest announcement, or no bar when there is none for this screen.",
      try: "Nothing: new announcements come by themselves.",
    },
    "traffic.sending": {
      title: "Saving what was seen",
      sees: "A dismissed announcement is gone already.",
      try: "Wait a few seconds; when it is refused, the announcement is back and a message says why.",
    },
    bar: {
      title: "The bar of announcements",
      sees: "A slim bar above the screen, while there is an announcement.",
      try: "Read it, follow its link, or dismiss it with the cross.",
    },
    "bar.slim": {
      title: "One line",
      sees: "The newest announcement in one line, and a button with the number of the others.",
      try: "Press “Read more”, or the number of the others, to see everything.",
    },
    "bar.opened": {
      title: "All of them opened",
      sees: "Every announcement for this screen with all of its text.",
      try: "Press “Show less” or Escape to have one line again.",
    },
  },
  events: {
    "screen.enter": {
      title: "Another screen",
      sees: "The person went to another screen; some announcements are for certain screens only.",
      try: "Nothing.",
    },
    "calls.changed": {
      title: "Something new",
      sees:
        "The business created, changed or deleted an announcement, or may have while the connection was gone.",
      try: "Wait a few seconds: they are loaded automatically.",
    },
    "calls.see": {
      title: "Announcements seen",
      sees: "An announcement came in front of the person.",
      try: "Nothing.",
    },
    "call.follow": {
      title: "Link followed",
      sees: "The person pressed the link of an announcement and went to that screen.",
      try: "Nothing.",
    },
    "call.dismiss": {
      title: "Announcement dismissed",
      sees: "The person pressed the cross of an announcement; it does not come back.",
      try: "If they want to read it again, an administrator can send them its text.",
    },
    "bar.open": {
      title: "Bar opened",
      sees: "The person pressed “Read more” or the number of the others.",
      try: "Nothing.",
    },
    "bar.close": {
      title: "Bar made slim",
      sees: "The person pressed “Show less” or Escape.",
      try: "Nothing.",
    },
  },
  guards: {
    hasMarks: "Something waits to be noted",
    isDue: "Something may be new",
    isShown: "The announcement is on this screen",
    isNews: "It was not noted as seen yet",
    isNoted: "The server noted it",
    isDismissal: "It was dismissed",
    hasShown: "There is an announcement on this screen",
    "not hasShown": "No announcement is left on this screen",
  },
  actors: { fetchCalls: "Load the announcements", sendMark: "Save what was seen" },
  delays: { refresh: "after an hour" },
};
