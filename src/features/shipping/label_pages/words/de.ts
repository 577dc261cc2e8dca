/** Words of the pages of dropped label files. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const labelPage: Noun = { gender: "f", one: "Etikettenseite", other: "Etikettenseiten" };

export const words: Translation<English> = {
  menu: { ship_by_tiktok: "Ship By TikTok" },
  entity: {
    ship_by_tiktok: {
      section: {
        page: "Seite",
        found: "Darauf gefunden",
        belongs: "Gehört zu",
      },
      ...sentences.record(labelPage),
      final: "{step}: {code}",
      field: {
        _id: "Seite",
        code: "Nummer",
        tracking_number: "Sendungsnummer",
        carrier: "Versanddienst",
        order_ref: "Bestellung der Plattform",
        status: "Status",
        finding: "Warum",
        order_code: "Bestellung",
        package_code: "Paket",
        package_id: "Paket",
        armed: "Nach Zahlung",
        seller_name: "Verkäufer",
        store_name: "Shop",
        zip5: "PLZ im Strichcode",
        paper: "Papier",
        name: "Datei",
        page: "Seite der Datei",
        maker_name: "Hochgeladen von",
        first_code: "Wiederholt",
        reason: "Grund",
        job: "Upload",
        created_at: "Gelesen am",
        updated_at: "Geändert am",
      },
    },
  },
  choice: {
    finding: {
      noOrder: "Keine Bestellnummer darauf",
      unknownOrder: "Bestellung nicht in Ihren Shops",
      shortened: "Bestellnummer von einer Tabelle verkürzt",
      wrongDigit: "Prüfziffer ist falsch",
      twoLabels: "Zwei Etiketten auf einer Seite",
      slip: "Lieferschein",
      severalPackages: "Bestellung hat mehrere Pakete",
      numbersDiffer: "Text und Strichcode weichen ab",
      idsDiffer: "Zwei Bestellnummern darauf",
      twoOrders: "Nennt zwei Bestellungen",
      otherOrder: "Nummer gehört zu anderer Bestellung",
      otherZip: "PLZ einer anderen Adresse",
      otherNumber: "Bestellung hat anderes Etikett",
      sameLabel: "Dasselbe Etikett noch einmal",
      sameNumber: "Dieselbe Nummer noch einmal",
      byHand: "Von Hand zugeordnet",
      byId: "Nach Bestellnummer",
      byNumber: "Nach Sendungsnummer",
      replaced: "Durch spätere Seite ersetzt",
    },
    paper: {
      label: "Etikett",
      slip: "Lieferschein",
    },
    armed: {
      paid: "Hängt sich nach Zahlung an",
      now: "Wartet auf keine Zahlung",
    },
  },
  status: {
    Unmatched: "Ohne Treffer",
    Matched: "Zugeordnet",
    Duplicate: "Doppelt",
    Mismatch: "Widerspruch",
    Attached: "Angehängt",
    Discarded: "Verworfen",
  },
  event: {
    page: {
      rematch: "Neu zuordnen",
      match: "Zuordnen",
      attach: "Anhängen",
      replace: "Ersetzen",
      discard: "Verwerfen",
      restore: "Wiederherstellen",
    },
  },
  list: {
    hint: {
      ship_by_tiktok: "Nummer, Bestellung, Datei …",
    },
    none: {
      ship_by_tiktok: {
        title: "Noch keine Etikettseite",
        text:
          "Legen Sie oben die PDFs einer Plattform ab. Jede Seite wird gelesen und ihrer Bestellung zugeordnet.",
      },
    },
    noneWith: {
      ship_by_tiktok: {
        Unmatched: {
          title: "Jede Seite hat ihre Bestellung",
          text: "Hier erscheinen Seiten, deren Bestellung nicht sicher ist.",
        },
        Matched: {
          title: "Nichts anzuhängen",
          text: "Hier erscheinen Seiten mit Bestellung, bis sie angehängt sind.",
        },
        Duplicate: {
          title: "Keine Seite doppelt",
          text: "Hier erscheinen Seiten, die ein früheres Etikett wiederholen.",
        },
        Mismatch: {
          title: "Kein Widerspruch",
          text: "Hier erscheinen Seiten, die sich oder ihrer Bestellung widersprechen.",
        },
        Attached: {
          title: "Noch nichts angehängt",
          text: "Hier erscheinen Seiten, die das Etikett eines Pakets sind.",
        },
        Discarded: {
          title: "Nichts verworfen",
          text: "Verworfene Seiten bleiben 30 Tage hier und können wiederhergestellt werden.",
        },
      },
    },
  },
  jobs: {
    title: { labels: { one: "Etiketten aus {n} Datei", other: "Etiketten aus {n} Dateien" } },
    records: { ship_by_tiktok: { one: "{n} Etikettenseite", other: "{n} Etikettenseiten" } },
  },
  search: { group: { ship_by_tiktok: "Etikettenseiten" } },
  labelPages: {
    bins: "Seiten nach Ergebnis",
    all: "Alle",
    binCount: "{word} {n}",
    drop: "Etiketten-PDFs hier ablegen",
    dropNow: "Loslassen zum Hochladen",
    choose: "Dateien wählen",
    hint:
      "PDFs jeder Plattform: höchstens {pages} Seiten und {all} MB auf einmal, {one} MB je Datei. Jede Seite wird nach ihrer Bestellnummer zugeordnet.",
    sending: {
      one: "{sent} von {count} Datei wird hochgeladen …",
      other: "{sent} von {count} Dateien werden hochgeladen …",
    },
    waiting: "Die Verbindung ist unterbrochen. Das Hochladen geht von selbst weiter.",
    reading: {
      one: "Wird gelesen: {done} von {count} Datei, bisher {pages} Seiten.",
      other: "Wird gelesen: {done} von {count} Dateien, bisher {pages} Seiten.",
    },
    done: {
      one: "{count} Seite wurde gelesen.",
      other: "{count} Seiten wurden gelesen.",
    },
    refusedTitle: {
      one: "{count} Datei oder Seite wurde nicht gelesen",
      other: "{count} Dateien oder Seiten wurden nicht gelesen",
    },
    refusedFile: "{name}: {why}",
    refusedPage: "{name}, Seite {page}: {why}",
    more: {
      one: "und {count} weitere",
      other: "und {count} weitere",
    },
    dismiss: "Schließen",
    failed: "Die Dateien konnten nicht gelesen werden. Legen Sie sie noch einmal ab.",
    attach: {
      one: "{count} Etikett anhängen",
      other: "{count} Etiketten anhängen",
    },
    unpaid: {
      one: "{count} weitere hängt sich von selbst an, sobald ihre Bestellung bezahlt ist.",
      other: "{count} weitere hängen sich von selbst an, sobald ihre Bestellungen bezahlt sind.",
    },
    next: {
      Unmatched: "Öffnen Sie eine Seite und suchen Sie ihr Paket.",
      Matched: "Hängen Sie sie an: Jede wird das Etikett ihres Pakets.",
      Duplicate: "Verwerfen Sie sie, oder ersetzen Sie die frühere Seite.",
      Mismatch: "Vergleichen Sie jede Seite mit ihrer Bestellung, bevor Sie sie zuordnen.",
    },
    picture: "Seite {page} von {name}",
    noPicture: "Das Bild konnte nicht geladen werden.",
    pageOf: "{name}, Seite {page}",
    from: {
      barcode: "Strichcode",
      text: "Text",
      name: "Dateiname",
    },
    kind: {
      tracking: "Sendungsnummer",
      order: "Bestellnummer",
      zip: "Postleitzahl",
    },
    nothing: "Es wurde nichts darauf gefunden.",
    search: "Bestellung, Paket oder Empfänger",
    none: "Es wurde kein Paket ohne Etikett gefunden.",
    because: {
      name: "Vorgeschlagen nach dem Dateinamen",
      number: "Vorgeschlagen nach der Nummer",
      zip: "Vorgeschlagen nach der PLZ",
      id: "Vorgeschlagen nach der Bestellnummer",
    },
    refused: {
      notAPdf:
        "Das ist kein PDF, was immer der Name sagt. Laden Sie das Etikett noch einmal als PDF herunter.",
      webPage:
        "Das ist eine Webseite, die als PDF gespeichert wurde. Melden Sie sich bei der Plattform an und laden Sie das Etikett noch einmal herunter.",
      encrypted:
        "Es ist mit einem Passwort gesperrt. Speichern Sie es ohne, oder drucken Sie es in ein neues PDF.",
      cutOff: "Es ist unvollständig. Laden Sie es noch einmal herunter.",
      damaged: "Es ist beschädigt und nicht lesbar. Laden Sie es noch einmal herunter.",
      wrongSize:
        "Die Seite ist kleiner als 20 mm oder länger als 15 Zoll. Speichern Sie das Etikett in seiner Größe.",
      tooMuch: "Es ist entpackt zu groß. Speichern Sie es kleiner.",
      tooSlow: "Das Lesen dauert länger als 10 Sekunden. Drucken Sie es in ein neues PDF.",
      activeContent: "Es enthält Programme oder andere Dateien. Drucken Sie es in ein neues PDF.",
      tooManyPages: "Es waren mehr als {pages} Seiten auf einmal. Legen Sie diese Datei einzeln ab.",
      fileGone: "Die Datei ist nicht mehr da. Legen Sie sie noch einmal ab.",
      tooLarge: "Sie ist größer als {one} MB. Speichern Sie die Seiten in kleineren Dateien.",
      dropFull:
        "Es waren mehr als {all} MB oder {pages} Dateien auf einmal. Legen Sie diese Datei einzeln ab.",
      empty: "Die Datei ist leer. Laden Sie sie noch einmal herunter.",
      failed: "Sie konnte nicht hochgeladen werden. Legen Sie sie noch einmal ab.",
    },
  },
  rights: {
    module: {
      ship_by_tiktok: "Ship By TikTok",
    },
  },
  audit: {
    action: {
      moveLabelPage: "Etikettenseite: Status geändert",
      page_rematch: "Etikettenseite neu zugeordnet",
      page_match: "Etikettenseite zugeordnet",
      page_attach: "Etikettenseite angehängt",
      page_replace: "Etikettenseite ersetzt eine frühere",
      page_discard: "Etikettenseite verworfen",
      page_restore: "Etikettenseite wiederhergestellt",
      order_settle: "Etikettenseite nach der Zahlung angehängt",
      match_settle: "Etikettenseite eingeordnet",
      labels_intake: "Etikettenseite gelesen",
      labels_drop: "Etikettendatei hochgeladen",
    },
    entity: {
      labelPages: "Etikettenseiten",
      labelSources: "Etikettendateien",
    },
  },
  bulk: {
    work: {
      page: {
        rematch: {
          act: { one: "{number} Seite neu zuordnen", other: "{number} Seiten neu zuordnen" },
          acted: { one: "{number} zugeordnet", other: "{number} zugeordnet" },
          means: "Jede wird noch einmal mit den Bestellungen Ihrer Shops verglichen.",
        },
        attach: {
          act: { one: "{number} Etikett anhängen", other: "{number} Etiketten anhängen" },
          acted: { one: "{number} angehängt", other: "{number} angehängt" },
          means:
            "Jede Seite wird das Etikett ihres Pakets. Seiten unbezahlter Bestellungen hängen sich mit der Zahlung von selbst an.",
        },
        discard: {
          act: { one: "{number} Seite verwerfen", other: "{number} Seiten verwerfen" },
          acted: { one: "{number} verworfen", other: "{number} verworfen" },
          means: "Niemand benutzt sie mehr. Sie lassen sich wiederherstellen.",
        },
        restore: {
          act: { one: "{number} Seite wiederherstellen", other: "{number} Seiten wiederherstellen" },
          acted: { one: "{number} wiederhergestellt", other: "{number} wiederhergestellt" },
          means: "Sie sind dann ohne Treffer.",
        },
      },
    },
  },
};
