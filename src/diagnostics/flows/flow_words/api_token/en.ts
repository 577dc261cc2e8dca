import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Your own API token",
  purpose: "Creates, copies, replaces and revokes the token with which a program signs in as the person.",
  states: {
    loading: {
      title: "Loading the token",
      sees: "The dialog “API Token” says “Loading”.",
      try: "Wait a few seconds.",
    },
    unreadable: {
      title: "Could not be loaded",
      sees: "“That did not work”, with the reason, and the button “Try again”.",
      try: "Check the network, then press “Try again”.",
    },
    settling: {
      title: "Deciding what to show",
      sees: "Nothing: this takes no time.",
      try: "Nothing: the next step follows by itself.",
    },
    none: {
      title: "No token",
      sees:
        "“You have no API token.” and the button “Create token”. Above it, why the last try did not work.",
      try: "Press “Create token” when a program needs one.",
    },
    kept: {
      title: "There is a token",
      sees:
        "The last characters of the token, when it was created and last used, and the buttons “Copy”, “Replace token” and “Revoke token”. Above, why the last try did not work.",
      try: "Press “Copy” to get the token again. If somebody else has seen it, press “Replace token”.",
    },
    copying: {
      title: "Copying the token",
      sees: "The dialog says “Working”.",
      try: "Wait a few seconds.",
    },
    proving: {
      title: "Password needed",
      sees:
        "A field for the current password, with the buttons “Cancel” and “Copy”. Under the field, that the last one was wrong.",
      try:
        "Enter the password with which the person signs in here. It is required if the sign-in was more than ten minutes ago.",
    },
    confirming: {
      title: "Confirming",
      sees: "A question, and the button “Cancel”.",
      try: "Continue only if the programs that use the token can stop at once; otherwise press “Cancel”.",
    },
    "confirming.rotation": {
      title: "Confirming the replacement",
      sees: "“Replace the token?” with the buttons “Cancel” and “Replace token”.",
      try: "Press “Replace token” and give the new one to the programs afterwards.",
    },
    "confirming.end": {
      title: "Confirming the revocation",
      sees: "“Revoke the token?” with the buttons “Cancel” and “Revoke token”.",
      try: "Press “Revoke token” if no program still needs it.",
    },
    making: {
      title: "Making the token",
      sees: "The dialog says “Working”.",
      try: "Wait a few seconds, and leave the dialog open.",
    },
    revealed: {
      title: "Token shown",
      sees: "The token with the buttons “Copy” and “I have copied it”.",
      try:
        "Copy it and put it where the program needs it, then press “I have copied it”. Never read it out on the phone.",
    },
    revoking: {
      title: "Revoking the token",
      sees: "The dialog says “Working”.",
      try: "Wait a few seconds.",
    },
    asking: {
      title: "Checking for a token",
      sees: "“That did not work”, with the reason, and “Working” below it.",
      try: "Wait a few seconds: the dialog then shows whether there is a token.",
    },
  },
  events: {
    "token.retry": {
      title: "Asked to look again",
      sees: "The person pressed “Try again”.",
      try: "Wait a few seconds.",
    },
    "token.make": {
      title: "New token requested",
      sees: "The person pressed “Create token” or “Replace token”.",
      try: "Where there is one already, answer the question that follows.",
    },
    "token.copy": {
      title: "Copy requested",
      sees: "The person pressed “Copy”.",
      try: "Enter the password if the dialog asks for it.",
    },
    "token.prove": {
      title: "Password entered",
      sees: "The person entered the password and pressed “Copy”.",
      try: "Wait a few seconds.",
    },
    "token.revoke": {
      title: "Revocation requested",
      sees: "The person pressed “Revoke token”.",
      try: "Answer the question that follows.",
    },
    "token.cancel": {
      title: "Cancelled",
      sees: "The person pressed “Cancel”: the token stays as it is.",
      try: "Nothing to be done.",
    },
    "token.confirm": {
      title: "Confirmed",
      sees: "The person confirmed the replacement or the revocation.",
      try: "Wait a few seconds.",
    },
    "token.hide": {
      title: "Token hidden",
      sees: "The person pressed “I have copied it”: the token is no longer shown.",
      try: "Press “Copy” if it was not copied after all.",
    },
  },
  guards: {
    hasToken: "There is a token",
    isKnown: "The server answered",
    isCopied: "The clipboard has it",
    isHeld: "The browser did not allow copying",
    isUnproved: "The password is needed, or was wrong",
  },
  actors: {
    fetchToken: "Check whether a token exists",
    makeToken: "Create a new token",
    copyToken: "Copy the token",
    revokeToken: "Revoke the token",
  },
  delays: {},
};
