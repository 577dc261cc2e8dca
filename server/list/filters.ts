/** Turns arguments of a list into conditions. Invalid arguments are refused. Source: docs/requirements.md S2.0. */
import { isRunningCode } from "../../api/codes/record_codes.ts";
import { codeIn } from "../../api/codes/scan.ts";
import { carrierSpellings, searchSpelling } from "../../api/codes/spellings.ts";
import { MAX_LIST_VALUES, NO_VALUE } from "../../api/constants.ts";
import { endOf, spanOf, startOf } from "../../api/time/dates.ts";
import { isRange } from "../../api/time/ranges.ts";
import { ApiError, type InputProblem } from "../../api/errors.ts";
import {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_SEARCH_VALUES,
  searchValues,
} from "../../api/search_values.ts";
import { ANY_STATUS } from "../../api/people/people.ts";
import type { Filter, Resource } from "../../resources/define.ts";
import type { AuthorizedContext } from "../context.ts";
import { type Condition, either, isAtLeast, isBelow, isBlank, isNoneOf, isOneOf } from "../db/conditions.ts";
import { isTracked, searchAny } from "../db/search.ts";
import type { ListArgs, ListTarget } from "./source.ts";

const ALL = "All";

export const dayColumn = ({ columns, dates }: ListTarget, { dated }: ListArgs): string =>
  dates?.[dated as string] ?? columns["days"] ?? "created_at";

/** Collects the problems of all arguments, so that the caller gets all of them at once. */
class Problems {
  readonly found: InputProblem[] = [];
  add(path: string, code: string): null {
    this.found.push({ path, code });
    return null;
  }
}

/** @throws {ApiError} BAD_INPUT with the path of each argument that is invalid here */
export function conditionsOf(
  resource: Resource,
  source: ListTarget,
  args: ListArgs,
  context: AuthorizedContext,
): Condition[] {
  const problems = new Problems();
  const conditions = resource.filters.flatMap((filter) => {
    const own = source.conditions?.[filter.key];
    if (own) return ownCondition(own, filter, args[filter.key], context, problems);
    switch (filter.kind) {
      case "search":
        return searchCondition(source, args[filter.key], context, problems);
      case "statuses":
        return statusCondition(filter, args[filter.key], problems);
      case "days":
        return dayConditions(args, dayColumn(source, args), context, problems);
      case "status":
      case "choice":
        return valueCondition(filter, args[filter.key], problems);
      case "choices":
        return choiceCondition(filter, args[filter.key], source.columns[filter.key] ?? filter.key, problems);
      case "option":
      case "options":
      case "ids":
        return idCondition(source.columns[filter.key] ?? filter.key, filter, args[filter.key], problems);
    }
  });
  if (problems.found.length > 0) {
    throw new ApiError("BAD_INPUT", `Cannot list ${resource.id}: an argument has a value it cannot take`, {
      problems: problems.found,
    });
  }
  return conditions.filter((condition) => condition !== null);
}

/** Returns the values of a list argument; null if it was not given. */
function listOf(path: string, value: unknown, problems: Problems): readonly string[] | null {
  if (value === undefined || value === null) return null;
  const values = value as readonly string[];
  return values.length > MAX_LIST_VALUES ? problems.add(path, "tooMany") : values;
}

/** Matches statuses; those with a leading `!` are excluded. An unknown status matches nothing. */
function statusCondition(filter: Filter, value: unknown, problems: Problems): Condition | null {
  const given = listOf(filter.key, value, problems);
  if (given === null) return null;
  const excluded = given.filter((each) => each.startsWith("!")).map((each) => each.slice(1));
  const included = given.filter((each) => !each.startsWith("!"));
  const column = filter.sameAs ?? filter.key;
  const known = filter.values ?? [];
  const open = included.includes(ALL) || (included.length === 0 && excluded.length > 0);
  if (open && excluded.length === 0) return null;
  if (open) return isNoneOf(column, excluded);
  return isOneOf(column, included.filter((each) => known.includes(each) && !excluded.includes(each)));
}

/** Matches one value; an empty value, `All` or `Opened` matches all. Source: docs/requirements.md S5.5. */
function valueCondition(
  { key, kind, values = [] }: Filter,
  value: unknown,
  problems: Problems,
): Condition | null {
  if (typeof value !== "string" || ["", ALL, ANY_STATUS].includes(value)) return null;
  if (values.includes(value)) return isOneOf(key, [value]);
  return kind === "status" ? isOneOf(key, []) : problems.add(key, "unknown");
}

/** Matches values of a fixed list, of which none can be excluded. */
function choiceCondition(
  filter: Filter,
  value: unknown,
  column: string,
  problems: Problems,
): Condition | null {
  const values = knownOf(filter, value, problems);
  return values && !values.includes(ALL) ? isOneOf(column, values) : null;
}

function knownOf(filter: Filter, value: unknown, problems: Problems): readonly string[] | null {
  const values = listOf(filter.key, value, problems);
  const isKnown = (each: string) => each === ALL || (filter.values ?? [each]).includes(each);
  return values?.every(isKnown) === false ? problems.add(filter.key, "unknown") : values;
}

function ownCondition(
  own: NonNullable<ListTarget["conditions"]>[string],
  filter: Filter,
  value: unknown,
  context: AuthorizedContext,
  problems: Problems,
): Condition | null {
  // A single text becomes a list of one value; an empty text counts as not given.
  const given = typeof value === "string" ? value === "" ? undefined : [value] : value;
  const values = knownOf(filter, given, problems);
  return values && !values.includes(ALL) ? own(values, context) : null;
}

function idCondition(column: string, filter: Filter, value: unknown, problems: Problems): Condition | null {
  const values = listOf(filter.key, value, problems);
  if (!values?.includes(NO_VALUE)) return values && isOneOf(column, values);
  return either([isOneOf(column, values.filter((each) => each !== NO_VALUE)), isBlank(column)]);
}

/** Returns conditions for the named range and for the days, in the business time zone. */
function dayConditions(
  args: ListArgs,
  column: string,
  context: AuthorizedContext,
  problems: Problems,
): Condition[] {
  const { timeZone } = context.settings;
  const conditions: Condition[] = [];
  const from = (unix: number) => conditions.push(isAtLeast(column, unix));
  const until = (unix: number) => conditions.push(isBelow(column, unix));
  const { range, start, end } = args;
  if (typeof range === "string" && range !== "" && range !== ALL) {
    if (isRange(range)) {
      const span = spanOf(range, context.now(), timeZone);
      from(span.from);
      until(span.until);
    } else problems.add("range", "unknown");
  }
  for (
    const [path, day, read, put] of [["start", start, startOf, from], ["end", end, endOf, until]] as const
  ) {
    if (typeof day !== "string" || day === "") continue;
    const unix = read(day, timeZone);
    if (unix === null) problems.add(path, "badDate");
    else put(unix);
  }
  return conditions;
}

function searchCondition(
  source: ListTarget,
  value: unknown,
  context: AuthorizedContext,
  problems: Problems,
): Condition | null {
  if (typeof value !== "string") return null;
  if (value.length > MAX_SEARCH_LENGTH) return problems.add("search", "tooLong");
  const values = searchValues(value);
  if (values.length === 0) return null;
  if (values.length > MAX_SEARCH_VALUES) return problems.add("search", "tooMany");
  if (values.some((each) => each.length > MAX_SEARCH_VALUE_LENGTH)) return problems.add("search", "tooLong");
  if (source.searched) return source.searched(values.map(searchSpelling), context.db.engine);
  const table = source.key === "seq" && !source.isCompared ? source.table : null;
  const target = { table, numbers: source.numbers ?? [] };
  const byText = searchAny(context.db.engine, target, values.map(searchSpelling));
  const byCode = Object.entries(source.codes ?? {}).flatMap(([kind, condition]) => {
    const codes = values.map(codeIn).filter((code) => code?.kind === kind).map((code) => code?.code ?? "");
    return codes.length > 0 ? [condition(codes)] : [];
  });
  const numbers = source.tracked ? values.flatMap(carrierSpellings) : [];
  const byPackage = source.tracked && numbers.length > 0 ? [isTracked(source.tracked(numbers))] : [];
  const codes = source.isFoundByCode ? values.map((value) => value.toUpperCase()).filter(isRunningCode) : [];
  const byOwnCode = codes.length > 0 ? [isOneOf("code", codes)] : [];
  const more = [...byOwnCode, ...byCode, ...byPackage];
  return more.length > 0 ? either([byText, ...more]) : byText;
}
