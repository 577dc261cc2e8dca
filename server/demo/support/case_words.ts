/** Makes the comments of the demo's cases, and moves those of merged cases. */
import type { CaseLinesTable, CasesTable, CommentsTable } from "../../db/tables.ts";
import type { Actor } from "../rows.ts";
import type { DemoWorld } from "../world.ts";

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

interface Written {
  readonly rows: readonly Omit<CasesTable, "seq">[];
  readonly lines: readonly CaseLinesTable[];
  readonly comments: readonly CommentsTable[];
}

/** Moves comments and garments of merged cases to their targets, as the server does. */
export function moveMerged<T extends Written>(written: T): T {
  const { rows, lines, comments } = written;
  const targets = new Map(rows.flatMap(({ _id, merged_into }) => merged_into ? [[_id, merged_into]] : []));
  const comers = Map.groupBy(rows.filter(({ _id }) => targets.has(_id)), ({ _id }) => targets.get(_id)!);
  const positions = new Map<string, number>();
  return {
    ...written,
    rows: rows.map((row) => {
      const come = comers.get(row._id) ?? [];
      return {
        ...row,
        items_count: come.reduce((sum, { items_count }) => sum + items_count, row.items_count),
        items_text: [row, ...come].map(({ items_text }) => items_text).filter(Boolean).join(", "),
      };
    }),
    lines: lines.map((line) => {
      const case_id = targets.get(line.case_id) ?? line.case_id;
      const position = positions.get(case_id) ?? 0;
      positions.set(case_id, position + 1);
      return { ...line, case_id, position };
    }),
    comments: comments.map((comment) => ({
      ...comment,
      entity_id: targets.get(comment.entity_id) ?? comment.entity_id,
    })),
  };
}
