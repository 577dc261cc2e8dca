/** Writes what people say in the demo's cases. */
import type { CasesTable, CommentsTable } from "../db/tables.ts";
import type { Actor } from "./rows.ts";
import type { DemoWorld } from "./world.ts";

interface Words {
  readonly author: Actor;
  readonly body: string;
  readonly visibility: "staff" | "seller";
}

export const commentOn = (
  { _id, seller_id }: Pick<CasesTable, "_id" | "seller_id">,
  { author, body, visibility }: Words,
  at: number,
  { newId }: DemoWorld,
): CommentsTable => ({
  _id: newId(at),
  entity: "cases",
  entity_id: _id,
  seller_id,
  author_id: author._id,
  author_name: author.name,
  author_for: "",
  body,
  visibility,
  mentions: "[]",
  created_at: at,
  updated_at: at,
  deleted_at: null,
  version: 1,
});
