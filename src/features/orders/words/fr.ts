import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Complément d’adresse",
        company: "Société",
        expected_minor: "Total vu",
        cools_until: "Délai de réflexion jusqu’à",
        note: "Note",
        paid: "Payée",
        phone: "Téléphone",
        platform: "Plateforme",
        quantity: "Quantité",
        version: "Version",
      },
    },
  },
};
