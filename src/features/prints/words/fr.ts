import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  prints: {
    tickets: { one: "Imprimer la fiche", other: "Imprimer {count} fiches" },
    stations: { one: "Imprimer l’étiquette du poste", other: "Imprimer {count} étiquettes de poste" },
    bins: { one: "Imprimer l’étiquette du bac", other: "Imprimer {count} étiquettes de bac" },
    badges: { one: "Imprimer le badge", other: "Imprimer {count} badges" },
    commands: "Imprimer la feuille de commandes",
    format: "Format",
    formats: {
      pdf: "PDF pour toute imprimante",
      zpl203: "ZPL pour imprimantes d’étiquettes à 203 dpi",
      zpl300: "ZPL pour imprimantes d’étiquettes à 300 dpi",
    },
    copies: "Exemplaires",
    reason: "Pourquoi l’imprimer à nouveau",
    again: "Une fiche a déjà été imprimée.",
    go: "Imprimer",
    failed: "L’étiquette n’a pas pu être chargée. {reason}",
    times: { one: "Fiche imprimée {count} fois", other: "Fiche imprimée {count} fois" },
    badge: "Badge opérateur",
    badgeAbout: "Les postes notent qui a travaillé quand le badge est scanné. Il ne connecte personne.",
    most: "Sélectionnez de 1 à {max} pièces.",
  },
  audit: { action: { makePrintJob: "Étiquettes imprimées" } },
  event: { labels: { print: "Imprimer les étiquettes" } },
};
