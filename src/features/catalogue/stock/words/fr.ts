import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const stock: Noun = { gender: "m", one: "stock", other: "stocks" };

const STATES = { "In stock": "En stock", Low: "Stock faible", Out: "Épuisé" };

export const words: Translation<English> = {
  entity: {
    stock: {
      ...sentences.loading(stock),
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
  list: { hint: { stock: "SKU, titre …" } },
  bulk: {
    work: {
      stock: {
        import: {
          act: {
            one: "Enregistrer le stock de {number} article",
            other: "Enregistrer le stock de {number} articles",
          },
          acted: { one: "{number} enregistré", other: "{number} enregistrés" },
          means: "Chaque mouvement se voit chez son article.",
        },
      },
    },
  },
  stockImport: {
    title: "Importer le stock",
    location: "Site",
    text:
      "Accepte un tableau avec une ligne par SKU : combien il y en a, ou combien sont arrivés. Vous voyez d’abord ce qui change.",
    reasonHelp: "Reste avec chaque mouvement, par exemple « Inventaire de novembre ».",
    paste: "Ou coller SKU et quantité",
    pasteHelp: "Deux colonnes, comme un tableur les copie.",
    look: "Voir les changements",
    needsColumns: "Choisissez les colonnes du SKU et de la quantité.",
    noRows: "Aucune ligne n’a de quantité.",
    tooMany: "Un import prend {most} lignes au plus. Divisez le tableau.",
    refused: { one: "{number} ligne est illisible", other: "{number} lignes sont illisibles" },
    unseen: "L’aperçu n’a pas pu être chargé. {why}",
    failed: "L’import n’a pas pu commencer. {why}",
    start: {
      one: "Enregistrer le stock de {number} article",
      other: "Enregistrer le stock de {number} articles",
    },
    short: {
      one: "{number} pièce attendra un vierge.",
      other: "{number} pièces attendront un vierge.",
    },
    noneShort: "Aucune pièce ne perd son vierge.",
    changes: "Changements",
    was: "Avant",
    will: "Après",
    means: "Ce que cela signifie",
    wait: { one: "{number} pièce attendra : {codes}", other: "{number} pièces attendront : {codes}" },
    begins: "Compté à partir de maintenant",
    same: "Aucun changement",
    problem: {
      unknown: "Ce SKU n’existe pas. La ligne est laissée de côté.",
      double: "Ce SKU est déjà dans le tableau. La ligne est laissée de côté.",
      belowZero: "Il n’y en a pas autant. La ligne est laissée de côté.",
      badNumber: "C’est plus qu’un article ne peut avoir. La ligne est laissée de côté.",
    },
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
