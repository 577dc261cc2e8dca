import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const stock: Noun = { gender: "m", one: "Bestand", other: "Bestände" };

const STATES = { "In stock": "Vorrätig", Low: "Knapp", Out: "Nicht vorrätig" };

export const words: Translation<English> = {
  entity: {
    stock: {
      ...sentences.loading(stock),
      title: "Bestand",
      about:
        "Rohlinge, die hier liegen. Ein Stück bekommt seinen, sobald seine Bestellung bezahlt ist; was zuerst fällig ist, zuerst.",
      add: "Eingang oder Zählung",
      none: "Hier wird noch nichts gezählt. Buchen Sie einen Eingang oder eine Zählung.",
      failed: "Der Bestand konnte nicht geladen werden. {reason}",
      make: "Bestand speichern",
      made: "Der Bestand ist gespeichert.",
      edit: "Meldebestand ändern",
      save: "Meldebestand speichern",
      saved: "Der Meldebestand ist gespeichert.",
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
  list: { hint: { stock: "SKU, Titel …" } },
  bulk: {
    work: {
      stock: {
        import: {
          act: {
            one: "Bestand von {number} Artikel speichern",
            other: "Bestand von {number} Artikeln speichern",
          },
          acted: { one: "{number} gespeichert", other: "{number} gespeichert" },
          means: "Jede Bewegung ist bei ihrem Artikel zu sehen.",
        },
      },
    },
  },
  stockImport: {
    title: "Bestand importieren",
    location: "Standort",
    text:
      "Nimmt eine Tabelle mit einer Zeile je SKU: wie viele da sind oder wie viele kamen. Sie sehen zuerst, was sich ändert.",
    reasonHelp: "Steht bei jeder Bewegung, etwa „Zählung November“.",
    paste: "Oder SKU und Anzahl einfügen",
    pasteHelp: "Zwei Spalten, wie eine Tabelle sie kopiert.",
    look: "Änderungen zeigen",
    needsColumns: "Wählen Sie die Spalten der SKU und der Anzahl.",
    noRows: "Keine Zeile hat eine Anzahl.",
    tooMany: "Ein Import nimmt höchstens {most} Zeilen. Teilen Sie die Tabelle.",
    refused: { one: "{number} Zeile ist nicht lesbar", other: "{number} Zeilen sind nicht lesbar" },
    unseen: "Die Vorschau konnte nicht geladen werden. {why}",
    failed: "Der Import konnte nicht beginnen. {why}",
    start: {
      one: "Bestand von {number} Artikel speichern",
      other: "Bestand von {number} Artikeln speichern",
    },
    short: {
      one: "{number} Stück wird auf einen Rohling warten.",
      other: "{number} Stück werden auf einen Rohling warten.",
    },
    noneShort: "Kein Stück verliert seinen Rohling.",
    changes: "Änderungen",
    was: "War",
    will: "Wird",
    means: "Was das heißt",
    wait: { one: "{number} Stück wird warten: {codes}", other: "{number} Stück werden warten: {codes}" },
    begins: "Wird ab jetzt gezählt",
    same: "Keine Änderung",
    problem: {
      unknown: "Diese SKU gibt es nicht. Die Zeile bleibt weg.",
      double: "Diese SKU steht schon in der Tabelle. Die Zeile bleibt weg.",
      belowZero: "So viele sind nicht da. Die Zeile bleibt weg.",
      badNumber: "So viele kann ein Artikel nicht haben. Die Zeile bleibt weg.",
    },
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
