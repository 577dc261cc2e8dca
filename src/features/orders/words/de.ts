import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Adresse, zweite Zeile",
        company: "Firma",
        file: "Datei des Versandetiketts",
        unit_ids: "Stücke",
        expected_minor: "Gesehene Summe",
        cools_until: "Bedenkzeit bis",
        refunds_minor: "Erstattet",
        note: "Notiz",
        paid: "Bezahlt",
        phone: "Telefon",
        platform: "Plattform",
        quantity: "Menge",
        version: "Version",
      },
    },
  },
  event: {
    order: {
      unpay: "Zahlung zurücknehmen",
      drop: "Artikel stoppen",
      repack: "Paket anlegen",
    },
  },
  bulk: {
    work: {
      order: {
        unpay: {
          act: {
            one: "Zahlung von {number} Bestellung zurücknehmen",
            other: "Zahlung von {number} Bestellungen zurücknehmen",
          },
          acted: {
            one: "{number} wieder unbezahlt",
            other: "{number} wieder unbezahlt",
          },
          means: "Was bezahlt wurde, geht zurück aufs Guthaben, und die Bestellungen warten auf die Zahlung.",
        },
        repack: {
          act: {
            one: "Paket für {number} Bestellung anlegen",
            other: "Pakete für {number} Bestellungen anlegen",
          },
          acted: {
            one: "{number} mit Paket",
            other: "{number} mit Paket",
          },
          means: "Stücke, die in keinem Paket liegen, bekommen eines.",
        },
      },
    },
  },
};
