import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Changing your own password",
  purpose:
    "Lets somebody change their own password, with the current one as proof, and signs them out everywhere else.",
  states: {
    editing: {
      title: "Typing the passwords",
      sees:
        "Three fields: current password, new password, and the new one repeated. A message above or below a field says what was wrong.",
      try:
        "Fill in all three, the new one with at least 8 characters and twice the same, and press “Change password”. After “We did not get an answer”: try again; if the current one is refused, the new one already applies.",
    },
    changing: {
      title: "Changing the password",
      sees: "The button says “Changing”; the fields cannot be typed in.",
      try: "Wait a few seconds, and leave the page open.",
    },
    changed: {
      title: "Password changed",
      sees:
        "“Your password was changed”, and the button “Change it again”. Every other session of the person has ended.",
      try: "Sign in on other devices with the new password. Create a new API token if a program used one.",
    },
  },
  events: {
    "password.type": {
      title: "Something typed",
      sees: "The person typed in a field; its error message is gone.",
      try: "Go on typing.",
    },
    "password.submit": {
      title: "Change requested",
      sees: "The person pressed “Change password”.",
      try: "Wait for the answer, or fix the field that is marked.",
    },
    "password.again": {
      title: "Asked to change it again",
      sees: "The person pressed “Change it again”.",
      try: "Fill in the three fields again.",
    },
  },
  guards: {
    hasProblems: "Something in the fields is wrong",
    isChanged: "The server changed the password",
    isUnknown: "No answer came: it may be changed",
  },
  actors: { changePassword: "Change the password" },
  delays: {},
};
