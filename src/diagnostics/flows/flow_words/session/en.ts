import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Being signed in",
  purpose:
    "Finds out who is signed in when the app is opened, keeps that up to date while they work, and ends it when they log out.",
  states: {
    reading: {
      title: "Looking for a stored sign-in",
      sees: "An empty page, for less than a second.",
      try: "Wait a moment; when it stays empty, reload the page.",
    },
    exchangingCode: {
      title: "Completing the sign-in",
      sees: "The logo and “Signing in”, straight after the login page.",
      try: "Wait a few seconds.",
    },
    checking: {
      title: "Checking who is signed in",
      sees:
        "When the app is opened, the logo and “Signing in”; in the middle of work the page stays as it is.",
      try: "Wait, for ten seconds or so at most; what was typed is kept.",
    },
    "checking.fetchingUser": {
      title: "Checking who is signed in",
      sees: "“Signing in”, or the page as it was.",
      try: "Wait a few seconds.",
    },
    "checking.waiting": {
      title: "Waiting to try again",
      sees: "When the app is opened, “No connection to the server. Trying again.”",
      try: "Check the network or Wi-Fi and wait: it tries again by itself, three times.",
    },
    signedIn: {
      title: "Signed in",
      sees: "The app, with the person’s own name in the top bar.",
      try: "Nothing: all is well.",
    },
    signedOut: {
      title: "Signed out",
      sees:
        "The page with the button “Sign in”, which says why; after a fault of the server, the page of that fault.",
      try: "Check the network if the page mentions it, then press “Sign in”.",
    },
  },
  events: {
    "session.logOut": {
      title: "Logged out",
      sees: "The person chose “Log Out” in the menu of their name. What was typed and not saved is gone.",
      try: "Sign in again to go on.",
    },
    "stored.read": {
      title: "Stored sign-in read",
      sees: "The page checked whether this browser has a stored sign-in, or comes back from the login page.",
      try: "Nothing: the next step follows by itself.",
    },
    "session.refused": {
      title: "Session refused by the server",
      sees:
        "In the middle of work the server no longer knew the session. The page stays while this is checked.",
      try: "Wait; if the sign-in page appears, sign in again: what was typed is kept.",
    },
    "person.known": {
      title: "Person changed",
      sees: "Name, balance or rights of the person changed, and the page shows it by itself.",
      try: "Nothing to be done.",
    },
  },
  guards: {
    isCode: "The person comes from the login page",
    isToken: "This browser holds a sign-in",
    isStray: "The sign-in began in another window",
    isExchanged: "The sign-in was completed",
    hasOlderToken: "Somebody was signed in here before",
    isPerson: "The server knows the person",
    canRetry: "No answer, but one more try is left",
    isSame: "It is the same person",
  },
  actors: {
    exchangeCode: "Complete the sign-in",
    fetchUser: "Check who is signed in",
  },
  delays: {
    retryDelay: "after half a second to 4 seconds",
    retryWindow: "after 10 seconds",
  },
};
