import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  profit: {
    title: "Bénéfice",
    packageText:
      "Hors taxe. Les vêtements comptent avec leur commande. La différence est le montant facturé moins le coût du grand livre : une facture corrige ce qui a été comptabilisé, et un montant contesté n’est un coût qu’une fois perdu.",
    orderText:
      "Hors taxe, avec les colis que cette commande paie. La différence est le montant facturé moins le coût du grand livre : une facture corrige ce qui a été comptabilisé, et un montant contesté n’est un coût qu’une fois perdu.",
    column: {
      part: "Partie",
      charged: "Facturé",
      booked: "Coût comptabilisé",
      invoiced: "Coût sur facture",
      difference: "Différence",
    },
    part: {
      goods: "Articles et production",
      postage: "Affranchissement",
      handling: "Traitement",
      fee: "Frais",
      adjustment: "Répercuté",
      local: "Transitaire",
      duty: "Droits de douane",
    },
    total: "Total",
  },
};
