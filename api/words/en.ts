/** Keys are guards of machines and a few codes of the server. */
export const reasons = {
  wrongState: "This step is not possible in the current state.",
  othersChange: "Others are changing the same records. Nothing was done: try again in a moment.",
  notYours: "Your role may not do this.",
  notFound: "There is no such record.",
  reasonNeeded: "A reason is needed.",
  badDate: "Enter the day as DD-MM-YYYY, such as 31-12-2026.",
  changedMeanwhile: "Somebody changed it first. Load it again, then change it.",
  valueTaken: "A value is already used by another one.",
  badValue: "A value cannot be saved. Open it and see which.",
  changedSince: "It was changed after the job.",
  storeFull: "The server has no room left. Nothing was saved; try again later.",
  quotaReached: "The seller's files have reached their limit. Existing files stay; nothing can be added.",
  storeUnreachable: "The files could not be reached. Start again later.",
} as const;
