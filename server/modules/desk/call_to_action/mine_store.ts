import type { CallInteraction } from "../../../../api/desk/call_to_action.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { appendOutbox } from "../../../events/outbox.ts";

/** Everybody who is signed in receives these events, because an announcement may be for anybody. */
export const MY_NOTICES = "myNotices";

export const announceToEverybody = (tx: Writer, ids: readonly string[], at: number): Promise<void> =>
  appendOutbox(tx, [{ entity: MY_NOTICES, sellerId: null, ids }], at);

export function callsOn(reader: Reader, userId: string, now: number) {
  return reader.selectFrom("calls_to_action as c")
    .leftJoin(
      "notice_marks as m",
      (on) => on.onRef("m.call_id", "=", "c._id").on("m.user_id", "=", userId),
    )
    .selectAll("c").select(["m.shown_at", "m.clicked_at", "m.dismissed_at"])
    .where("c.status", "=", "Active")
    .where((row) => row.or([row("c.first_day", "is", null), row("c.first_day", "<=", now)]))
    .where((row) => row.or([row("c.ends_at", "is", null), row("c.ends_at", ">", now)]))
    .orderBy("c.created_at", "desc").orderBy("c._id", "desc").execute();
}

/** Returns the ids of a person's active groups. */
export async function groupsOf(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader.selectFrom("user_groups as ug").innerJoin("groups as g", "g._id", "ug.group_id")
    .select("g._id").where("ug.user_id", "=", userId).where("g.status", "=", "Active").execute();
  return rows.map(({ _id }) => _id);
}

/** Records an interaction. Returns the announcements for which it was not recorded before. */
export async function markCalls(
  tx: Writer,
  userId: string,
  ids: readonly string[],
  interaction: CallInteraction | "dismissed",
  at: number,
): Promise<string[]> {
  const column = `${interaction}_at` as const;
  const blank = { shown_at: null, clicked_at: null, dismissed_at: null };
  for (const call_id of ids) {
    await tx.insertInto("notice_marks").values({ call_id, user_id: userId, ...blank })
      .onConflict((on) => on.doNothing()).execute();
  }
  const rows = await tx.updateTable("notice_marks").set({ [column]: at })
    .where("user_id", "=", userId).where(isOneOf("call_id", ids)).where(column, "is", null)
    .returning("call_id").execute();
  return rows.map(({ call_id }) => call_id);
}
