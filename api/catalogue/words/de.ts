import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  noLabelYet: "Es hat noch kein Etikett.",
  noSuchDocument: "Es bleibt im Land und braucht dieses Dokument nicht.",
  artClosed:
    "Die Druckdatei lässt sich nicht mehr ändern: Ein Stück hat den Wareneingang schon hinter sich, oder alle wurden storniert.",
  artNotWanted: "Auf diesen Artikel wird nichts gedruckt.",
  stockBelowZero: "So viele sind nicht vorrätig. Geben Sie eine kleinere Zahl ein.",
  stockTooMuch: "So viele kann ein Artikel an einem Standort nicht haben. Geben Sie weniger ein.",
  isProductActive: "Das Produkt ist eingestellt. Setzen Sie es zuerst auf aktiv.",
  itemInUse:
    "Ein Artikel, der in Bestellungen steht oder der SKU eines Shops zugeordnet ist, lässt sich nicht löschen. Stellen Sie ihn stattdessen ein.",
  productHasItems:
    "Das Produkt hat Artikel und lässt sich deshalb nicht löschen. Stellen Sie es stattdessen ein.",
  locationIsDesk: "Das ist die Kundenbetreuung. Schalten Sie das aus, bevor Sie den Standort löschen.",
  locationHasWork: "Dort wird noch gefertigt. Stellen Sie die Stücke fertig oder verlegen Sie sie zuerst.",
  whyAgain: "Das wurde schon gedruckt. Sagen Sie, warum es noch einmal gedruckt wird.",
  locationInUse:
    "Dort wurde gefertigt oder es wird Bestand geführt, deshalb ist Löschen nicht möglich. Schließen Sie den Standort stattdessen.",
  binHoldsOrder: "In einem Fach liegen noch Stücke einer Bestellung. Leeren Sie es zuerst.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  stockLow: {
    subject: "{sku} wird am Standort {location} knapp",
    content: "{count} sind frei. Bestellen Sie nach, oder verlegen Sie Stücke an einen anderen Standort.",
  },
  stocksLow: { subject: "{count} Artikel werden knapp", content: "{lines}" },
};
