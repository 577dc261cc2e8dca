import type {
  MoveUnitInput,
  ScanAnswer,
  ScanBin,
  ScanInput,
  ScannedParcel,
} from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import { LAST_STEP, WORK_STEPS } from "../../../../api/steps.ts";
import { mayUseStation } from "../../../../resources/workshop/station_screens.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { pipeline } from "../../../db/pipeline.ts";
import type { AuditEntry, Loose } from "../../../fields.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { readMove } from "../../../lifecycle/read_move.ts";
import { binAt } from "./bins_store.ts";
import { unitLifecycle } from "./lifecycle.ts";
import type { UnitRow } from "./rows.ts";
import { type StationUnit as ShownUnit, stationUnitsOf } from "./station_unit.ts";
import { onlyStation } from "./scans_store.ts";
import type { ScanStation } from "./stations_store.ts";
import { unitsById } from "./store.ts";

export interface Scan {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly station: ScanStation;
  readonly device: string;
  readonly input: ScanInput;
  readonly about: UnitRow | undefined;
}

/** Prints and pictures are read only when they are selected. */
export type ScannedAnswer = Omit<ScanAnswer, "key" | "seq" | "unit" | "parcel"> & {
  readonly unit: ShownUnit | null;
  readonly parcel: Loose<ScannedParcel> | null;
};

export interface ScanResult {
  readonly answer: ScannedAnswer;
  readonly audit: readonly AuditEntry[];
}

export const NOTHING_DONE = {
  unit: null,
  event: "",
  passed: "",
  undo_until: null,
  bin: null,
  next: null,
  parcel: null,
  holder: null,
  box: null,
  boxed: null,
} as const;

const textOf = (code: string): string => (REASONS as Readonly<Record<string, string>>)[code] ?? "";

export const scanAnswer = (
  { context }: Pick<Scan, "context">,
  outcome: string,
  code: string,
  unit: ShownUnit | null = null,
  text = textOf(code),
): ScanResult => ({
  answer: { ...NOTHING_DONE, outcome, code, text, unit, at: context.now() },
  audit: [],
});

export async function showUnit(tx: Writer, row: UnitRow): Promise<ShownUnit | null> {
  return (await stationUnitsOf(tx, [row]))[0] ?? null;
}

type StepResult =
  | {
    readonly ok: true;
    readonly before: UnitRow;
    readonly after: UnitRow;
    readonly audit: readonly AuditEntry[];
  }
  | { readonly ok: false; readonly refusal: ScanResult };

/** A unit, with its row if the scan has read it and written nothing since. */
export interface StepTarget extends Pick<UnitRow, "_id"> {
  readonly row?: UnitRow;
}

export const stepTargetOf = (row: UnitRow): StepTarget => ({ _id: row._id, row });

/** Takes a step without showing its unit: another step follows. @throws {ApiError} BAD_INPUT for an invalid reject */
export async function applyStep(
  scan: Scan,
  { _id, row: read }: StepTarget,
  event: string,
  more: MoveUnitInput = {},
): Promise<StepResult> {
  const { tx, context, station, device } = scan;
  if (!mayUseStation(station.step, "update", context.session.person)) {
    const row = read ?? (await unitsById(tx, context.scope, [_id])).get(_id);
    const unit = row ? await showUnit(tx, row) : null;
    return { ok: false, refusal: scanAnswer(scan, "refused", "notYourStep", unit) };
  }
  const { params } = readMove(unitLifecycle, event, more, context);
  const request = { event, params: { ...params, station: station._id, device } };
  const rows = read && new Map([[_id, read]]);
  const [moved] = await moveMany(unitLifecycle, stepOf(tx, request, context), [_id], rows);
  const { before, after } = moved ?? {};
  if (!moved || !before || !after) {
    const { code = "notFound", text = "" } = moved?.result.reason ?? {};
    const unit = before ? await showUnit(tx, before) : null;
    return { ok: false, refusal: scanAnswer(scan, "refused", code, unit, text) };
  }
  return { ok: true, before, after, audit: moved.audit };
}

/** Steps that change only the unit's row and its bin, so that joined fields need not be read again. */
const OWN_STEPS: readonly string[] = ["unit.start", "unit.pass"];

/** Takes a step at this station and returns the unit to show. @throws {ApiError} BAD_INPUT for an invalid reject */
export async function stepAndShow(
  scan: Scan,
  stepping: StepTarget,
  event: string,
  more: MoveUnitInput = {},
): Promise<ScanResult> {
  const { tx, context } = scan;
  const done = await applyStep(scan, stepping, event, more);
  if (!done.ok) return done.refusal;
  const { _id } = stepping;
  const after = OWN_STEPS.includes(event) ? done.after : (await unitsById(tx, context.scope, [_id])).get(_id);
  const hasLeft = event !== "unit.undo" && after && after.print_status !== done.before.print_status;
  const [unit, next] = await pipeline(
    after ? showUnit(tx, after) : Promise.resolve(null),
    hasLeft ? nextOf(tx, after) : Promise.resolve(null),
  );
  const at = context.now();
  const isPassed = event === "unit.pass";
  return {
    answer: {
      ...NOTHING_DONE,
      outcome: "done",
      code: "",
      text: "",
      event,
      at,
      unit,
      passed: isPassed ? unit?.ticket ?? "" : "",
      undo_until: event === "unit.undo" ? null : at + UNDO_SECONDS,
      bin: isPassed && after && unit ? await binOf(tx, after, unit.of) : null,
      next,
    },
    audit: done.audit,
  };
}

async function binOf(tx: Writer, row: UnitRow, of: number): Promise<ScanBin | null> {
  if (row.print_status !== LAST_STEP || of < 2) return null;
  const { code, label, n } = await binAt(tx, row);
  return { code, label, n, of, complete: n === of, cart: code === "" };
}

async function nextOf(tx: Writer, { location_id, print_status }: UnitRow) {
  const step = WORK_STEPS.find(({ state }) => state === print_status)?.key;
  if (!step) return print_status === "Packed" ? null : { step: print_status, station_name: "" };
  return { step: print_status, station_name: await onlyStation(tx, location_id, step) };
}
