export const reasons = {
  noLabelYet: "It has no label yet.",
  noSuchDocument: "It is shipped within its country, so it does not need this document.",
  artClosed: "The artwork can no longer be changed: a garment is past QC, or all of them were cancelled.",
  artNotWanted: "Nothing is printed on this item.",
  stockBelowZero: "Fewer than that are in stock. Enter a smaller number.",
  stockTooMuch: "A location can’t hold that many of one item. Enter a smaller number.",
  isProductActive: "The product is discontinued. Make it active first.",
  itemInUse:
    "An item that is in orders or matched to a store’s SKU can’t be deleted. Discontinue it instead.",
  productHasItems: "The product has items, so it can’t be deleted. Discontinue it instead.",
  locationIsDesk: "This is the support desk. Turn that off before you delete it.",
  locationHasWork: "Garments are made there. Finish them or send them to another location first.",
  whyAgain: "This was printed before. Give a reason to print it again.",
  locationInUse: "Orders were sent there or stock is kept there, so it can’t be deleted. Close it instead.",
  binHoldsOrder: "A bin still holds garments of an order. Empty it first.",
} as const;

export const notices = {
  stockLow: {
    subject: "{sku} is low at {location}",
    content: "Only {count} are free. Order more, or send garments to another location.",
  },
  stocksLow: { subject: "{count} items are low", content: "{lines}" },
} as const;
