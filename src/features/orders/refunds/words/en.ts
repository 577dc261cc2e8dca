import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const refundRequest: Noun = { one: "refund request", other: "refund requests" };

export const words = {
  refunds: {
    noOrder: "Choose the order first.",
    loading: "Loading what was charged",
    nothingCharged: "This order was never charged.",
    allOfAll: "Everything that is left",
    total: "To be refunded",
    gives: "{amount} goes back to the balance of {name}.",
    all: "All",
    allOf: "All that is left of {name}",
    amountOf: "Refund of {name}",
    paid: "Paid",
    refunded: "Refunded",
    asked: "Requested",
    left: "Left",
    leftNow: "Only {amount} is left.",
    another: "Another order",
    unknownOrder: "There is no order with this number.",
    find: "Find",
    lines: "Requested amounts",
    line: "Charged for",
    requested: "Refund",
    returned: "Refunded already",
    photo: {
      drop: "Drop the photo here",
      hint: "A photo of what is wrong, up to {size} MB. You can also drop or paste it.",
      tooLarge: "The photo is larger than {size} MB. Save it smaller.",
      invalid: "The file is not a picture that can be shown.",
    },
    request: "Request refund",
    requests: "Refund requests",
    heading: {
      goods: "Items",
      postage: "Postage",
      handling: "Handling",
      fee: "Fee",
      adjustment: "Adjustment",
    },
  },
  entity: {
    refund_requests: {
      ...sentences.loading(refundRequest),
      ...sentences.saving(refundRequest),
      make: "Request refund",
      made: "The refund was requested. The amounts are reserved until it is decided.",
      section: {
        request: "Request",
        decision: "Decision",
      },
      group: {
        request: {
          title: "Refund request",
          help: "Once it is approved, the money goes back to the seller’s balance.",
        },
      },
      help: {
        order_id: "Its number, such as PD-000123.",
        lines: "Enter how much of each charge should go back.",
        reason: "What went wrong. The person who decides reads it.",
      },
      field: {
        photo_id: "Photo",
        order: "Order",
        order_id: "Order",
        order_code: "Order",
        seller_name: "Seller",
        lines: "Charges",
        charge_line_id: "Charge",
        amount_minor: "Refund",
        reason: "Reason",
        requested_minor: "Requested",
        approved_minor: "Approved",
        maker_name: "Requested by",
        checker_name: "Decided by",
        second_name: "Refunded by",
        status: "Status",
        created_at: "Requested on",
        decided_at: "Decided on",
        note: "Reason for the decision",
      },
    },
  },
  choice: {
    note: {
      givenBack: "All of it was refunded already.",
    },
    events: {
      refund: {
        mention: "Mentioned on a refund request",
        asked: "Refund requested",
        decided: "Your refund request was decided",
        made: "Refund requested",
        moved: "Refund request status changed",
      },
    },
  },
  status: {
    Posted: "Refunded",
  },
  list: {
    hint: {
      refund_requests: "Code, order, reason …",
    },
    primary: {
      refund_requests: "Request refund",
    },
  },
  event: {
    refund: {
      approve: "Approve",
      post: "Refund",
      reject: "Reject",
      cancel: "Cancel request",
    },
  },
  audit: {
    action: {
      makeRefundRequest: "Refund requested",
      moveRefundRequest: "Refund request changed status",
      refund_approve: "Refund approved",
      refund_post: "Refund paid",
      refund_reject: "Refund rejected",
      refund_cancel: "Refund request cancelled",
      remedies_settle: "Updated from its refunds",
      orders_settle: "Reduced by earlier refunds",
    },
    entity: {
      refundRequests: "Refund requests",
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
