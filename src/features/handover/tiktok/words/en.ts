/** Words of orders of TikTok Shop. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const tiktokOrder: Noun = { one: "TikTok order", other: "TikTok orders" };

export const words = {
  tiktokOrders: {
    lines: "Items",
    quantity: "{count} ×",
    noItem: "No item yet",
    madeAs: "Made as {sku}",
    change: "Change item",
    choose: "Item",
    map: "Match",
    mapping: "Matching…",
    mapFailed: "The SKU could not be matched. {why}",
    mapHelp: "Matches {sku} for all waiting orders of {store} and for later files.",
    fixed: "Our order exists: change its items there.",
    masked:
      "TikTok hides a part of the address. This order can’t be pushed until TikTok shows the whole address.",
    cancel:
      "The buyer asks to cancel. This store is not connected: answer in TikTok’s Seller Center by {time}, then import a newer file.",
    cancelHere:
      "The buyer asks to cancel. Approve or decline it here by {time}. In the US, TikTok also takes a shipped package as a refusal.",
    answered: "Your answer is being sent to TikTok.",
    open: "Open the order of TikTok",
    inTiktok: "TikTok Shop",
    loadFailed: "It could not be loaded. {why}",
    skus: {
      title: "Match SKUs",
      text:
        "SKUs of TikTok stores that have no item yet. One choice matches all waiting orders of the store, and later files.",
      none: "Every SKU has an item.",
      orders: {
        one: "{number} order waits",
        other: "{number} orders wait",
      },
      example: "For example {number}",
      done: "{sku} is matched.",
      failed: "The SKUs could not be loaded. {why}",
      all: "SKU map of this store",
    },
    tracking: {
      title: "Export tracking",
      text:
        "A file for TikTok’s bulk shipping: orders that TikTok waits for and that have a label made here. In the Seller Center choose Manage Orders, then Upload.",
      store: "Store",
      choose: "Choose a store",
      save: "Download file",
      none: "There is no TikTok store. Add one under Stores.",
      close: "Close",
    },
    import: {
      title: "Import TikTok orders",
      text:
        "Use the file that TikTok’s Seller Center exports under Manage Orders, with all columns. You see a preview first. The same file can be imported again: nothing is added twice, and an older file changes nothing.",
      store: "Store",
      storeHelp: "The TikTok store that the file is from.",
      choose: "Choose a store",
      noStores: "There is no TikTok store. Add one under Stores.",
      paste: "Or paste rows with their header",
      pasteHelp: "As a spreadsheet copies them.",
      look: "Preview",
      missing: "These columns are missing: {columns}. Export the file again with all columns.",
      zone: "Time zone of the file",
      zoneHelp: "Times in the file name no time zone. They are read as the store’s time.",
      seen: "Exported at",
      seenHelp: "How old the data in the file is. Taken from the file’s name or date.",
      seenFuture: "This time is in the future.",
      seenMissing: "Enter day and time.",
      noRows: "The file has no orders.",
      tooMany: "One import takes at most {most} rows. Split the file.",
      unseen: "The preview could not be loaded. {why}",
      refused: {
        one: "{number} row is refused",
        other: "{number} rows are refused",
      },
      whole: "An order with a refused row is left out as a whole.",
      preview: "Orders",
      shown: "The first {shown} are shown.",
      id: "TikTok order",
      remote: "TikTok’s status",
      goods: "Items",
      buyer: "City",
      effect: "Effect",
      new: "New",
      newer: "Updates it",
      older: "Older than what is known: changes nothing",
      hidden: "Address is masked",
      start: {
        one: "Import {number} order",
        other: "Import {number} orders",
      },
      again: "Send it again",
      unknown: "We do not know whether the file arrived. {why}",
      failed: "The import could not be started. {why}",
    },
    list: "TikTok orders",
  },
  jobs: {
    records: {
      tiktok_orders: {
        one: "{n} TikTok order",
        other: "{n} TikTok orders",
      },
    },
  },
  entity: {
    tiktok_orders: {
      ...sentences.record(tiktokOrder),
      section: {
        remote: "At TikTok",
        buyer: "Buyer",
        order: "Our order",
      },
      field: {
        tiktok_id: "TikTok order",
        store: "Store",
        store_name: "Store",
        seller_name: "Seller",
        lines_count: "Lines",
        unmapped: "Not matched",
        items_text: "Items",
        city: "City",
        region: "Region",
        country: "Country",
        postal_code: "Postal code",
        address_line1: "Address",
        address_line2: "Address line 2",
        phone: "Phone",
        recipient_name: "Recipient",
        delivery: "Delivery",
        remote_status: "TikTok’s status",
        due_at: "Due",
        order: "Our order",
        order_code: "Our order",
        order_status: "Status of our order",
        status: "Status",
        shipping_type: "Shipped with",
        tracking_number: "Our tracking",
        remote_tracking: "TikTok’s tracking",
        carrier: "Carrier",
        ordered_at: "Ordered on",
        held_until: "Held until",
        ship_due_at: "Ship by",
        collect_due_at: "With the carrier by",
        cancel_due_at: "Answer the request by",
        note: "Buyer’s message",
        remote_at: "As of",
        created_at: "First seen",
        todo: "Waiting for",
      },
    },
  },
  choice: {
    events: {
      tiktok: {
        due: "Deadline of TikTok is near",
      },
    },
    kind: {
      tiktok: {
        import: "Import of TikTok orders",
      },
    },
    remote_status: {
      UNPAID: "Unpaid",
      ON_HOLD: "On hold",
      AWAITING_SHIPMENT: "Awaiting shipment",
      PARTIALLY_SHIPPING: "Partially shipped",
      AWAITING_COLLECTION: "Awaiting collection",
      IN_TRANSIT: "In transit",
      DELIVERED: "Delivered",
      COMPLETED: "Completed",
      CANCELLED: "Cancelled",
    },
    todo: {
      map: "Matching",
      push: "Push",
      label: "Label",
      late: "Late",
    },
    shipping_type: {
      seller: "Our carrier",
      tiktok: "TikTok’s label",
    },
    hold_reason: {
      tiktokCancel: "The buyer asks TikTok to cancel",
    },
  },
  list: {
    hint: {
      tiktok_orders: "TikTok order, our order, SKU …",
    },
    primary: {
      tiktok_orders: "Import TikTok orders",
    },
  },
  search: {
    group: {
      tiktok_orders: "TikTok orders",
    },
  },
  rights: {
    module: {
      tiktok_orders: "TikTok Orders",
    },
  },
  event: {
    tiktok: {
      push: "Push",
      approveCancel: "Approve cancellation",
      refuseCancel: "Decline cancellation",
    },
  },
  bulk: {
    work: {
      tiktok: {
        push: {
          act: {
            one: "Push {number} TikTok order",
            other: "Push {number} TikTok orders",
          },
          acted: {
            one: "{number} pushed",
            other: "{number} pushed",
          },
          means:
            "Each becomes an order here, or is linked to the one with the same number in the same store.",
        },
      },
    },
  },
  problem: {
    notTiktok: "Choose a store on TikTok Shop.",
  },
  audit: {
    action: {
      moveTiktokOrder: "TikTok order changed status",
      tiktok_import: "Imported from a TikTok file",
      tiktok_push: "Pushed from TikTok",
      tiktok_approveCancel: "Cancellation approved",
      tiktok_refuseCancel: "Cancellation declined",
      tiktok_tracking: "Tracking exported for TikTok",
      remote_settle: "Updated from TikTok",
    },
    entity: {
      tiktokOrders: "TikTok orders",
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
