/** Defines the values of a new case, and compares them with the saved ones. */
import type { InputProblem } from "../../api/errors.ts";

export interface AffectedLine {
  readonly order_line_id: string;
  readonly quantity: number;
  /** Ids of the affected garments; empty if the single garments are not known. */
  readonly unit_ids: readonly string[];
}

export interface EvidenceFile {
  readonly id: string;
  readonly name: string;
}

/** Everything that a person enters for a case. */
export interface NewCaseValues {
  /** The seller of a case without an order; else empty. */
  readonly seller_id: string;
  readonly order_id: string;
  readonly package_id: string;
  readonly lines: readonly AffectedLine[];
  readonly support_case: string;
  readonly reason: string;
  readonly requested: string;
  readonly body: string;
  readonly files: readonly EvidenceFile[];
  /** Why staff accept a case after the time limit of its reason. */
  readonly exception: string;
}

export interface SavedCase {
  readonly _id: string;
  readonly version: number;
  /** The fields that the API stored, as JSON. */
  readonly stored: string;
}

/** The first comment: description and evidence. */
export interface Description {
  readonly _id: string;
  readonly version: number;
  readonly stored: string;
}

/** The input as this tab stores it, or as a Draft of the API has it; `key` is set while an answer is missing. */
export interface NewCaseDraft {
  readonly values: NewCaseValues;
  readonly saved: SavedCase | null;
  readonly described: Description | null;
  readonly key: string;
  readonly step: NewCaseStep;
  /** The Draft is saved only so that evidence can be uploaded; it is not submitted yet. */
  readonly isPreparing: boolean;
}

export type NewCaseStep = "saving" | "describing" | "submitting";

export type StepAnswer<Done> =
  | ({ readonly kind: "done" } & Done)
  | { readonly kind: "refused"; readonly problems: readonly InputProblem[]; readonly reason: string }
  /** Nothing was done: too many requests, no permission, or the API could not read the request. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The step may have been done. */
  | { readonly kind: "unknown" };

export type SaveCaseAnswer = StepAnswer<{ readonly saved: SavedCase }>;
export type DescribeAnswer = StepAnswer<{ readonly described: Description }>;
export type SubmitAnswer = StepAnswer<object>;

export const EMPTY_CASE: NewCaseValues = {
  seller_id: "",
  order_id: "",
  package_id: "",
  lines: [],
  support_case: "",
  reason: "",
  requested: "",
  body: "",
  files: [],
  exception: "",
};

/** Returns the stored fields as JSON; the description becomes a comment, and the exception is sent on submitting. */
export const fieldsOfCase = ({ body: _, files: __, exception: ___, ...fields }: NewCaseValues): string =>
  JSON.stringify(fields);

export const descriptionOf = ({ body, files }: Pick<NewCaseValues, "body" | "files">): string =>
  JSON.stringify({ body, files });

export const isSavedAsShown = ({ values, saved }: Pick<NewCaseDraft, "values" | "saved">): boolean =>
  saved !== null && saved.stored === fieldsOfCase(values);

export const isDescribedAsShown = ({ values, described }: Pick<NewCaseDraft, "values" | "described">) =>
  described !== null && described.stored === descriptionOf(values);

const isUnder = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

export const problemsLeft = (problems: readonly InputProblem[], changed: readonly string[]) =>
  problems.filter(({ path }) => !changed.some((name) => isUnder(path, name)));
