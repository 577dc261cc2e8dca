import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const flight: Noun = { gender: "m", one: "Flug", other: "Flüge" };

export const words: Translation<English> = {
  menu: {
    ibic: "IBCI-Container",
  },
  flights: {
    boxes: "Kartons",
    noBoxes: "Noch ist kein Karton darauf.",
    load: "Karton laden",
    scan: "BX oder SSCC scannen oder eingeben",
    loadIt: "Laden",
    unload: "Ausladen",
    unloadOf: "{code} ausladen",
    loadOf: "{code} laden",
    receive: "Karton empfangen",
    receiveIt: "Empfangen",
    receiveOf: "{code} empfangen",
    receiveAll: { one: "{number} Karton empfangen", other: "{number} Kartons empfangen" },
    loadable: "Kartons für dieses Gateway",
    noLoadable: "Kein geschlossener Karton wartet auf dieses Gateway.",
    unknownBox: "Diesen Karton gibt es nicht.",
    failed: "Die Kartons konnten nicht geladen werden.",
    boxLine: "{count} Pakete",
    problems: "Probleme",
    noProblems: "Jedes Paket hat Zolltarifnummer, Ursprung und Wert.",
    problemCount: {
      one: "{number} Paket lässt sich nicht anmelden",
      other: "{number} Pakete lassen sich nicht anmelden",
    },
    lacks: "Es fehlt: {what}",
    mend: "Am Artikel zu ergänzen:",
    gap: {
      desc: "Beschreibung",
      hs: "Zolltarifnummer",
      origin: "Ursprung",
      value: "Wert",
      lines: "Inhalt",
    },
    manifest: "Manifest",
    draft: "Es wird aus den Paketen geschrieben, wie sie jetzt sind. Die gesendete Datei wird aufbewahrt.",
    sent: "{no}. Fassung, gesendet von {name}",
    digest: "SHA-256 der CSV-Datei",
    csv: "CSV herunterladen",
    xlsx: "XLSX herunterladen",
    missing: "Fehlende Pakete",
    announcing: "Bei einigen Paketen wird die Sendungsverfolgung noch ergänzt.",
    unread: "Die Probleme konnten nicht geladen werden.",
    named:
      "Nummern der Pakete, die nicht ankamen, etwa PK-000123. Pakete aus nicht empfangenen Kartons zählen von selbst.",
    lines: "{count} Zeilen",
  },
  entity: {
    ibic: {
      ...sentences.record(flight),
      section: {
        flight: "Flug",
        load: "Ladung",
        way: "Unterwegs",
      },
      group: {
        flight: {
          title: "Flug",
          help:
            "Ein Flug nimmt geschlossene Kartons für ein Gateway auf. Was noch nicht bekannt ist, lässt sich bis zum Schließen ergänzen.",
        },
      },
      help: {
        mawb: "Elf Ziffern, etwa 123-12345675.",
        flight: "Etwa CX 880.",
        origin: "Der Code des Flughafens, etwa SGN.",
        gateway_id: "Kartons für dieses Gateway können geladen werden.",
        provider: "Er verzollt und verteilt die Pakete und bestimmt die Form des Manifests.",
        entry_type: "Die Art der Anmeldung beim Zoll, soweit bekannt.",
      },
      field: {
        code: "Nummer",
        provider: "Anbieter",
        mawb: "Luftfrachtbrief",
        flight: "Flug",
        etd_at: "Abflug",
        eta_at: "Ankunft",
        gateway_code: "Gateway",
        gateway_id: "Gateway",
        location: "Gateway",
        boxes_count: "Kartons",
        handed_count: "Übergeben",
        received_count: "Empfangen",
        packages_count: "Pakete",
        gross_g: "Gewicht",
        declared_minor: "Wert",
        duty_minor: "Zoll",
        status: "Status",
        origin: "Von",
        airline: "Fluggesellschaft",
        entry_type: "Anmeldung",
        missing_count: "Fehlen",
        hold_reason: "Angehalten, weil",
        maker_name: "Angelegt von",
        created_at: "Angelegt am",
        departed_at: "Abgeflogen am",
        arrived_at: "Angekommen am",
        cleared_at: "Verzollt am",
        completed_at: "Abgeschlossen am",
        missing: "Fehlende Pakete",
        reason: "Grund",
      },
    },
  },
  choice: {
    provider: {
      ibci: "IBCI",
      general: "Anderer",
    },
    entry_type: {
      "01": "Förmlich (01)",
      "11": "Vereinfacht (11)",
    },
    events: {
      flight: {
        departed: "Flug abgeflogen",
        arrived: "Flug angekommen",
        held: "Flug vom Zoll angehalten",
        cleared: "Flug verzollt",
        injected: "Pakete eines Flugs eingespeist",
        completed: "Flug abgeschlossen",
        cancelled: "Flug storniert",
        late: "Flug hat Verspätung",
        short: "Pakete eines Flugs fehlen",
      },
    },
  },
  status: {
    "Manifest Sent": "Manifest gesendet",
    Departed: "Abgeflogen",
    Arrived: "Angekommen",
    "Customs Hold": "Vom Zoll angehalten",
    Cleared: "Verzollt",
    Injected: "Eingespeist",
    Completed: "Abgeschlossen",
  },
  list: {
    hint: {
      ibic: "Nummer, Luftfrachtbrief, Flug, Karton …",
    },
    primary: {
      ibic: "Flug anlegen",
    },
  },
  search: {
    group: {
      ibic: "Flüge",
    },
  },
  rights: {
    module: {
      ibic: "IBCI-Container",
    },
  },
  event: {
    flight: {
      close: "Schließen",
      reopen: "Wieder öffnen",
      send: "Manifest senden",
      revise: "Manifest überarbeiten",
      depart: "Abgeflogen",
      arrive: "Angekommen",
      hold: "Vom Zoll angehalten",
      clear: "Verzollt",
      inject: "Eingespeist",
      complete: "Abschließen",
      completeShort: "Mit Fehlmenge abschließen",
      cancel: "Flug stornieren",
    },
  },
  audit: {
    action: {
      makeConsolidation: sentences.wasSaved(flight),
      moveConsolidation: "Status eines Flugs geändert",
      ibic_manifest: "Manifest heruntergeladen",
      scanFlight: "Kartons eines Flugs gescannt",
      flight_close: "Flug geschlossen",
      flight_reopen: "Flug wieder geöffnet",
      flight_send: "Manifest gesendet",
      flight_revise: "Manifest überarbeitet",
      flight_depart: "Flug abgeflogen",
      flight_arrive: "Flug angekommen",
      flight_hold: "Flug vom Zoll angehalten",
      flight_clear: "Flug verzollt",
      flight_inject: "Pakete des Flugs eingespeist",
      flight_complete: "Flug abgeschlossen",
      flight_completeShort: "Flug mit Fehlmenge abgeschlossen",
      flight_cancel: "Flug storniert",
    },
    field: {
      consolidation_id: "Flug",
    },
    entity: {
      consolidations: "Flüge",
    },
  },
  bulk: {
    work: {
      flight: {
        close: {
          act: {
            one: "{number} Flug schließen",
            other: "{number} Flüge schließen",
          },
          acted: {
            one: "{number} geschlossen",
            other: "{number} geschlossen",
          },
          means: "Kartons lassen sich nicht mehr laden, und der Wert wird addiert.",
        },
        reopen: {
          act: {
            one: "{number} Flug wieder öffnen",
            other: "{number} Flüge wieder öffnen",
          },
          acted: {
            one: "{number} wieder geöffnet",
            other: "{number} wieder geöffnet",
          },
          means: "Kartons lassen sich wieder laden und ausladen.",
        },
        send: {
          act: {
            one: "Manifest von {number} Flug senden",
            other: "Manifest von {number} Flüge senden",
          },
          acted: {
            one: "{number} gesendet",
            other: "{number} gesendet",
          },
          means: "Das Manifest wird so aufbewahrt, wie es jetzt ist.",
        },
        revise: {
          act: {
            one: "Manifest von {number} Flug überarbeiten",
            other: "Manifest von {number} Flüge überarbeiten",
          },
          acted: {
            one: "{number} überarbeitet",
            other: "{number} überarbeitet",
          },
          means: "Das Manifest lässt sich ändern und noch einmal senden.",
        },
        depart: {
          act: {
            one: "{number} Flug als abgeflogen melden",
            other: "{number} Flüge als abgeflogen melden",
          },
          acted: {
            one: "{number} abgeflogen",
            other: "{number} abgeflogen",
          },
          means: "Zwei Minuten später steht es in der Sendungsverfolgung aller Pakete.",
        },
        arrive: {
          act: {
            one: "{number} Flug als angekommen melden",
            other: "{number} Flüge als angekommen melden",
          },
          acted: {
            one: "{number} angekommen",
            other: "{number} angekommen",
          },
          means: "Zwei Minuten später steht es in der Sendungsverfolgung aller Pakete.",
        },
        hold: {
          act: {
            one: "{number} Flug als vom Zoll angehalten melden",
            other: "{number} Flüge als vom Zoll angehalten melden",
          },
          acted: {
            one: "{number} angehalten",
            other: "{number} angehalten",
          },
          means: "Zwei Minuten später steht es in der Sendungsverfolgung aller Pakete.",
        },
        inject: {
          act: {
            one: "{number} Flug als eingespeist melden",
            other: "{number} Flüge als eingespeist melden",
          },
          acted: {
            one: "{number} eingespeist",
            other: "{number} eingespeist",
          },
          means:
            "Der örtliche Versanddienst hat die Pakete: Zwei Minuten später steht es in ihrer Sendungsverfolgung.",
        },
        complete: {
          act: {
            one: "{number} Flug abschließen",
            other: "{number} Flüge abschließen",
          },
          acted: {
            one: "{number} abgeschlossen",
            other: "{number} abgeschlossen",
          },
          means: "Alle Kartons sind angekommen.",
        },
        cancel: {
          act: {
            one: "{number} Flug stornieren",
            other: "{number} Flüge stornieren",
          },
          acted: {
            one: "{number} storniert",
            other: "{number} storniert",
          },
          means: "Ihre Kartons kommen herunter und können auf einen anderen Flug.",
        },
      },
    },
  },
};
