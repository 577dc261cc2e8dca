/** Merges a case into another one of the same seller: its free lines follow, what was made good stays. */
import type { Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { caseLines } from "./lines_store.ts";

/** A line that the target has too is not counted twice. */
export async function moveFreeLines(tx: Writer, from: string, into: string): Promise<void> {
  const lines = await caseLines(tx, [from, into]);
  const its = lines.get(into) ?? [];
  const free = (lines.get(from) ?? []).filter(({ remedy_id }) => remedy_id === null);
  const last = Math.max(-1, ...its.map(({ position }) => position));
  const isThere = (line: typeof free[number]) =>
    its.some(({ order_line_id, unit_id }) =>
      order_line_id === line.order_line_id && unit_id === line.unit_id
    );
  for (const [at, line] of free.filter((each) => !isThere(each)).entries()) {
    await tx.updateTable("case_lines").set({ case_id: into, position: last + 1 + at })
      .where(isOneOf("_id", [line._id])).execute();
  }
}
