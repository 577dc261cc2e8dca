/** Words of the pages of dropped label files. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const labelPage: Noun = { one: "label page", other: "label pages" };

export const words = {
  entity: {
    ship_by_tiktok: {
      section: {
        page: "Page",
        found: "Found on it",
        belongs: "Belongs to",
      },
      ...sentences.record(labelPage),
      final: "{step}: {code}",
      field: {
        _id: "Page",
        code: "Number",
        tracking_number: "Tracking number",
        carrier: "Carrier",
        order_ref: "Platform order",
        status: "Status",
        finding: "Why",
        order_code: "Order",
        package_code: "Package",
        package_id: "Package",
        armed: "When paid",
        seller_name: "Seller",
        store_name: "Store",
        zip5: "ZIP in the barcode",
        paper: "Paper",
        name: "File",
        page: "Page in file",
        maker_name: "Uploaded by",
        first_code: "Repeats",
        reason: "Reason",
        job: "Upload",
        created_at: "Read on",
        updated_at: "Changed on",
      },
    },
  },
  choice: {
    finding: {
      noOrder: "No order number on it",
      unknownOrder: "Order not in your stores",
      shortened: "Order number shortened by a spreadsheet",
      wrongDigit: "Check digit is wrong",
      twoLabels: "Two labels on one page",
      slip: "Packing slip",
      severalPackages: "Order has several packages",
      numbersDiffer: "Text and barcode differ",
      idsDiffer: "Two order numbers on it",
      twoOrders: "Names two orders",
      otherOrder: "Number is of another order",
      otherZip: "ZIP code of another address",
      otherNumber: "Order has another label",
      sameLabel: "The same label again",
      sameNumber: "The same number again",
      byHand: "Matched by hand",
      byId: "By order number",
      byNumber: "By tracking number",
      replaced: "Replaced by a later page",
    },
    paper: {
      label: "Label",
      slip: "Packing slip",
    },
    armed: {
      paid: "Attaches when paid",
      now: "Not waiting for a payment",
    },
  },
  status: {
    Unmatched: "Unmatched",
    Matched: "Matched",
    Duplicate: "Duplicate",
    Mismatch: "Mismatch",
    Attached: "Attached",
    Discarded: "Discarded",
  },
  event: {
    page: {
      rematch: "Match again",
      match: "Match",
      attach: "Attach",
      replace: "Replace",
      discard: "Discard",
      restore: "Restore",
    },
  },
  list: {
    hint: {
      ship_by_tiktok: "Number, order, file …",
    },
    none: {
      ship_by_tiktok: {
        title: "No label page yet",
        text: "Drop the PDFs of a platform above. Every page is read and matched with its order.",
      },
    },
    noneWith: {
      ship_by_tiktok: {
        Unmatched: {
          title: "Every page has its order",
          text: "Pages whose order is not certain appear here.",
        },
        Matched: {
          title: "Nothing to attach",
          text: "Pages that belong to an order appear here until they are attached.",
        },
        Duplicate: { title: "No duplicates", text: "Pages that repeat an earlier label appear here." },
        Mismatch: {
          title: "No mismatches",
          text: "Pages that contradict themselves or their order appear here.",
        },
        Attached: {
          title: "Nothing attached yet",
          text: "Pages that are the label of a package appear here.",
        },
        Discarded: {
          title: "Nothing discarded",
          text: "Discarded pages stay here for 30 days and can be restored.",
        },
      },
    },
  },
  jobs: {
    title: { labels: { one: "Labels of {n} file", other: "Labels of {n} files" } },
    records: { ship_by_tiktok: { one: "{n} label page", other: "{n} label pages" } },
  },
  search: { group: { ship_by_tiktok: "Label pages" } },
  labelPages: {
    bins: "Pages by result",
    all: "All",
    binCount: "{word} {n}",
    drop: "Drop label PDFs here",
    dropNow: "Drop to upload",
    choose: "Choose files",
    hint:
      "PDFs of any platform: at most {pages} pages and {all} MB at once, {one} MB per file. Each page is matched by its order number.",
    sending: {
      one: "Uploading {sent} of {count} file …",
      other: "Uploading {sent} of {count} files …",
    },
    waiting: "The connection is lost. The upload continues when it is back.",
    reading: {
      one: "Reading: {done} of {count} file, {pages} pages so far.",
      other: "Reading: {done} of {count} files, {pages} pages so far.",
    },
    done: {
      one: "{count} page was read.",
      other: "{count} pages were read.",
    },
    refusedTitle: {
      one: "{count} file or page was not read",
      other: "{count} files or pages were not read",
    },
    refusedFile: "{name}: {why}",
    refusedPage: "{name}, page {page}: {why}",
    more: {
      one: "and {count} more",
      other: "and {count} more",
    },
    dismiss: "Dismiss",
    failed: "The files could not be read. Drop them again.",
    attach: {
      one: "Attach {count} label",
      other: "Attach {count} labels",
    },
    unpaid: {
      one: "{count} more is attached automatically when its order is paid.",
      other: "{count} more are attached automatically when their orders are paid.",
    },
    next: {
      Unmatched: "Open a page and search for its package.",
      Matched: "Attach them: each becomes the label of its package.",
      Duplicate: "Discard them, or replace the earlier page.",
      Mismatch: "Compare each page with its order before you match it.",
    },
    picture: "Page {page} of {name}",
    noPicture: "The picture could not be loaded.",
    pageOf: "{name}, page {page}",
    from: {
      barcode: "Barcode",
      text: "Text",
      name: "File name",
    },
    kind: {
      tracking: "Tracking number",
      order: "Order number",
      zip: "ZIP code",
    },
    nothing: "Nothing was found on it.",
    search: "Order, package or recipient",
    none: "No package without a label was found.",
    because: {
      name: "Suggested by the file name",
      number: "Suggested by the number",
      zip: "Suggested by the ZIP code",
      id: "Suggested by the order number",
    },
    refused: {
      notAPdf: "It is not a PDF, whatever its name says. Download the label again as a PDF.",
      webPage:
        "It is a web page that was saved as a PDF. Log in at the platform and download the label again.",
      encrypted: "It is locked with a password. Save it without one, or print it to a new PDF.",
      cutOff: "It is incomplete: the download stopped early. Download it again.",
      damaged: "It is damaged and cannot be read. Download it again.",
      wrongSize: "The page is smaller than 20 mm or longer than 15 inches. Save the label in its own size.",
      tooMuch: "It is too large once it is unpacked. Save it again, smaller.",
      tooSlow: "Reading it takes longer than 10 seconds. Print it to a new PDF.",
      activeContent: "It contains programs or other files. Print it to a new PDF.",
      tooManyPages: "There were more than {pages} pages at once. Drop this file by itself.",
      fileGone: "The file no longer exists. Drop it again.",
      tooLarge: "It is larger than {one} MB. Save its pages in smaller files.",
      dropFull: "There was more than {all} MB or {pages} files at once. Drop this file again on its own.",
      empty: "The file is empty. Download it again.",
      failed: "It could not be uploaded. Drop it again.",
    },
  },
  rights: {
    module: {
      ship_by_tiktok: "Ship By TikTok",
    },
  },
  audit: {
    action: {
      moveLabelPage: "Label page changed status",
      page_rematch: "Label page matched again",
      page_match: "Label page matched",
      page_attach: "Label page attached",
      page_replace: "Label page replaced an earlier one",
      page_discard: "Label page discarded",
      page_restore: "Label page restored",
      order_settle: "Label page attached once its order was paid",
      match_settle: "Label page filed",
      labels_intake: "Label page read",
      labels_drop: "Label file uploaded",
    },
    entity: {
      labelPages: "Label pages",
      labelSources: "Label files",
    },
  },
  bulk: {
    work: {
      page: {
        rematch: {
          act: { one: "Match {number} page again", other: "Match {number} pages again" },
          acted: { one: "{number} matched", other: "{number} matched" },
          means: "Each is compared with the orders of your stores once more.",
        },
        attach: {
          act: { one: "Attach {number} label", other: "Attach {number} labels" },
          acted: { one: "{number} attached", other: "{number} attached" },
          means:
            "Each page becomes the label of its package. Pages of unpaid orders are attached as soon as the order is paid.",
        },
        discard: {
          act: { one: "Discard {number} page", other: "Discard {number} pages" },
          acted: { one: "{number} discarded", other: "{number} discarded" },
          means: "Nobody uses them any more. They can be restored.",
        },
        restore: {
          act: { one: "Restore {number} page", other: "Restore {number} pages" },
          acted: { one: "{number} restored", other: "{number} restored" },
          means: "They become unmatched again.",
        },
      },
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
