const caseRecord = {
  queue: "Cases in the list",
  queueEmpty: "No case is waiting for staff.",
  evidence: "Evidence and artwork",
  photos: "Photos and videos",
  noPhotos: "No photos or videos.",
  artwork: "Artwork",
  noArtwork: "No print file.",
  garments: "Garments",
  noGarments: "No garment yet.",
  packages: "Packages",
  noPackages: "No package yet.",
  charges: "Charges left",
  wholeOrder: "Whole order",
  earlier: "Other cases of the order",
  noEarlier: "There are none.",
  decision: "Decision",
  sellerPays: "Paid by the seller",
  cause: "Cause: {facts}",
  short: {
    reprint: "The reprint is waiting for payment: the balance is short by {amount}.",
    reship: "The garments are sent again once the postage is paid: the balance is short by {amount}.",
  },
  unpaid: {
    reprint: "The reprint is waiting for payment. The balance covers it.",
    reship: "The garments are sent again once the postage is paid. The balance covers it.",
  },
  ofSeller: "Other cases of the seller",
  allOfSeller: { one: "{count} case of the seller", other: "All {count} cases of the seller" },
  noOrder: "The order could not be found.",
  merged: "{code} was merged into {target}",
  elsewhere: "Your message is in another case, which is open now",
  follows: "Follows",
  closedNote: "This case is closed. A message to the other side opens a new case that is linked to this one.",
  tab: { conversation: "Conversation", facts: "Facts", history: "History" },
  keys: { reply: "Write to the seller", note: "Write a staff note" },
  rejects: { one: "{count} reject", other: "{count} rejects" },
} as const;

export const words = {
  caseRecord,
  choice: { remedy_state: { Open: "Under way", Done: "Done", Failed: "Failed" } },
};
export type English = typeof words;
