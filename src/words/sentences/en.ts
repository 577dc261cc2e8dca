import { type NounForms, sentencesBy } from "./templates.ts";

export type Noun = NounForms;

export const sentences = sentencesBy<Noun>({
  make: ({ one }) => `Create ${one}`,
  made: ({ one }) => `The ${one} was created.`,
  edit: ({ one }) => `Edit ${one}`,
  save: ({ one }) => `Save ${one}`,
  saved: ({ one }) => `The ${one} is saved.`,
  trash: ({ one }) => `Delete ${one}`,
  trashAsk: ({ one }) => `Delete the ${one} “{name}”?`,
  isFinal: "This can’t be undone.",
  trashed: ({ one }) => `The ${one} “{name}” was deleted.`,
  missingTitle: ({ one }) => `There is no such ${one}`,
  missingText: () => "It does not exist, or you do not have access to it.",
  failedTitle: ({ one }) => `The ${one} could not be loaded`,
  new: ({ one }) => `New ${one}`,
  wasSaved: ({ one }) => `${one} saved`,
  wasCreated: ({ one }) => `${one} created`,
  wasDeleted: ({ one }) => `${one} deleted`,
});
