const fields = {
  address_line1: "Address",
  address_line2: "Address line 2",
  company: "Company",
  file: "Label file",
  unit_ids: "Garments",
  expected_minor: "Total shown",
  pay_seen_minor: "Pay at most",
  pay_stopped: "No longer waiting because",
  available_minor: "Available",
  cools_until: "Cooling off until",
  refunds_minor: "Refunded",
  note: "Note",
  paid: "Paid",
  phone: "Phone",
  platform: "Platform",
  quantity: "Quantity",
  origin_order_id: "Remedy of",
  version: "Version",
  wait_step: "Waiting at step",
  wait_since: "Waiting since",
} as const;

const event = {
  awaitFunds: "Pay when funds arrive",
  forgetFunds: "Stop awaiting funds",
  unpay: "Undo payment",
  drop: "Cancel garments",
  repack: "Create package",
} as const;

const work = {
  awaitFunds: {
    act: { one: "Pay {number} order when funds arrive", other: "Pay {number} orders when funds arrive" },
    acted: { one: "{number} awaiting funds", other: "{number} awaiting funds" },
    means:
      "They are paid as soon as the balance covers them, those due first, and never above the totals shown.",
  },
  forgetFunds: {
    act: { one: "Stop awaiting funds for {number} order", other: "Stop awaiting funds for {number} orders" },
    acted: { one: "{number} no longer awaiting funds", other: "{number} no longer awaiting funds" },
    means: "They stay unpaid until somebody pays them.",
  },
  unpay: {
    act: {
      one: "Undo payment of {number} order",
      other: "Undo payment of {number} orders",
    },
    acted: {
      one: "{number} unpaid again",
      other: "{number} unpaid again",
    },
    means: "What was paid goes back to the balance, and the orders wait for payment.",
  },
  repack: {
    act: {
      one: "Create package for {number} order",
      other: "Create packages for {number} orders",
    },
    acted: {
      one: "{number} with a package",
      other: "{number} with a package",
    },
    means: "Garments without a package get one.",
  },
} as const;

export const words = {
  bulk: {
    addTags: "Add tags",
    editTags: "Edit tags",
    saveTags: "Save tags",
    removeTags: "Remove tags",
    tagHelp: "Type a tag and press Enter.",
    dropTag: "Remove the tag {tag}",
    tagLong: "A tag can have at most {max} characters.",
    tagsFull: "At most {max} tags.",
    noTags: "Enter at least one tag.",
    methodsFailed: "The shipping methods could not be loaded.",
    regionHelp: "As the country’s postal service writes it: CA for California, NSW for New South Wales.",
    work: {
      order: {
        ...work,
        submit: {
          act: { one: "Submit {number} order", other: "Submit {number} orders" },
          acted: { one: "{number} submitted", other: "{number} submitted" },
          means: "Submitted orders wait for their payment. Drafts with problems stay drafts.",
        },
        pay: {
          act: { one: "Pay {number} order", other: "Pay {number} orders" },
          acted: { one: "{number} paid", other: "{number} paid" },
          means: "The totals are taken from the balance. Orders that it does not cover are refused.",
        },
        hold: {
          act: { one: "Hold {number} order", other: "Hold {number} orders" },
          acted: { one: "{number} held", other: "{number} held" },
          means: "Held orders stay where they are until somebody releases them or the day is over.",
        },
        release: {
          act: { one: "Release {number} order", other: "Release {number} orders" },
          acted: { one: "{number} released", other: "{number} released" },
          means: "Released orders continue where they were held.",
        },
        cancel: {
          act: { one: "Cancel {number} order", other: "Cancel {number} orders" },
          acted: { one: "{number} cancelled", other: "{number} cancelled" },
          means: "What was paid goes back to the balance, and nothing more is produced.",
        },
        requestCancel: {
          act: {
            one: "Request cancellation of {number} order",
            other: "Request cancellation of {number} orders",
          },
          acted: { one: "{number} cancellation requested", other: "{number} cancellations requested" },
          means: "Work on these orders stops until the workshop has decided.",
        },
        refuseCancel: {
          act: {
            one: "Decline cancellation of {number} order",
            other: "Decline cancellation of {number} orders",
          },
          acted: { one: "{number} back in production", other: "{number} back in production" },
          means: "These orders go back into production.",
        },
        approveCancel: {
          act: {
            one: "Approve cancellation of {number} order",
            other: "Approve cancellation of {number} orders",
          },
          acted: { one: "{number} cancelled", other: "{number} cancelled" },
          means: "What was paid goes back to the balance, and nothing more is produced.",
        },
        complete: {
          act: { one: "Complete {number} order", other: "Complete {number} orders" },
          acted: { one: "{number} completed", other: "{number} completed" },
          means: "Completed orders are closed and can no longer be changed.",
        },
      },
      production: {
        start: {
          act: { one: "Start production of {number} order", other: "Start production of {number} orders" },
          acted: { one: "{number} started", other: "{number} started" },
          means:
            "The workshop can begin: the garments wait at their first step until they are scanned. From then on, cancellations have to be requested.",
        },
        unstart: {
          act: {
            one: "Take {number} order back from production",
            other: "Take {number} orders back from production",
          },
          acted: { one: "{number} taken back", other: "{number} taken back" },
          means:
            "Only orders on which no work has started. They go back to Processing and can be cancelled at once.",
        },
        finish: {
          act: { one: "Finish production of {number} order", other: "Finish production of {number} orders" },
          acted: { one: "{number} finished", other: "{number} finished" },
          means: "All items of these orders count as produced.",
        },
      },
      label: {
        void: {
          act: { one: "Void labels of {number} order", other: "Void labels of {number} orders" },
          acted: { one: "{number} voided", other: "{number} voided" },
          means: "The labels can no longer be used; each order needs a new one.",
        },
      },
      shipment: {
        handOver: {
          act: { one: "Hand over {number} order", other: "Hand over {number} orders" },
          acted: { one: "{number} handed over", other: "{number} handed over" },
          means: "The packages count as given to the carrier.",
        },
        deliver: {
          act: { one: "Mark {number} order delivered", other: "Mark {number} orders delivered" },
          acted: { one: "{number} delivered", other: "{number} delivered" },
          means: "The packages count as arrived.",
        },
        return: {
          act: { one: "Mark {number} order returned", other: "Mark {number} orders returned" },
          acted: { one: "{number} returned", other: "{number} returned" },
          means: "Returned orders are closed: the packages came back.",
        },
      },
      orders: {
        tag: {
          act: { one: "Change tags of {number} order", other: "Change tags of {number} orders" },
          acted: { one: "{number} changed", other: "{number} changed" },
          means: "Tags help you find orders. They do not affect production.",
        },
        country: {
          act: { one: "Change country of {number} order", other: "Change country of {number} orders" },
          acted: { one: "{number} changed", other: "{number} changed" },
          means: "All of them get this country. Problems that it solves are fixed at once.",
        },
        region: {
          act: {
            one: "Change state or region of {number} order",
            other: "Change state or region of {number} orders",
          },
          acted: { one: "{number} changed", other: "{number} changed" },
          means: "All of them get this state or region. Drafts that lacked it are fixed at once.",
        },
        method: {
          act: {
            one: "Change shipping method of {number} order",
            other: "Change shipping method of {number} orders",
          },
          acted: { one: "{number} changed", other: "{number} changed" },
          means: "The new method applies to labels created from now on.",
        },
        undo: {
          act: { one: "Undo {number} order", other: "Undo {number} orders" },
          acted: { one: "{number} undone", other: "{number} undone" },
          means: "Orders that were changed since stay as they are.",
        },
      },
    },
  },
  entity: { orders: { field: fields } },
  paying: {
    goods: "Goods",
    shipping: "Postage",
    shippingTaxed: "Postage, tax included",
    tax: "Tax",
    goodsTax: "Tax on goods",
    total: "Total",
    unpriced: "No price yet: it is charged with the label",
    ownLabel: "You provide the label",
    captured: "Postage charged",
    reserved: "Reserved",
    reservedPostage: "Reserved for postage",
    noShipping: "Nothing reserved or charged",
    refunded: "Refunded",
    afterRefunds: "Total after refunds",
    refundedOf: "Refunded {amount}",
    stoppedPieces: { one: "{number} cancelled", other: "{number} cancelled" },
    dropNone:
      "Select the garments of {code} to cancel. What was charged for them goes back to the balance. This can’t be undone.",
    dropPaid: {
      one:
        "{number} garment of {code} will be cancelled and {amount} refunded to the balance. This can’t be undone.",
      other:
        "{number} garments of {code} will be cancelled and {amount} refunded to the balance. This can’t be undone.",
    },
    dropUnpaid: {
      one: "{number} garment of {code} will be cancelled. There is nothing to refund. This can’t be undone.",
      other:
        "{number} garments of {code} will be cancelled. There is nothing to refund. This can’t be undone.",
    },
    postageLater: "Postage is reserved now and charged when the label is bought.",
    left: "Available afterwards",
    awaited: "Other orders awaiting funds",
    short: "Short by",
    act: "Pay {amount}",
    changed: "The price has changed. You saw {before}; it is {now} now.",
    later: "It can be paid automatically as soon as the balance covers it, at {amount} at most.",
    awaiting:
      "Awaiting funds since {when}. It is paid as soon as the balance covers it, at {amount} at most.",
    stopped: "No longer awaiting funds. {why}",
  },
  event: { order: event },
  choice: {
    remedy: { reprint: "Reprint", reship: "Send again" },
    dated: {
      made: "When it came",
      paid: "When it was paid",
      produced: "When it was produced",
      shipped: "When it shipped",
    },
    shipped: { "on-time": "On time", late: "Late" },
    funds: { awaiting: "Awaiting funds", stopped: "Stopped awaiting funds" },
    wait: {
      money: "Payment",
      art: "A print file",
      blank: "A blank",
      decision: "A decision",
      cooling: "Cooling-off time",
      step: "A step in the workshop",
      label: "A label",
      carrier: "The carrier",
    },
  },
  wait: {
    money: "Waiting for payment since {since}",
    art: "Waiting for a print file since {since}",
    blank: "Waiting for a blank since {since}",
    decision: {
      Draft: "Waiting to be submitted since {since}",
      "On Hold": "Waiting to be released since {since}",
      "Cancel Requested": "Waiting for an answer to the cancellation request since {since}",
      Rejected: "Waiting for a decision about a rejected garment since {since}",
    },
    cooling: "Waiting for the end of the cooling-off time since {since}",
    step: {
      QC: "Waiting for QC since {since}",
      Cutting: "Waiting for cutting since {since}",
      Printing: "Waiting for printing since {since}",
      Sewing: "Waiting for sewing since {since}",
      "Final QC": "Waiting for final QC since {since}",
      Packing: "Waiting for packing since {since}",
    },
    open: {
      QC: "In QC since {since}",
      Cutting: "In cutting since {since}",
      Printing: "In printing since {since}",
      Sewing: "In sewing since {since}",
      "Final QC": "In final QC since {since}",
      Packing: "In packing since {since}",
    },
    label: "Waiting for a label since {since}",
    carrier: {
      Ready: "Waiting for the carrier to collect it since {since}",
      Shipped: "Waiting for delivery since {since}",
    },
    units: { one: "{units} of {count} garment", other: "{units} of {count} garments" },
    all: { one: "the only garment", other: "all {count} garments" },
    ahead: "{number} ahead of it",
    aheadMore: "more than {number} ahead of it",
    next: "next in line",
  },
};
export type English = typeof words;
