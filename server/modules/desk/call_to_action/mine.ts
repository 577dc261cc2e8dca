/** Lists a person's announcements, and records what the person did with them. Source: docs/requirements.md S2.31. */
import { isCalled, MAX_CALLS_SHOWN } from "../../../../api/desk/call_to_action.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { MyNotice } from "../../../../api/generated/schema.ts";
import { noteNoticesInput } from "../../../../api/inputs/desk/call_to_action.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { call } from "./make.ts";
import { callsOn, groupsOf, markCalls, MY_NOTICES } from "./mine_store.ts";
import { listIn } from "./store.ts";

/** Returns the announcements for a person, including those that the person dismissed. */
async function callsFor(reader: Reader, { session: { person }, now }: AuthorizedContext) {
  const calls = await callsOn(reader, person._id, now());
  if (calls.length === 0) return [];
  const groups = await groupsOf(reader, person._id);
  return calls.filter((row) =>
    isCalled(
      { roles: listIn(row.roles), groups: listIn(row.groups), users: listIn(row.users) },
      person,
      groups,
    )
  );
}

export async function myNotices(context: AuthorizedContext): Promise<MyNotice[]> {
  const calls = await callsFor(context.db.read, context);
  return calls.filter(({ dismissed_at }) => dismissed_at === null).slice(0, MAX_CALLS_SHOWN).map((row) => ({
    _id: row._id,
    title: row.title,
    text: row.text,
    title_de: row.title_de,
    text_de: row.text_de,
    title_fr: row.title_fr,
    text_fr: row.text_fr,
    title_pt: row.title_pt,
    text_pt: row.text_pt,
    link: row.link,
    pages: listIn(row.pages),
    is_seen: row.shown_at !== null,
  }));
}

/** Writes one audit row for all announcements. Only dismissals are sent to the person's other windows. */
function auditOf(userId: string, ids: readonly string[], interaction: string, action: string): AuditEntry {
  const [only = userId] = ids;
  return {
    entity: MY_NOTICES,
    entityId: ids.length === 1 ? only : userId,
    sellerId: null,
    action,
    changes: [
      { field: interaction, before: "false", after: "true" },
      ...ids.length > 1 ? [{ field: "count", before: "", after: String(ids.length) }] : [],
    ],
    live: { entity: MY_NOTICES, sellerId: null, ids: interaction === "dismissed" ? ids : [], userId },
  };
}

export const noteNotices = mutation<"noteNotices">(async (tx, args, context) => {
  const read = readInput(noteNoticesInput, args);
  if (!read.ok) {
    throw new ApiError("BAD_INPUT", "Cannot note it: a value is missing or wrong", {
      problems: read.problems,
    });
  }
  const { ids, deed: interaction } = read.value;
  const { _id: userId } = context.session.person;
  // Announcements for other people are ignored, so their existence is not revealed.
  const own = (await callsFor(tx, context)).map(({ _id }) => _id).filter((id) => ids.includes(id));
  const news = await markCalls(tx, userId, own, interaction, context.now());
  return { result: news, audit: news.length > 0 ? [auditOf(userId, news, interaction, "noteNotices")] : [] };
});

export const dismissNotice = mutation<"dismissNotice">(async (tx, { _id }, context) => {
  const { _id: userId } = context.session.person;
  if ((await callsFor(tx, context)).every((row) => row._id !== _id)) throw call.missing();
  const news = await markCalls(tx, userId, [_id], "dismissed", context.now());
  return { result: _id, audit: news.length > 0 ? [auditOf(userId, news, "dismissed", "dismissNotice")] : [] };
});
