/**
 * Types that SQL cannot state, by `table.column`; `deno task gen` reads all others from the migrations. A
 * column of a view never has `not null`. A `Generated` column may be left out of a new row.
 */
export const COLUMN_TYPES: Readonly<Record<string, string>> = {
  "audit_seals.key_id": "Generated<string>",
  "items.seq": "Generated<number>",
  "groups.status": "Generated<string>",
  "groups.role": "Generated<string>",
  "groups.is_default": "Generated<number>",
  "groups.permission": "Generated<string>",
  "groups.rights": "Generated<string>",
  "groups.path": "Generated<string>",
  "groups.depth": "Generated<number>",
  "integrations.url_shown": "Generated<string>",
  "user_notifications.language": "Generated<string>",
  "statement_lines.seq": "number",
  "statement_lines._id": "string",
  "statement_lines.txn_id": "string",
  "statement_lines.account": "string",
  "statement_lines.seller_id": "string",
  "statement_lines.kind": "string",
  "statement_lines.ref_code": "string",
  "statement_lines.no": "number",
  "statement_lines.currency": "string",
  "statement_lines.amount_minor": "number",
  "statement_lines.balance_minor": "number",
  "statement_lines.created_at": "number",
  "statement_lines.status": "string",
};
