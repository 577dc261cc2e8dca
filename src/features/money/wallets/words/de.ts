import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  wallets: {
    title: "Guthaben",
    loading: "Wird geladen",
    none: "Sie haben kein Guthabenkonto.",
    together: "Die Guthaben von {count} Verkäufern zusammen.",
    failed: "Das Guthaben konnte nicht geladen werden. {why}",
    again: "Erneut versuchen",
    available: "Verfügbar",
    balance: "Guthaben",
    inWallet: "Auf dem Konto",
    reserved: "Reserviert",
    owed: "Geschuldet",
    credited: "Gutgeschrieben",
    limit: "Kreditrahmen",
    awaiting: {
      one: "{number} Bestellung wartet auf Guthaben",
      other: "{number} Bestellungen warten auf Guthaben",
    },
    isLow: "Das Guthaben ist niedrig. Laden Sie es auf, damit Bestellungen bezahlt werden können.",
    topUp: "Guthaben aufladen",
    statement: "Kontoauszug",
    waiting: "Bestellungen, die warten",
    amount: "Betrag",
    most: "Höchstens {amount}.",
    owes: "{name} schuldet {amount}.",
    tooMuch: "Geben Sie einen Betrag bis {amount} ein.",
    pay: "{amount} bezahlen",
    nothingToPay: "Laden Sie Guthaben auf, um das Geschuldete zu bezahlen.",
  },
  event: { wallet: { payOwed: "Geschuldetes bezahlen" } },
};
