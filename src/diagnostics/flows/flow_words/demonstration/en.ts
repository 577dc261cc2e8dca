import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Signing in to the demonstration",
  purpose: "Knows who is signed in to the demonstration, which runs only in this browser.",
  states: {
    reading: { title: "Reading what is stored", sees: "An empty page for a moment.", try: "Wait a moment." },
    refreshing: { title: "Renewing the session", sees: "The page is loading.", try: "Wait a moment." },
    signedIn: {
      title: "Signed in",
      sees: "The tasks of the demonstration.",
      try: "Look around: nothing can be broken.",
    },
    "signedIn.resting": {
      title: "Nothing to renew",
      sees: "The tasks of the demonstration.",
      try: "Look around.",
    },
    "signedIn.renewing": {
      title: "Renewing meanwhile",
      sees: "The tasks; the session is renewed unseen.",
      try: "Work on.",
    },
    signedOut: {
      title: "Signed out",
      sees: "The page “Log in”, with the reason where there is one.",
      try: "Log in with the account that the page names.",
    },
    loggingIn: { title: "Logging in", sees: "The button is busy.", try: "Wait a moment." },
    registering: { title: "Registering", sees: "The button is busy.", try: "Wait a moment." },
  },
  events: {
    "stored.read": {
      title: "Stored token read",
      sees: "The browser looked for a stored token.",
      try: "Nothing.",
    },
    "session.logOut": {
      title: "Logged out",
      sees: "The person pressed “Log Out”.",
      try: "Log in again when needed.",
    },
    "token.due": { title: "Token is due", sees: "The token is about to end.", try: "Nothing." },
    "logIn.asked": { title: "Log in pressed", sees: "The person pressed “Log in”.", try: "Wait a moment." },
    "register.asked": {
      title: "Register pressed",
      sees: "The person pressed “Register”.",
      try: "Wait a moment.",
    },
    "form.opened": {
      title: "Form opened",
      sees: "The person opened “Log in” or “Register”.",
      try: "Fill in the form.",
    },
    "field.changed": { title: "Something typed", sees: "The person typed into the form.", try: "Go on." },
  },
  guards: {
    hasToken: "A token is stored",
    isPerson: "The answer names the person",
    isRefused: "The token was refused",
  },
  actors: {
    refreshToken: "Renew the token",
    logIn: "Check email and password",
    register: "Create the account",
  },
  delays: {
    renewalDelay: "a little before the token ends",
  },
};
