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
        pay_seen_minor: "Payer au plus",
        pay_stopped: "N’attend plus, car",
        available_minor: "Disponible",
        cools_until: "Délai de réflexion jusqu’à",
        refunds_minor: "Remboursé",
        note: "Note",
        paid: "Payée",
        phone: "Téléphone",
        platform: "Plateforme",
        quantity: "Quantité",
        version: "Version",
        wait_step: "Étape attendue",
        wait_since: "Attend depuis",
      },
    },
  },
  paying: {
    goods: "Marchandises",
    shipping: "Expédition",
    shippingTaxed: "Expédition, taxe comprise",
    tax: "Taxe",
    goodsTax: "Taxe sur les marchandises",
    total: "Total",
    unpriced: "Pas encore de prix : débitée avec l’étiquette",
    ownLabel: "Vous fournissez l’étiquette",
    captured: "Débit pour l’expédition",
    reserved: "Réservé",
    reservedPostage: "Réservé pour l’expédition",
    noShipping: "Rien de réservé ni de débité",
    refunded: "Remboursé",
    afterRefunds: "Total après remboursements",
    refundedOf: "{amount} remboursés",
    stoppedPieces: { one: "{number} arrêtée", other: "{number} arrêtées" },
    dropNone:
      "Choisissez les pièces de {code} à arrêter. Ce qui a été débité pour elles revient sur le solde. C’est irréversible.",
    dropPaid: {
      one: "{number} pièce de {code} sera arrêtée et {amount} remboursés sur le solde. C’est irréversible.",
      other:
        "{number} pièces de {code} seront arrêtées et {amount} remboursés sur le solde. C’est irréversible.",
    },
    dropUnpaid: {
      one: "{number} pièce de {code} sera arrêtée. Il n’y a rien à rembourser. C’est irréversible.",
      other: "{number} pièces de {code} seront arrêtées. Il n’y a rien à rembourser. C’est irréversible.",
    },
    postageLater: "L’expédition est réservée maintenant et débitée à l’achat de l’étiquette.",
    left: "Reste ensuite",
    awaited: "Autres commandes en attente",
    short: "Il manque",
    act: "Payer {amount}",
    changed: "Le prix a changé. Vous aviez vu {before} ; c’est {now} maintenant.",
    later: "Elle peut être payée d’elle-même dès que le solde suffit, à {amount} au plus.",
    awaiting:
      "En attente de fonds depuis {when}. Elle est payée dès que le solde suffit, à {amount} au plus.",
    stopped: "N’attend plus de fonds. {why}",
  },
  event: {
    order: {
      awaitFunds: "Payer dès l’arrivée des fonds",
      forgetFunds: "Ne plus attendre les fonds",
      unpay: "Annuler le paiement",
      drop: "Arrêter des articles",
      repack: "Faire un colis",
    },
  },
  choice: {
    funds: { awaiting: "En attente de fonds", stopped: "N’attend plus de fonds" },
    wait: {
      money: "Paiement",
      art: "Un fichier d’impression",
      blank: "Un support vierge",
      decision: "Une décision",
      cooling: "Délai de réflexion",
      step: "Une étape à l’atelier",
      label: "Une étiquette",
      carrier: "Le transporteur",
    },
  },
  wait: {
    money: "Attend le paiement depuis {since}",
    art: "Attend un fichier d’impression depuis {since}",
    blank: "Attend un support vierge depuis {since}",
    decision: {
      Draft: "Attend d’être soumise depuis {since}",
      "On Hold": "Attend que quelqu’un lève la suspension depuis {since}",
      "Cancel Requested": "Attend une réponse à la demande d’annulation depuis {since}",
      Rejected: "Attend une décision sur une pièce rejetée depuis {since}",
    },
    cooling: "Attend la fin du délai de réflexion depuis {since}",
    step: {
      QC: "Attend le contrôle depuis {since}",
      Cutting: "Attend la coupe depuis {since}",
      Printing: "Attend l’impression depuis {since}",
      Sewing: "Attend la couture depuis {since}",
      "Final QC": "Attend le contrôle final depuis {since}",
      Packing: "Attend l’emballage depuis {since}",
    },
    open: {
      QC: "Au contrôle depuis {since}",
      Cutting: "À la coupe depuis {since}",
      Printing: "À l’impression depuis {since}",
      Sewing: "À la couture depuis {since}",
      "Final QC": "Au contrôle final depuis {since}",
      Packing: "À l’emballage depuis {since}",
    },
    label: "Attend une étiquette depuis {since}",
    carrier: {
      Ready: "Attend l’enlèvement par le transporteur depuis {since}",
      Shipped: "Attend la livraison depuis {since}",
    },
    units: { one: "{units} pièce sur {count}", other: "{units} pièces sur {count}" },
    all: { one: "la seule pièce", other: "les {count} pièces" },
    ahead: "{number} devant",
    next: "la prochaine",
  },
  bulk: {
    work: {
      order: {
        awaitFunds: {
          act: {
            one: "Payer {number} commande dès l’arrivée des fonds",
            other: "Payer {number} commandes dès l’arrivée des fonds",
          },
          acted: { one: "{number} en attente de fonds", other: "{number} en attente de fonds" },
          means:
            "Elles sont payées dès que le solde les couvre, les plus urgentes d’abord, jamais au-dessus des totaux affichés.",
        },
        forgetFunds: {
          act: {
            one: "Ne plus attendre les fonds pour {number} commande",
            other: "Ne plus attendre les fonds pour {number} commandes",
          },
          acted: { one: "{number} n’attend plus", other: "{number} n’attendent plus" },
          means: "Elles restent impayées jusqu’à ce que quelqu’un les paie.",
        },
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
