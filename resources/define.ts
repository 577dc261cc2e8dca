/**
 * What a list screen is, as data: the route, menu entry, breadcrumb, filter bar, table and query document, the
 * server's allowed filters and sorts, contract test, access row and docs all come from one of these.
 *
 * A resource names no texts: words have its names (`menu.<id>`, `field.<key>`); a test finds a missing one.
 */
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
  /** Wire name of the main field; the label is `field.<key>`. */
  readonly key: Field;
  readonly kind: CellKind;
  /** Wire names the cell reads, `key` first. */
  readonly fields: readonly Field[];
  /** Default width in px. */
  readonly width: number;
  /** May be sorted by; the server allows exactly these. */
  readonly sortable?: boolean;
  /** Only shown when somebody chooses it. */
  readonly hidden?: boolean;
  /** For a hidden column: it is shown while one of these filters is set. */
  readonly when?: string | readonly string[];
  /** Shown only to whom the rule allows; for the seller column and prices. */
  readonly rule?: Rule;
  /** Names the lifecycle of a status whose tones differ from those of the same status elsewhere. */
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
  /** Whose name it has, where that is not its key's: `field.<label>`. */
  readonly label?: string;
  /** For statuses and choices: every value; the words of a choice are `choice.<key>.<value>`. */
  readonly values?: readonly string[];
  /** For `options` and `option`: where the choices come from. */
  readonly source?: OptionSource;
  /** Another filter's key, where both are of one column: this one is offered only while it is set. */
  readonly sameAs?: string;
  readonly rule?: Rule;
}

/** One event of a lifecycle that this screen offers, and what it asks the person for. */
export interface MoveAction {
  readonly event: string;
  readonly rule: Rule;
  /** What the form asks for: fields of what the mutation takes as `params`; a trailing `?` marks an optional one. */
  readonly asks?: readonly string[];
  /** A refusal that is a question: the reason of the guard is shown, and who goes on sends the field, which is a flag. */
  readonly question?: { readonly guard: string; readonly field: string };
  /** Fields of the same that the screen sends by itself, of what it shows: nobody is asked for them. */
  readonly carries?: readonly string[];
  /** Asked before it is sent, because there is no way back. */
  readonly final?: boolean;
  /** It takes money from a balance: several rows are asked about together, with the sum and what is left. */
  readonly spends?: boolean;
  /** Shows a preview of what it will do and leave out when several rows are selected. A single row needs none. */
  readonly previews?: boolean;
  /** It moves money for somebody: what it will do is said first, and asked once. Its screen says it (`StepNote`). */
  readonly confirms?: boolean;
  /** Of one that takes money: the event that does the same once the money is there. */
  readonly later?: string;
  /** It stands beside what it is about, and not among the steps. */
  readonly isBeside?: boolean;
  /** It carries what belongs to one record alone, so it is never sent to several. */
  readonly alone?: boolean;
  /** The key that begins it while its record is open. */
  readonly key?: string;
  /** The event that takes it back: what a job did with it can be undone. */
  readonly inverse?: string;
  /** It is work of its own: `makeJob` begins it, and the mutation of the others does not know it. */
  readonly job?: JobKindName;
}

/** What a job may do to many records beside the steps of their lifecycle. */
export interface BulkAction {
  readonly kind: JobKindName;
  readonly rule: Rule;
}

/** `columns`: a line for each row. `lines`: one for each item, made to be imported again. */
export type ExportShape = "columns" | "lines";
/** Of the file: text, or a workbook. */
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The one thing a person comes to this list to begin; its words are `list.primary.<id>`. */
export interface PrimaryAction {
  readonly path: `/${string}`;
  readonly rule: Rule;
}

/** Facts that belong together, each a column of the resource; the title is `entity.<id>.section.<key>`. */
interface FactSection<Field extends string> {
  readonly key: string;
  readonly columns: readonly Field[];
  /** Columns that are left out where there is nothing in them. */
  readonly optional?: readonly Field[];
  /** Columns of some records alone: those with this value of `kind`. */
  readonly ofKind?: Readonly<Partial<Record<Field, string>>>;
}

type NounIn<Q> = Q extends `get${infer N}ById` ? `make${N}` extends MutationName ? N : never : never;
/** What the root fields of a record are named after: getStoreById, makeStore, trashStore, StoreInput. */
export type Noun = NounIn<QueryName>;

/** A record that is shown, made, changed and deleted by what is said here, without a screen of its own. */
export type RecordShape = ShapeOf<string>;

interface ShapeOf<Field extends string> {
  readonly noun: Noun;
  /** The field that deletes one by its `_id`; without it `trash<Noun>` deletes several. Null: it is never deleted. */
  readonly trash?: MutationName | null;
  /** Once made it never changes by a form. */
  readonly isFinal?: boolean;
  /** Fields of the form that are an argument of their own beside `params`, each with its type. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Lists that are sent only where they hold something: the argument `clear` names those that were emptied. */
  readonly clear?: readonly string[];
  /** Fields of its input that no form asks for: a tab of their own writes them. */
  readonly apart?: readonly string[];
  /** Fields that a new record is asked for at once, in their order; the others stand behind More. */
  readonly first?: readonly string[];
  /** The record that it stands in: the field with its id, said when it is made, and the filter that finds its parts. */
  readonly within?: { readonly key: string; readonly filter: string };
  /** The column that names it. */
  readonly name: Field;
  /** Columns that the title of a record has beside its number. */
  readonly titled?: readonly Field[];
  readonly sections: readonly FactSection<Field>[];
  readonly form: readonly FieldGroup<Field>[];
  /** What the API reads the form with; apart, so that no list waits for it. */
  readonly input: () => Promise<GenericSchema>;
}

export type FilterValues = Readonly<Record<string, string | undefined>>;

export interface Resource {
  readonly id: string;
  /** Without the `{filter}` segment: menu links omit it. */
  readonly path: `/${string}`;
  readonly group: MenuGroup;
  readonly within?: MenuBranch;
  /** No menu leads to it: it is reached by search and from other records. */
  readonly isApart?: boolean;
  readonly rule: Rule;
  /** Whose rights decide within the roles; its rules are `rightsIn` of it. */
  readonly module: ModuleId;
  readonly query: QueryName;
  /** What its records are called in the audit and among live changes, where a second list of them has another query. */
  readonly entity?: QueryName;
  readonly count: QueryName;
  /** Of a list whose numbers are pasted: which of them are in none of its rows. It takes the count's arguments. */
  readonly missing?: QueryName;
  /** Further root fields that belong to this screen, each with its rule. */
  readonly roots: Readonly<Partial<Record<QueryName | MutationName, Rule>>>;
  /** Filters of a bare menu link. */
  readonly defaults: FilterValues;
  /** The filter that the `{filter}` segment stands for. */
  readonly segment: string;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column[];
  /** The column that names its records; without it the shape's name, else the number. */
  readonly named?: string;
  /** Default sort: a sortable column's key, `-` in front for descending. */
  readonly sort: string;
  /** True when one record opens at `/{list}/{filter}/{_id}`. */
  readonly record: boolean;
  /** Its record has need of the whole screen: it never opens beside its list. */
  readonly isWide?: boolean;
  /** Of a record that has no screen of its own. */
  readonly shape?: RecordShape;
  readonly moves?: readonly MoveAction[];
  readonly lifecycle?: ResourceLifecycle;
  readonly bulk?: readonly BulkAction[];
  /** Its rows come with the build, not from a table that can be walked: neither exports nor saved views. */
  readonly isFixed?: boolean;
  /** People who may see this list may comment on its records. */
  readonly isCommented?: boolean;
  /** Without it an export has the columns alone. */
  readonly exports?: readonly ExportShape[];
  /** Who reads what the list says of itself above its rows: there is room for it before it is here. */
  readonly note?: Rule;
  readonly primary?: PrimaryAction;
  /** A quieter way to begin, beside it; its words are `list.second.<id>`. */
  readonly second?: PrimaryAction;
}

type RowOf<Q extends QueryName> = NonNullable<QueryResults[Q]> extends readonly (infer Row)[] ? Row : never;
type FieldOf<Q extends QueryName> = Extract<keyof RowOf<Q>, string>;
type ArgOf<Q extends QueryName> = Extract<keyof QueryArgs[Q], string> | "days";
type CarriedBy<M extends MutationName> = MutationArgs[M] extends { readonly params?: infer P }
  ? Extract<keyof NonNullable<P>, string>
  : never;
type Asks<M extends MutationName> = readonly (CarriedBy<M> | `${CarriedBy<M>}?`)[];

/** A resource whose column, filter, sort and step fields are checked against the SDL's types. */
export function defineResource<Q extends QueryName, M extends MutationName = never>(
  resource: Resource & {
    readonly query: Q;
    readonly lifecycle?: ResourceLifecycle & { readonly mutation: M };
    readonly moves?: readonly (MoveAction & {
      readonly asks?: Asks<NoInfer<M>>;
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
  // A list of what a person can make begins with making one, unless it says otherwise.
  return shape && !shape.within
    ? { primary: { path: newPath(path), rule: makeRule(resource, shape, null) }, ...resource }
    : resource;
}

/** What records of a list are called, whichever list they are read from. */
export const entityOf = ({ entity, query }: Pick<Resource, "entity" | "query">): QueryName => entity ?? query;

/** The page on which a record of a list is made. */
export const newPath = (list: Resource["path"]): Resource["path"] => `${list}/new`;

/** Who may make a record of a shape, or change one that is there. */
export const makeRule = (
  { roots, rule }: Pick<Resource, "roots" | "rule">,
  { noun }: RecordShape,
  id: string | null,
): Rule => ruleFor(roots[`make${noun}`] ?? rule, id);

type ColumnMore = Omit<ColumnOf<string>, "key" | "kind" | "width" | "fields">;

/** A column of one field. */
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
/** One status at a time; `Opened` stands for all. Source: docs/requirements.md S5.5. */
export const oneStatus = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "status", values }) as const;
/** One fixed value at a time. */
export const choice = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "choice", values }) as const;
/** Fixed values that are no statuses: they neither exclude nor have a pill. */
export const choices = <K extends string>(key: K, values: readonly string[]) =>
  ({ key, kind: "choices", values }) as const;
export const search = () => ({ key: "search", kind: "search" }) as const;
/** @param label The field whose days these are; without it they are those of `created_at`. */
export const days = (label = "days") => ({ key: "days", kind: "days", label }) as const;
export const ids = () => ({ key: "_id", kind: "ids" }) as const;
/** Where `_id` is one id by the spec. */
export const idsBeside = () => ({ key: "ids", kind: "ids" }) as const;
/** One of a source's choices. */
export const option = <K extends string>(key: K, source: OptionSource, label: string) =>
  ({ key, kind: "option", source, label }) as const;
export const options = <K extends string>(key: K, source: OptionSource, rule?: Rule) =>
  ({ key, kind: "options", source, ...(rule && { rule }) }) as const;
