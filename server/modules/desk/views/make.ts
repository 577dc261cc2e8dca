import { allows, type Person, VIEW_AUDIENCES, type ViewAudience } from "../../../../api/access.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { SavedView, ViewColumn } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { MAX_VIEWS, viewInput } from "../../../../api/inputs/desk/view.ts";
import type { Column, FilterValues, Resource } from "../../../../resources/define.ts";
import { argsOf } from "../../../../resources/document.ts";
import { checkRule } from "../../../session/authorize.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { json, reference, text } from "../../../entity/columns.ts";
import { defineEntity, type Write } from "../../../entity/entity.ts";
import { type Viewable, viewableById } from "../../../figures/viewable.ts";
import * as store from "./store.ts";
import type { ViewRow } from "./store.ts";

const MAX_VALUE_LENGTH = 2000;
/** Sorts people's views after those of the product. */
const OWN_POSITION = 1000;

export const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the view: a value is missing or wrong", { problems });

/** @throws {ApiError} BAD_INPUT for an unknown list or report, FORBIDDEN for one that the caller may not see */
export function viewableFor(id: string, path: string, { session }: AuthorizedContext): Viewable {
  const found = viewableById(id);
  if (!found) throw badInput([{ path, code: "unknown" }]);
  checkRule(found.resource.rule, session);
  return found;
}

/** Nobody may change the product's views; only people who may share views change shared views of others. */
export const mayEdit = (row: ViewRow, person: Person): boolean =>
  row.code === "" &&
  (row.owner_id === person._id || row.audience !== "mine" && allows(VIEW_AUDIENCES.everyone, person));

export const columnsFor = (resource: Resource, person: Person): readonly Column[] =>
  resource.columns.filter((column) => !column.rule || allows(column.rule, person));

/** Leaves out a list's columns that the person may not see. A report's page itself checks the figures. */
export function wire(row: ViewRow, person: Person, isPinned: boolean): SavedView {
  const { position: _position, owner_id, owner_name, group_id, group_name, ...rest } = row;
  const { resource, list } = viewableById(row.resource)!;
  const seen = columnsFor(resource, person).map(({ key }) => key);
  const columns = JSON.parse(row.columns) as ViewColumn[];
  return {
    ...rest,
    owner_name: owner_name ?? "",
    is_mine: owner_id === person._id,
    may_edit: mayEdit(row, person),
    group: group_id && group_name ? { _id: group_id, name: group_name } : null,
    columns: list ? columns.filter(({ key }) => seen.includes(key)) : columns,
    filters: JSON.parse(row.filters) as Record<string, unknown>,
    is_pinned: isPinned,
  };
}

export const view = defineEntity({
  noun: "View",
  entity: "views",
  called: "view",
  source: store.savedViews,
  async view(row, { session: { person } }, reader) {
    const tabs = await store.tabsOf(reader, person, row.resource) ?? [];
    return wire(row, person, tabs.includes(row._id));
  },
  seller: () => null,
  // Only the owner gets the live event.
  live: ({ _id, owner_id }) => ({ entity: "views", sellerId: null, ids: [_id], userId: owner_id }),
  name: "name",
  input: viewInput,
  columns: {
    name: text(),
    audience: text("mine"),
    group_id: reference(),
    role: text(),
    default_role: text(),
    columns: json("[]"),
    density: text("normal"),
    filters: json("{}"),
    sort: text(),
  },
  once: ["resource", "code", "owner_id", "position"],
  begin({ input, context }) {
    if (!input.resource) throw badInput([{ path: "params.resource", code: says("required") }]);
    const { resource } = viewableFor(input.resource, "params.resource", context);
    return { resource: resource.id, code: "", owner_id: context.session.person._id, position: OWN_POSITION };
  },
  required: ["name"],
  unique: { column: "name", within: ["owner_id", "resource"], alike: false },
  follow({ audience, ...next }, { input, before }) {
    const role = audience === "role" ? next.role : "";
    const had = before?.default_role ?? "";
    const keptRole = audience === "everyone" || role === had ? had : "";
    const group_id = audience === "group" ? next.group_id : null;
    return { role, group_id, default_role: input.default_role ?? keptRole };
  },
  problems,
  mayChange: (row, context) =>
    checkOwn(row, context, "Only its owner may change this view: save it as your own."),
  mayTrash(rows, context) {
    for (const row of rows) {
      checkOwn(row, context, "Only its owner may delete this view: take it off your tabs instead.");
    }
  },
  referrers: { "figure_schedules.view_id": "deleted", "sent_views.view_id": "deleted" },
  async makeRoom({ resource, default_role }, { tx, before, context }) {
    const isNew = default_role !== "" && default_role !== before?.default_role;
    if (isNew) await store.clearDefault(tx, resource, default_role, context.now());
    return [];
  },
});

/** @throws {ApiError} NOT_FOUND if the person may not see the list, FORBIDDEN if only viewing is allowed */
function checkOwn(row: ViewRow, { session: { person } }: AuthorizedContext, text: string): void {
  const found = viewableById(row.resource);
  if (!found || !allows(found.resource.rule, person)) throw view.missing();
  if (!mayEdit(row, person)) throw new ApiError("FORBIDDEN", text);
}

type Written = Pick<
  ViewRow,
  "resource" | "audience" | "group_id" | "role" | "default_role" | "columns" | "filters" | "sort"
>;

/** @throws {ApiError} FORBIDDEN for an audience that the person may not set; LIMIT for too many views */
async function problems(
  next: Written,
  { tx, before, context }: Write<"View", ViewRow>,
): Promise<readonly InputProblem[]> {
  const { person } = context.session;
  const viewable = viewableFor(next.resource, "params.resource", context);
  const found = [
    ...filterProblems(viewable, JSON.parse(next.filters) as Record<string, unknown>, context),
    ...columnProblems(viewable.resource, next, person),
    ...await audienceProblems(tx, next, person),
  ];
  if (found.length === 0 && !before && await store.countOwn(tx, person) >= MAX_VIEWS) {
    throw new ApiError("LIMIT", `Cannot keep the view: ${MAX_VIEWS} are the most, delete one first`);
  }
  return found;
}

/** Refuses arguments and values that the list or report refuses to this person. */
function filterProblems(
  { resource, check }: Viewable,
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
    check(filters as FilterValues, context);
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

/** @throws {ApiError} FORBIDDEN for an audience, or a default, that the person may not set */
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
