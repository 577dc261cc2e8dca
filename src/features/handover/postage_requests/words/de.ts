import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const request: Noun = { gender: "f", one: "Portoforderung", other: "Portoforderungen" };

export const words: Translation<English> = {
  menu: {
    pb_request: "PB-Anfragen",
  },
  entity: {
    pb_request: {
      ...sentences.record(request),
      section: {
        request: "Forderung",
        money: "Beträge",
      },
      group: {
        request: {
          title: "Geld zurück von einem Anbieter",
          help: "Für das neueste Etikett mit dieser Nummer. Eine andere Person reicht sie beim Anbieter ein.",
        },
      },
      help: {
        expected_minor: "Leer für die Kosten des Etiketts.",
        case_code: "Die Nummer eines Falls, etwa CS-000123.",
      },
      field: {
        code: "Nummer",
        tracking_number: "Sendungsnummer",
        kind: "Art",
        expected_minor: "Betrag",
        days_left: "Tage übrig",
        source: "Quelle",
        status: "Status",
        credited_minor: "Gutgeschrieben",
        package: "Paket",
        package_code: "Paket",
        deadline_at: "Frist",
        biller: "Anbieter",
        dispute_ref: "Nummer des Anbieters",
        case_code: "Fall",
        note: "Begründung",
        reason: "Begründung",
        maker_name: "Angefragt von",
        checker_name: "Eingereicht von",
        decided_at: "Entschieden am",
        created_at: "Angelegt am",
      },
    },
  },
  choice: {
    kind: {
      void: "Etikett stornieren",
      apv: "Korrektur bestreiten",
      claim: "Verlust melden",
      missing_credit: "Fehlende Gutschrift",
    },
    source: {
      manual: "Von Hand",
      "auto-void": "Ungenutztes Etikett",
      case: "Fall",
      "invoice-variance": "Rechnungszeile",
    },
  },
  status: {
    Denied: "Abgelehnt",
    Credited: "Gutgeschrieben",
    Expired: "Abgelaufen",
  },
  list: {
    hint: {
      pb_request: "Nummer, Sendungsnummer, Nummer des Anbieters …",
    },
    primary: {
      pb_request: sentences.newOne(request),
    },
  },
  search: {
    group: {
      pb_request: sentences.all(request),
    },
  },
  rights: {
    module: {
      pb_request: "PB-Anfragen",
    },
  },
  event: {
    request: {
      submit: "Einreichen",
      accept: "Vom Anbieter angenommen",
      deny: "Abgelehnt",
      cancel: "Forderung zurückziehen",
      credit: "Gutgeschrieben",
      lapse: "Abgelaufen",
    },
  },
  jobs: {
    records: {
      pb_request: { one: "{n} Portoforderung", other: "{n} Portoforderungen" },
    },
  },
  bulk: {
    work: {
      request: {
        submit: {
          act: { one: "{number} Forderung einreichen", other: "{number} Forderungen einreichen" },
          acted: { one: "{number} eingereicht", other: "{number} eingereicht" },
          means: "Sie gelten als beim Anbieter eingereicht.",
        },
        accept: {
          act: { one: "{number} Forderung annehmen", other: "{number} Forderungen annehmen" },
          acted: { one: "{number} angenommen", other: "{number} angenommen" },
          means: "Etiketten werden storniert und Verluste gefordert.",
        },
        deny: {
          act: { one: "{number} Forderung ablehnen", other: "{number} Forderungen ablehnen" },
          acted: { one: "{number} abgelehnt", other: "{number} abgelehnt" },
          means: "Der Anbieter hat sie abgelehnt.",
        },
        cancel: {
          act: { one: "{number} Forderung zurückziehen", other: "{number} Forderungen zurückziehen" },
          acted: { one: "{number} zurückgezogen", other: "{number} zurückgezogen" },
          means: "Vom Anbieter wird nichts verlangt.",
        },
      },
    },
  },
  postageRequests: {
    days: { one: "{n} Tag", other: "{n} Tage" },
    over: "Frist abgelaufen",
  },
  audit: {
    action: {
      makePostageRequest: "Portoforderung angelegt",
      movePostageRequest: "Portoforderung hat den Status gewechselt",
      request_submit: "Portoforderung eingereicht",
      request_accept: "Portoforderung angenommen",
      request_deny: "Portoforderung abgelehnt",
      request_cancel: "Portoforderung zurückgezogen",
      request_credit: "Porto gutgeschrieben",
      request_lapse: "Portoforderung abgelaufen",
    },
    entity: {
      postageRequests: sentences.all(request),
    },
  },
};
