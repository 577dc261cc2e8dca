/**
 * The layout of a list: its columns in order with their widths, and the height of its rows. An address has the
 * differences from the list's own layout: `cols=code:116,status` (without default widths), `density=compact`; `view` is
 * the saved view it began with.
 */
import { DENSITIES, type Density, MAX_COLUMN_PX, MIN_COLUMN_PX } from "../api/list_layout.ts";
import type { Column, FilterValues, Resource } from "./define.ts";

export interface LayoutColumn {
  readonly key: string;
  readonly width: number;
}

export interface ListLayout {
  /** The shown columns in order; the list's first column is always first. */
  readonly columns: readonly LayoutColumn[];
  readonly density: Density;
  /** Id of the saved view of the address, or empty. */
  readonly view: string;
}

/** This value of `view` marks a record that fills the page; it is not a view. */
const PAGE = "page";

export const isDensity = (value: string): value is Density =>
  (DENSITIES as readonly string[]).includes(value);

export const boundedWidth = (width: number): number =>
  Math.round(Math.min(MAX_COLUMN_PX, Math.max(MIN_COLUMN_PX, width)));

/** Returns the columns shown by default: all that are not hidden, and those of the filters that are set. */
export function ownColumns(resource: Resource, filters: FilterValues = {}): readonly LayoutColumn[] {
  return resource.columns.filter(({ hidden, when = [] }) =>
    !hidden || [when].flat().some((key) => filters[key])
  )
    .map(({ key, width }) => ({ key, width }));
}

export const defaultLayout = (resource: Resource, filters?: FilterValues): ListLayout => ({
  columns: ownColumns(resource, filters),
  density: "normal",
  view: "",
});

export const isSameColumns = (some: readonly LayoutColumn[], others: readonly LayoutColumn[]): boolean =>
  some.length === others.length &&
  some.every(({ key, width }, at) => others[at]?.key === key && others[at]?.width === width);

/** Returns the known columns, each once, with the list's first one in front; `otherwise` if none is left. */
export function fitColumns(
  resource: Resource,
  given: readonly LayoutColumn[],
  otherwise = ownColumns(resource),
): readonly LayoutColumn[] {
  const [first] = resource.columns;
  const known = given.filter(({ key }, at) =>
    resource.columns.some((column) => column.key === key) &&
    given.findIndex((each) => each.key === key) === at
  ).map(({ key, width }) => ({ key, width: boundedWidth(width) }));
  if (known.length === 0 || !first) return otherwise;
  const head = known.find(({ key }) => key === first.key) ?? { key: first.key, width: first.width };
  return [head, ...known.filter(({ key }) => key !== first.key)];
}

const widthOf = (resource: Resource, key: string) =>
  resource.columns.find((column) => column.key === key)?.width;

/**
 * Returns true for the layout that a list has if its address says nothing about it. Filters that show columns of their
 * own make a layout that only the address can change.
 */
export const isDefaultLayout = (
  resource: Resource,
  { columns, density }: Pick<ListLayout, "columns" | "density">,
  filters?: FilterValues,
): boolean =>
  density === "normal" && isSameColumns(columns, ownColumns(resource)) &&
  isSameColumns(columns, ownColumns(resource, filters));

/** Returns the columns of an address without `cols`: its filters show theirs unless it has a view or another row height. */
const impliedColumns = (
  resource: Resource,
  { density, view }: Pick<ListLayout, "density" | "view">,
  filters: FilterValues,
) => ownColumns(resource, density === "normal" && view === "" ? filters : {});

export function readLayout(
  resource: Resource,
  search: URLSearchParams,
  filters: FilterValues = {},
): ListLayout | null {
  const columns = (search.get("cols") ?? "").split(",").filter(Boolean).map((each) => {
    const [key = "", width] = each.split(":");
    return { key, width: Number(width) || (widthOf(resource, key) ?? 0) };
  });
  const given = search.get("density") ?? "";
  const density = isDensity(given) ? given : "normal";
  const view = search.getAll("view").find((value) => value !== "" && value !== PAGE) ?? "";
  const implied = impliedColumns(resource, { density, view }, filters);
  const layout: ListLayout = { columns: fitColumns(resource, columns, implied), density, view };
  return density === "normal" && view === "" && isSameColumns(layout.columns, implied) ? null : layout;
}

/** Adds the differences from the list's own layout to an address with these filters. */
export function writeLayout(
  resource: Resource,
  { columns, density, view }: ListLayout,
  search: URLSearchParams,
  filters: FilterValues = {},
): void {
  if (!isSameColumns(columns, impliedColumns(resource, { density, view }, filters))) {
    const text = ({ key, width }: LayoutColumn) => width === widthOf(resource, key) ? key : `${key}:${width}`;
    search.set("cols", columns.map(text).join(","));
  }
  if (density !== "normal") search.set("density", density);
  if (view !== "") search.set("view", view);
}

/** Returns the keys of hidden columns that the layout shows, joined by commas: the query must ask for them. */
export function addedColumns(resource: Resource, layout: ListLayout | undefined): string {
  const shown = new Set(layout?.columns.map(({ key }) => key));
  return resource.columns.filter(({ key, hidden }) => hidden && shown.has(key)).map(({ key }) => key).join(
    ",",
  );
}

export function shownColumns(columns: readonly Column[], layout: ListLayout): readonly Column[] {
  return layout.columns.flatMap(({ key, width }) => {
    const column = columns.find((each) => each.key === key);
    return column ? [column.width === width ? column : { ...column, width }] : [];
  });
}

/** Shows or hides a column; a new one follows its predecessor in the list. */
export function withColumn(
  resource: Resource,
  columns: readonly LayoutColumn[],
  key: string,
  isShown: boolean,
): readonly LayoutColumn[] {
  if (!isShown) return fitColumns(resource, columns.filter((each) => each.key !== key));
  const before = resource.columns.slice(0, resource.columns.findIndex((each) => each.key === key));
  const at = columns.findLastIndex((each) => before.some((column) => column.key === each.key)) + 1;
  return fitColumns(resource, columns.toSpliced(at, 0, { key, width: widthOf(resource, key) ?? 0 }));
}

/** Moves a column to another's place. The list's first column stays first. */
export function moveColumn(
  columns: readonly LayoutColumn[],
  key: string,
  to: string,
): readonly LayoutColumn[] {
  const [from, at] = [key, to].map((each) => columns.findIndex((column) => column.key === each));
  const moved = columns[from ?? -1];
  if (!moved || from === undefined || at === undefined || from < 1 || at < 1) return columns;
  return columns.toSpliced(from, 1).toSpliced(at, 0, moved);
}
