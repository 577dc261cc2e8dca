import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const box: Noun = { gender: "m", one: "Karton", other: "Kartons" };

export const words: Translation<English> = {
  menu: { containers: "Karton" },
  box: {
    contents: "Pakete",
    none: "Es ist nichts darin. Scannen Sie Pakete an der Kartonstation hinein.",
    all: "Alle",
    choose: "Karton wählen",
    move: "In diesen Karton legen",
    xlsx: "Als XLSX exportieren",
    heavy: "Er ist schwer: Heben Sie ihn zu zweit.",
    noSscc:
      "Er hat keine SSCC, weil kein Nummernkreis für Kartons aktiv ist. Nur seine BX-Nummer bezeichnet ihn.",
    packages: { one: "{count} Paket", other: "{count} Pakete" },
    moved: { one: "{count} Paket bewegt", other: "{count} Pakete bewegt" },
  },
  boxScans: {
    title: "Scans importieren",
    text:
      "Verwenden Sie eine Tabelle des Spediteurs mit einer Zeile je Scan: der Karton, wann und wo er gescannt wurde und ob er empfangen wurde. Sie sehen zuerst die Wirkung.",
    example: "Beispiel herunterladen",
    paste: "Oder Code, Zeit, Ort und Art einfügen",
    pasteHelp: "Vier Spalten, wie eine Tabelle sie kopiert.",
    look: "Wirkung zeigen",
    needsColumns: "Wählen Sie die Spalten des Codes und der Zeit.",
    noRows: "Keine Zeile enthält einen Scan.",
    tooMany: "Ein Import nimmt höchstens {most} Scans auf. Teilen Sie die Tabelle.",
    tooManyWords: "Die Spalte „{column}“ hat mehr als 20 verschiedene Wörter. Wählen Sie eine andere Spalte.",
    kind: "Was bedeuten alle Zeilen?",
    means: "Was bedeutet „{word}“?",
    meansBlank: "Was bedeuten Zeilen ohne Art?",
    choose: "Bedeutung wählen",
    zone: "Zeitzone",
    zoneHelp: "Für Zeiten der Datei, die keine Zone nennen.",
    unseen: "Die Wirkung konnte nicht geladen werden. {why}",
    failed: "Der Import konnte nicht beginnen. {why}",
    digit: "Die letzte Ziffer müsste {digit} sein.",
    preview: "Scans",
    shown: "Die ersten {shown} werden gezeigt.",
    box: "Karton",
    timeIn: "Zeit ({zone})",
    effect: "Wirkung",
    recorded: "Schon eingetragen",
    new: "Wird eingetragen",
    field: { code: "Code", time: "Zeit", place: "Ort", kind: "Art" },
    kinds: { received: "Empfangen", scanned: "Gescannt", out: "Auslassen" },
    refused: { one: "{number} Zeile wird ausgelassen", other: "{number} Zeilen werden ausgelassen" },
    start: { one: "{number} Scan eintragen", other: "{number} Scans eintragen" },
    known: { one: "{number} Scan ist schon eingetragen.", other: "{number} Scans sind schon eingetragen." },
  },
  jobs: {
    title: { scans: "Scans: {records}" },
    records: { containers: { one: "{n} Karton", other: "{n} Kartons" } },
  },
  entity: {
    containers: {
      ...sentences.record(box),
      section: { box: "Karton", weight: "Inhalt und Gewicht" },
      group: {
        box: {
          title: sentences.one(box),
          help:
            "Der Karton bekommt sofort seine Nummer. Pakete kommen an der Kartonstation oder aus ihrer Liste hinein.",
        },
      },
      help: {
        location_id: "Wo er gefüllt wird. Er nimmt nur Pakete dieses Standorts auf.",
        method_code: "Leer lassen, um die Versandart des ersten Pakets zu übernehmen.",
      },
      field: {
        code: "Nummer",
        status: "Status",
        location: "Standort",
        location_id: "Standort",
        location_code: "Standort",
        gateway_code: "Gateway",
        method: "Versandart",
        method_code: "Versandart",
        method_name: "Versandart",
        packages_count: "Pakete",
        net_g: "Netto",
        estimated_count: "Nicht gewogen",
        out: "Herausgenommen",
        tare_g: "Leerer Karton",
        gross_g: "Brutto",
        created_at: "Alter",
        bill: "Versandrechnung",
        bill_id: "Versandrechnung",
        bill_code: "Versandrechnung",
        flight: "Flug",
        flight_id: "Flug",
        flight_code: "Flug",
        sscc: "SSCC",
        count: "Pakete, gezählt",
        local_bill_id: "Versandrechnung",
        consolidation_id: "Flug",
        closed_at: "Geschlossen am",
        handed_at: "Übergeben am",
        received_at: "Empfangen am",
        maker_name: "Angelegt von",
      },
    },
  },
  choice: {
    events: {
      box: {
        closed: "Karton geschlossen",
        handedOver: "Karton übergeben",
        received: "Karton empfangen",
        unsound: "Paket in einem geschlossenen Karton darf nicht mit",
      },
    },
    bill: { none: "Auf keiner Rechnung", any: "Auf einer Rechnung" },
    flight: { none: "Auf keinem Flug", any: "Auf einem Flug" },
  },
  status: { Received: "Empfangen" },
  list: {
    hint: { containers: "Nummer, SSCC, Paket, Sendungsnummer …" },
    primary: { containers: sentences.newOne(box) },
  },
  search: { group: { containers: "Kartons" } },
  rights: { module: { containers: "Kartons" } },
  audit: {
    action: {
      makeBox: sentences.wasSaved(box),
      moveBox: "Karton: Status geändert",
      boxes_scan: "Scans importiert",
      box_in: "Paket in einen Karton gelegt",
      box_out: "Paket aus dem Karton genommen",
      box_close: "Karton geschlossen",
      box_closeAnyway: "Karton trotz Gewicht geschlossen",
      box_reopen: "Karton wieder geöffnet",
      box_bill: "Karton auf eine Versandrechnung gesetzt",
      box_unbill: "Karton von seiner Versandrechnung genommen",
      box_load: "Karton auf einen Flug gesetzt",
      box_unload: "Karton von seinem Flug genommen",
      box_handOver: "Karton übergeben",
      box_takeBack: "Karton zurückgenommen",
      box_receive: "Karton empfangen",
      box_cancel: "Karton storniert",
    },
    entity: { boxes: sentences.all(box) },
  },
  event: {
    box: {
      in: "In einen Karton legen",
      out: "Aus dem Karton nehmen",
      close: "Schließen",
      closeAnyway: "Trotzdem schließen",
      reopen: "Wieder öffnen",
      bill: "Auf eine Rechnung setzen",
      unbill: "Von der Rechnung nehmen",
      load: "Auf einen Flug setzen",
      unload: "Vom Flug nehmen",
      receive: "Empfang eintragen",
      cancel: "Karton stornieren",
    },
  },
  bulk: {
    work: {
      boxes: {
        scan: {
          act: { one: "Scans von {number} Karton eintragen", other: "Scans von {number} Kartons eintragen" },
          acted: {
            one: "Scans von {number} Karton eingetragen",
            other: "Scans von {number} Kartons eingetragen",
          },
          means: "Die Pakete dieser Kartons erhalten die Scans in ihrer Sendungsverfolgung.",
        },
      },
      box: {
        in: {
          act: {
            one: "{number} Paket in einen Karton legen",
            other: "{number} Pakete in einen Karton legen",
          },
          acted: { one: "{number} in den Karton gelegt", other: "{number} in den Karton gelegt" },
          means:
            "Sie gehen mit diesem Karton. Jedes muss gepackt sein und zu Versandart und Standort passen.",
        },
        out: {
          act: {
            one: "{number} Paket aus dem Karton nehmen",
            other: "{number} Pakete aus ihren Kartons nehmen",
          },
          acted: { one: "{number} herausgenommen", other: "{number} herausgenommen" },
          means: "Sie sind gepackt und können in einen anderen Karton.",
        },
        close: {
          act: { one: "{number} Karton schließen", other: "{number} Kartons schließen" },
          acted: { one: "{number} geschlossen", other: "{number} geschlossen" },
          means: "Nichts kommt hinein oder heraus, bis jemand sie wieder öffnet.",
        },
        closeAnyway: {
          act: { one: "{number} Karton trotzdem schließen", other: "{number} Kartons trotzdem schließen" },
          acted: { one: "{number} geschlossen", other: "{number} geschlossen" },
          means: "Ihr Gewicht wird nicht mit dem der Pakete verglichen.",
        },
        reopen: {
          act: { one: "{number} Karton wieder öffnen", other: "{number} Kartons wieder öffnen" },
          acted: { one: "{number} wieder geöffnet", other: "{number} wieder geöffnet" },
          means: "Pakete können hinein und heraus, und sie müssen neu gewogen werden.",
        },
        bill: {
          act: {
            one: "{number} Karton auf eine Rechnung setzen",
            other: "{number} Kartons auf eine Rechnung setzen",
          },
          acted: { one: "{number} auf eine Rechnung gesetzt", other: "{number} auf eine Rechnung gesetzt" },
          means: "Sie gehen mit dem Spediteur dieser Rechnung.",
        },
        unbill: {
          act: {
            one: "{number} Karton von der Rechnung nehmen",
            other: "{number} Kartons von ihren Rechnungen nehmen",
          },
          acted: { one: "{number} heruntergenommen", other: "{number} heruntergenommen" },
          means: "Sie bleiben hier, bis sie auf eine andere Rechnung kommen.",
        },
        load: {
          act: {
            one: "{number} Karton auf einen Flug setzen",
            other: "{number} Kartons auf einen Flug setzen",
          },
          acted: { one: "{number} auf einen Flug gesetzt", other: "{number} auf einen Flug gesetzt" },
          means: "Sie fliegen zusammen zu einem Gateway.",
        },
        unload: {
          act: { one: "{number} Karton vom Flug nehmen", other: "{number} Kartons von ihren Flügen nehmen" },
          acted: { one: "{number} heruntergenommen", other: "{number} heruntergenommen" },
          means: "Sie können auf einen anderen Flug.",
        },
        receive: {
          act: {
            one: "{number} Karton als empfangen eintragen",
            other: "{number} Kartons als empfangen eintragen",
          },
          acted: { one: "{number} empfangen", other: "{number} empfangen" },
          means: "Sie sind an ihrem Gateway angekommen.",
        },
        cancel: {
          act: { one: "{number} Karton stornieren", other: "{number} Kartons stornieren" },
          acted: { one: "{number} storniert", other: "{number} storniert" },
          means: "Nur leere Kartons werden storniert. Ihre Nummern werden nicht wieder verwendet.",
        },
      },
    },
  },
};
