import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Choosing who to act as",
  purpose:
    "Lets a member of staff whose sign-in allows it choose somebody below them and work in their name for an hour at most.",
  states: {
    deciding: {
      title: "Checking whether it is allowed",
      sees: "Nothing yet: this takes no time.",
      try: "Nothing: the next step follows by itself.",
    },
    loading: {
      title: "Loading the people",
      sees: "No button “Switch user” in the top bar yet.",
      try: "Wait a few seconds.",
    },
    waiting: {
      title: "Waiting to load again",
      sees: "No button “Switch user”: the people could not be loaded.",
      try: "Wait half a minute: it tries again by itself. Reloading the page tries at once.",
    },
    ready: {
      title: "Ready to switch",
      sees: "The button “Switch user” in the top bar.",
      try: "Press it to act as somebody.",
    },
    "ready.closed": {
      title: "Not opened",
      sees: "Only the button “Switch user” in the top bar.",
      try: "Press it to act as somebody; otherwise nothing.",
    },
    "ready.choosing": {
      title: "Choosing a person",
      sees: "The dialog with a search field and the people to act as.",
      try:
        "Type part of the name, then choose the person. Only people with fewer rights are listed, and no locked accounts.",
    },
    "ready.choosing.listed": {
      title: "People listed",
      sees: "The people, and below them how many there are.",
      try: "Choose somebody, or type more of the name.",
    },
    "ready.choosing.debouncing": {
      title: "About to search",
      sees: "“Searching…” below the people that are known already.",
      try: "Go on typing or wait a moment.",
    },
    "ready.choosing.searching": {
      title: "Searching for more people",
      sees: "“Searching…” below the people that are known already.",
      try: "Wait a few seconds, or choose somebody who is there.",
    },
    "ready.choosing.unsearched": {
      title: "Search failed",
      sees: "“The search failed: only the first people of the list were looked through.”",
      try: "Check the network, then type again.",
    },
    "ready.givingReason": {
      title: "Giving the reason",
      sees:
        "The question why the person acts as somebody else, with reasons given before. A red line says why the last switch was refused.",
      try:
        "Give a reason or leave it empty, then press “Act as” with the name; after a refusal do as the red line says.",
    },
    "ready.switching": {
      title: "Switching",
      sees: "The button says “Switching…”.",
      try: "Wait a few seconds.",
    },
    unavailable: {
      title: "Not offered",
      sees: "No button “Switch user”: this sign-in may not act for others, or there is nobody to act as.",
      try: "Sign in again if the right was given just now. People with nobody below them cannot switch.",
    },
    switched: {
      title: "Switched",
      sees: "The page starts again as the other person, with a bar on top that says so.",
      try: "Work on; the bar on top leads back.",
    },
  },
  events: {
    "dialog.open": {
      title: "Dialog opened",
      sees: "The person pressed “Switch user” in the top bar.",
      try: "Choose somebody from the list.",
    },
    "dialog.close": {
      title: "Dialog closed",
      sees: "The person closed the dialog: nothing changes, and what was typed in it is forgotten.",
      try: "Nothing to be done.",
    },
    "query.type": {
      title: "Name typed",
      sees: "The person typed part of a name in the search field.",
      try: "Wait a moment for the list.",
    },
    "person.choose": {
      title: "Person chosen",
      sees: "The person chose who to act as.",
      try: "Give a reason next, or leave it empty.",
    },
    "reason.type": {
      title: "Reason typed",
      sees: "The person typed a reason, or pressed one given before.",
      try: "Press “Act as” with the name when done.",
    },
    "person.drop": {
      title: "Choosing somebody else",
      sees: "The person pressed “Choose somebody else”.",
      try: "Choose from the list again.",
    },
    "switch.confirm": {
      title: "Switch requested",
      sees: "The person pressed “Act as” with the name.",
      try: "Wait until the page has started again.",
    },
  },
  guards: {
    hasSuperToken: "This sign-in may act for others",
    hasPeople: "There are people to choose from",
    isNobody: "There is nobody to act as",
    isBeyond: "There are more people than the list has",
    isFound: "The search was answered",
    isSwitched: "The server allowed the switch",
  },
  actors: {
    loadPeople: "Load the people",
    searchPeople: "Search the server by name",
    switchTo: "Switch user",
  },
  delays: {
    debounce: "after a moment without typing",
    retry: "after half a minute",
  },
};
