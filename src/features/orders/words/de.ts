import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Adresse, zweite Zeile",
        company: "Firma",
        file: "Datei des Versandetiketts",
        unit_ids: "Stücke",
        expected_minor: "Gesehene Summe",
        pay_seen_minor: "Höchstens zahlen",
        pay_stopped: "Wartet nicht mehr, weil",
        available_minor: "Verfügbar",
        cools_until: "Bedenkzeit bis",
        refunds_minor: "Erstattet",
        note: "Notiz",
        paid: "Bezahlt",
        phone: "Telefon",
        platform: "Plattform",
        quantity: "Menge",
        version: "Version",
        wait_step: "Wartet bei",
        wait_since: "Wartet seit",
      },
    },
  },
  paying: {
    goods: "Ware",
    shipping: "Versand",
    shippingTaxed: "Versand mit Steuer",
    tax: "Steuer",
    goodsTax: "Steuer auf die Ware",
    total: "Summe",
    unpriced: "Noch kein Preis: wird mit dem Versandetikett abgebucht",
    ownLabel: "Sie bringen das Versandetikett",
    captured: "Abbuchung für den Versand",
    reserved: "Reserviert",
    reservedPostage: "Für den Versand reserviert",
    noShipping: "Nichts reserviert oder abgebucht",
    refunded: "Erstattet",
    afterRefunds: "Summe nach Erstattungen",
    refundedOf: "{amount} erstattet",
    stoppedPieces: { one: "{number} gestoppt", other: "{number} gestoppt" },
    dropNone:
      "Wählen Sie die Stücke von {code}, die gestoppt werden. Was für sie abgebucht wurde, geht auf das Guthaben zurück. Das lässt sich nicht rückgängig machen.",
    dropPaid: {
      one:
        "{number} Stück von {code} wird gestoppt, und {amount} gehen auf das Guthaben zurück. Das lässt sich nicht rückgängig machen.",
      other:
        "{number} Stücke von {code} werden gestoppt, und {amount} gehen auf das Guthaben zurück. Das lässt sich nicht rückgängig machen.",
    },
    dropUnpaid: {
      one:
        "{number} Stück von {code} wird gestoppt. Zu erstatten ist nichts. Das lässt sich nicht rückgängig machen.",
      other:
        "{number} Stücke von {code} werden gestoppt. Zu erstatten ist nichts. Das lässt sich nicht rückgängig machen.",
    },
    postageLater: "Der Versand wird jetzt reserviert und beim Kauf des Versandetiketts abgebucht.",
    left: "Danach übrig",
    awaited: "Andere wartende Bestellungen",
    short: "Es fehlen",
    act: "{amount} bezahlen",
    changed: "Der Preis hat sich geändert. Sie sahen {before}; jetzt sind es {now}.",
    later: "Sie kann von selbst bezahlt werden, sobald das Guthaben reicht, mit höchstens {amount}.",
    awaiting:
      "Wartet auf Guthaben seit {when}. Sie wird bezahlt, sobald das Guthaben reicht, mit höchstens {amount}.",
    stopped: "Wartet nicht mehr auf Guthaben. {why}",
  },
  event: {
    order: {
      awaitFunds: "Bezahlen, sobald Guthaben da ist",
      forgetFunds: "Nicht mehr auf Guthaben warten",
      unpay: "Zahlung zurücknehmen",
      drop: "Artikel stoppen",
      repack: "Paket anlegen",
    },
  },
  choice: {
    funds: { awaiting: "Wartet auf Guthaben", stopped: "Wartet nicht mehr auf Guthaben" },
    wait: {
      money: "Zahlung",
      art: "Eine Druckdatei",
      blank: "Ein Rohling",
      decision: "Eine Entscheidung",
      cooling: "Bedenkzeit",
      step: "Ein Schritt in der Werkstatt",
      label: "Ein Versandetikett",
      carrier: "Der Zusteller",
    },
  },
  wait: {
    money: "Wartet seit {since} auf die Zahlung",
    art: "Wartet seit {since} auf eine Druckdatei",
    blank: "Wartet seit {since} auf einen Rohling",
    decision: {
      Draft: "Wartet seit {since} darauf, eingereicht zu werden",
      "On Hold": "Wartet seit {since} darauf, dass jemand das Anhalten beendet",
      "Cancel Requested": "Wartet seit {since} auf eine Antwort auf den Stornowunsch",
      Rejected: "Wartet seit {since} auf eine Entscheidung über ein verworfenes Stück",
    },
    cooling: "Wartet seit {since} auf das Ende der Bedenkzeit",
    step: {
      QC: "Wartet seit {since} auf den Wareneingang",
      Cutting: "Wartet seit {since} auf den Zuschnitt",
      Printing: "Wartet seit {since} auf den Druck",
      Sewing: "Wartet seit {since} auf die Näherei",
      "Final QC": "Wartet seit {since} auf die Endkontrolle",
      Packing: "Wartet seit {since} auf das Packen",
    },
    open: {
      QC: "Seit {since} im Wareneingang",
      Cutting: "Seit {since} im Zuschnitt",
      Printing: "Seit {since} im Druck",
      Sewing: "Seit {since} in der Näherei",
      "Final QC": "Seit {since} in der Endkontrolle",
      Packing: "Seit {since} beim Packen",
    },
    label: "Wartet seit {since} auf ein Versandetikett",
    carrier: {
      Ready: "Wartet seit {since} auf die Abholung durch den Zusteller",
      Shipped: "Wartet seit {since} auf die Zustellung",
    },
    units: { one: "{units} von {count} Stück", other: "{units} von {count} Stück" },
    all: { one: "das einzige Stück", other: "alle {count} Stück" },
    ahead: "{number} davor",
    next: "als Nächstes an der Reihe",
  },
  bulk: {
    work: {
      order: {
        awaitFunds: {
          act: {
            one: "{number} Bestellung bezahlen, sobald Guthaben da ist",
            other: "{number} Bestellungen bezahlen, sobald Guthaben da ist",
          },
          acted: { one: "{number} wartet auf Guthaben", other: "{number} warten auf Guthaben" },
          means:
            "Sie werden bezahlt, sobald das Guthaben reicht, die zuerst fälligen zuerst, und nie über den gezeigten Summen.",
        },
        forgetFunds: {
          act: {
            one: "{number} Bestellung nicht mehr auf Guthaben warten lassen",
            other: "{number} Bestellungen nicht mehr auf Guthaben warten lassen",
          },
          acted: { one: "{number} wartet nicht mehr", other: "{number} warten nicht mehr" },
          means: "Sie bleiben unbezahlt, bis jemand sie bezahlt.",
        },
        unpay: {
          act: {
            one: "Zahlung von {number} Bestellung zurücknehmen",
            other: "Zahlung von {number} Bestellungen zurücknehmen",
          },
          acted: {
            one: "{number} wieder unbezahlt",
            other: "{number} wieder unbezahlt",
          },
          means: "Was bezahlt wurde, geht zurück aufs Guthaben, und die Bestellungen warten auf die Zahlung.",
        },
        repack: {
          act: {
            one: "Paket für {number} Bestellung anlegen",
            other: "Pakete für {number} Bestellungen anlegen",
          },
          acted: {
            one: "{number} mit Paket",
            other: "{number} mit Paket",
          },
          means: "Stücke, die in keinem Paket liegen, bekommen eines.",
        },
      },
    },
  },
};
