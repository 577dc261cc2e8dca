import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Notices above the screen",
  purpose: "Shows what the business has to say above the screen, and remembers what was seen and dismissed.",
  states: {
    traffic: {
      title: "Talking with the server",
      sees: "Nothing of its own: it works behind the bar of notices.",
      try: "Nothing to be done.",
    },
    "traffic.fetching": {
      title: "Asking for notices",
      sees: "The bar as it was, or none until the first answer.",
      try: "Wait a few seconds.",
    },
    "traffic.resting": {
      title: "Nothing on the way",
      sees: "The bar with the newest notice, or no bar when there is none for this screen.",
      try: "Nothing to be done: new notices come by themselves.",
    },
    "traffic.sending": {
      title: "Noting what was done",
      sees: "A dismissed notice is gone already.",
      try: "Wait a few seconds; when it is refused, the notice is back and a message says why.",
    },
    bar: {
      title: "The bar of notices",
      sees: "A slim bar above the screen, while there is a notice.",
      try: "Read it, follow its link, or dismiss it with the cross.",
    },
    "bar.slim": {
      title: "One line",
      sees: "The newest notice in one line, and a button with the number of the others.",
      try: "Press “Read on”, or the number of the others, to see everything.",
    },
    "bar.opened": {
      title: "All of them opened",
      sees: "Every notice for this screen with all of its text.",
      try: "Press “Show less” or Escape to have one line again.",
    },
  },
  events: {
    "screen.enter": {
      title: "Another screen",
      sees: "The person went to another screen; some notices stand on certain screens alone.",
      try: "Nothing to be done.",
    },
    "calls.changed": {
      title: "Something new",
      sees: "The business created, changed or deleted a notice, or may have while the connection was gone.",
      try: "Wait a few seconds: they are looked up by themselves.",
    },
    "calls.see": {
      title: "Notices seen",
      sees: "A notice came in front of the person.",
      try: "Nothing to be done.",
    },
    "call.follow": {
      title: "Link followed",
      sees: "The person pressed the link of a notice and went to that screen.",
      try: "Nothing to be done.",
    },
    "call.dismiss": {
      title: "Notice dismissed",
      sees: "The person pressed the cross of a notice; it does not come back.",
      try: "When they want to read it again, somebody with the role root can tell them its text.",
    },
    "bar.open": {
      title: "Bar opened",
      sees: "The person pressed “Read on” or the number of the others.",
      try: "Nothing to be done.",
    },
    "bar.close": {
      title: "Bar made slim",
      sees: "The person pressed “Show less” or Escape.",
      try: "Nothing to be done.",
    },
  },
  guards: {
    hasMarks: "Something waits to be noted",
    isDue: "Something may be new",
    isShown: "The notice is on this screen",
    isNews: "It was not noted as seen yet",
    isNoted: "The server noted it",
    isDismissal: "It was dismissed",
    hasShown: "There is a notice on this screen",
    "not hasShown": "No notice is left on this screen",
  },
  actors: { fetchCalls: "Ask the server for notices", sendMark: "Note what was done" },
  delays: { refresh: "after an hour" },
};
