import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const bulk: Translation<English["bulk"]> = {
  line: "Ausgewählte Zeilen",
  selected: { one: "{number} ausgewählt", other: "{number} ausgewählt" },
  selectAll: "Alle {number} Treffer auswählen",
  fullPicked:
    "Einzeln lassen sich höchstens {max} Zeilen auswählen. Wählen Sie stattdessen alle Treffer aus.",
  fullExcept: "Höchstens {max} Zeilen lassen sich ausnehmen. Grenzen Sie stattdessen die Filter ein.",
  key: "Aktionen für ausgewählte Zeilen und zurück",
  clear: "Auswahl aufheben",
  none: "Mit den ausgewählten Zeilen lässt sich nichts tun.",
  more: "Mehr",
  actions: "Aktionen",
  ask: "{step} …",
  step: "{step} ({number})",
  sending: "„{step}“ wird gesendet",
  refused: { one: "{number} abgelehnt", other: "{number} abgelehnt" },
  result: "„{step}“: {parts}",
  reason: "{codes}: {reason}",
  failed: "„{step}“ ist fehlgeschlagen. {why}",
  unknown:
    "Es kam keine Antwort, daher ist nicht bekannt, ob „{step}“ ausgeführt wurde. Erneutes Fragen wiederholt nichts.",
  check: "Erneut prüfen",
  looking: "Es wird geprüft, was das betrifft",
  unseen: "Was das betrifft, konnte nicht geprüft werden. {why}",
  again: "Erneut versuchen",
  ofCount: "{fits} von {count}",
  tooMany: "Das sind {number} Datensätze. Auf einmal gehen höchstens {max}: Grenzen Sie die Filter ein.",
  noneCovered: "Das Guthaben deckt keine davon.",
  covered: {
    one: "{fits} von {orders} kann bezahlt werden, die zuerst fälligen zuerst.",
    other: "{fits} von {orders} können bezahlt werden, die zuerst fälligen zuerst.",
  },
  noneFits: "Nichts davon ist in einem Zustand, der das erlaubt.",
  meets: "Nach Zustand",
  charges: "Was vom Guthaben abgeht",
  charge: { one: "{number} Bestellung", other: "{number} Bestellungen" },
  postage: "Davon Versand",
  postageOnTop: "Der Versand wird zusätzlich reserviert.",
  available: "Verfügbar",
  left: "Danach übrig",
  awaited: "Andere wartende Bestellungen",
  short: "Es fehlen",
  purchases: "Was die Versandetiketten kosten",
  labels: { one: "{number} Versandetikett", other: "{number} Versandetiketten" },
  unmade: {
    one: "Auch das Versandetikett von {number} Paket kaufen, dessen Stücke nicht alle gefertigt sind",
    other: "Auch die Versandetiketten von {number} Paketen kaufen, deren Stücke nicht alle gefertigt sind",
  },
  unmadeToo: "Auch die Versandetiketten von Paketen kaufen, deren Stücke nicht alle gefertigt sind",
  unpriced:
    "Für eine Summe vorab sind es zu viele: Jedes Versandetikett kostet den Preis, den sein Paket zeigt.",
  refusedState: "wird abgelehnt",
  later:
    "Alles wird noch einmal geprüft, wenn es an der Reihe ist; was nicht geht, wird mit dem Grund aufgeführt.",
  undoable: "Das lässt sich danach rückgängig machen, hier oder beim Auftrag.",
  final: "Das lässt sich nicht rückgängig machen.",
  stepwise: "Das lässt sich nicht als Ganzes rückgängig machen.",
  addTags: "Schlagwörter hinzufügen",
  editTags: "Schlagwörter bearbeiten",
  saveTags: "Schlagwörter speichern",
  removeTags: "Schlagwörter entfernen",
  tagHelp: "Schlagwort schreiben und Eingabetaste drücken.",
  dropTag: "Schlagwort {tag} entfernen",
  tagLong: "Ein Schlagwort hat höchstens {max} Zeichen.",
  tagsFull: "Höchstens {max} Schlagwörter.",
  noTags: "Geben Sie mindestens ein Schlagwort an.",
  choose: "Auswählen",
  methodsFailed: "Die Versandarten konnten nicht geladen werden.",
  waiting: "„{title}“ wartet, bis es an der Reihe ist. Sie können diese Seite verlassen.",
  running: "„{title}“ läuft. Sie können diese Seite verlassen.",
  cancel: "Anhalten",
  parts: "{acted}, {refused}",
  nothing: "Nichts wurde geändert.",
  cancelled: "Angehalten. {parts}",
  ended: "Die Arbeit endete vorzeitig. {why} {parts}",
  seeRefused: "Abgelehnte ansehen",
  seeJob: "Auftrag ansehen",
  retry: { one: "{number} erneut versuchen", other: "{number} erneut versuchen" },
  undo: "Rückgängig",
  work: {
    list: {
      undo: {
        act: { one: "{number} Datensatz zurücksetzen", other: "{number} Datensätze zurücksetzen" },
        acted: { one: "{number} zurückgesetzt", other: "{number} zurückgesetzt" },
        means: "Was seither geändert wurde, bleibt, wie es ist.",
      },
    },
    call: {
      pause: {
        act: { one: "{number} Ankündigung pausieren", other: "{number} Ankündigungen pausieren" },
        acted: { one: "{number} pausiert", other: "{number} pausiert" },
        means: "Niemand sieht sie, bis jemand sie fortsetzt.",
      },
      resume: {
        act: { one: "{number} Ankündigung fortsetzen", other: "{number} Ankündigungen fortsetzen" },
        acted: { one: "{number} fortgesetzt", other: "{number} fortgesetzt" },
        means: "An ihren Tagen sind sie wieder zu sehen.",
      },
    },
    integration: {
      on: {
        act: { one: "{number} Integration einschalten", other: "{number} Integrationen einschalten" },
        acted: { one: "{number} eingeschaltet", other: "{number} eingeschaltet" },
        means: "Wer kein Geheimnis hat, wird abgelehnt.",
      },
      off: {
        act: { one: "{number} Integration ausschalten", other: "{number} Integrationen ausschalten" },
        acted: { one: "{number} ausgeschaltet", other: "{number} ausgeschaltet" },
        means: "Nichts wird mehr gesendet, und was ankommt, wird abgelehnt.",
      },
    },
    order: {
      submit: {
        act: { one: "{number} Bestellung einreichen", other: "{number} Bestellungen einreichen" },
        acted: { one: "{number} eingereicht", other: "{number} eingereicht" },
        means:
          "Eingereichte Bestellungen warten auf ihre Bezahlung. Entwürfe mit Problemen bleiben Entwürfe.",
      },
      pay: {
        act: { one: "{number} Bestellung bezahlen", other: "{number} Bestellungen bezahlen" },
        acted: { one: "{number} bezahlt", other: "{number} bezahlt" },
        means: "Die Summen gehen vom Guthaben ab. Bestellungen, für die es nicht reicht, werden abgelehnt.",
      },
      hold: {
        act: { one: "{number} Bestellung sperren", other: "{number} Bestellungen sperren" },
        acted: { one: "{number} gesperrt", other: "{number} gesperrt" },
        means:
          "Gesperrte Bestellungen bleiben, wo sie sind, bis jemand sie freigibt oder der Tag vorbei ist.",
      },
      release: {
        act: { one: "{number} Bestellung freigeben", other: "{number} Bestellungen freigeben" },
        acted: { one: "{number} freigegeben", other: "{number} freigegeben" },
        means: "Freigegebene Bestellungen gehen dort weiter, wo sie gesperrt wurden.",
      },
      cancel: {
        act: { one: "{number} Bestellung stornieren", other: "{number} Bestellungen stornieren" },
        acted: { one: "{number} storniert", other: "{number} storniert" },
        means: "Bezahltes geht zurück auf das Guthaben, und nichts wird mehr produziert.",
      },
      requestCancel: {
        act: {
          one: "Storno für {number} Bestellung anfragen",
          other: "Storno für {number} Bestellungen anfragen",
        },
        acted: { one: "{number} Storno angefragt", other: "{number} Stornos angefragt" },
        means: "Die Arbeit an diesen Bestellungen ruht, bis die Werkstatt entschieden hat.",
      },
      refuseCancel: {
        act: {
          one: "Storno für {number} Bestellung ablehnen",
          other: "Storno für {number} Bestellungen ablehnen",
        },
        acted: { one: "{number} wieder in Produktion", other: "{number} wieder in Produktion" },
        means: "Diese Bestellungen gehen zurück in die Produktion.",
      },
      approveCancel: {
        act: {
          one: "Storno für {number} Bestellung genehmigen",
          other: "Storno für {number} Bestellungen genehmigen",
        },
        acted: { one: "{number} storniert", other: "{number} storniert" },
        means: "Bezahltes geht zurück auf das Guthaben, und nichts wird mehr produziert.",
      },
      complete: {
        act: { one: "{number} Bestellung abschließen", other: "{number} Bestellungen abschließen" },
        acted: { one: "{number} abgeschlossen", other: "{number} abgeschlossen" },
        means: "Abgeschlossene Bestellungen sind zu: Nichts lässt sich mehr ändern.",
      },
    },
    production: {
      start: {
        act: {
          one: "Produktion von {number} Bestellung starten",
          other: "Produktion von {number} Bestellungen starten",
        },
        acted: { one: "{number} gestartet", other: "{number} gestartet" },
        means:
          "Die Werkstatt darf beginnen: Die Stücke warten am ersten Schritt, bis sie gescannt werden. Ab dann muss ein Storno angefragt werden.",
      },
      unstart: {
        act: {
          one: "{number} Bestellung aus der Produktion zurücknehmen",
          other: "{number} Bestellungen aus der Produktion zurücknehmen",
        },
        acted: { one: "{number} zurückgenommen", other: "{number} zurückgenommen" },
        means:
          "Nur Bestellungen, von denen kein Stück begonnen wurde. Sie sind wieder in Bearbeitung und sofort stornierbar.",
      },
      finish: {
        act: {
          one: "Produktion von {number} Bestellung abschließen",
          other: "Produktion von {number} Bestellungen abschließen",
        },
        acted: { one: "{number} fertig", other: "{number} fertig" },
        means: "Alle Artikel dieser Bestellungen gelten als produziert.",
      },
    },
    label: {
      void: {
        act: {
          one: "Versandetiketten von {number} verwerfen",
          other: "Versandetiketten von {number} verwerfen",
        },
        acted: { one: "{number} verworfen", other: "{number} verworfen" },
        means: "Die Versandetiketten sind nicht mehr zu gebrauchen; es braucht jedes Mal ein neues.",
      },
    },
    shipment: {
      handOver: {
        act: { one: "{number} Bestellung übergeben", other: "{number} Bestellungen übergeben" },
        acted: { one: "{number} übergeben", other: "{number} übergeben" },
        means: "Die Pakete gelten als an den Versanddienst übergeben.",
      },
      deliver: {
        act: {
          one: "{number} Bestellung als zugestellt melden",
          other: "{number} Bestellungen als zugestellt melden",
        },
        acted: { one: "{number} zugestellt", other: "{number} zugestellt" },
        means: "Die Pakete gelten als angekommen.",
      },
      return: {
        act: {
          one: "{number} Bestellung als zurückgekommen melden",
          other: "{number} Bestellungen als zurückgekommen melden",
        },
        acted: { one: "{number} zurückgekommen", other: "{number} zurückgekommen" },
        means: "Diese Bestellungen sind damit zu: Die Pakete kamen zurück.",
      },
    },
    items: {
      edit: {
        act: { one: "{number} Artikel ändern", other: "{number} Artikel ändern" },
        acted: { one: "{number} geändert", other: "{number} geändert" },
        means: "Jeder Artikel wird so geändert, wie er gezeigt wurde.",
      },
    },
    orders: {
      tag: {
        act: {
          one: "Schlagwörter von {number} Bestellung ändern",
          other: "Schlagwörter von {number} Bestellungen ändern",
        },
        acted: { one: "{number} geändert", other: "{number} geändert" },
        means: "Mit Schlagwörtern finden Sie Bestellungen wieder. An der Arbeit ändern sie nichts.",
      },
      country: {
        act: { one: "Land von {number} Bestellung ändern", other: "Land von {number} Bestellungen ändern" },
        acted: { one: "{number} geändert", other: "{number} geändert" },
        means: "Dasselbe Land für alle; was ihnen deshalb fehlte, ist sofort behoben.",
      },
      method: {
        act: {
          one: "Versandart von {number} Bestellung ändern",
          other: "Versandart von {number} Bestellungen ändern",
        },
        acted: { one: "{number} geändert", other: "{number} geändert" },
        means: "Die neue Versandart gilt für Versandetiketten, die ab jetzt entstehen.",
      },
      undo: {
        act: {
          one: "{number} Bestellung zurücksetzen",
          other: "{number} Bestellungen zurücksetzen",
        },
        acted: { one: "{number} zurückgesetzt", other: "{number} zurückgesetzt" },
        means: "Bestellungen, die seither geändert wurden, bleiben, wie sie sind.",
      },
    },
  },
  trash: {
    open: "Löschen…",
    title: { one: "{number} Eintrag löschen?", other: "{number} Einträge löschen?" },
    more: { one: "und {number} weiterer", other: "und {number} weitere" },
    act: { one: "{number} Eintrag löschen", other: "{number} Einträge löschen" },
    done: { one: "{number} Eintrag wurde gelöscht.", other: "{number} Einträge wurden gelöscht." },
    final: "Das lässt sich nicht rückgängig machen.",
  },
  export: {
    open: "Exportieren",
    title: "{list} exportieren",
    which: "Was exportiert wird",
    filtered: {
      one: "{number} Zeile, die die Filter finden",
      other: "Alle {number} Zeilen, die die Filter finden",
    },
    filteredUnknown: "Alle Zeilen, die die Filter finden",
    selection: { one: "{number} ausgewählte Zeile", other: "{number} ausgewählte Zeilen" },
    shape: "Als",
    columns: "Die Spalten dieser Ansicht, je Zeile eine",
    lines: "Alles, je Artikel eine Zeile",
    linesHelp: "Diese Datei lässt sich wieder importieren.",
    format: "Datei",
    formats: { csv: "CSV", xlsx: "Excel-Arbeitsmappe (.xlsx)" },
    tooLong: "Eine Excel-Arbeitsmappe fasst {n} Zeilen. Nehmen Sie CSV, oder filtern Sie die Liste.",
    where:
      "Die Datei entsteht im Hintergrund und steht unter „Aufträge im Hintergrund“. Sie erfahren, wenn sie fertig ist.",
    act: { one: "{number} Zeile exportieren", other: "{number} Zeilen exportieren" },
    actUnknown: "Exportieren",
    begun: "Der Export hat begonnen. Sie erfahren, wenn die Datei fertig ist.",
    refused: "Der Export konnte nicht gestartet werden. {why}",
    unknown: "Es kam keine Antwort. Erneutes Prüfen startet keinen zweiten Export.",
  },
};

export const words: Translation<English> = { bulk };
