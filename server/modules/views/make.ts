/** `makeView`: a view is kept only as its list and its maker's rights allow; and how a view is shown. */
import { allows, type Person, VIEW_AUDIENCES, type ViewAudience } from "../../../api/access.ts";
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import type { SavedView, ViewColumn, ViewInput } from "../../../api/generated/schema.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { MAX_VIEWS, viewInput } from "../../../api/inputs/view.ts";
import type { Column, FilterValues, Resource } from "../../../resources/define.ts";
import { argsOf } from "../../../resources/document.ts";
import { variablesOf } from "../../../resources/url.ts";
import { checkRule } from "../../authorize.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { newId } from "../../ids.ts";
import { conditionsOf } from "../../list_filters.ts";
import type { ListArgs } from "../../list_source.ts";
import { type List, listById } from "../lists.ts";
import * as store from "./store.ts";
import type { ViewRow } from "./store.ts";

const MAX_VALUE_LENGTH = 2000;
/** Behind those that came with the product. */
const OWN_POSITION = 1000;
const FIELDS = [
  "name",
  "audience",
  "group_id",
  "role",
  "default_role",
  "columns",
  "density",
  "filters",
  "sort",
] as const;

export const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the view: a value is missing or wrong", { problems });
const refused = (problems: readonly InputProblem[]) =>
  badInput(problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })));

/** @throws {ApiError} BAD_INPUT for no list, FORBIDDEN for one that the caller may not see */
export function listFor(id: string, path: string, { session }: AuthorizedContext): List {
  const list = listById(id);
  if (!list) throw badInput([{ path, code: "unknown" }]);
  checkRule(list.resource.rule, session);
  return list;
}

/** What came with the product is nobody's to change; what is shared, of whoever may share it so. */
export const mayEdit = (row: ViewRow, person: Person): boolean =>
  row.code === "" &&
  (row.owner_id === person._id || row.audience !== "mine" && allows(VIEW_AUDIENCES.everyone, person));

export const columnsFor = (resource: Resource, person: Person): readonly Column[] =>
  resource.columns.filter((column) => !column.rule || allows(column.rule, person));

/** The arguments of the list's query for what a view filters by. */
export const argsOfView = (resource: Resource, filters: FilterValues): ListArgs =>
  variablesOf(resource, { filters, sort: resource.sort });

/** A view as the person may see it: columns that are not for them are left out. */
export function wire(row: ViewRow, person: Person, isPinned: boolean): SavedView {
  const { position: _position, owner_id, owner_name, group_id, group_name, ...rest } = row;
  const seen = columnsFor(listById(row.resource)!.resource, person).map(({ key }) => key);
  const columns = JSON.parse(row.columns) as ViewColumn[];
  return {
    ...rest,
    owner_name: owner_name ?? "",
    is_mine: owner_id === person._id,
    may_edit: mayEdit(row, person),
    group: group_id && group_name ? { _id: group_id, name: group_name } : null,
    columns: columns.filter(({ key }) => seen.includes(key)),
    filters: JSON.parse(row.filters) as Record<string, unknown>,
    is_pinned: isPinned,
  };
}

/** Only the owner hears of it live: another's next visit shows it. */
export const auditOf = (
  { _id, owner_id }: Pick<ViewRow, "_id" | "owner_id">,
  action: string,
  changes: AuditEntry["changes"],
): AuditEntry => ({
  entity: "views",
  entityId: _id,
  sellerId: null,
  action,
  changes,
  live: { entity: "views", sellerId: null, ids: [_id], userId: owner_id },
});

export const makeView = mutation<"makeView">(async (tx, args, context) => {
  const { person } = context.session;
  const read = readInput(viewInput, args.params);
  if (!read.ok) throw refused(read.problems);
  const made = typeof args.id === "string"
    ? await change(tx, args.id, read.value, args.version ?? null, context)
    : await make(tx, read.value, context);
  const row = (await store.viewsById(tx, person, [made.id])).get(made.id);
  if (!row) throw new Error(`Cannot answer with view ${made.id}: expected to find what was just written`);
  const tabs = await store.tabsOf(tx, person, row.resource) ?? [];
  return { result: wire(row, person, tabs.includes(row._id)), audit: made.audit };
});

async function make(tx: Writer, input: ViewInput, context: AuthorizedContext) {
  if (!input.resource) throw refused([{ path: "resource", code: "required" }]);
  const list = listFor(input.resource, "params.resource", context);
  const view = written(input, null);
  await check(tx, list, view, null, context);
  const at = context.now();
  if (view.default_role) await store.clearDefault(tx, list.resource.id, view.default_role, at);
  const owner_id = context.session.person._id;
  const identity = { _id: newId(), resource: list.resource.id, code: "", owner_id, position: OWN_POSITION };
  await store.insertView(tx, { ...identity, ...view, created_at: at, updated_at: at, version: 1 });
  return {
    id: identity._id,
    audit: [auditOf(identity, "makeView", [{ field: "name", before: "", after: view.name }])],
  };
}

async function change(
  tx: Writer,
  id: string,
  input: ViewInput,
  version: number | null,
  context: AuthorizedContext,
) {
  const { person } = context.session;
  const row = (await store.viewsById(tx, person, [id])).get(id);
  const list = row && listById(row.resource);
  if (!list || !allows(list.resource.rule, person)) {
    throw new ApiError("NOT_FOUND", "There is no such view.");
  }
  if (!mayEdit(row, person)) {
    throw new ApiError("FORBIDDEN", "Only its owner may change this view: save it as your own.");
  }
  if (version !== null && version !== row.version) {
    const current = wire(row, person, false);
    throw new ApiError("STALE", "Cannot keep the view: it was changed somewhere else first", { current });
  }
  if (input.resource && input.resource !== row.resource) {
    throw refused([{ path: "resource", code: "fixed" }]);
  }
  const view = written(input, row);
  const changes = FIELDS.filter((field) => view[field] !== row[field])
    .map((field) => ({ field, before: row[field] ?? "", after: view[field] ?? "" }));
  if (changes.length === 0) return { id, audit: [] };
  await check(tx, list, view, row, context);
  if (view.default_role && view.default_role !== row.default_role) {
    await store.clearDefault(tx, row.resource, view.default_role, context.now());
  }
  await store.updateView(tx, row, view, context.now());
  return { id, audit: [auditOf(row, "makeView", changes)] };
}

/** The row's columns: what the input says, in place of what was there. */
function written(input: ViewInput, before: ViewRow | null) {
  const audience = input.audience ?? before?.audience ?? "mine";
  const role = audience === "role" ? input.role ?? before?.role ?? "" : "";
  const kept = audience === "everyone" || role === before?.default_role ? before?.default_role ?? "" : "";
  return {
    name: input.name ?? before?.name ?? "",
    audience,
    group_id: audience === "group" ? input.group_id ?? before?.group_id ?? null : null,
    role,
    default_role: input.default_role ?? kept,
    columns: input.columns ? JSON.stringify(input.columns) : before?.columns ?? "[]",
    density: input.density ?? before?.density ?? "normal",
    filters: input.filters ? JSON.stringify(input.filters) : before?.filters ?? "{}",
    sort: input.sort ?? before?.sort ?? "",
  };
}
type Written = ReturnType<typeof written>;

/** @throws {ApiError} BAD_INPUT with every problem at once, FORBIDDEN for an audience, LIMIT */
async function check(
  tx: Writer,
  list: List,
  view: Written,
  before: ViewRow | null,
  context: AuthorizedContext,
): Promise<void> {
  const { person } = context.session;
  const own = await store.ownViews(tx, person);
  const isTaken = own.some((each) =>
    each._id !== before?._id && each.resource === list.resource.id && each.name === view.name
  );
  const problems = [
    ...view.name === "" ? [{ path: "name", code: "required" }] : [],
    ...isTaken ? [{ path: "name", code: "taken" }] : [],
    ...filterProblems(list, JSON.parse(view.filters) as Record<string, unknown>, context),
    ...columnProblems(list.resource, view, person),
    ...await audienceProblems(tx, view, person),
  ];
  if (problems.length > 0) throw refused(problems);
  if (!before && own.length >= MAX_VIEWS) {
    throw new ApiError("LIMIT", `Cannot keep the view: ${MAX_VIEWS} are the most, delete one first`);
  }
}

/** Arguments that the list does not have or not for this person, and values that it would refuse. */
function filterProblems(
  { resource, source }: List,
  filters: Readonly<Record<string, unknown>>,
  context: AuthorizedContext,
): readonly InputProblem[] {
  const { person } = context.session;
  const known = resource.filters.filter(({ rule }) => !rule || allows(rule, person)).flatMap(argsOf);
  const isText = (value: unknown) => typeof value === "string" && value.length <= MAX_VALUE_LENGTH;
  const problems = Object.entries(filters).flatMap(([key, value]) => {
    const code = !known.includes(key) ? "unknown" : isText(value) ? null : "invalid";
    return code ? [{ path: `filters.${key}`, code }] : [];
  });
  if (problems.length > 0) return problems;
  try {
    conditionsOf(resource, source, argsOfView(resource, filters as FilterValues), context);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "BAD_INPUT") throw error;
    return (error.details.problems ?? []).map(({ path, ...rest }) => ({ path: `filters.${path}`, ...rest }));
  }
}

function columnProblems(resource: Resource, view: Written, person: Person): InputProblem[] {
  const columns = columnsFor(resource, person);
  const chosen = (JSON.parse(view.columns) as ViewColumn[]).map(({ key }) => key);
  const isFit = (key: string, index: number) =>
    chosen.indexOf(key) === index && columns.some((column) => column.key === key);
  const sort = view.sort.replace(/^-/, "");
  const sorts = columns.some((column) => column.sortable && column.key === sort);
  return [
    ...chosen.flatMap((key, index) =>
      isFit(key, index) ? [] : [{ path: `columns.${index}.key`, code: "unknown" }]
    ),
    ...sort && !sorts ? [{ path: "sort", code: "unknown" }] : [],
  ];
}

/** @throws {ApiError} FORBIDDEN for an audience, or a default, that is not the person's to give */
async function audienceProblems(
  tx: Writer,
  { audience, group_id, role, default_role }: Written,
  person: Person,
): Promise<InputProblem[]> {
  const isAllowed = allows(VIEW_AUDIENCES[audience as ViewAudience], person) &&
    (default_role === "" || allows(VIEW_AUDIENCES.role, person));
  if (!isAllowed) {
    throw new ApiError("FORBIDDEN", "Your role may not share views like that: keep it as your own.");
  }
  if (audience === "group") {
    if (!group_id) return [{ path: "group_id", code: "required" }];
    if (!await store.isMember(tx, person, group_id)) return [{ path: "group_id", code: "unknown" }];
  }
  if (audience === "role" && !role) return [{ path: "role", code: "required" }];
  const reaches = audience === "everyone" || audience === "role" && role === default_role;
  return default_role && !reaches ? [{ path: "default_role", code: "invalid" }] : [];
}
