import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const STATES = { "In stock": "En stock", Low: "Stock faible", Out: "Épuisé" };

export const words: Translation<English> = {
  entity: {
    stock: {
      title: "Stock",
      about:
        "Les vierges qui sont ici. Une pièce reçoit le sien dès que sa commande est payée, la plus urgente d’abord.",
      add: "Recevoir ou compter",
      none: "Rien n’est encore compté ici. Commencez par une réception ou un comptage.",
      failed: "Le stock n’a pas pu être chargé. {reason}",
      make: "Enregistrer le stock",
      made: "Le stock est enregistré.",
      edit: "Modifier le seuil",
      save: "Enregistrer le seuil",
      saved: "Le seuil est enregistré.",
      missingTitle: "Ce stock n’existe pas",
      missingText: "Il n’existe pas, ou votre compte ne peut pas le voir.",
      failedTitle: "Le stock n’a pas pu être chargé",
      group: { stock: { title: "Seuil", help: "Quand un stock faible est signalé." } },
      help: {
        low_at: "Vous êtes prévenu une fois quand il n’en reste pas plus de libres. 0 : jamais.",
        reason: "Nécessaire pour une correction.",
      },
      helpOf: {
        receive: "Combien sont arrivées.",
        count: "Combien sont vraiment là.",
        adjust: "Combien de plus, ou de moins avec un signe moins.",
      },
      kind: { receive: "Réception", count: "Comptage", adjust: "Correction" },
      shortNow: {
        one: "{count} pièce attend maintenant un vierge : {codes}",
        other: "{count} pièces attendent maintenant un vierge : {codes}",
      },
      moves: "Mouvements",
      noMoves: "Rien n’a encore bougé.",
      shelf: "{place} : {on_hand} en rayon, {reserved} réservés, {free} libres",
      untracked: "Cet article n’est compté sur aucun site. Il peut être commandé sans limite.",
      by: "par {name}",
      automatic: "Automatique",
      undone: "annulé",
      field: {
        code: "SKU",
        name: "Article",
        on_hand: "En rayon",
        reserved: "Réservés",
        free: "Libres",
        short: "En attente",
        low_at: "Seuil",
        state: "Stock",
        item: "Article",
        item_id: "Article",
        location: "Site",
        location_id: "Site",
        kind: "Ce qui s’est passé",
        count: "Pièces",
        reason: "Motif",
      },
    },
    items: { tab: { stock: "Stock" }, field: { stock: "Stock" } },
    locations: { tab: { stock: "Stock" }, field: { open_units: "Pièces en cours" } },
    units: { field: { blank: "Vierge", offered_sku: "Remplacement" } },
  },
  choice: {
    state: STATES,
    stock: STATES,
    stock_move: {
      receive: "Reçu",
      count: "Compté",
      adjust: "Corrigé",
      reserve: "Réservé",
      release: "Libéré",
      take: "Pris",
      scrap: "Mis au rebut",
    },
    blank: { None: "Aucun", Short: "Attend un vierge", Reserved: "Réservé", Taken: "Pris" },
  },
  substitute: {
    about: "Remplacement",
    askFor: "Demander au vendeur : {sku}",
    offer: "Il n’y a plus de vierge {sku}. {other} peut être fait au même prix.",
    waits: "Le vendeur a été consulté pour {other}.",
    saved: "Enregistré.",
  },
  event: {
    substitute: { ask: "Demander au vendeur", accept: "Accepter", refuse: "Refuser" },
    stock: { move: "Enregistrer le stock" },
  },
  audit: {
    action: {
      offerSubstitute: "Remplacement proposé",
      answerSubstitute: "Remplacement répondu",
      makeStock: "Seuil de stock enregistré",
      makeStockMove: "Stock modifié",
      stock_import: "Stock importé",
    },
    entity: { stock: "Stock" },
  },
};
