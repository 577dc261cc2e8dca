import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  bulk: {
    addTags: "Schlagwörter hinzufügen",
    editTags: "Schlagwörter bearbeiten",
    saveTags: "Schlagwörter speichern",
    removeTags: "Schlagwörter entfernen",
    tagHelp: "Schlagwort schreiben und Eingabetaste drücken.",
    dropTag: "Schlagwort {tag} entfernen",
    tagLong: "Ein Schlagwort hat höchstens {max} Zeichen.",
    tagsFull: "Höchstens {max} Schlagwörter.",
    noTags: "Geben Sie mindestens ein Schlagwort an.",
    methodsFailed: "Die Versandarten konnten nicht geladen werden.",
    regionHelp: "Wie die Post des Landes es schreibt: CA für Kalifornien, NSW für New South Wales.",
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
        region: {
          act: {
            one: "Bundesland oder Region von {number} Bestellung ändern",
            other: "Bundesland oder Region von {number} Bestellungen ändern",
          },
          acted: { one: "{number} geändert", other: "{number} geändert" },
          means:
            "Dasselbe Bundesland oder dieselbe Region für alle; Entwürfe, denen sie fehlten, weil ihr Land sie verlangt, sind sofort behoben.",
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
  },
  entity: {
    orders: {
      field: {
        address_line1: "Adresse",
        address_line2: "Adresse, zweite Zeile",
        company: "Firma",
        file: "Datei des Versandetiketts",
        unit_ids: "Stücke",
        expected_minor: "Angezeigte Summe",
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
        origin_order_id: "Wiedergutmachung für",
        version: "Version",
        wait_step: "Wartet bei",
        wait_since: "Wartet seit",
      },
    },
  },
  paying: {
    goods: "Ware",
    shipping: "Porto",
    shippingTaxed: "Porto mit Steuer",
    tax: "Steuer",
    goodsTax: "Steuer auf die Ware",
    total: "Summe",
    unpriced: "Noch kein Preis: wird mit dem Versandetikett abgebucht",
    ownLabel: "Sie bringen das Versandetikett",
    captured: "Abgebuchtes Porto",
    reserved: "Reserviert",
    reservedPostage: "Für Porto reserviert",
    noShipping: "Nichts reserviert oder abgebucht",
    refunded: "Erstattet",
    afterRefunds: "Summe nach Erstattungen",
    refundedOf: "{amount} erstattet",
    stoppedPieces: { one: "{number} storniert", other: "{number} storniert" },
    dropNone:
      "Wählen Sie die Stücke von {code}, die storniert werden. Was für sie abgebucht wurde, geht auf das Guthaben zurück. Das lässt sich nicht rückgängig machen.",
    dropPaid: {
      one:
        "{number} Stück von {code} wird storniert, und {amount} gehen auf das Guthaben zurück. Das lässt sich nicht rückgängig machen.",
      other:
        "{number} Stücke von {code} werden storniert, und {amount} gehen auf das Guthaben zurück. Das lässt sich nicht rückgängig machen.",
    },
    dropUnpaid: {
      one:
        "{number} Stück von {code} wird storniert. Zu erstatten ist nichts. Das lässt sich nicht rückgängig machen.",
      other:
        "{number} Stücke von {code} werden storniert. Zu erstatten ist nichts. Das lässt sich nicht rückgängig machen.",
    },
    postageLater: "Das Porto wird jetzt reserviert und beim Kauf des Versandetiketts abgebucht.",
    left: "Danach verfügbar",
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
      drop: "Stücke stornieren",
      repack: "Paket anlegen",
    },
  },
  choice: {
    remedy: { reprint: "Neudruck", reship: "Erneut senden" },
    dated: { made: "Eingang", paid: "Zahlung", produced: "Ende der Produktion", shipped: "Versand" },
    shipped: { "on-time": "Pünktlich", late: "Verspätet" },
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
    aheadMore: "mehr als {number} davor",
    next: "als Nächstes an der Reihe",
  },
};
