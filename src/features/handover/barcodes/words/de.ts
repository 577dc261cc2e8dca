/** Words of number ranges. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const range: Noun = { gender: "m", one: "Nummernbereich", other: "Nummernbereiche" };

const postalNumber: Noun = { gender: "f", one: "Postnummer", other: "Postnummern" };

export const words: Translation<English> = {
  menu: { postal_numbers: "Postnummern", vn_post_barcode: "Barcodes erzeugen" },
  entity: {
    vn_post_barcode: {
      ...sentences.record(range),
      section: { range: "Nummern" },
      group: {
        range: {
          title: "Bereich",
          help:
            "Wie ihn die Post oder GS1 vergeben hat, ohne Prüfziffern. Er darf keine Nummer mit einem anderen Bereich gemeinsam haben.",
        },
      },
      help: {
        purpose:
          "Etiketten bekommen ihre Nummern von selbst. Bögen werden auf Vorrat gedruckt. Kartons bekommen eine SSCC.",
        method_code: "Die Versandart, deren Etiketten ihn benutzen.",
        head:
          "Die zwei Buchstaben des Dienstes, etwa RB. Für Kartons die Erweiterungsziffer und die GS1-Basisnummer.",
        country: "Das Land, das die Nummern vergeben hat.",
        first: "Acht Ziffern; Nullen davor dürfen fehlen.",
        last: "Sie kann später erhöht werden.",
      },
      field: {
        name: "Bereich",
        purpose: "Für",
        method_name: "Versandart",
        method_code: "Versandart",
        method: "Versandart",
        code: "Nächste Nummer",
        left: "Übrig",
        per_day: "Pro Tag",
        days_left: "Reicht für Tage",
        empty_on: "Leer am",
        level: "Vorrat",
        first: "Erste",
        last: "Letzte",
        head: "Buchstaben oder Präfix",
        country: "Land",
        status: "Status",
        last_printed: "Zuletzt gedruckte Nummer",
        created_at: "Erstellt am",
        updated_at: "Geändert am",
      },
    },
    postal_numbers: {
      ...sentences.record(postalNumber),
      field: {
        code: "Nummer",
        range: "Bereich",
        range_name: "Bereich",
        package_code: "Paket",
        reason: "Grund",
        maker_name: "Ausgegeben von",
        status: "Status",
        created_at: "Ausgegeben am",
        updated_at: "Geändert am",
      },
    },
  },
  choice: {
    events: { range: { exhausted: "Nummernbereich aufgebraucht" } },
    purpose: { labels: "Etiketten", sheets: "Bögen", boxes: "Kartons" },
    level: { ok: "Genug", low: "Knapp", out: "Leer" },
  },
  status: {
    Exhausted: "Aufgebraucht",
    Reserved: "Reserviert",
    Assigned: "Zugeordnet",
    Used: "Benutzt",
    Retired: "Erledigt",
    Void: "Entwertet",
  },
  event: { number: { void: "Entwerten" }, range: { pause: "Pausieren", resume: "Fortsetzen" } },
  bulk: {
    work: {
      number: {
        void: {
          act: { one: "{number} Nummer entwerten", other: "{number} Nummern entwerten" },
          acted: { one: "{number} entwertet", other: "{number} entwertet" },
          means: "Niemand darf sie mehr benutzen. Werfen Sie ihre Aufkleber weg.",
        },
      },
      range: {
        pause: {
          act: { one: "{number} Nummernbereich pausieren", other: "{number} Nummernbereiche pausieren" },
          acted: { one: "{number} pausiert", other: "{number} pausiert" },
          means: "Keine ihrer Nummern wird ausgegeben, bis jemand sie fortsetzt.",
        },
        resume: {
          act: { one: "{number} Nummernbereich fortsetzen", other: "{number} Nummernbereiche fortsetzen" },
          acted: { one: "{number} fortgesetzt", other: "{number} fortgesetzt" },
          means: "Ihre Nummern werden wieder ausgegeben.",
        },
      },
    },
  },
  problem: {
    rangeTaken: "Einige dieser Nummern gehören zu einem anderen Bereich.",
    rangeTakenBy: "Einige dieser Nummern gehören zu {of}.",
    notForSheets: "Dieser Bereich ist nicht für Bögen.",
    rangeClosed: "Dieser Bereich ist pausiert oder aufgebraucht.",
    lastGiven: "Eine höhere Nummer wurde schon vergeben.",
  },
  list: { hint: { postal_numbers: "Nummern …" }, primary: { vn_post_barcode: sentences.newOne(range) } },
  barcodes: {
    lastsFor: {
      one: "{name}: {left} übrig, bei diesem Tempo genug für {count} Tag.",
      other: "{name}: {left} übrig, bei diesem Tempo genug für {count} Tage.",
    },
    unsure: {
      one:
        "{count} Bereich wartet auf die zuletzt gedruckte Nummer, weil die Datenbank wiederhergestellt wurde.",
      other:
        "{count} Bereiche warten auf die zuletzt gedruckten Nummern, weil die Datenbank wiederhergestellt wurde.",
    },
    resume:
      "Die Datenbank wurde wiederhergestellt, und seit der Sicherung wurden vielleicht Nummern gedruckt. Nehmen Sie das zuletzt gedruckte Etikett oder den letzten Bogen und geben Sie dessen Nummer ein. Lassen Sie das Feld nur leer, wenn nie eine gedruckt wurde.",
    resumeAny:
      "Geben Sie nur eine Nummer ein, wenn anderswo Etiketten gedruckt wurden: Der Bereich geht danach weiter.",
    tab: { ranges: "Bereiche", numbers: "Nummern", issue: "Ausgeben", check: "Prüfen" },
    tabs: "Postnummern",
    issue: {
      title: "Nummern ausgeben",
      text:
        "Nummern für Bögen werden auf Vorrat gedruckt und von Hand auf Pakete geklebt. Jede wird nur einmal ausgegeben.",
      range: "Bereich",
      count: "Anzahl",
      reason: "Grund",
      preview: "Vorschau",
      first: "Erste",
      last: "Letzte",
      sheets: "A4-Bögen",
      left: "Danach übrig",
      send: "Ausgeben",
      none: "Es gibt keinen aktiven Bereich für Bögen. Legen Sie zuerst einen an.",
      issues: "Auf Vorrat gedruckt",
      noIssues: "Es wurde noch nichts auf Vorrat gedruckt.",
      reserved: "Noch nicht benutzt",
      doneTitle: "Ausgegeben",
      done: {
        one: "{count} Nummer wurde ausgegeben: {first}.",
        other: "{count} Nummern wurden ausgegeben: {first} bis {last}.",
      },
    },
    sheet: { "4x6": "Etiketten 4 × 6", a4: "A4, 3 × 8", csv: "CSV", part: "Teil {part}" },
    check: {
      title: "Nummern prüfen",
      text:
        "Scannen oder fügen Sie Nummern ein, eine je Zeile. Nummern der Post und von Kartons werden ohne Verbindung geprüft; mit Verbindung sehen Sie auch, was wir von ihnen wissen.",
      input: "Nummern",
      send: "Prüfen",
      foreign: "Keine von unseren",
      failed: "Was wir von ihnen wissen, konnte nicht geladen werden.",
      left: {
        one: "Geprüft sind die ersten {most} Nummern, {count} bleibt übrig.",
        other: "Geprüft sind die ersten {most} Nummern, {count} bleiben übrig.",
      },
      right: "Richtig",
      sscc: "Karton (SSCC)",
      problem: {
        length: "{count} Zeichen: Eine Postnummer hat 13.",
        form: "Nicht zwei Buchstaben, neun Ziffern und zwei Buchstaben.",
        class: "Diese Klasse gibt es nicht: {code}.",
        digit: "Die Prüfziffer müsste {expected} sein.",
        country: "Dieses Land gibt es nicht: {code}.",
      },
      service: {
        C: "Paket",
        E: "Express (EMS)",
        H: "E-Commerce-Paket",
        L: "Brief mit Verfolgung",
        M: "M-Beutel",
        Q: "Werbeantwort",
        R: "Einschreiben",
        U: "Brief ohne Verfolgung",
        V: "Wertbrief",
        domestic: "Inland oder nach Vereinbarung",
      },
      state: { Free: "Frei", "Given out": "Ausgegeben", Box: "Karton" },
    },
    link: "Nummernbereiche dieser Versandart",
  },
  rights: { module: { vn_post_barcode: "Barcodes erzeugen" } },
  audit: {
    action: {
      makeNumberRange: "Nummernbereich gespeichert",
      trashNumberRange: "Nummernbereich gelöscht",
      moveNumberRange: "Nummernbereich: Status geändert",
      range_pause: "Nummernbereich pausiert",
      range_resume: "Nummernbereich fortgesetzt",
      issuePostalNumbers: "Nummern ausgegeben",
      movePostalNumber: "Postnummer: Status geändert",
      number_void: "Postnummer entwertet",
      numbers_sheet: "Nummern gedruckt",
      numbers_settle: "Aus seinen Nummern aktualisiert",
    },
    entity: { postalNumbers: "Postnummern", numberRanges: "Nummernbereiche" },
  },
};
