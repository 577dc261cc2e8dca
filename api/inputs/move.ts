import {
  array,
  boolean,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  number,
  object,
  picklist,
  pipe,
  transform,
  unknown,
} from "valibot";
import { MAX_SCAN_LENGTH } from "../codes/scan_codes.ts";
import { trackingNumber } from "../codes/tracking.ts";
import { endOf, startOf } from "../time/dates.ts";
import { readDay } from "../time/day_text.ts";
import type {
  BoxMoveInput,
  CaseMoveInput,
  ConsolidationMoveInput,
  ExtensionMoveInput,
  InvoiceMoveInput,
  LabelPageMoveInput,
  LocalBillMoveInput,
  ManifestMoveInput,
  MoveInput,
  MovePackageInput,
  MovePriceTableInput,
  MoveUnitInput,
  NumberRangeMoveInput,
  PostageInvoiceMoveInput,
  PostageLineMoveInput,
  PostageRequestMoveInput,
  PostalNumberMoveInput,
  RefundMoveInput,
  TopupMoveInput,
} from "../generated/schema.ts";
import { MAX_BILL_BOXES, MAX_BILL_G } from "../handover/local_bills.ts";
import { MAX_MANIFEST_ITEMS, MAX_REJECT_REASON } from "../handover/manifest_bounds.ts";
import { PENDING_FILE } from "../constants.ts";
import { PACKAGE_TYPE_CODES } from "../shipping/packaging.ts";
import { MAX_PACKAGE_G } from "../workshop/package_weight.ts";
import { REJECT_REASONS } from "../workshop/reject_reasons.ts";
import { WORK_STEPS } from "../steps.ts";
import { REPORTED_STATUSES } from "../shipping/tracking.ts";
import { MAX_CASE_LINES, MAX_CASE_WORDS, OUTCOMES } from "../support/cases.ts";
import { whole } from "./numbers.ts";
import { says } from "./read.ts";
import { type MoveClock, paymentDay } from "./payment_day.ts";
import { line, paragraphs } from "./text.ts";

const REASON = 500;
const SHORT = 60;

type Field = GenericSchema<unknown, unknown>;
type Fields = Readonly<Record<string, Field>>;

/** Returns true if a number has only characters that a carrier's barcode can have. */
const isTrackingNumber = (text: string) => /^[0-9A-Za-z][0-9A-Za-z -]*$/.test(text);

export const MAX_PICKED_UNITS = 200;

const tracking = pipe(
  line(MAX_SCAN_LENGTH),
  transform(trackingNumber),
  check((text) => text === "" || isTrackingNumber(text), says("invalid")),
  maxLength(SHORT, says("tooLong")),
);

/** These schemas are made once, since every step of every record uses them. */
const short = line(SHORT);
const reasonText = paragraphs(REASON);
const picked = pipe(array(short), maxLength(MAX_PICKED_UNITS, says("tooMany")));

const MAX_SIDE_MM = 3_000;
export const LABEL_OUTCOMES = ["live", "failed"] as const;

const packageFields = ({ now }: MoveClock) =>
  ({
    reason: paragraphs(REASON),
    carrier: line(SHORT),
    tracking_number: tracking,
    file: line(SHORT),
    unit_ids: pipe(array(line(SHORT)), maxLength(MAX_PICKED_UNITS, says("tooMany"))),
    into: line(SHORT),
    status: picklist(REPORTED_STATUSES, says("unknown")),
    place: line(SHORT),
    at: pipe(number(says("invalid")), check((at) => at > 0 && at <= now, says("invalid"))),
    weight_g: whole(1, MAX_PACKAGE_G, says("invalid")),
    length_mm: whole(0, MAX_SIDE_MM, says("invalid")),
    width_mm: whole(0, MAX_SIDE_MM, says("invalid")),
    height_mm: whole(0, MAX_SIDE_MM, says("invalid")),
    package_type: picklist(PACKAGE_TYPE_CODES, says("unknown")),
    policy_id: line(SHORT),
    method_code: line(SHORT),
    box_id: line(SHORT),
    outcome: picklist(LABEL_OUTCOMES, says("unknown")),
    device: line(SHORT),
    net_sure: boolean(says("invalid")),
  }) satisfies Readonly<Record<keyof MovePackageInput, Field>>;

const unitFields = () =>
  ({
    reason: paragraphs(REASON),
    reason_code: picklist(REJECT_REASONS, says("unknown")),
    fault_step: picklist(WORK_STEPS.map(({ state }) => state), says("unknown")),
    location: line(SHORT),
    station: line(SHORT),
    device: line(SHORT),
  }) satisfies Readonly<Record<keyof MoveUnitInput, Field>>;

const sum = whole(0, Number.MAX_SAFE_INTEGER, says("badAmount"));

const orderFields = ({ now, timeZone }: MoveClock) => {
  // An invalid day is one problem, not two.
  const isToCome = (day: string) => (endOf(day, timeZone) ?? Infinity) > now;
  return {
    reason: reasonText,
    until: pipe(
      short,
      transform((text) => readDay(text) ?? text),
      check((day) => day === "" || endOf(day, timeZone) !== null, says("badDate")),
      check(isToCome, says("dayOver")),
    ),
    carrier: short,
    expected_minor: sum,
    tracking_number: tracking,
    file: short,
    unit_ids: picked,
  } satisfies Readonly<Record<keyof MoveInput, Field>>;
};

const extensionFields = () =>
  ({ rights: array(line(SHORT)) }) satisfies Readonly<Record<keyof ExtensionMoveInput, Field>>;

const reasonFields = () => ({ reason: reasonText });
const refundFields = reasonFields satisfies () => Readonly<Record<keyof RefundMoveInput, Field>>;

const priceTableFields = ({ timeZone }: MoveClock) =>
  ({
    valid_from: pipe(
      short,
      transform((text) => readDay(text) ?? text),
      check((day) => day === "" || startOf(day, timeZone) !== null, says("badDate")),
    ),
  }) satisfies Readonly<Record<keyof MovePriceTableInput, Field>>;

const topupFields = reasonFields satisfies () => Readonly<Record<keyof TopupMoveInput, Field>>;

const invoiceFields = () =>
  ({ reason: reasonText, amount_minor: sum }) satisfies Readonly<Record<keyof InvoiceMoveInput, Field>>;

const caseCause = object({
  step: picklist(WORK_STEPS.map(({ state }) => state), says("unknown")),
  operator_id: nullish(short),
  station: nullish(short),
  reason: pipe(paragraphs(REASON), check((text) => text !== "", says("required"))),
  at: nullish(whole(0, Number.MAX_SAFE_INTEGER, says("invalid"))),
});

const caseDecision = object({
  _id: short,
  outcome: picklist(OUTCOMES, says("unknown")),
  amount_minor: nullish(sum),
  charged: nullish(boolean(says("invalid"))),
  cause: nullish(caseCause),
});

const caseFields = () =>
  ({
    reason: reasonText,
    question: paragraphs(MAX_CASE_WORDS),
    into: short,
    assignee: short,
    lines: pipe(array(caseDecision), maxLength(MAX_CASE_LINES, says("tooMany"))),
  }) satisfies Readonly<Record<keyof CaseMoveInput, Field>>;

const MAX_SCALE_G = 1_000_000;
const scale = whole(0, MAX_SCALE_G, says("invalid"));

const boxFields = () =>
  ({
    reason: reasonText,
    gross_g: scale,
    tare_g: scale,
    count: scale,
    local_bill_id: short,
    consolidation_id: short,
  }) satisfies Readonly<Record<keyof BoxMoveInput, Field>>;

const localBillFields = (clock: MoveClock) =>
  ({
    count: whole(0, MAX_BILL_BOXES, says("badNumber")),
    chargeable_g: whole(1, MAX_BILL_G, says("badNumber")),
    signed_by: short,
    photo_id: pipe(short, check((id) => id !== PENDING_FILE, says("fileWaits"))),
    forwarder_no: short,
    amount_minor: sum,
    reason: reasonText,
    paid_on: paymentDay(clock),
    payment_ref: short,
  }) satisfies Readonly<Record<keyof LocalBillMoveInput, Field>>;

const postageInvoiceFields = (clock: MoveClock) =>
  ({
    reason: reasonText,
    paid_on: paymentDay(clock),
    payment_ref: short,
  }) satisfies Readonly<Record<keyof PostageInvoiceMoveInput, Field>>;

const postageLineFields = () =>
  ({ reason: reasonText, pass_minor: sum }) satisfies Readonly<Record<keyof PostageLineMoveInput, Field>>;

const items = pipe(array(short), maxLength(MAX_MANIFEST_ITEMS, says("tooMany")));
const rejection = object({
  package_id: short,
  reason: pipe(line(MAX_REJECT_REASON), check((text) => text !== "", says("required"))),
});

const manifestFields = () =>
  ({
    count: whole(0, MAX_SCALE_G, says("badNumber")),
    rejected: pipe(array(rejection), maxLength(MAX_MANIFEST_ITEMS, says("tooMany"))),
    package_ids: items,
    without: items,
    reason: reasonText,
  }) satisfies Readonly<Record<keyof ManifestMoveInput, Field>>;

/** Longest text of package codes that a person may paste. */
const MAX_CODES_CHARS = 20_000;

const consolidationFields = () =>
  ({
    reason: reasonText,
    duty_minor: sum,
    missing: paragraphs(MAX_CODES_CHARS),
  }) satisfies Readonly<Record<keyof ConsolidationMoveInput, Field>>;

const numberRangeFields = () =>
  ({ last_printed: short }) satisfies Readonly<Record<keyof NumberRangeMoveInput, Field>>;

const postalNumberFields = reasonFields satisfies () => Readonly<Record<keyof PostalNumberMoveInput, Field>>;

const labelPageFields = () =>
  ({
    package_id: short,
    tracking_number: tracking,
    reason: reasonText,
  }) satisfies Readonly<Record<keyof LabelPageMoveInput, Field>>;

const postageRequestFields = () =>
  ({ reason: reasonText, dispute_ref: short }) satisfies Readonly<
    Record<keyof PostageRequestMoveInput, Field>
  >;

const INPUTS = {
  BoxMoveInput: boxFields,
  CaseMoveInput: caseFields,
  InvoiceMoveInput: invoiceFields,
  LocalBillMoveInput: localBillFields,
  ConsolidationMoveInput: consolidationFields,
  ManifestMoveInput: manifestFields,
  MoveInput: orderFields,
  MovePackageInput: packageFields,
  MoveUnitInput: unitFields,
  NumberRangeMoveInput: numberRangeFields,
  PostageInvoiceMoveInput: postageInvoiceFields,
  PostageLineMoveInput: postageLineFields,
  PostageRequestMoveInput: postageRequestFields,
  PostalNumberMoveInput: postalNumberFields,
  LabelPageMoveInput: labelPageFields,
  ExtensionMoveInput: extensionFields,
  RefundMoveInput: refundFields,
  MovePriceTableInput: priceTableFields,
  TiktokOrderMoveInput: reasonFields,
  TopupMoveInput: topupFields,
} as const;
export type MoveInputName = keyof typeof INPUTS;

/** Drops fields that the event does not have. A trailing `?` in `asks` marks an optional one. */
export function moveInputOf(
  name: MoveInputName | undefined,
  asks: readonly string[],
  clock: MoveClock,
): GenericSchema<unknown, Readonly<Record<string, unknown>>> {
  const fields: Fields = name ? INPUTS[name](clock) : {};
  const schemaEntry = ([field, schema]: [string, Field]): [string, Field] => {
    if (asks.includes(field)) return [field, pipe(nullish(schema, null), check(isGiven, says("required")))];
    if (asks.includes(`${field}?`)) return [field, nullish(schema)];
    return [field, dropped];
  };
  return object(Object.fromEntries(Object.entries(fields).map(schemaEntry)));
}

const dropped = pipe(nullish(unknown()), transform(() => undefined));

const isGiven = (value: unknown): boolean =>
  typeof value === "string" || Array.isArray(value) ? value.length > 0 : typeof value === "number";
