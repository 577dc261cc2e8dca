import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  bulk: {
    addTags: "Ajouter des étiquettes",
    editTags: "Modifier les étiquettes",
    saveTags: "Enregistrer les étiquettes",
    removeTags: "Retirer des étiquettes",
    tagHelp: "Écrivez une étiquette et appuyez sur Entrée.",
    dropTag: "Retirer l’étiquette {tag}",
    tagLong: "Une étiquette a {max} caractères au plus.",
    tagsFull: "{max} étiquettes au plus.",
    noTags: "Donnez au moins une étiquette.",
    methodsFailed: "Les modes d’expédition n’ont pas pu être chargés.",
    regionHelp: "Comme l’écrit la poste du pays : CA pour la Californie, NSW pour la Nouvelle-Galles du Sud.",
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
        submit: {
          act: { one: "Soumettre {number} commande", other: "Soumettre {number} commandes" },
          acted: { one: "{number} soumise", other: "{number} soumises" },
          means:
            "Les commandes soumises attendent leur paiement. Les brouillons à problème restent des brouillons.",
        },
        pay: {
          act: { one: "Payer {number} commande", other: "Payer {number} commandes" },
          acted: { one: "{number} payée", other: "{number} payées" },
          means: "Les totaux sont prélevés sur le solde. Les commandes qu’il ne couvre pas sont refusées.",
        },
        hold: {
          act: { one: "Bloquer {number} commande", other: "Bloquer {number} commandes" },
          acted: { one: "{number} bloquée", other: "{number} bloquées" },
          means:
            "Les commandes bloquées restent où elles sont jusqu’à ce que quelqu’un les débloque ou que le jour soit passé.",
        },
        release: {
          act: { one: "Débloquer {number} commande", other: "Débloquer {number} commandes" },
          acted: { one: "{number} débloquée", other: "{number} débloquées" },
          means: "Les commandes débloquées reprennent là où elles étaient.",
        },
        cancel: {
          act: { one: "Annuler {number} commande", other: "Annuler {number} commandes" },
          acted: { one: "{number} annulée", other: "{number} annulées" },
          means: "Ce qui a été payé revient sur le solde, et plus rien n’est produit.",
        },
        requestCancel: {
          act: {
            one: "Demander l’annulation de {number} commande",
            other: "Demander l’annulation de {number} commandes",
          },
          acted: { one: "{number} annulation demandée", other: "{number} annulations demandées" },
          means: "Le travail sur ces commandes s’arrête jusqu’à la décision de l’atelier.",
        },
        refuseCancel: {
          act: {
            one: "Refuser l’annulation de {number} commande",
            other: "Refuser l’annulation de {number} commandes",
          },
          acted: { one: "{number} remise en production", other: "{number} remises en production" },
          means: "Ces commandes retournent en production.",
        },
        approveCancel: {
          act: {
            one: "Accepter l’annulation de {number} commande",
            other: "Accepter l’annulation de {number} commandes",
          },
          acted: { one: "{number} annulée", other: "{number} annulées" },
          means: "Ce qui a été payé revient sur le solde, et plus rien n’est produit.",
        },
        complete: {
          act: { one: "Clôturer {number} commande", other: "Clôturer {number} commandes" },
          acted: { one: "{number} clôturée", other: "{number} clôturées" },
          means: "Les commandes clôturées sont fermées : plus rien ne peut changer.",
        },
      },
      production: {
        start: {
          act: {
            one: "Lancer la production de {number} commande",
            other: "Lancer la production de {number} commandes",
          },
          acted: { one: "{number} lancée", other: "{number} lancées" },
          means:
            "L’atelier peut commencer : les pièces attendent à leur première étape d’être scannées. Une annulation devra dès lors être demandée.",
        },
        unstart: {
          act: {
            one: "Retirer {number} commande de la production",
            other: "Retirer {number} commandes de la production",
          },
          acted: { one: "{number} retirée", other: "{number} retirées" },
          means:
            "Seulement les commandes dont aucune pièce n’est commencée. Elles sont de nouveau en traitement et annulables aussitôt.",
        },
        finish: {
          act: {
            one: "Terminer la production de {number} commande",
            other: "Terminer la production de {number} commandes",
          },
          acted: { one: "{number} terminée", other: "{number} terminées" },
          means: "Tous les articles de ces commandes comptent comme produits.",
        },
      },
      label: {
        void: {
          act: { one: "Annuler les étiquettes de {number}", other: "Annuler les étiquettes de {number}" },
          acted: { one: "{number} annulée", other: "{number} annulées" },
          means: "Ces étiquettes ne servent plus ; il en faut chaque fois une nouvelle.",
        },
      },
      shipment: {
        handOver: {
          act: { one: "Remettre {number} commande", other: "Remettre {number} commandes" },
          acted: { one: "{number} remise", other: "{number} remises" },
          means: "Les colis comptent comme remis au transporteur.",
        },
        deliver: {
          act: {
            one: "Marquer {number} commande comme livrée",
            other: "Marquer {number} commandes comme livrées",
          },
          acted: { one: "{number} livrée", other: "{number} livrées" },
          means: "Les colis comptent comme arrivés.",
        },
        return: {
          act: {
            one: "Marquer {number} commande comme retournée",
            other: "Marquer {number} commandes comme retournées",
          },
          acted: { one: "{number} retournée", other: "{number} retournées" },
          means: "Ces commandes sont alors fermées : les colis sont revenus.",
        },
      },
      orders: {
        tag: {
          act: {
            one: "Changer les étiquettes de {number} commande",
            other: "Changer les étiquettes de {number} commandes",
          },
          acted: { one: "{number} modifiée", other: "{number} modifiées" },
          means: "Les étiquettes servent à retrouver des commandes. Elles ne changent rien au travail.",
        },
        country: {
          act: {
            one: "Changer le pays de {number} commande",
            other: "Changer le pays de {number} commandes",
          },
          acted: { one: "{number} modifiée", other: "{number} modifiées" },
          means: "Le même pays pour toutes ; ce qui leur manquait pour cette raison est corrigé aussitôt.",
        },
        region: {
          act: {
            one: "Changer l’État ou la région de {number} commande",
            other: "Changer l’État ou la région de {number} commandes",
          },
          acted: { one: "{number} modifiée", other: "{number} modifiées" },
          means:
            "Le même État ou la même région pour toutes ; les brouillons auxquels il manquait alors que leur pays l’exige sont corrigés aussitôt.",
        },
        method: {
          act: {
            one: "Changer le mode d’expédition de {number} commande",
            other: "Changer le mode d’expédition de {number} commandes",
          },
          acted: { one: "{number} modifiée", other: "{number} modifiées" },
          means: "Le nouveau mode vaut pour les étiquettes d’envoi créées à partir de maintenant.",
        },
        undo: {
          act: { one: "Rétablir {number} commande", other: "Rétablir {number} commandes" },
          acted: { one: "{number} rétablie", other: "{number} rétablies" },
          means: "Les commandes modifiées depuis restent telles quelles.",
        },
      },
    },
  },
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Complément d’adresse",
        company: "Société",
        file: "Fichier de l’étiquette",
        unit_ids: "Pièces",
        expected_minor: "Total affiché",
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
        origin_order_id: "Dédommagement de",
        version: "Version",
        wait_step: "Étape attendue",
        wait_since: "Attend depuis",
      },
    },
  },
  paying: {
    goods: "Marchandises",
    shipping: "Affranchissement",
    shippingTaxed: "Affranchissement, taxe comprise",
    tax: "Taxe",
    goodsTax: "Taxe sur les marchandises",
    total: "Total",
    unpriced: "Pas encore de prix : débitée avec l’étiquette",
    ownLabel: "Vous fournissez l’étiquette",
    captured: "Affranchissement débité",
    reserved: "Réservé",
    reservedPostage: "Réservé pour l’affranchissement",
    noShipping: "Rien de réservé ni de débité",
    refunded: "Remboursé",
    afterRefunds: "Total après remboursements",
    refundedOf: "{amount} remboursés",
    stoppedPieces: { one: "{number} annulée", other: "{number} annulées" },
    dropNone:
      "Choisissez les pièces de {code} à annuler. Ce qui a été débité pour elles revient sur le solde. C’est irréversible.",
    dropPaid: {
      one: "{number} pièce de {code} sera annulée et {amount} remboursés sur le solde. C’est irréversible.",
      other:
        "{number} pièces de {code} seront annulées et {amount} remboursés sur le solde. C’est irréversible.",
    },
    dropUnpaid: {
      one: "{number} pièce de {code} sera annulée. Il n’y a rien à rembourser. C’est irréversible.",
      other: "{number} pièces de {code} seront annulées. Il n’y a rien à rembourser. C’est irréversible.",
    },
    postageLater: "L’affranchissement est réservé maintenant et débité à l’achat de l’étiquette.",
    left: "Disponible ensuite",
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
      drop: "Annuler des pièces",
      repack: "Faire un colis",
    },
  },
  choice: {
    remedy: { reprint: "Réimpression", reship: "Nouvel envoi" },
    dated: { made: "Arrivée", paid: "Paiement", produced: "Fin de production", shipped: "Expédition" },
    shipped: { "on-time": "À temps", late: "En retard" },
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
    aheadMore: "plus de {number} devant",
    next: "la prochaine",
  },
};
