/** Words of number ranges. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const range: Noun = { one: "number range", other: "number ranges" };

const postalNumber: Noun = { one: "postal number", other: "postal numbers" };

export const words = {
  entity: {
    vn_post_barcode: {
      ...sentences.record(range),
      section: { range: "Numbers" },
      group: {
        range: {
          title: "Range",
          help:
            "As the post office or GS1 gave it to us, without check digits. It cannot share a number with another range.",
        },
      },
      help: {
        purpose: "Labels take their numbers automatically. Sheets are printed in advance. Boxes get an SSCC.",
        method_code: "The shipping method whose labels use it.",
        head:
          "The two letters of the service, such as RB. For boxes the extension digit and the GS1 company prefix.",
        country: "The country that issued the numbers.",
        first: "Eight digits; zeros in front may be left out.",
        last: "It can be raised later.",
      },
      field: {
        name: "Range",
        purpose: "For",
        method_name: "Shipping method",
        method_code: "Shipping method",
        method: "Shipping method",
        code: "Next number",
        left: "Left",
        per_day: "Per day",
        days_left: "Days left",
        empty_on: "Empty on",
        level: "Stock",
        first: "First",
        last: "Last",
        head: "Letters or prefix",
        country: "Country",
        status: "Status",
        last_printed: "Last printed number",
        created_at: "Created on",
        updated_at: "Changed on",
      },
    },
    postal_numbers: {
      ...sentences.record(postalNumber),
      field: {
        code: "Number",
        range: "Range",
        range_name: "Range",
        package_code: "Package",
        reason: "Reason",
        maker_name: "Issued by",
        status: "Status",
        created_at: "Issued on",
        updated_at: "Changed on",
      },
    },
  },
  choice: {
    events: { range: { exhausted: "Number range used up" } },
    purpose: { labels: "Labels", sheets: "Sheets", boxes: "Boxes" },
    level: { ok: "Enough", low: "Low", out: "Empty" },
  },
  status: {
    Exhausted: "Used up",
    Reserved: "Reserved",
    Assigned: "Assigned",
    Used: "Used",
    Retired: "Retired",
    Void: "Void",
  },
  event: { number: { void: "Void" }, range: { pause: "Pause", resume: "Resume" } },
  bulk: {
    work: {
      number: {
        void: {
          act: { one: "Void {number} number", other: "Void {number} numbers" },
          acted: { one: "{number} voided", other: "{number} voided" },
          means: "Nobody may use them any more. Throw away their stickers.",
        },
      },
      range: {
        pause: {
          act: { one: "Pause {number} number range", other: "Pause {number} number ranges" },
          acted: { one: "{number} paused", other: "{number} paused" },
          means: "None of their numbers is issued until somebody resumes them.",
        },
        resume: {
          act: { one: "Resume {number} number range", other: "Resume {number} number ranges" },
          acted: { one: "{number} resumed", other: "{number} resumed" },
          means: "Their numbers are issued again.",
        },
      },
    },
  },
  problem: {
    rangeTaken: "Some of these numbers belong to another range. Enter others.",
    rangeTakenBy: "Some of these numbers belong to {of}. Enter others.",
    notForSheets: "This range is not for sheets. Choose another one.",
    rangeClosed: "This range is paused or used up. Choose another one.",
    lastGiven: "A number above this one was already used. Enter a higher one.",
  },
  list: { hint: { postal_numbers: "Numbers …" }, primary: { vn_post_barcode: sentences.newOne(range) } },
  barcodes: {
    lastsFor: {
      one: "{name}: {left} left, enough for {count} day at this pace.",
      other: "{name}: {left} left, enough for {count} days at this pace.",
    },
    unsure: {
      one: "{count} range waits for its last printed number, because the database was restored.",
      other: "{count} ranges wait for their last printed numbers, because the database was restored.",
    },
    resume:
      "The database was restored, and numbers may have been printed since the backup. Take the last label or sheet that was printed and type its number. Leave it empty only if none was ever printed.",
    resumeAny: "Type a number only if labels were printed elsewhere: the range continues after it.",
    tab: { ranges: "Ranges", numbers: "Numbers", issue: "Issue", check: "Check" },
    tabs: "Postal numbers",
    issue: {
      title: "Issue numbers",
      text:
        "Numbers for sheets are printed in advance and stuck on packages by hand. Each is issued only once.",
      range: "Range",
      count: "How many",
      reason: "Reason",
      preview: "Preview",
      first: "First",
      last: "Last",
      sheets: "A4 sheets",
      left: "Left afterwards",
      send: "Issue",
      none: "There is no active range for sheets. Add one first.",
      issues: "Printed in advance",
      noIssues: "Nothing was printed in advance yet.",
      reserved: "Not used yet",
      doneTitle: "Issued",
      done: {
        one: "{count} number was issued: {first}.",
        other: "{count} numbers were issued: {first} to {last}.",
      },
    },
    sheet: { "4x6": "Labels 4 × 6", a4: "A4, 3 × 8", csv: "CSV", part: "Part {part}" },
    check: {
      title: "Check numbers",
      text:
        "Scan or paste numbers, one per line. Postal and box numbers are checked even without a connection; with one, you also see what we know about them.",
      input: "Numbers",
      send: "Check",
      foreign: "Not in our records",
      failed: "What we know about them could not be loaded.",
      left: {
        one: "The first {most} numbers are checked, {count} is left.",
        other: "The first {most} numbers are checked, {count} are left.",
      },
      right: "Valid",
      sscc: "Box (SSCC)",
      problem: {
        length: "{count} characters: a postal number has 13.",
        form: "Not two letters, nine digits and two letters.",
        class: "There is no class {code}.",
        digit: "The check digit should be {expected}.",
        country: "There is no country {code}.",
      },
      service: {
        C: "Package",
        E: "Express (EMS)",
        H: "E-commerce package",
        L: "Tracked letter",
        M: "M bag",
        Q: "Business reply",
        R: "Registered letter",
        U: "Untracked letter",
        V: "Insured letter",
        domestic: "Domestic or by agreement",
      },
      state: { Free: "Free", "Given out": "Issued", Box: "Box" },
    },
    link: "Number ranges of this method",
  },
  rights: { module: { vn_post_barcode: "Barcode generate" } },
  audit: {
    action: {
      makeNumberRange: "Number range saved",
      trashNumberRange: "Number range deleted",
      moveNumberRange: "Number range changed status",
      range_pause: "Number range paused",
      range_resume: "Number range resumed",
      issuePostalNumbers: "Numbers issued",
      movePostalNumber: "Postal number changed status",
      number_void: "Postal number voided",
      numbers_sheet: "Numbers printed",
      numbers_settle: "Updated from its numbers",
    },
    entity: { postalNumbers: "Postal numbers", numberRanges: "Number ranges" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
