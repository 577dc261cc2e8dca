/** Adds canned replies: texts in four languages that staff insert into comments. */
import { type Migration, oneOf, render } from "../ddl.ts";

const KINDS = ["Product", "Print", "Shipping", "Address", "Billing", "Other"];

export const cannedReplies: Migration = {
  number: 94,
  name: "canned replies",
  statements: (engine) => [
    render(
      engine,
      `create table canned_replies (
  _id ID primary key,
  title ID,
  support_case ID ${oneOf("support_case", KINDS)},
  status ID ${oneOf("status", ["Active", "Paused"])},
  body ID,
  body_de TEXT,
  body_fr TEXT,
  body_pt TEXT,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT
)`,
    ),
  ],
  notes: {
    "canned_replies": "Texts that staff insert into comments.",
    "canned_replies.body": "In English; each of the others may be empty.",
  },
};
