import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const STATES = { "In stock": "Vorrätig", Low: "Knapp", Out: "Nicht vorrätig" };

export const words: Translation<English> = {
  entity: {
    stock: {
      title: "Bestand",
      about:
        "Rohlinge, die hier liegen. Ein Stück bekommt seinen, sobald sein Auftrag bezahlt ist; was zuerst fällig ist, zuerst.",
      add: "Eingang oder Zählung",
      none: "Hier wird noch nichts gezählt. Buchen Sie einen Eingang oder eine Zählung.",
      failed: "Der Bestand konnte nicht geladen werden. {reason}",
      make: "Bestand speichern",
      made: "Der Bestand ist gespeichert.",
      edit: "Meldebestand ändern",
      save: "Meldebestand speichern",
      saved: "Der Meldebestand ist gespeichert.",
      missingTitle: "Diesen Bestand gibt es nicht",
      missingText: "Er existiert nicht, oder Ihr Konto darf ihn nicht sehen.",
      failedTitle: "Der Bestand konnte nicht geladen werden",
      group: { stock: { title: "Meldebestand", help: "Wann gemeldet wird, dass er knapp wird." } },
      help: {
        low_at: "Sie erfahren es einmal, wenn höchstens so viele frei sind. 0 heißt: nie.",
        reason: "Nötig für eine Korrektur.",
      },
      helpOf: {
        receive: "Wie viele eingegangen sind.",
        count: "Wie viele wirklich da sind.",
        adjust: "Wie viele mehr, mit Minuszeichen weniger.",
      },
      kind: { receive: "Eingang", count: "Zählung", adjust: "Korrektur" },
      shortNow: {
        one: "{count} Stück wartet jetzt auf einen Rohling: {codes}",
        other: "{count} Stück warten jetzt auf einen Rohling: {codes}",
      },
      moves: "Bewegungen",
      noMoves: "Noch hat sich nichts bewegt.",
      shelf: "{place}: {on_hand} vorhanden, {reserved} reserviert, {free} frei",
      untracked: "Dieser Artikel wird an keinem Standort gezählt. Er kann unbegrenzt bestellt werden.",
      by: "von {name}",
      automatic: "Automatisch",
      undone: "zurückgenommen",
      field: {
        code: "SKU",
        name: "Artikel",
        on_hand: "Vorhanden",
        reserved: "Reserviert",
        free: "Frei",
        short: "Wartend",
        low_at: "Meldebestand",
        state: "Bestand",
        item: "Artikel",
        item_id: "Artikel",
        location: "Standort",
        location_id: "Standort",
        kind: "Was geschah",
        count: "Stück",
        reason: "Grund",
      },
    },
    items: { tab: { stock: "Bestand" }, field: { stock: "Bestand" } },
    locations: { tab: { stock: "Bestand" }, field: { open_units: "Offene Stücke" } },
    units: { field: { blank: "Rohling", offered_sku: "Ersatz" } },
  },
  choice: {
    state: STATES,
    stock: STATES,
    stock_move: {
      receive: "Eingegangen",
      count: "Gezählt",
      adjust: "Korrigiert",
      reserve: "Reserviert",
      release: "Freigegeben",
      take: "Entnommen",
      scrap: "Ausgesondert",
    },
    blank: { None: "Keiner", Short: "Wartet auf Rohling", Reserved: "Reserviert", Taken: "Entnommen" },
  },
  substitute: {
    about: "Ersatz",
    askFor: "Verkäufer fragen: {sku}",
    offer: "Von {sku} ist kein Rohling da. {other} kann zum selben Preis gefertigt werden.",
    waits: "Der Verkäufer wurde gefragt, ob er {other} nimmt.",
    saved: "Gespeichert.",
  },
  event: {
    substitute: { ask: "Verkäufer fragen", accept: "Annehmen", refuse: "Ablehnen" },
    stock: { move: "Bestand speichern" },
  },
  audit: {
    action: {
      offerSubstitute: "Ersatz angeboten",
      answerSubstitute: "Ersatz beantwortet",
      makeStock: "Meldebestand gespeichert",
      makeStockMove: "Bestand bewegt",
      stock_import: "Bestand importiert",
    },
    entity: { stock: "Bestand" },
  },
};
