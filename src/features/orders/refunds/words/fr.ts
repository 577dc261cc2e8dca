import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const refundRequest: Noun = {
  gender: "f",
  one: "demande de remboursement",
  other: "demandes de remboursement",
};

export const words: Translation<English> = {
  menu: {
    refund_requests: "Demandes de remboursement",
  },
  refunds: {
    noOrder: "Choisissez d’abord la commande.",
    loading: "Chargement des débits",
    nothingCharged: "Cette commande n’a jamais été débitée.",
    allOfAll: "Tout ce qui reste",
    total: "À rembourser",
    gives: "{name} récupère {amount} sur son solde.",
    all: "Tout",
    allOf: "Tout ce qui reste de {name}",
    amountOf: "Remboursement de {name}",
    paid: "Payé",
    refunded: "Remboursé",
    asked: "Demandé",
    left: "Reste",
    leftNow: "Il ne reste que {amount}.",
    another: "Autre commande",
    unknownOrder: "Aucune commande ne porte ce numéro.",
    find: "Rechercher",
    lines: "Ce qui est demandé",
    line: "Débité pour",
    requested: "Remboursement",
    returned: "Déjà remboursé",
    photo: {
      drop: "Déposez la photo ici",
      hint: "Une photo du problème, {size} Mo au plus. Vous pouvez aussi la déposer ou la coller.",
      tooLarge: "La photo dépasse {size} Mo. Enregistrez-la plus petite.",
      invalid: "Le fichier n’est pas une image affichable.",
    },
    request: "Demander un remboursement",
    requests: "Demandes de remboursement",
    heading: {
      goods: "Articles",
      postage: "Affranchissement",
      handling: "Traitement",
      fee: "Frais",
      adjustment: "Ajustement",
    },
  },
  entity: {
    refund_requests: {
      ...sentences.loading(refundRequest),
      ...sentences.saving(refundRequest),
      make: "Demander un remboursement",
      made: "Le remboursement a été demandé. Les montants sont réservés jusqu’à la décision.",
      section: {
        request: "Demande",
        decision: "Décision",
      },
      group: {
        request: {
          title: "Demande de remboursement",
          help: "Quelqu’un décide. L’argent revient ensuite sur le solde du vendeur.",
        },
      },
      help: {
        order_id: "Son numéro, par exemple PD-000123.",
        lines: "Indiquez combien de chaque débit doit être remboursé.",
        reason: "Ce qui n’allait pas. La personne qui décide le lit.",
      },
      field: {
        photo_id: "Photo",
        order: "Commande",
        order_id: "Commande",
        order_code: "Commande",
        seller_name: "Vendeur",
        lines: "Débits",
        charge_line_id: "Débit",
        amount_minor: "Remboursement",
        reason: "Motif",
        requested_minor: "Demandé",
        approved_minor: "Approuvé",
        maker_name: "Demandé par",
        checker_name: "Décidé par",
        second_name: "Remboursé par",
        status: "Statut",
        created_at: "Demandé le",
        decided_at: "Décidé le",
        note: "Motif de la décision",
      },
    },
  },
  choice: {
    note: {
      givenBack: "Tout a déjà été remboursé.",
    },
    events: {
      refund: {
        mention: "Mention dans une demande de remboursement",
        asked: "Remboursement demandé",
        decided: "Votre demande de remboursement est décidée",
        made: "Remboursement demandé",
        moved: "Statut de la demande de remboursement modifié",
      },
    },
  },
  ...statusWords({
    Posted: "Remboursé|Remboursée",
  }),
  list: {
    hint: {
      refund_requests: "Numéro, commande, motif…",
    },
    primary: {
      refund_requests: "Demander un remboursement",
    },
  },
  event: {
    refund: {
      approve: "Approuver",
      post: "Rembourser",
      reject: "Rejeter",
      cancel: "Annuler la demande",
    },
  },
  audit: {
    action: {
      makeRefundRequest: "Remboursement demandé",
      moveRefundRequest: "Statut de la demande de remboursement modifié",
      refund_approve: "Remboursement approuvé",
      refund_post: "Remboursement effectué",
      refund_reject: "Remboursement rejeté",
      refund_cancel: "Demande de remboursement annulée",
      remedies_settle: "A suivi ses remboursements",
      orders_settle: "Réduite de ce qui a déjà été remboursé",
    },
    entity: {
      refundRequests: "Demandes de remboursement",
    },
  },
};
