/** Returns the garments of an order that a case can be about, and until when each reason can be given. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { CaseOptionLine, CaseOptionReason, CaseOptions } from "../../../../api/generated/schema.ts";
import { type CaseReason, REASONS, SUPPORT_CASES } from "../../../../api/support/cases.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { type RemediedLine, remediedLines } from "./lines_store.ts";
import {
  type CaseOrder,
  caseOrder,
  chargesLeft,
  type OptionLine,
  optionLines,
  optionPackages,
  type OptionUnit,
  optionUnits,
  type OrderTimes,
  orderTimes,
  unitsOnShelf,
} from "./options_store.ts";

/** Returns true for an order that a case can be about: drafts were never submitted. */
export const canHaveCase = ({ status }: Pick<CaseOrder, "status">): boolean => status !== "Draft";

/** Returns when the time for a reason ends; null if it has not begun, and if the reason has no limit. */
export function windowEnd(
  { window_days, counts_from }: CaseReason,
  times: OrderTimes | undefined,
): number | null {
  const from = counts_from === "due" ? times?.delivered_at ?? times?.due_at : times?.delivered_at;
  return window_days === 0 || from === undefined || from === null ? null : from + window_days * DAY_SECONDS;
}

export const isInTime = (reason: CaseReason, times: OrderTimes | undefined, now: number): boolean =>
  (windowEnd(reason, times) ?? Infinity) >= now;

export interface FreeLine {
  readonly free: number;
  readonly remediedIn: readonly string[];
  readonly freeUnits: ReadonlySet<string>;
}

/** Counts the garments of a line that no case has remedied; stopped garments do not count. */
export function freeOf(
  { quantity }: Pick<OptionLine, "quantity">,
  units: readonly OptionUnit[],
  remedied: readonly RemediedLine[],
): FreeLine {
  const made = new Set(remedied.flatMap(({ unit_id }) => unit_id ?? []));
  const all = units.length > 0 ? Math.min(quantity, units.length) : quantity;
  return {
    free: Math.max(0, all - remedied.reduce((sum, line) => sum + line.quantity, 0)),
    remediedIn: [...new Set(remedied.map(({ case_code }) => case_code))].sort(),
    freeUnits: new Set(units.map(({ _id }) => _id).filter((id) => !made.has(id))),
  };
}

export async function freeLines(
  reader: Reader,
  orderId: string,
): Promise<ReadonlyMap<string, FreeLine & { readonly line: OptionLine }>> {
  const lines = await optionLines(reader, orderId);
  const units = await optionUnits(reader, orderId);
  const remedied = await remediedLines(reader, lines.map(({ _id }) => _id));
  return new Map(
    lines.map((
      line,
    ) => [line._id, { line, ...freeOf(line, units.get(line._id) ?? [], remedied.get(line._id) ?? []) }]),
  );
}

export async function caseOptions(
  orderId: string,
  { db, scope, now }: AuthorizedContext,
): Promise<OptionsView | null> {
  const order = await caseOrder(db.read, scope, orderId);
  if (!order || !canHaveCase(order)) return null;
  const times = (await orderTimes(db.read, [orderId])).get(orderId);
  const units = await optionUnits(db.read, orderId);
  const onShelf = await unitsOnShelf(db.read, [...units.values()].flat().map(({ _id }) => _id));
  const left = await chargesLeft(db.read, orderId);
  const lines = [...(await freeLines(db.read, orderId)).values()].map((
    { line, free, remediedIn, freeUnits },
  ) => ({
    _id: line._id,
    sku: line.sku,
    title: line.title,
    variant: line.variant,
    quantity: line.quantity,
    free,
    remedied_in: remediedIn,
    left_minor: left.get(line._id) ?? 0,
    units: (units.get(line._id) ?? []).map(({ _id, code }) => ({
      _id,
      code,
      free: freeUnits.has(_id),
      kept: onShelf.has(_id),
    })),
  }));
  return {
    _id: order._id,
    code: order.code,
    seller_id: order.seller_id,
    currency: order.currency,
    delivered_at: times?.delivered_at ?? null,
    left_minor: [...left.values()].reduce((sum, minor) => sum + minor, 0),
    lines,
    reasons: reasonsAt(times, now()),
    packages: await optionPackages(db.read, orderId),
  };
}

type OptionsView = Omit<CaseOptions, "lines"> & {
  readonly lines: readonly Omit<CaseOptionLine, "image_id">[];
};

const reasonsAt = (times: OrderTimes | undefined, now: number): CaseOptionReason[] =>
  SUPPORT_CASES.flatMap((support_case) =>
    REASONS[support_case].map((reason) => ({
      support_case,
      reason: reason.id,
      evidence: reason.evidence,
      window_days: reason.window_days,
      until: windowEnd(reason, times),
      open: isInTime(reason, times, now),
      priority: reason.priority,
    }))
  );
