/** The arguments of `users` as conditions. What an argument cannot mean is refused, never ignored. */
import { isRole, type Person } from "../../../api/access.ts";
import { endOf, startOf } from "../../../api/dates.ts";
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import type { QueryArgs } from "../../../api/generated/schema.ts";
import { OPENED } from "../../../api/people.ts";
import { REACH, type Reach } from "../../../api/reach.ts";
import { MAX_SEARCH_VALUE_LENGTH, searchValues } from "../../../api/search_values.ts";
import { USER_STATUSES } from "../../../api/statuses.ts";
import { always, among, atLeast, below, type Condition } from "../../db/conditions.ts";
import type { Engine } from "../../db/database.ts";
import { inGroup, passing, switchableFor, withWords } from "./reach_store.ts";

export type UsersArgs = QueryArgs["users"];

/** Source: spec S5.5. */
const ANY_STATUS = [OPENED, "All"];

function statusIs(status: string): Condition | string {
  if (ANY_STATUS.includes(status)) return always;
  return USER_STATUSES.some((each) => each === status) ? among("u.status", [status]) : "unknown";
}

/** Arguments that leave few: an index of theirs finds them sooner than the names are walked. */
const NARROWING = [
  "_id",
  "ids",
  "identity",
  "email",
  "search",
  "status",
  "role",
  "group",
  "range",
  "start",
  "end",
] as const satisfies readonly (keyof UsersArgs)[];

/** True for arguments that leave nearly everybody: a page is soon full when names are walked in order. */
export const isBroad = (args: UsersArgs): boolean => NARROWING.every((key) => !args[key]);

/** @throws {ApiError} BAD_INPUT with the path of each argument that means nothing here. */
export function conditionsOf(args: UsersArgs, actor: Person, engine: Engine, timeZone: string): Condition[] {
  const problems: InputProblem[] = [];
  const given = (key: keyof UsersArgs & string, read: (text: string) => Condition | string): Condition[] => {
    const value = args[key];
    if (typeof value !== "string" || value === "") return [];
    const found = value.length > MAX_SEARCH_VALUE_LENGTH ? "tooLong" : read(value);
    if (typeof found !== "string") return [found];
    problems.push({ path: key, code: found });
    return [];
  };
  const conditions = [
    ...given("_id", (id) => among("u._id", [id])),
    ...given("identity", (text) => among("u.identity", [text])),
    ...given("email", (text) => among("u.email", [text.trim().toLowerCase()])),
    ...given("search", (text) => withWords(engine, searchValues(text))),
    ...given("status", statusIs),
    ...given("role", (name) => isRole(name) ? among("u.role", [name]) : "unknown"),
    ...args.ids ? [among("u._id", args.ids)] : [],
    ...given("group", (name) => inGroup([name])),
    ...given("start", (day) => {
      const from = startOf(day, timeZone);
      return from === null ? "badDate" : atLeast("u.created_at", from);
    }),
    ...given("end", (day) => {
      const until = endOf(day, timeZone);
      return until === null ? "badDate" : below("u.created_at", until);
    }),
    ...(Object.keys(REACH) as Reach[]).filter((key) => args[key]).map((key) => passing(engine, REACH[key])),
    ...(args.switchable ? [switchableFor(actor)] : []),
  ];
  if (problems.length === 0) return conditions;
  throw new ApiError("BAD_INPUT", "Cannot list users: an argument has a value it cannot take", { problems });
}
