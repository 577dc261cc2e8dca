/** Defines a list as data: its route, menu entry, filters, columns, query, sorting and access. */
import type { GenericSchema } from "valibot";
import { type Rule, ruleFor } from "../api/access.ts";
import type { ModuleId } from "../api/modules.ts";
import type { CellKind } from "./cell_kind.ts";
import type { FieldGroup, OptionSource } from "./form_fields.ts";
import type { JobKindName } from "../api/statuses.ts";
import type { ResourceLifecycle } from "./lifecycle.ts";
import type { MenuBranch, MenuGroup } from "./menu_groups.ts";
import type { MutationArgs, MutationName } from "../api/generated/schema.ts";
import type { QueryArgs, QueryName, QueryResults } from "../api/generated/schema.ts";

export type Column = ColumnOf<string>;

interface ColumnOf<Field extends string> {
  /** Wire name of the main field; its label is `field.<key>`. */
  readonly key: Field;
  readonly kind: CellKind;
  /** Wire names that the cell reads, `key` first. */
  readonly fields: readonly Field[];
  /** Default width in px. */
  readonly width: number;
  /** The server sorts by these columns only. */
  readonly sortable?: boolean;
  /** Shown only when a person selects it. */
  readonly hidden?: boolean;
  /** For a hidden column: shown while one of these filters is set. */
  readonly when?: string | readonly string[];
  /** Shown only to people whom the rule allows. */
  readonly rule?: Rule;
  /** Place on the card that a phone shows for a row; a hidden column may have one too. */
  readonly card?: "beside" | "title" | "aside" | "words" | "figures";
  /** The lifecycle of the status, if its tones differ from those of the same word elsewhere. */
  readonly lifecycle?: ResourceLifecycle["name"];
}

export type FilterKind =
  | "statuses"
  | "status"
  | "choices"
  | "choice"
  | "search"
  | "days"
  | "options"
  | "option"
  | "ids";

export interface Filter {
  /** Argument of the query and key of the URL; a `days` filter stands for range, start and end. */
  readonly key: string;
  readonly kind: FilterKind;
  /** Key of the filter's label, if it differs from `key`: `field.<label>`. */
  readonly label?: string;
  /** For statuses and choices: every value; the words of a choice are `choice.<key>.<value>`. */
  readonly values?: readonly string[];
  /** For `options` and `option`: source of the choices. */
  readonly source?: OptionSource;
  /** Key of the filter of which this one is a second name; it is shown only while an address sets it. */
  readonly sameAs?: string;
  readonly rule?: Rule;
}

/** An event of a lifecycle that the list offers, with the fields of its form. */
export interface MoveAction {
  readonly event: string;
  readonly rule: Rule;
  /** Fields of the form, named as in the mutation's `params`; a trailing `?` marks an optional one. */
  readonly asks?: readonly string[];
  /** A guard whose refusal is shown as a question; confirming it sends the step with the field set to true. */
  readonly question?: { readonly guard: string; readonly field: string };
  /** Fields of `params` that the screen sends itself, without asking. */
  readonly carries?: readonly string[];
  /** Needs a confirmation, because it cannot be undone. */
  readonly final?: boolean;
  /** Takes an earlier step back, so it is never the main button of a record. */
  readonly isUndo?: true;
  /** Takes money from a balance: several rows are confirmed together, with the total and the remaining balance. */
  readonly spends?: boolean;
  /** Previews its effect and exceptions when several rows are selected. */
  readonly previews?: boolean;
  /** Moves money: its effect is shown and confirmed once (`StepNote`). */
  readonly confirms?: boolean;
  /** For a step that takes money: the event that does the same later, once there is enough money. */
  readonly later?: string;
  /** True for a step that is shown next to the data it concerns, instead of among the steps. */
  readonly isInline?: boolean;
  /** True for a step whose input is for a single record, so that it is never sent to several. */
  readonly isSingle?: true;
  /** Keyboard shortcut while the record is open. */
  readonly key?: string;
  /** True if the key sends the step at once, without its optional fields; in a list, for the selected rows. */
  readonly quickKey?: true;
  /** The event that undoes it in a job. */
  readonly inverse?: string;
  /** The job that takes the step, begun by `makeJob`; the lifecycle's mutation has no such event. */
  readonly job?: JobKindName;
}

/** Changes that a job makes to many records besides the steps of their lifecycle. */
export interface BulkAction {
  readonly kind: JobKindName;
  readonly rule: Rule;
}

/** `columns`: a line for each row. `lines`: one for each item, which can be imported again. */
export type ExportShape = "columns" | "lines";
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The main action of a list; its words are `list.primary.<id>`. */
export interface PrimaryAction {
  readonly path: `/${string}`;
  readonly rule: Rule;
}

/** Columns shown together on a record; the title is `entity.<id>.section.<key>`. */
interface FactSection<Field extends string> {
  readonly key: string;
  readonly columns: readonly Field[];
  /** Columns that are left out while they are empty. */
  readonly optional?: readonly Field[];
  /** Columns that only records with this `kind` show. */
  readonly ofKind?: Readonly<Partial<Record<Field, string>>>;
}

type NounIn<Q> = Q extends `get${infer N}ById` ? N : never;
/** Names the fields and the input of a record: getStoreById, and perhaps makeStore, trashStore and StoreInput. */
export type Noun = NounIn<QueryName>;

/** A record with list, form and deletion defined as data, without a screen of code. */
export type RecordShape = ShapeOf<string>;

interface ShapeOf<Field extends string> {
  readonly noun: Noun;
  /** The mutation that deletes one record; by default `trash<Noun>`, which deletes several; null for none. */
  readonly trash?: MutationName | null;
  /** No form changes a record once it is made. `isMadeElsewhere`: no person makes one, and there is no `make<Noun>`. */
  readonly isFinal?: boolean;
  readonly isMadeElsewhere?: true;
  /** Fields of the form that are arguments besides `params`, each with its type. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Lists that are sent only when they have entries; the argument `clear` names those that the person emptied. */
  readonly clear?: readonly string[];
  /** Fields of the input that are not in the form, because a tab of the record writes them. */
  readonly apart?: readonly string[];
  /** Fields that a new record shows at once, in their order; the others are behind More. */
  readonly first?: readonly string[];
  /** The parent record: the field with its id, set when a part is made, and the filter that finds the parts. */
  readonly within?: { readonly key: string; readonly filter: string };
  readonly name: Field;
  /** Columns in the title of a record after its number. */
  readonly titled?: readonly Field[];
  readonly sections: readonly FactSection<Field>[];
  readonly form: readonly FieldGroup<Field>[];
  /** Schema that validates the form; loaded separately, so that no list waits for it. */
  readonly input: () => Promise<GenericSchema>;
}

export type FilterValues = Readonly<Record<string, string | undefined>>;

export interface Resource {
  readonly id: string;
  /** Path without the `{filter}` segment: menu links omit it. */
  readonly path: `/${string}`;
  readonly group: MenuGroup;
  readonly within?: MenuBranch;
  /** True if the list is not in the menu; search and other records link to it. */
  readonly isApart?: boolean;
  readonly rule: Rule;
  /** The module of rights that decides within the roles; its rules are `rightsIn` of it. */
  readonly module: ModuleId;
  readonly query: QueryName;
  /** Name of the records in audit and live events; set if two lists with different queries have the same records. */
  readonly entity?: QueryName;
  readonly count: QueryName;
  /** The query for pasted numbers without a row; it takes the count's arguments. */
  readonly missing?: QueryName;
  /** Further root fields of this screen, each with its rule. */
  readonly roots: Readonly<Partial<Record<QueryName | MutationName, Rule>>>;
  /** Filters of a bare menu link. */
  readonly defaults: FilterValues;
  /** The filter that the `{filter}` segment stands for. */
  readonly segment: string;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column[];
  /** The column that names the list's records; by default the shape's name, or `code` without a shape. */
  readonly named?: string;
  /** Rules of the views that come with the product, by code. */
  readonly viewRules?: Readonly<Record<string, Rule>>;
  /** Default sort: a sortable column's key, `-` in front for descending. */
  readonly sort: string;
  /** True when one record opens at `/{list}/{filter}/{_id}`. */
  readonly record: boolean;
  /** True if a record needs the whole screen, so that it never opens beside the list. */
  readonly isWide?: boolean;
  /** The shape of records without a screen of code. */
  readonly shape?: RecordShape;
  readonly moves?: readonly MoveAction[];
  readonly lifecycle?: ResourceLifecycle;
  readonly bulk?: readonly BulkAction[];
  /** True if the rows come with the build instead of a table: the list has neither exports nor saved views. */
  readonly isFixed?: boolean;
  /** True if people who may see this list may comment on its records. */
  readonly isCommented?: boolean;
  /** Shapes of an export; by default only `columns`. */
  readonly exports?: readonly ExportShape[];
  /** People who see the note above the rows; its space is reserved before it loads. */
  readonly note?: Rule;
  /** Texts of requests without variables that parts beside the rows send first. */
  readonly besideRows?: readonly string[];
  readonly primary?: PrimaryAction;
  /** A second, quieter action; its words are `list.second.<id>`. */
  readonly second?: PrimaryAction;
}

type RowOf<Q extends QueryName> = NonNullable<QueryResults[Q]> extends readonly (infer Row)[] ? Row : never;
type FieldOf<Q extends QueryName> = Extract<keyof RowOf<Q>, string>;
type ArgOf<Q extends QueryName> = Extract<keyof QueryArgs[Q], string> | "days";
type CarriedBy<M extends MutationName> = MutationArgs[M] extends { readonly params?: infer P }
  ? Extract<keyof NonNullable<P>, string>
  : never;
type StepFields<M extends MutationName> = readonly (CarriedBy<M> | `${CarriedBy<M>}?`)[];

/** Defines a resource whose columns, filters, sort and step fields are checked against the SDL's types. */
export function defineResource<Q extends QueryName, M extends MutationName = never>(
  resource: Resource & {
    readonly query: Q;
    readonly lifecycle?: ResourceLifecycle & { readonly mutation: M };
    readonly moves?: readonly (MoveAction & {
      readonly asks?: StepFields<NoInfer<M>>;
      readonly carries?: readonly CarriedBy<NoInfer<M>>[];
    })[];
    readonly columns: readonly ColumnOf<FieldOf<Q>>[];
    readonly filters: readonly (Filter & { readonly key: ArgOf<Q> })[];
    readonly sort: FieldOf<Q> | `-${FieldOf<Q>}`;
    readonly shape?: ShapeOf<FieldOf<Q>>;
    readonly named?: FieldOf<Q>;
  },
): Resource & { readonly query: Q } {
  const { shape, path } = resource;
  // By default the main action of a list is to make a record, if a person can make one.
  return shape && !shape.within && !shape.isMadeElsewhere
    ? { primary: { path: newPath(path), rule: makeRule(resource, shape, null) }, ...resource }
    : resource;
}

/** Returns the name of a list's records, the same for every list of them. */
export const entityOf = ({ entity, query }: Pick<Resource, "entity" | "query">): QueryName => entity ?? query;

export const newPath = (list: Resource["path"]): Resource["path"] => `${list}/new`;

/** Returns the rule for making a record of a shape, or for changing an existing one. */
export const makeRule = (
  { roots, rule }: Pick<Resource, "roots" | "rule">,
  { noun }: RecordShape,
  id: string | null,
): Rule => ruleFor(roots[`make${noun}` as MutationName] ?? rule, id);

type ColumnMore = Omit<ColumnOf<string>, "key" | "kind" | "width" | "fields">;

export function column<const K extends string>(key: K, kind: CellKind, width: number, more: ColumnMore = {}) {
  return { key, kind, width, fields: [key] as const, ...more };
}

/** A column whose cell reads several fields, the main one first. */
export function compound<const K extends string, const F extends readonly string[]>(
  key: K,
  kind: CellKind,
  width: number,
  others: F,
  more: ColumnMore = {},
): {
  readonly key: K;
  readonly kind: CellKind;
  readonly width: number;
  readonly fields: readonly (K | F[number])[];
} & ColumnMore {
  return { key, kind, width, fields: [key, ...others], ...more };
}

export const statuses = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "statuses", values }) as const;
/** A filter by one status at a time; `Opened` stands for all. Source: docs/requirements.md S5.5. */
export const oneStatus = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "status", values }) as const;
export const choice = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "choice", values }) as const;
/** A filter by several fixed values that are not statuses, so they have no pill. */
export const choices = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "choices", values }) as const;
export const search = () => ({ key: "search", kind: "search" }) as const;
/** A filter of days. @param label key of the filter's label, such as the column with the days */
export const days = (label = "days") => ({ key: "days", kind: "days", label }) as const;
export const ids = () => ({ key: "_id", kind: "ids" }) as const;
/** A filter by several ids as the argument `ids`, if the requirements use `_id` for one id. */
export const idsAlias = () => ({ key: "ids", kind: "ids" }) as const;
export const option = <K extends string>(key: K, source: OptionSource, label: string) =>
  ({ key, kind: "option", source, label }) as const;
export const options = <K extends string>(key: K, source: OptionSource, rule?: Rule) =>
  ({ key, kind: "options", source, ...(rule && { rule }) }) as const;
