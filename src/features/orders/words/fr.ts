import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Complément d’adresse",
        company: "Société",
        file: "Fichier de l’étiquette",
        unit_ids: "Pièces",
        expected_minor: "Total vu",
        cools_until: "Délai de réflexion jusqu’à",
        refunds_minor: "Remboursé",
        note: "Note",
        paid: "Payée",
        phone: "Téléphone",
        platform: "Plateforme",
        quantity: "Quantité",
        version: "Version",
      },
    },
  },
  event: {
    order: {
      unpay: "Annuler le paiement",
      drop: "Arrêter des articles",
      repack: "Faire un colis",
    },
  },
  bulk: {
    work: {
      order: {
        unpay: {
          act: {
            one: "Annuler le paiement de {number} commande",
            other: "Annuler le paiement de {number} commandes",
          },
          acted: {
            one: "{number} de nouveau impayée",
            other: "{number} de nouveau impayées",
          },
          means: "Ce qui a été payé revient sur le solde, et les commandes attendent leur paiement.",
        },
        repack: {
          act: {
            one: "Faire un colis pour {number} commande",
            other: "Faire des colis pour {number} commandes",
          },
          acted: {
            one: "{number} avec colis",
            other: "{number} avec colis",
          },
          means: "Les pièces qui ne sont dans aucun colis en reçoivent un.",
        },
      },
    },
  },
};
