const acting = {
  bar: "Acting as somebody else",
  as: "Acting as {name}",
  left: { one: "{count} minute left", other: "{count} minutes left" },
  ending: "Ends now",
  back: "Switch back to {name}",
  goingBack: "Going back…",
  backFailed: "You could not be switched back: {why}",
  backKey: "Back to yourself",
  open: "Switch user",
  title: "Switch user",
  search: "Search by name",
  people: "People you may act as",
  found: { one: "{count} person", other: "{count} people" },
  none: "Nobody has this name. Only people with fewer rights than you are listed, and no locked accounts.",
  searching: "Searching…",
  unsearched:
    "The search failed: only the first people of the list were looked through. Type again to retry.",
  away: "Away",
  why: "Why are you acting as {name}?",
  whyHelp: "Kept in the audit log. You can leave it empty.",
  recent: "Reasons you gave before",
  rules:
    "You can act as somebody for an hour at most. Everything you do is recorded as done by you on their behalf.",
  somebodyElse: "Choose somebody else",
  confirm: "Act as {name}",
  switching: "Switching…",
  refused: "You were not switched: {why}",
  refusedActing: "Nothing has changed: {why}",
  network: "the server could not be reached. Check the connection, then try again.",
} as const;

export const words = { acting };
export type English = typeof words;
