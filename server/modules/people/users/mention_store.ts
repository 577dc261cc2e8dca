import { sql } from "kysely";
import { allOf, type Rule, staff } from "../../../../api/access.ts";
import { MAX_LIST_VALUES } from "../../../../api/constants.ts";
import { fold } from "../../../../api/fold.ts";
import type { Mention } from "../../../../api/generated/schema.ts";
import { MAX_SEARCH_VALUE_LENGTH } from "../../../../api/search_values.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { engineOf } from "../../../db/engine_of.ts";
import { ruleCondition } from "./audience_store.ts";

export interface Audience {
  readonly rule: Rule;
  readonly sellerId: string;
  readonly visibility: "staff" | "seller";
}

const SUGGESTED = 20;

/** Finds active people with a handle whom the rule allows, by their rights instead of only their roles. */
const peopleWho = (reader: Reader, rule: Rule) =>
  reader.selectFrom("users as k").select(["k._id", "k.h", "k.name"]).where("k.h", "<>", "")
    .where("k.status", "<>", "Locked").where(ruleCondition(engineOf(reader), rule))
    .orderBy("k.name").orderBy("k._id");

/** Only `sale` people are bound to sellers. Source: docs/requirements.md S1.6. */
const mayReadOf = (sellerId: string): Condition =>
  sql<boolean>`(k.role <> 'sale'
    or exists (select 1 from scopes as s where s.user_id = k._id and s.seller_id = ${sellerId}))`;

const people = (reader: Reader, { rule, sellerId, visibility }: Audience) =>
  peopleWho(reader, visibility === "staff" ? allOf(rule, staff) : rule).where(mayReadOf(sellerId));

/** Returns people by their handles, which must be in lower case. */
export async function peopleByHandles(
  reader: Reader,
  audience: Audience,
  handles: readonly string[],
): Promise<Mention[]> {
  if (handles.length === 0) return [];
  return await people(reader, audience).where(sql<boolean>`lower(k.h) in (${sql.join(handles)})`).execute();
}

/** Suggests people whose handle, or a word of whose name, begins with the text. */
export async function suggestPeople(reader: Reader, audience: Audience, search: string): Promise<Mention[]> {
  const text = fold(search.trim().slice(0, MAX_SEARCH_VALUE_LENGTH)).replaceAll(/[\\%_]/g, "\\$&");
  const begins = sql<
    boolean
  >`(searched_text(k.h) like ${`${text}%`} escape '\\' or searched_text(k.name) like ${`${text}%`} escape '\\'
    or searched_text(k.name) like ${`% ${text}%`} escape '\\')`;
  return await people(reader, audience).where(begins).limit(SUGGESTED).execute();
}

export const suggestedByIds = (
  reader: Reader,
  audience: Audience,
  ids: readonly string[],
): Promise<Mention[]> => people(reader, audience).where(isOneOf("k._id", ids)).execute();

/** Returns staff who pass the rule, including agents of any seller. */
export const colleagues = (reader: Reader, rule: Rule): Promise<Mention[]> =>
  peopleWho(reader, allOf(rule, staff)).limit(MAX_LIST_VALUES).execute();
