/**
 * What the features bring to the engine: each `src/features/<domain>/feature.ts` says it once, and nothing of the
 * engine names a feature. Their list is generated (`deno task gen`), and registered before anything is drawn. A feature
 * says with loaders alone what opens later, so one that nobody opens costs the first bundle a line.
 */
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
import type { OptionLoader } from "./list/option.ts";
import type { LeaveWords } from "../lib/leave_guard.ts";
import type { Lazily } from "../lib/lazily.tsx";
import type { InputProps } from "./form/input_props.ts";
import type { LifecycleHistory } from "./record/lifecycle_history.ts";
import type { FormNoteProps, MadeProps, PartProps, RecordTab, RecordViewProps } from "./record/view_props.ts";

/** What the list and the records of a resource have beside what the resource says. */
export interface Screen {
  /** A record with a screen of its own; without it its shape makes one. */
  readonly Record?: Lazily<RecordViewProps>;
  /** Facts, fields and parts stand in tabs. */
  readonly tabs?: readonly RecordTab[];
  /** What the facts are compared with: it stands right above them. */
  readonly AboveFacts?: ComponentType<PartProps>;
  /** What a record has beside its facts. */
  readonly parts?: readonly ComponentType<PartProps>[];
  /** Shows the effect of a step where its form opens; nothing for a step that it has no words for. */
  readonly StepNote?: ComponentType<StepNoteProps>;
  /** What happened to the record, where more belongs there than its own entries. */
  readonly Timeline?: ComponentType<PartProps>;
  /** What is said before records are deleted, beside the question. */
  readonly TrashNote?: ComponentType<{ readonly ids: readonly string[] }>;
  /** What a form shows of what is typed, below its fields. */
  readonly FormNote?: ComponentType<FormNoteProps>;
  /** What comes after a record was made, in the place of the record itself. */
  readonly AfterMade?: ComponentType<MadeProps>;
  /** What the list says of itself, above its rows, and what stands below them. */
  readonly ListNote?: ComponentType<ListPartProps>;
  /** Says above the rows what is wrong around them, which is rare: nothing keeps room for it. */
  readonly ListAlert?: ComponentType;
  readonly ListFoot?: ComponentType<ListPartProps>;
}

export interface ListPartProps {
  /** Of what the list shows. */
  readonly filters: FilterValues;
}

export interface Feature {
  /** By the resource's id. */
  readonly screens?: Readonly<Record<string, Screen>>;
  /** Adds a part below those of an earlier department's record: by its list's id, with `.<tab's key>` where it has tabs. */
  readonly recordParts?: Readonly<Record<string, ComponentType<PartProps>>>;
  /** Screens that are no lists, by their path. */
  readonly pages?: Readonly<Partial<Record<PageRoute["path"], ComponentType>>>;
  /** Where the choices of a filter or field come from. */
  readonly options?: Readonly<Partial<Record<OptionSource, () => Promise<OptionLoader>>>>;
  /** Kinds of cells that only this feature's rows have: `suspending`, for the first picture has words in their place. */
  readonly cells?: Readonly<Partial<Record<CellKind, LazyExoticComponent<ComponentType<AddedCellProps>>>>>;
  /** Kinds of values that only this feature's forms ask for. */
  readonly inputs?: Readonly<Partial<Record<InputKind, ComponentType<InputProps>>>>;
  /** What asks for a field of a step, where it is no line of text: by the field's name. */
  readonly asks?: Readonly<Partial<Record<string, ComponentType<AskProps>>>>;
  /** Words for the report of a step, where it says more than that it was done: by the event. */
  readonly outcomes?: Readonly<Record<string, () => Promise<(told: OutcomeTold) => OutcomeWords | null>>>;
  /** Beside every record of every list, for whom the rule allows. */
  readonly besideRecord?: { readonly rule: Rule; readonly Part: ComponentType<BesideProps> };
  /** Offers texts to a comment that is being written, to people the rule allows. Nothing is sent by it. */
  readonly insertions?: InsertionOffer;
  /** Where a record is in its lifecycle, and how it came there. */
  readonly LifecycleChart?: ComponentType<LifecycleChartProps>;
  /** Where a balance does not cover what is to be paid, for whom the rule allows: how it gets more. */
  readonly ShortBalance?: { readonly rule: Rule; readonly Part: ComponentType<ShortProps> };
  /** What is kept on this device and not sent: asked about before Log Out; null where there is nothing. */
  readonly beforeLogOut?: () => Promise<{ readonly ask: (personId: string) => Promise<LeaveWords | null> }>;
  /** In the menu of what may be done with picked rows: asked for with the first row that is picked. */
  readonly bulkItems?: () => Promise<{ readonly bulkItems: BulkItems }>;
  /** Forms of the kinds of jobs that ask for something, by kind. */
  readonly jobForms?: () => Promise<{ readonly jobForms: Readonly<Record<string, JobForm>> }>;
  /** Says what jobs came to, by their kind; of a step its `outcomes` say it. */
  readonly jobResults?: () => Promise<{ readonly jobResults: Readonly<Record<string, JobResult>> }>;
}

export interface JobResult {
  /** Returns what a job found, in one line; null where it found nothing. */
  readonly wordsOf?: (job: EndedJob) => OutcomeWords | null;
  /** Leads to what it made or found; null where there is nothing to see. */
  readonly linkOf?: (job: EndedJob) => { readonly href: string; readonly words: string } | null;
  /** True for a kind that changes no records: it has no rows and counts nothing. */
  readonly isRowless?: boolean;
}

export type EndedJob = Pick<Job, "kind" | "about" | "made">;

export interface JobForm {
  /** Returns what is missing or wrong before anything is sent. Paths are the input's. */
  readonly problemsOf: (asked: JobInput) => readonly InputProblem[];
  readonly Fields: ComponentType<JobFieldsProps>;
}

export interface JobFieldsProps {
  readonly asked: JobInput;
  readonly problems: readonly InputProblem[];
  readonly isOff: boolean;
  readonly onChange: (patch: Partial<JobInput>) => void;
}

/** The API's report of a step of one record, or of a job for many. */
export type OutcomeTold =
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
  /** What the form calls it. */
  readonly label: string;
  /** Several ids by commas. */
  readonly value: string;
  /** The record whose step it is; one without an id where it is a step of many. */
  readonly record: Row;
  readonly isOff: boolean;
  readonly onChange: (value: string) => void;
  /** While the value is not known yet the step cannot be sent. */
  readonly onHold: (isHeld: boolean) => void;
  /** What its step carries beside it; none where it is a step of many. */
  readonly beside?: AskedBeside;
}

/** Of a step that was begun. */
export interface AskedBeside {
  readonly params: Readonly<Record<string, string>>;
  readonly problems: readonly InputProblem[];
  readonly fill: (name: string, value: string) => void;
}

export interface BesideProps {
  /** The resource's id. */
  readonly entity: string;
  readonly id: string;
}

export interface InsertionOffer {
  readonly rule: Rule;
  /** The word on the button that opens it. */
  readonly label: Key;
  readonly Part: ComponentType<InsertionProps>;
}

export interface InsertionProps {
  /** The record that the comment is about, and what its comments are kept under. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly entity: string;
  /** What it is placed beside. */
  readonly target: HTMLElement | null;
  readonly onClose: () => void;
  /**
   * Closes it, and puts a text in the place of what is selected in the comment, and the caret behind it.
   * @param blank the place in the text that is left to fill in: it is selected
   */
  readonly onInsert: (text: string, blank: readonly [from: number, to: number] | null) => void;
}

export interface LifecycleChartProps {
  readonly name: LifecycleName;
  readonly past: LifecycleHistory;
}

export interface BulkItems {
  /** Who has them, by the resource's id; left out: on every list whoever may begin jobs. */
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly Items: ComponentType<BulkItemsProps>;
}

export interface BulkItemsProps {
  /** The resource's id. */
  readonly list: string;
  /** In the order in which they were picked; null where they are not all known. */
  readonly ids: readonly string[] | null;
  /** Shows a dialog beside the list: the menu that it was asked for in is gone by then. */
  readonly onOpen: (draw: DrawOpened) => void;
}

export type DrawOpened = (close: () => void) => ReactNode;

export interface ShortProps {
  readonly sellerId: string;
  /** What is missing, in minor units. */
  readonly minor: number;
  readonly currency: string;
}

/** Those kinds of a feature's tables that are looked up by a name. */
type Table = "screens" | "recordParts" | "pages" | "options" | "cells" | "inputs" | "asks" | "outcomes";
type ValueOf<T extends Table> = NonNullable<Feature[T]>[keyof NonNullable<Feature[T]>];

let features: readonly Feature[] = [];
const found = new Map<string, unknown>();

/** To be called once, before anything is drawn. */
export function registerFeatures(all: readonly Feature[]): void {
  features = all;
  found.clear();
}

/** The entry of a table under a name. The name may be what somebody sent, and every object has a `constructor`. */
export function registered<T extends Table>(table: T, name: string): NonNullable<ValueOf<T>> | undefined {
  const key = `${table} ${name}`;
  if (!found.has(key)) {
    const entries = features.flatMap((feature): object[] => feature[table] ? [feature[table]] : []);
    const owner = entries.find((each) => Object.hasOwn(each, name));
    found.set(key, owner && (owner as Record<string, unknown>)[name]);
  }
  return found.get(key) as NonNullable<ValueOf<T>> | undefined;
}

const NOTHING: Screen = {};

export const screenOf = (resourceId: string): Screen => registered("screens", resourceId) ?? NOTHING;

/** What every feature puts into one place. */
export function placed<
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
