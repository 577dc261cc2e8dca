import type { Both } from "../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

const viewsLate = {
  save: "Save",
  saveAs: "Save as…",
  saveChanges: "Save view",
  reset: "Reset",
  edit: "Rename and share…",
  pin: "Show as tab",
  unpin: "Remove from tabs",
  earlier: "Move tab toward the start",
  later: "Move tab toward the end",
  trash: "Delete view…",
  others: "More views",
  newTitle: "Save as a new view",
  editTitle: "Rename and share",
  name: "Name",
  audience: "For",
  audienceHelp: "Others see only the rows that they have access to.",
  asTab: "Show as a tab",
  make: "Save view",
  stale: "Somebody else changed this view first.",
  overwrite: "Overwrite",
  unknown: "We did not get an answer. You can check again: nothing is done twice.",
  again: "Check again",
  failed: "Nothing was changed: {why}",
  trashTitle: "Delete the view “{name}”?",
  trashText: "Everyone who uses it loses it. The records it shows stay as they are.",
  trashAct: "Delete view",
  for: {
    mine: "Only me",
    group: "My group: {name}",
    everyone: "Everyone",
    role: "A role",
    default: "Default for a role",
  },
  done: {
    make: "The view was saved.",
    change: "The view was changed.",
    trash: "The view was deleted.",
  },
} as const;

export const words = { views: viewsLate };
export type English = Both<typeof first, typeof words>;
