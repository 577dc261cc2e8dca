/** Source: docs/requirements.md S7.8. */
import { exponentOf } from "../../../../api/money.ts";
import { type AliasedExpression, sql } from "kysely";
import { ANY_STATUS } from "../../../../api/people/people.ts";
import { type Audience, AUDIENCES } from "../../../../api/people/audiences.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { User } from "../../../../api/generated/schema.ts";
import { MAX_SEARCH_VALUE_LENGTH, searchValues } from "../../../../api/search_values.ts";
import { users as resource } from "../../../../resources/people/users.ts";
import { type AuthorizedContext, isActing } from "../../../context.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import { indexQuery } from "../../../db/search.ts";
import type { Loose } from "../../../fields.ts";
import type { ListArgs, ListSource, ListTarget } from "../../../list/source.ts";
import { LISTED_RIGHTS, namesOf, SEPARATOR } from "../../../session/rights_store.ts";
import { inGroup, ruleCondition, switchableFor } from "./audience_store.ts";
import { groupIdsOf, type ListedUser } from "./store.ts";
import { toUser } from "./wire.ts";
import { peopleWith } from "./words_store.ts";

/** Returns true for a super_root, but not while acting as another person. */
export const seesAllUsers = ({ session }: AuthorizedContext): boolean =>
  session.actor.role === "super_root" && !isActing(session);

/** Arguments that match one person exactly. */
const WHOLE = {
  _id: (id: string) => isOneOf("k._id", [id]),
  identity: (name: string) => isOneOf("k.identity", [name]),
  email: (address: string) => isOneOf("k.email", [address.trim().toLowerCase()]),
} as const;

function besideFilters(args: ListArgs, { db, session }: AuthorizedContext): Condition[] {
  const given = Object.entries(WHOLE).flatMap(([path, condition]) => {
    const value = args[path];
    return typeof value === "string" && value !== "" ? [{ path, value, condition }] : [];
  });
  const tooLong = given.filter(({ value }) => value.length > MAX_SEARCH_VALUE_LENGTH);
  if (tooLong.length > 0) {
    throw new ApiError("BAD_INPUT", "Cannot list users: an argument is longer than any name", {
      problems: tooLong.map(({ path }) => ({ path, code: "tooLong" })),
    });
  }
  return [
    ...given.map(({ value, condition }) => condition(value)),
    ...(Object.keys(AUDIENCES) as Audience[]).filter((key) => args[key]).map((key) =>
      ruleCondition(db.engine, AUDIENCES[key])
    ),
    ...args["switchable"] ? [switchableFor(session.actor)] : [],
  ];
}

const isGiven = (args: ListArgs) => (key: string): boolean => {
  const value = args[key];
  return Array.isArray(value) || typeof value === "string" && value.trim() !== "" && value !== ANY_STATUS;
};

/** Chooses an index: words for text too short for the search index, names for a list without narrow filters. */
function indexFor(args: ListArgs): string | null {
  const given = isGiven(args);
  if ([...Object.keys(WHOLE), "ids"].some(given)) return null;
  if (given("search")) {
    return indexQuery(searchValues(String(args["search"]))) === null ? "users_words" : null;
  }
  const sort = typeof args["sort"] === "string" && args["sort"] !== "" ? args["sort"] : resource.sort;
  const isNarrow = ["status", "role", "group", "range", "start", "end"].some(given);
  return isNarrow || sort.replace(/^-/, "") !== "name" ? null : "users_by_lowername";
}

const PARTS: readonly AliasedExpression<unknown, string>[] = [...LISTED_RIGHTS, groupIdsOf("r")];
const columnsOf = (parts: typeof PARTS) => sql.join(parts.map((each) => sql`${each}`));

const PEOPLE = {
  table: "users",
  key: "_id",
  columns: { ids: "_id" },
  nullable: ["last_login"],
  // Names are compared regardless of case.
  sortValues: { name: (row) => sql`lower(${sql.ref(`${row}.name`)})` },
  indexFor,
  searched: (values, engine) => peopleWith(engine, values),
  conditions: { group: inGroup },
  beside: besideFilters,
  visible: (context: AuthorizedContext) =>
    every([
      sql<boolean>`k.deleted_at is null`,
      ...seesAllUsers(context) ? [] : [switchableFor(context.session.actor)],
    ]),
} satisfies ListTarget;

/** Reads rights only for the rows of a page. */
export const usersList: ListSource<ListedUser, Loose<User>> = {
  ...PEOPLE,
  rows: (rows) => sql<ListedUser>`select r.*, ${columnsOf(PARTS)} from ${rows}`,
  wire: toUser,
};

/** The wallets of a person in every currency, for exports: `USD 1250 0 500,EUR 90 0 0`. */
const WALLETS = sql<
  string
>`coalesce((select string_agg(w.currency || ' ' || (w.balance_minor - w.due_minor) ||
  ' ' || w.credit_limit_minor || ' ' || w.low_minor, ',') from wallets as w where w.seller_id = r._id), '')`
  .as("wallets_text");

const SCOPE_NAMES = sql<string | null>`(select string_agg(s.name, ${sql.lit(SEPARATOR)})
  from scopes as sc join users as s on s._id = sc.seller_id where sc.user_id = r._id)`.as("scope_text");

type CreditedUser = ListedUser & { readonly wallets_text: string; readonly scope_text: string | null };

/** Returns balance minus debt, credit limit, and warning level; zeros for a currency without a wallet. */
function walletIn(text: string, currency: string): readonly [credit: number, limit: number, low: number] {
  const its = text.split(",").map((each) => each.split(" ")).find(([name]) => name === currency) ?? [];
  const [, credit = 0, limit = 0, low = 0] = its.map(Number);
  return [credit, limit, low];
}

/** Adds balances and sellers for views and exports, which cannot resolve fields of each person. */
export const creditedUsers: ListSource<CreditedUser, Loose<User> & { readonly _id: string }> = {
  ...PEOPLE,
  rows: (rows) => sql<CreditedUser>`select r.*, ${columnsOf([...PARTS, WALLETS, SCOPE_NAMES])} from ${rows}`,
  wire({ wallets_text, scope_text, ...row }, { settings: { currency } }) {
    const [credit, credit_limit_minor, low_minor] = walletIn(wallets_text, currency);
    const total_credit = credit / 10 ** exponentOf(currency);
    const person = toUser(row);
    const scope_names = person.scope ? namesOf(scope_text).sort() : [];
    return { ...person, _id: row._id, scope_names, total_credit, credit_limit_minor, low_minor };
  },
};
