import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  noLabelYet: "Il n’a pas encore d’étiquette.",
  noSuchDocument: "Il reste dans son pays : ce document n’est pas nécessaire.",
  artClosed:
    "Le visuel ne peut plus être modifié : une pièce a déjà passé le contrôle, ou toutes ont été annulées.",
  artNotWanted: "Rien n’est imprimé sur cet article.",
  stockBelowZero: "Il y en a moins en stock. Entrez un nombre plus petit.",
  stockTooMuch: "C’est plus qu’un article ne peut avoir à un site. Entrez un nombre plus petit.",
  isProductActive: "Le produit est arrêté. Rendez-le d’abord actif.",
  itemInUse:
    "Un article présent dans des commandes ou associé au SKU d’une boutique ne peut pas être supprimé. Arrêtez-le plutôt.",
  productHasItems: "Le produit a des articles et ne peut donc pas être supprimé. Arrêtez-le plutôt.",
  locationIsDesk: "C’est le service d’assistance. Désactivez-le avant de supprimer le site.",
  locationHasWork: "Des pièces y sont en cours. Terminez-les ou envoyez-les ailleurs d’abord.",
  whyAgain: "Cela a déjà été imprimé. Dites pourquoi on l’imprime encore.",
  locationInUse:
    "Des pièces y ont été faites ou du stock y est compté : le site ne peut pas être supprimé. Fermez-le plutôt.",
  binHoldsOrder: "Un bac contient encore des pièces d’une commande. Videz-le d’abord.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  stockLow: {
    subject: "{sku} est presque épuisé à {location}",
    content: "Disponibles : {count}. Commandez-en, ou confiez des pièces à un autre site.",
  },
  stocksLow: { subject: "{count} articles sont presque épuisés", content: "{lines}" },
};
