import { isSeller, isSignedIn, type Person } from "../../../../api/access.ts";
import type { AliasMention, Mention } from "../../../../api/generated/schema.ts";
import { ruleOfEvent } from "../../../../resources/notification_events.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { type Audience, suggestedByIds, suggestPeople } from "../../people/users/mention_store.ts";

/** Returns whom a person may name: a seller names those who work on the seller's orders, staff everybody. */
const audienceOf = (person: Person): Audience =>
  isSeller(person)
    ? { rule: ruleOfEvent("order.mention"), sellerId: person._id, visibility: "seller" }
    : { rule: isSignedIn, sellerId: "", visibility: "staff" };

function aliasOf({ _id, h, name }: Mention): AliasMention {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { id: _id, username: h, first_name: first, last_name: rest.join(" ") };
}

export const findPeople = async (reader: Reader, person: Person, search: string): Promise<AliasMention[]> =>
  (await suggestPeople(reader, audienceOf(person), search)).map(aliasOf);

export const findNameablePeople = async (
  reader: Reader,
  person: Person,
  ids: readonly string[],
): Promise<string[]> => (await suggestedByIds(reader, audienceOf(person), ids)).map(({ _id }) => _id);

/** Leaves out people who are locked or have no handle. */
export async function aliasesOf(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AliasMention>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.selectFrom("users").select(["_id", "h", "name"]).where(
    isOneOf("_id", [...new Set(ids)]),
  )
    .where("status", "<>", "Locked").where("h", "<>", "").execute();
  return new Map(rows.map((row) => [row._id, aliasOf(row)]));
}
