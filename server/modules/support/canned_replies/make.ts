import { cannedReplyInput } from "../../../../api/inputs/support/canned_reply.ts";
import { REPLY_STATUSES } from "../../../../api/support/canned_replies.ts";
import { text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { repliesList } from "./store.ts";

export const cannedReply = defineEntity({
  noun: "CannedReply",
  entity: "cannedReplies",
  called: "canned reply",
  source: repliesList,
  view: (row) => row,
  seller: () => null,
  name: "title",
  input: cannedReplyInput,
  columns: {
    title: text(),
    support_case: text(),
    status: text(REPLY_STATUSES[0]),
    body: text(),
    body_de: text(),
    body_fr: text(),
    body_pt: text(),
  },
  search: ["title", "body", "body_de", "body_fr", "body_pt"],
  required: ["title", "support_case", "body"],
  unique: { column: "title", within: [], alike: true },
});
