import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const cannedReply: Noun = { one: "canned reply", other: "canned replies" };

const replies = {
  insert: "Insert reply",
  search: "Find a reply",
  none: "No active reply has these words.",
  found: {
    one: "{count} reply: choose with the arrow keys",
    other: "{count} replies: choose with the arrow keys",
  },
  ofKind: "Only replies for “{kind}”",
  language: "Language of the reply",
  manage: "Manage replies",
} as const;

const supportCases = {
  Product: "Product",
  Print: "Print",
  Shipping: "Shipping",
  Address: "Address",
  Billing: "Billing",
  Other: "Other",
} as const;

const cannedReplies = {
  ...sentences.record(cannedReply, "Comments that were written with it stay."),
  section: { texts: "Texts", record: "Record" },
  group: {
    reply: {
      title: "Reply in English",
      help: "Staff insert it into a comment and can change it there before they send it.",
    },
    translations: {
      title: "Other languages",
      help: "The English text is used for languages without their own text.",
    },
  },
  help: {
    title: "Staff find it by this name. Each reply needs its own.",
    status: "A paused reply is not offered in comments.",
    body:
      "The words order, tracking and name in curly brackets become the order number, the tracking number and the seller’s name.",
  },
  field: {
    title: "Title",
    support_case: "Kind",
    body: "Text in English",
    body_de: "Text in German",
    body_fr: "Text in French",
    body_pt: "Text in Portuguese",
  },
} as const;

export const words = {
  replies,
  list: {
    hint: { canned_replies: "Title or text …" },
    primary: { canned_replies: sentences.newOne(cannedReply) },
  },
  entity: { canned_replies: cannedReplies },
  choice: { support_case: supportCases },
  search: { group: { canned_replies: "Canned replies" } },
  rights: { module: { canned_replies: "Canned replies" } },
  audit: {
    entity: { cannedReplies: "Canned replies" },
    action: {
      makeCannedReply: sentences.wasSaved(cannedReply),
      trashCannedReply: sentences.wasDeleted(cannedReply),
    },
  },
};
export type English = Both<typeof first, typeof words>;
