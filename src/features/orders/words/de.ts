import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Adresse, zweite Zeile",
        company: "Firma",
        expected_minor: "Gesehene Summe",
        cools_until: "Bedenkzeit bis",
        note: "Notiz",
        paid: "Bezahlt",
        phone: "Telefon",
        platform: "Plattform",
        quantity: "Menge",
        version: "Version",
      },
    },
  },
};
