/** Checks and converts what a person enters for a case. */
import type { InputProblem } from "../../../../api/errors.ts";
import type { CaseInput, CaseLineInput } from "../../../../api/generated/schema.ts";
import { needsOrder, reasonOf, WISHES } from "../../../../api/support/cases.ts";
import type { AffectedLine, NewCaseValues } from "../../../../machines/support/new_case_values.ts";
import type { OptionLine, Options } from "./find_goods.ts";

const required = (path: string): InputProblem => ({ path, code: "required" });

interface Known {
  readonly options: Options | null;
  readonly isStaff: boolean;
  /** Number of files that are still being uploaded. */
  readonly filesToCome?: number;
}

/** Checks that the time limit of the reason is not over; without an order there is no limit. */
export const isReasonOpen = ({ support_case, reason }: NewCaseValues, options: Options | null): boolean =>
  options?.reasons.find((each) => each.support_case === support_case && each.reason === reason)?.open ?? true;

/** Returns what is missing for a Draft, to which evidence can be added. The wish may be chosen later. */
export function preparingProblems(values: NewCaseValues, { isStaff }: Known): readonly InputProblem[] {
  const { order_id, seller_id, lines, support_case, reason } = values;
  const isAboutOrder = support_case === "" || needsOrder(support_case);
  return [
    ...isAboutOrder && order_id === "" ? [required("order_id")] : [],
    ...isAboutOrder && order_id !== "" && lines.length === 0 ? [required("lines")] : [],
    ...!isAboutOrder && order_id === "" && isStaff && seller_id === "" ? [required("seller_id")] : [],
    ...support_case === "" ? [required("support_case")] : [],
    ...support_case !== "" && !reasonOf(support_case, reason) ? [required("reason")] : [],
  ];
}

/** Returns the problems in the order of the page, because the field of the first one gets the focus. */
export function caseProblems(values: NewCaseValues, known: Known): readonly InputProblem[] {
  const { support_case, reason, requested, body, files, exception } = values;
  const { filesToCome = 0 } = known;
  const isLate = !isReasonOpen(values, known.options);
  return [
    ...preparingProblems(values, known),
    ...isLate && exception.trim() === "" ? [required(known.isStaff ? "exception" : "reason")] : [],
    ...body.trim() === "" ? [required("body")] : [],
    ...reasonOf(support_case, reason)?.evidence && files.length + filesToCome === 0
      ? [required("files")]
      : [],
    ...(WISHES as readonly string[]).includes(requested) ? [] : [required("requested")],
  ];
}

/** Returns the input of a Draft. An empty id clears what an earlier save stored. */
export function caseInputOf(values: NewCaseValues): CaseInput {
  const { order_id, seller_id, package_id, support_case, reason, requested, lines } = values;
  return {
    order_id,
    package_id,
    support_case,
    reason,
    requested: requested || "Advice",
    lines: lines.flatMap(({ order_line_id, quantity, unit_ids }): CaseLineInput[] =>
      unit_ids.length > 0
        ? unit_ids.map((unit_id) => ({ order_line_id, unit_id, quantity: 1 }))
        : [{ order_line_id, unit_id: null, quantity }]
    ),
    ...order_id === "" && seller_id !== "" && { seller_id },
  };
}

interface StoredLine {
  readonly order_line_id: string;
  readonly unit_id: string | null;
  readonly quantity: number;
}

export function affectedLines(lines: readonly StoredLine[]): readonly AffectedLine[] {
  const byLine = Map.groupBy(lines, ({ order_line_id }) => order_line_id);
  return [...byLine].map(([order_line_id, some]) => ({
    order_line_id,
    quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
    unit_ids: some.flatMap(({ unit_id }) => unit_id ?? []),
  }));
}

export const pickIn = (lines: readonly AffectedLine[], id: string): AffectedLine =>
  lines.find(({ order_line_id }) => order_line_id === id) ?? { order_line_id: id, quantity: 0, unit_ids: [] };

const withLine = (lines: readonly AffectedLine[], line: AffectedLine): readonly AffectedLine[] => [
  ...lines.filter(({ order_line_id }) => order_line_id !== line.order_line_id),
  ...line.quantity > 0 ? [line] : [],
];

export const pickQuantity = (lines: readonly AffectedLine[], { _id }: OptionLine, quantity: number) =>
  withLine(lines, { order_line_id: _id, quantity, unit_ids: [] });

export function toggleUnit(lines: readonly AffectedLine[], { _id }: OptionLine, unit: string) {
  const { unit_ids } = pickIn(lines, _id);
  const picked = unit_ids.includes(unit) ? unit_ids.filter((each) => each !== unit) : [...unit_ids, unit];
  return withLine(lines, { order_line_id: _id, quantity: picked.length, unit_ids: picked });
}

/** Picks all garments without a remedy. */
export const pickAll = (options: Options): readonly AffectedLine[] =>
  options.lines.filter(({ free }) => free > 0).map(({ _id, free, units }) => {
    const unit_ids = units.filter((unit) => unit.free).slice(0, free).map((unit) => unit._id);
    return { order_line_id: _id, quantity: unit_ids.length || free, unit_ids };
  });

/** Finds a garment and its line by code or id; null if it is not part of the order. */
export function unitByCode({ lines }: Options, code: string) {
  for (const line of lines) {
    const unit = line.units.find((each) => each.code === code || each._id === code);
    if (unit) return { line, unit };
  }
  return null;
}
