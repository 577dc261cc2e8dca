import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  ledgerMonths: {
    title: "Mois",
    text:
      "Un mois est clôturé automatiquement le 3 du mois suivant, ou plus tôt ici. Les écritures tardives sont comptabilisées le premier jour ouvert et montrent leur propre jour à côté de la référence.",
    failed: "Les mois n’ont pas pu être chargés",
    none: "Rien n’a encore été comptabilisé.",
    month: "Mois",
    closed: "{month} est clôturé.",
    reopened: "{month} est rouvert.",
    closedByItself: "Clôturé automatiquement",
    closedBy: "Clôturé par {name}",
    reopenedBecause: "Rouvert : {reason}",
    digest: "Empreinte",
    trialBalance: "Balance",
    entries: "{count} écritures",
    sum: "Total",
    status: { open: "Ouvert", closed: "Clôturé", reopened: "Rouvert" },
    column: { account: "Compte", opening: "Ouverture", debit: "Débit", credit: "Crédit", closing: "Clôture" },
    account: {
      wallet: "Portefeuilles des vendeurs",
      due: "Dû par les vendeurs",
      revenue: "Revenus",
      tax: "Taxe",
      cost: "Coûts",
      provider: "Dû à",
      cash: "Caisse",
      claim: "Réclamations",
      fx: "Change",
    },
  },
  event: { month: { close: "Clôturer le mois", reopen: "Rouvrir le mois" } },
  choice: { events: { books: { recounted: "Des sommes enregistrées du grand livre étaient fausses" } } },
  audit: {
    action: { closeMonth: "Mois clôturé", reopenMonth: "Mois rouvert" },
    entity: { ledgerMonths: "Mois" },
  },
};
