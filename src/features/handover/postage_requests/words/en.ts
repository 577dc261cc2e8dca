import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const request: Noun = { one: "postage request", other: "postage requests" };

export const words = {
  entity: {
    pb_request: {
      ...sentences.record(request),
      section: {
        request: "Request",
        money: "Amounts",
      },
      group: {
        request: {
          title: "Money back from a provider",
          help: "For the newest label with this number. Another person submits it to the provider.",
        },
      },
      help: {
        expected_minor: "The cost of the label if you leave it empty.",
        case_code: "The number of a case, such as CS-000123.",
      },
      field: {
        code: "Number",
        tracking_number: "Tracking",
        kind: "Type",
        expected_minor: "Amount",
        days_left: "Days left",
        source: "Source",
        status: "Status",
        credited_minor: "Credited",
        package: "Package",
        package_code: "Package",
        deadline_at: "Deadline",
        biller: "Billed by",
        dispute_ref: "Provider’s number",
        case_code: "Case",
        note: "Reason",
        reason: "Reason",
        maker_name: "Requested by",
        checker_name: "Submitted by",
        decided_at: "Decided on",
        created_at: "Created on",
      },
    },
  },
  choice: {
    kind: {
      void: "Void a label",
      apv: "Dispute an adjustment",
      claim: "Claim a loss",
      missing_credit: "Missing credit",
    },
    source: {
      manual: "By hand",
      "auto-void": "Unused label",
      case: "Case",
      "invoice-variance": "Invoice line",
    },
  },
  status: {
    Denied: "Denied",
    Credited: "Credited",
    Expired: "Expired",
  },
  list: {
    hint: {
      pb_request: "Number, tracking, provider’s number …",
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
      pb_request: "PB Requests",
    },
  },
  event: {
    request: {
      submit: "Submit",
      accept: "Mark accepted",
      deny: "Mark denied",
      cancel: "Cancel request",
      credit: "Credited",
      lapse: "Expired",
    },
  },
  jobs: {
    records: {
      pb_request: { one: "{n} postage request", other: "{n} postage requests" },
    },
  },
  bulk: {
    work: {
      request: {
        submit: {
          act: { one: "Submit {number} request", other: "Submit {number} requests" },
          acted: { one: "{number} submitted", other: "{number} submitted" },
          means: "They are marked as sent to the provider.",
        },
        accept: {
          act: { one: "Mark {number} request as accepted", other: "Mark {number} requests as accepted" },
          acted: { one: "{number} accepted", other: "{number} accepted" },
          means: "Labels are voided, and losses claimed.",
        },
        deny: {
          act: { one: "Mark {number} request as denied", other: "Mark {number} requests as denied" },
          acted: { one: "{number} denied", other: "{number} denied" },
          means: "The provider refused them.",
        },
        cancel: {
          act: { one: "Cancel {number} request", other: "Cancel {number} requests" },
          acted: { one: "{number} cancelled", other: "{number} cancelled" },
          means: "Nothing is asked of the provider.",
        },
      },
    },
  },
  postageRequests: {
    days: { one: "{n} day", other: "{n} days" },
    over: "Deadline passed",
  },
  audit: {
    action: {
      makePostageRequest: "Postage request made",
      movePostageRequest: "Postage request changed status",
      request_submit: "Postage request submitted",
      request_accept: "Postage request accepted",
      request_deny: "Postage request denied",
      request_cancel: "Postage request cancelled",
      request_credit: "Postage credited",
      request_lapse: "Postage request expired",
    },
    entity: {
      postageRequests: sentences.all(request),
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
