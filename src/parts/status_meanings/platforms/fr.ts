/** Meanings of the statuses of platforms' labels and orders. */
import type { StatusMeanings } from "../shape.ts";

export const ofPlatforms: Pick<StatusMeanings, "label_page" | "tiktok_order"> = {
  label_page: {
    status: {
      Unmatched: "Rien sur la page ne désigne une commande avec certitude.",
      Matched: "La page appartient à une commande et peut être jointe.",
      Duplicate: "Une page antérieure est la même étiquette.",
      Mismatch: "Le contenu de la page se contredit ou contredit la commande.",
      Attached: "La page est l’étiquette de son colis.",
      Discarded: "Personne n’utilise la page.",
    },
  },
  tiktok_order: {
    status: {
      "On Hold": "TikTok retient la commande, ou elle n’est pas payée.",
      Processing: "TikTok attend le colis.",
      "Cancel Requested": "L’acheteur a demandé à TikTok d’annuler la commande.",
      Shipped: "Un transporteur a le colis.",
      Completed: "TikTok a terminé la commande.",
      Cancelled: "TikTok a annulé la commande.",
    },
  },
};
