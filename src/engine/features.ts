/** Registers the parts that features add to the app. The first bundle has only the features of the first lists (ADR 126). */
import type { ComponentType, LazyExoticComponent, ReactNode } from "react";
import type { Key } from "../lib/i18n.ts";
import type { Rule } from "../../api/access.ts";
import type { InputProblem } from "../../api/errors.ts";
import type { Job, JobInput } from "../../api/generated/schema.ts";
import type { LifecycleName } from "../../machines/lifecycles/lifecycles.ts";
import type { Row } from "../../machines/rows.ts";
import type { CellKind } from "../../resources/cell_kind.ts";
import type { Column, FilterValues } from "../../resources/define.ts";
import type { OptionSource } from "../../resources/form_fields.ts";
import type { InputKind } from "../../resources/input_kind.ts";
import type { PageRoute } from "../../resources/pages.ts";
import type { OptionLoader } from "./list/filters/option.ts";
import type { LeaveWords } from "../lib/leave_guard.ts";
import type { LazyPart } from "../lib/lazy_part.tsx";
import type { InputProps } from "./form/input_props.ts";
import type { LifecycleHistory } from "./record/lifecycle_history.ts";
import type { FormNoteProps, MadeProps, PartProps, RecordTab, RecordViewProps } from "./record/view_props.ts";

export interface Screen {
  /** The record's screen; absent if the shape of the record describes it. */
  readonly Record?: LazyPart<RecordViewProps>;
  readonly tabs?: readonly RecordTab[];
  /** Shown right above the facts. */
  readonly AboveFacts?: ComponentType<PartProps>;
  readonly parts?: readonly ComponentType<PartProps>[];
  /** Shows the effect of a step in its form. */
  readonly StepNote?: ComponentType<StepNoteProps>;
  /** Replaces the record's own timeline. */
  readonly Timeline?: ComponentType<PartProps>;
  /** Shown next to the question before records are deleted. */
  readonly TrashNote?: ComponentType<{ readonly ids: readonly string[] }>;
  readonly FormNote?: ComponentType<FormNoteProps>;
  /** Shown after a record was created, instead of the record. */
  readonly AfterMade?: ComponentType<MadeProps>;
  readonly ListNote?: ComponentType<ListPartProps>;
  /** Shown above the rows to warn of a problem; no space is reserved for it. */
  readonly ListAlert?: ComponentType;
  readonly ListFoot?: ComponentType<ListPartProps>;
}

export interface ListPartProps {
  readonly filters: FilterValues;
}

export interface Feature {
  readonly screens?: Readonly<Record<string, Screen>>;
  /** Parts added to records of other features, by id of the list, with `.<tab's key>` if the record has tabs. */
  readonly recordParts?: Readonly<Record<string, LazyPart<PartProps>>>;
  readonly pages?: Readonly<Partial<Record<PageRoute["path"], ComponentType>>>;
  readonly options?: Readonly<Partial<Record<OptionSource, () => Promise<OptionLoader>>>>;
  /** Kinds of cells that only this feature has, in `lazyWithSuspense`: src/app/picture shows text instead. */
  readonly cells?: Readonly<Partial<Record<CellKind, LazyExoticComponent<ComponentType<AddedCellProps>>>>>;
  readonly inputs?: Readonly<Partial<Record<InputKind, ComponentType<InputProps>>>>;
  /** Inputs for fields of a step, by the field's name; `<event>.<name>` for one step only. */
  readonly asks?: Readonly<Partial<Record<string, ComponentType<AskProps>>>>;
  readonly outcomes?: Readonly<Record<string, () => Promise<(outcome: StepReport) => OutcomeWords | null>>>;
  readonly besideRecord?: { readonly rule: Rule; readonly Part: ComponentType<BesideProps> };
  /** Offers texts to insert into a comment that is being written; it sends nothing. */
  readonly insertions?: InsertionOffer;
  readonly LifecycleChart?: ComponentType<LifecycleChartProps>;
  /** Offers to top up a balance that does not cover a payment. */
  readonly ShortBalance?: { readonly rule: Rule; readonly Part: ComponentType<ShortProps> };
  /** Returns the question to ask before Log Out if unsent data is stored on this device; null if there is none. */
  readonly beforeLogOut?: () => Promise<{ readonly ask: (personId: string) => Promise<LeaveWords | null> }>;
  /** Menu items for picked rows, which are loaded when the first row is picked. */
  readonly bulkItems?: () => Promise<{ readonly bulkItems: BulkItems }>;
  readonly jobForms?: () => Promise<{ readonly jobForms: Readonly<Record<string, JobForm>> }>;
  /** Words for the results of jobs, by kind of job; steps have theirs in `outcomes`. */
  readonly jobResults?: () => Promise<{ readonly jobResults: Readonly<Record<string, JobResult>> }>;
}

export interface JobResult {
  readonly wordsOf?: (job: EndedJob) => OutcomeWords | null;
  /** Returns a link to the result; null if there is none. */
  readonly linkOf?: (job: EndedJob) => { readonly href: string; readonly words: string } | null;
  /** True for a kind of job that changes no records, and so counts none. */
  readonly isRowless?: boolean;
}

export type EndedJob = Pick<Job, "kind" | "about" | "made">;

export interface JobForm {
  /** Returns the problems of the job's input, with paths in the input. */
  readonly problemsOf: (input: JobInput) => readonly InputProblem[];
  readonly Fields: ComponentType<JobFieldsProps>;
}

export interface JobFieldsProps {
  readonly input: JobInput;
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (patch: Partial<JobInput>) => void;
}

export type StepReport =
  | { readonly one: unknown }
  | { readonly many: Readonly<Record<string, unknown>> };

export interface OutcomeWords {
  readonly words: string;
  readonly tone: "success" | "warning";
}

export interface AddedCellProps {
  readonly row: Row;
  readonly column: Column;
}

export interface StepNoteProps {
  readonly record: Row;
  readonly event: string;
}

export interface AskProps {
  readonly name: string;
  readonly label: string;
  /** Value of the field; several ids are joined by commas. */
  readonly value: string;
  /** The record of the step; it has no id if the step is for several records. */
  readonly record: Row;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
  /** Blocks the step as long as the value is unknown. */
  readonly onHold: (isHeld: boolean) => void;
  readonly beside?: StepFields;
}

export interface StepFields {
  readonly params: Readonly<Record<string, string>>;
  readonly problems: readonly InputProblem[];
  readonly fill: (name: string, value: string) => void;
}

export interface BesideProps {
  readonly entity: string;
  readonly id: string;
}

export interface InsertionOffer {
  readonly rule: Rule;
  readonly label: Key;
  readonly Part: ComponentType<InsertionProps>;
}

export interface InsertionProps {
  readonly record: Readonly<Record<string, unknown>>;
  readonly entity: string;
  /** Language of the people who will read the text, if it is known. */
  readonly language?: string | undefined;
  readonly target: HTMLElement | null;
  readonly onClose: () => void;
  /**
   * Replaces the selection by a text, and puts the caret after the text.
   * @param blank range to select instead, which the person fills in
   */
  readonly onInsert: (text: string, blank: readonly [from: number, to: number] | null) => void;
}

export interface LifecycleChartProps {
  readonly name: LifecycleName;
  readonly past: LifecycleHistory;
}

export interface BulkItems {
  /** Rules by id of the resource. If absent, everybody who may begin jobs has these items on every list. */
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly Items: ComponentType<BulkItemsProps>;
}

export interface BulkItemsProps {
  readonly list: string;
  /** Ids in the order in which they were picked; null if not all ids are known. */
  readonly ids: readonly string[] | null;
  /** Shows a dialog next to the list, because the menu that opened it has been unmounted. */
  readonly onOpen: (draw: DrawOpened) => void;
}

export type DrawOpened = (close: () => void) => ReactNode;

export interface ShortProps {
  readonly sellerId: string;
  /** Minor units. */
  readonly minor: number;
  readonly currency: string;
}

type Table = "screens" | "recordParts" | "pages" | "options" | "cells" | "inputs" | "asks" | "outcomes";
type ValueOf<T extends Table> = NonNullable<Feature[T]>[keyof NonNullable<Feature[T]>];

type LoadFeatures = () => Promise<readonly Feature[]>;

let features: readonly Feature[] = [];
let loadAll: LoadFeatures | null = null;
let coming: Promise<void> | null = null;
const found = new Map<string, unknown>();

/** @param later loads all features, including these; null if there are no others */
export function registerFeatures(some: readonly Feature[], later: LoadFeatures | null = null): void {
  features = some;
  loadAll = later;
  coming = null;
  found.clear();
}

/** Loads all other features. After a failure the next call tries again. */
export function allFeatures(): Promise<void> {
  coming ??= loadAll ? loadAll().then((all) => registerFeatures(all)) : Promise.resolve();
  coming.catch(() => coming = null);
  return coming;
}

/** Reads only own properties: the name may come from a request, and every object has a `constructor`. */
export function registeredValue<T extends Table>(
  table: T,
  name: string,
): NonNullable<ValueOf<T>> | undefined {
  const key = `${table} ${name}`;
  if (!found.has(key)) {
    const entries = features.flatMap((feature): object[] => feature[table] ? [feature[table]] : []);
    const owner = entries.find((each) => Object.hasOwn(each, name));
    found.set(key, owner && (owner as Record<string, unknown>)[name]);
  }
  return found.get(key) as NonNullable<ValueOf<T>> | undefined;
}

const NOTHING: Screen = {};

export const screenOf = (resourceId: string): Screen => registeredValue("screens", resourceId) ?? NOTHING;

export function partsAt<
  P extends
    | "beforeLogOut"
    | "besideRecord"
    | "bulkItems"
    | "insertions"
    | "jobForms"
    | "jobResults"
    | "outcomes"
    | "LifecycleChart"
    | "ShortBalance",
>(
  place: P,
): readonly NonNullable<Feature[P]>[] {
  return features.flatMap((feature) => feature[place] ? [feature[place]] : []);
}
