/** Canned replies: texts that staff insert into comments. */
import { allOf, rules, staff } from "../../api/access.ts";
import { REPLY_STATUSES } from "../../api/support/canned_replies.ts";
import { SUPPORT_CASES } from "../../api/support/cases.ts";
import { choices, column, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("canned_replies", allOf(staff, rules.operations));

export const cannedReplies = defineResource({
  id: "canned_replies",
  path: "/canned-replies",
  group: "support",
  isApart: true,
  rule: may.view,
  module: "canned_replies",
  query: "cannedReplies",
  count: "cannedRepliesCount",
  roots: {
    getCannedReplyById: may.view,
    makeCannedReply: may.make,
    trashCannedReply: may.delete,
  },
  defaults: {},
  segment: "status",
  filters: [
    search(),
    statuses("status", REPLY_STATUSES),
    choices("support_case", SUPPORT_CASES),
    ids(),
  ],
  columns: [
    column("title", "code", 256, { sortable: true }),
    column("support_case", "word", 128, { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("body", "text", 448),
    column("body_de", "text", 320, { hidden: true }),
    column("body_fr", "text", 320, { hidden: true }),
    column("body_pt", "text", 320, { hidden: true }),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
    column("updated_at", "time", 168, { sortable: true }),
  ],
  sort: "title",
  record: true,
  shape: {
    noun: "CannedReply",
    name: "title",
    sections: [
      {
        key: "texts",
        columns: ["body", "body_de", "body_fr", "body_pt"],
        optional: ["body_de", "body_fr", "body_pt"],
      },
      { key: "record", columns: ["support_case", "created_at", "updated_at"] },
    ],
    form: [
      {
        key: "reply",
        fields: [
          { key: "title", kind: "text", required: true },
          { key: "support_case", kind: "choice", values: SUPPORT_CASES, required: true },
          { key: "status", kind: "choice", values: REPLY_STATUSES },
          { key: "body", kind: "paragraph", required: true },
        ],
      },
      {
        key: "translations",
        fields: [
          { key: "body_de", kind: "paragraph" },
          { key: "body_fr", kind: "paragraph" },
          { key: "body_pt", kind: "paragraph" },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/support/canned_reply.ts").then(({ cannedReplyInput }) => cannedReplyInput),
  },
});
