import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const pack: Noun = { gender: "n", one: "Paket", other: "Pakete" };

export const words: Translation<English> = {
  carriers: { paused: "{name} antwortet nicht. Versandetiketten warten; der nächste Versuch ist um {time}." },
  entity: {
    fulfilments: { field: { order: "Bestellung" } },
    packages: {
      ...sentences.loading(pack),
      field: {
        check: "Checkliste",
        order: "Bestellung",
        file: "Datei des Versandetiketts",
        unit_ids: "Stücke",
        into: "In Paket",
        status: "Status beim Versanddienst",
        place: "Ort",
        box: "Karton",
        box_id: "Karton",
        box_code: "Karton",
        handed_at: "Übergeben",
        returned_at: "Zurückgekommen",
        trouble: "Problem der Sendungsverfolgung",
      },
      section: {
        units: "Stücke",
        orders: "Bestellungen",
        label: "Versandetikett",
        about: "Über das Paket",
      },
      noLabel: "Noch kein Versandetikett.",
      noUnits: "Dieses Paket ist leer.",
      failedLabels: "Fehlgeschlagene Etiketten",
      voided: "Verworfene Versandetiketten",
      voidedBecause: "Verworfen: {reason}",
      bought: "Hinterlegt {when}",
      openFile: "Etikettdatei öffnen",
      carriersPage: "Seite des Versanddienstes",
      trouble: "Problem der Sendungsverfolgung: {what}",
      said: "gemeldet von: {source}",
      source: {
        hand: "einer Person",
        scan: "einem Scan",
        webhook: "dem Versanddienst",
        poll: "dem Versanddienst",
        gateway: "einem Gateway",
        forwarder: "dem Spediteur",
        flight: "dem Flug",
      },
      flightStep: {
        Departed: "Mit dem Flugzeug abgeflogen",
        Arrived: "Am Gateway angekommen",
        "Customs Hold": "Vom Zoll angehalten",
        Cleared: "Vom Zoll freigegeben",
        Injected: "An den örtlichen Versanddienst übergeben",
        Short: "Beim Entladen des Flugs nicht gefunden",
      },
      packed: "{packed} von {all} eingepackt",
      intoHelp:
        "Beginnen Sie mit der Nummer des Pakets, etwa PK-000123. Nur Pakete desselben Verkäufers passen.",
      intoNone: "Kein Paket dieses Verkäufers passt dazu.",
      intoOwn: "Andere Pakete dieser Bestellung",
      intoSearch: "Suche",
      unitsHelp: "Wählen Sie mindestens eines.",
      final: "{step}: Paket {code}? Das lässt sich nicht rückgängig machen.",
      isOld: "Das Versandetikett {number} ist verworfen; dies betrifft es.",
      position: "Stück {n} von {all}",
    },
  },
  event: {
    package: {
      confirm: "Als gepackt bestätigen",
      split: "Paket teilen",
      merge: "Mit anderem zusammenlegen",
      cancel: "Paket stornieren",
      handOver: "An Versanddienst übergeben",
      track: "Sendungsereignis eintragen",
      deliver: "Als zugestellt melden",
      lose: "Als verloren melden",
      return: "Als zurückgekommen melden",
    },
    handOver: {
      undo: "Übergabe zurücknehmen",
    },
    return: {
      undo: "Rückkehr zurücknehmen",
    },
  },
  bulk: {
    work: {
      package: {
        confirm: {
          act: {
            one: "{number} Paket als gepackt bestätigen",
            other: "{number} Pakete als gepackt bestätigen",
          },
          acted: {
            one: "{number} gepackt",
            other: "{number} gepackt",
          },
          means: "Alle fertigen Stücke gelten als in ihre Pakete gelegt.",
        },
        handOver: {
          act: {
            one: "{number} Paket übergeben",
            other: "{number} Pakete übergeben",
          },
          acted: {
            one: "{number} übergeben",
            other: "{number} übergeben",
          },
          means: "Die Pakete gelten als dem Versanddienst übergeben.",
        },
        track: {
          act: {
            one: "Sendungsereignis zu {number} Paket hinzufügen",
            other: "Sendungsereignis zu {number} Paketen hinzufügen",
          },
          acted: {
            one: "{number} nachgeführt",
            other: "{number} nachgeführt",
          },
          means: "Die Pakete erhalten diesen Status, als hätte ihn der Versanddienst gemeldet.",
        },
        deliver: {
          act: {
            one: "{number} Paket als zugestellt melden",
            other: "{number} Pakete als zugestellt melden",
          },
          acted: {
            one: "{number} zugestellt",
            other: "{number} zugestellt",
          },
          means: "Die Pakete gelten als angekommen.",
        },
        lose: {
          act: {
            one: "{number} Paket als verloren melden",
            other: "{number} Pakete als verloren melden",
          },
          acted: {
            one: "{number} verloren",
            other: "{number} verloren",
          },
          means: "Die Pakete gelten als unterwegs verloren.",
        },
        return: {
          act: {
            one: "{number} Paket als zurückgekommen melden",
            other: "{number} Pakete als zurückgekommen melden",
          },
          acted: {
            one: "{number} zurückgekommen",
            other: "{number} zurückgekommen",
          },
          means: "Die Pakete gelten als an uns zurückgeschickt.",
        },
        cancel: {
          act: {
            one: "{number} Paket stornieren",
            other: "{number} Pakete stornieren",
          },
          acted: {
            one: "{number} storniert",
            other: "{number} storniert",
          },
          means: "Ihre Versandetiketten werden verworfen, und ihre Stücke warten auf ein anderes Paket.",
        },
      },
      handOver: {
        undo: {
          act: {
            one: "Übergabe von {number} Paket zurücknehmen",
            other: "Übergabe von {number} Paketen zurücknehmen",
          },
          acted: {
            one: "{number} wieder hier",
            other: "{number} wieder hier",
          },
          means: "Die Pakete gelten als noch hier.",
        },
      },
    },
  },
};
