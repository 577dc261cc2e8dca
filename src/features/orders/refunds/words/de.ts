import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const refundRequest: Noun = { gender: "m", one: "Erstattungsantrag", other: "Erstattungsanträge" };

export const words: Translation<English> = {
  menu: {
    refund_requests: "Erstattungsanträge",
  },
  refunds: {
    noOrder: "Wählen Sie zuerst die Bestellung.",
    loading: "Abbuchungen werden geladen",
    nothingCharged: "Für diese Bestellung wurde nie etwas abgebucht.",
    allOfAll: "Alles, was übrig ist",
    total: "Zu erstatten",
    gives: "{name} erhält {amount} auf das Guthaben zurück.",
    all: "Alles",
    allOf: "Alles, was von {name} übrig ist",
    amountOf: "Erstattung für {name}",
    paid: "Bezahlt",
    refunded: "Erstattet",
    asked: "Beantragt",
    left: "Übrig",
    leftNow: "Es sind nur {amount} übrig.",
    another: "Andere Bestellung",
    unknownOrder: "Eine Bestellung mit dieser Nummer gibt es nicht.",
    find: "Suchen",
    lines: "Was beantragt ist",
    line: "Abgebucht für",
    requested: "Erstattung",
    returned: "Bereits erstattet",
    photo: {
      drop: "Foto hier ablegen",
      hint: "Ein Foto des Schadens, bis {size} MB. Sie können es auch hierher ziehen oder einfügen.",
      tooLarge: "Das Foto ist größer als {size} MB. Speichern Sie es kleiner.",
      invalid: "Die Datei ist kein Bild, das gezeigt werden kann.",
    },
    request: "Erstattung beantragen",
    requests: "Erstattungsanträge",
    heading: {
      goods: "Artikel",
      postage: "Porto",
      handling: "Bearbeitung",
      fee: "Gebühr",
      adjustment: "Korrektur",
    },
  },
  entity: {
    refund_requests: {
      ...sentences.loading(refundRequest),
      ...sentences.saving(refundRequest),
      make: "Erstattung beantragen",
      made: "Die Erstattung wurde beantragt. Die Beträge sind bis zur Entscheidung vorgemerkt.",
      section: {
        request: "Antrag",
        decision: "Entscheidung",
      },
      group: {
        request: {
          title: "Erstattungsantrag",
          help: "Jemand entscheidet darüber. Dann ist das Geld wieder auf dem Guthaben des Verkäufers.",
        },
      },
      help: {
        order_id: "Ihre Nummer, etwa PD-000123.",
        lines: "Geben Sie ein, wie viel von jeder Abbuchung zurückgehen soll.",
        reason: "Was schiefging. Wer entscheidet, liest es.",
      },
      field: {
        photo_id: "Foto",
        order: "Bestellung",
        order_id: "Bestellung",
        order_code: "Bestellung",
        seller_name: "Verkäufer",
        lines: "Abbuchungen",
        charge_line_id: "Abbuchung",
        amount_minor: "Erstattung",
        reason: "Grund",
        requested_minor: "Beantragt",
        approved_minor: "Genehmigt",
        maker_name: "Beantragt von",
        checker_name: "Entschieden von",
        second_name: "Erstattet von",
        status: "Status",
        created_at: "Beantragt am",
        decided_at: "Entschieden am",
        note: "Grund der Entscheidung",
      },
    },
  },
  choice: {
    note: {
      givenBack: "Alles davon wurde bereits erstattet.",
    },
    events: {
      refund: {
        mention: "In einem Erstattungsantrag erwähnt",
        asked: "Erstattung beantragt",
        decided: "Über Ihren Erstattungsantrag ist entschieden",
        made: "Erstattung beantragt",
        moved: "Status des Erstattungsantrags geändert",
      },
    },
  },
  status: {
    Posted: "Erstattet",
  },
  list: {
    hint: {
      refund_requests: "Nummer, Bestellung, Grund …",
    },
    primary: {
      refund_requests: "Erstattung beantragen",
    },
  },
  event: {
    refund: {
      approve: "Genehmigen",
      post: "Erstatten",
      reject: "Ablehnen",
      cancel: "Antrag stornieren",
    },
  },
  audit: {
    action: {
      makeRefundRequest: "Erstattung beantragt",
      moveRefundRequest: "Status des Erstattungsantrags geändert",
      refund_approve: "Erstattung genehmigt",
      refund_post: "Erstattung gebucht",
      refund_reject: "Erstattung abgelehnt",
      refund_cancel: "Erstattungsantrag storniert",
      remedies_settle: "Den Erstattungen gefolgt",
      orders_settle: "Um bereits Erstattetes verringert",
    },
    entity: {
      refundRequests: "Erstattungsanträge",
    },
  },
};
