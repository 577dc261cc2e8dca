import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  decision: {
    loading: "Chargement des lignes",
    garments: { one: "{count} pièce", other: "{count} pièces" },
    failed: "{code} n’a pas abouti : décidez à nouveau.",
    outcome: "Décision",
    choose: "Choisir",
    notBack: "Un renvoi est possible dès son retour sur l’étagère.",
    amount: "Remboursement",
    amountOf: "Remboursement pour {name}",
    most: "{amount} au plus",
    all: "En entier",
    charged: "Le vendeur paie",
    cause: "Cause, réservée au personnel",
    nameCause: "Nommer la cause",
    noCause: "Aucune cause",
    step: "Étape",
    fault: "Ce qui n’a pas marché",
    proposed: "Proposée d’après l’historique de la pièce",
    happens: "Ce qui va se passer",
    nothing: "Donnez une décision à chaque ligne et un montant à chaque remboursement.",
    reprints: {
      one: "{count} pièce de {order} est réimprimée et envoyée à la même adresse.",
      other: "{count} pièces de {order} sont réimprimées et envoyées à la même adresse.",
    },
    reships: {
      one: "{count} pièce de l’étagère est renvoyée.",
      other: "{count} pièces de l’étagère sont renvoyées.",
    },
    charges: {
      one: "Le vendeur paie {count} pièce. Si le solde ne suffit pas, elle attend.",
      other: "Le vendeur paie {count} pièces. Si le solde ne suffit pas, elles attendent.",
    },
    refunds: "{amount} reviennent sur le solde du vendeur dès que le remboursement est approuvé.",
    rejects: {
      one: "Rien n’est fait pour {count} pièce.",
      other: "Rien n’est fait pour {count} pièces.",
    },
    aboveLimit: "Au-dessus de {limit}, seul un administrateur décide.",
    open: {
      one: "{count} pièce n’a pas encore de décision.",
      other: "{count} pièces n’ont pas encore de décision.",
    },
    applyToAll: "Appliquer à toutes les lignes",
    reset: "Recommencer",
    sellerReads: "Le vendeur lit ce texte.",
    mergeHelp: "Ses messages et ses pièces passent au dossier choisi.",
    mergeNone: "Ce vendeur n’a pas d’autre dossier ouvert.",
  },
};
