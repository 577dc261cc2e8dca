import { allows } from "../../../../api/access.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { argsOf, takesMany } from "../../../../resources/document.ts";
import type { Filter, Resource } from "../../../../resources/define.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import { type List, listCondition } from "../../../list/resolver.ts";
import type { ListArgs } from "../../../list/source.ts";
import { listById } from "../../../registry.ts";

/** The records of a job, by exactly one of `ids` and `filters`. A part of the stored job input. */
export interface Target {
  readonly resource: string;
  readonly ids: readonly string[] | null;
  readonly filters: ListArgs | null;
  /** Ids that match the filters, but are left out. */
  readonly except: readonly string[];
}

/** Prefixes the path of every problem with `params.`. */
export function badJob(problems: readonly InputProblem[]): ApiError {
  return new ApiError("BAD_INPUT", "Cannot begin the job: some of what it needs is missing or wrong", {
    problems: problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
  });
}

/** @throws {ApiError} BAD_INPUT for an unknown list, argument or value; FORBIDDEN if the person may not see the list */
export function readTarget(params: JobInput, context: AuthorizedContext): Target {
  const list = listById(params.resource);
  if (!list) throw badJob([{ path: "resource", code: "unknown" }]);
  const { resource } = list;
  if (!allows(resource.rule, context.session.person)) {
    throw new ApiError("FORBIDDEN", `Cannot begin the job: the list ${resource.id} is not yours to see`);
  }
  const ids = params.ids ? [...new Set(params.ids)] : null;
  const { filters = null } = params;
  if (!ids && !filters) throw badJob([{ path: "filters", code: "required" }]);
  if (ids && filters) throw badJob([{ path: "ids", code: "fixed" }]);
  if (ids?.length === 0) throw badJob([{ path: "ids", code: "required" }]);
  const target = {
    resource: resource.id,
    ids,
    filters: filters && argumentsOf(resource, filters),
    except: [...new Set(params.except ?? [])],
  };
  checkValues(list, target, context);
  return target;
}

/** Reads filters as arguments of a list; a null value counts as left out. */
function argumentsOf(resource: Resource, filters: Record<string, unknown>): ListArgs {
  const known = new Map(resource.filters.flatMap((filter) => argsOf(filter).map((name) => [name, filter])));
  const problems: InputProblem[] = [];
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filters)) {
    const filter = known.get(name);
    if (!filter) problems.push({ path: `filters.${name}`, code: "unknown" });
    else if (value !== null && !isValueOf(filter, value)) {
      problems.push({ path: `filters.${name}`, code: "invalid" });
    } else args[name] = value;
  }
  if (problems.length > 0) throw badJob(problems);
  return args;
}

const isValueOf = (filter: Filter, value: unknown): boolean =>
  takesMany(filter)
    ? Array.isArray(value) && value.every((each) => typeof each === "string")
    : typeof value === "string";

function checkValues(list: List, target: Target, context: AuthorizedContext): void {
  try {
    conditionOf(list, target, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "BAD_INPUT") throw error;
    const problems = error.details.problems ?? [];
    throw badJob(problems.map(({ path, ...rest }) => ({ path: `filters.${path}`, ...rest })));
  }
}

/** Uses the table alias `k`. Records of `except` match too: callers skip them. */
export function conditionOf(
  { resource, source }: List,
  target: Target,
  context: AuthorizedContext,
): Condition {
  const seen = listCondition(resource, source, target.filters ?? {}, context);
  if (!target.ids) return seen;
  const own = source.conditions?.["_id"]?.(target.ids, context);
  return every([seen, own ?? isOneOf("k._id", target.ids)]);
}
