/**
 * A scan names the package on the bench (`about`), so a queued scan keeps its package. Source: docs/shipping.md.
 */
import { codeOfCarrier } from "../../../../api/codes/of_carrier.ts";
import { labelNumbers } from "../../../../api/codes/tracking.ts";
import type { Command, RecordCode, ScannedCode } from "../../../../api/codes/scan_codes.ts";
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { isWeightOff } from "../../../../api/workshop/package_weight.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { foreignCodeReason } from "../../../../api/codes/foreign_codes.ts";
import { SCAN_CODE_CHARS, UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import { mayUseStation } from "../../../../resources/workshop/station_screens.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { readMove, type RequestedMove } from "../../../lifecycle/read_move.ts";
import {
  type BenchPackage,
  benchPackageByCode,
  benchPackageById,
  benchPackageByNumber,
  shownPackage,
  unitsLeftIn,
} from "./bench_store.ts";
import { packageLifecycle } from "./lifecycle.ts";
import { policyByCode } from "../policies/store.ts";
import type { UnitRow } from "../../workshop/units/rows.ts";
import {
  applyStep,
  type Scan,
  scanAnswer,
  type ScanResult,
  showUnit,
  stepAndShow,
  stepTargetOf,
} from "../../workshop/units/scan_step.ts";
import { handOf, isReadTwice, openAt, readTicket } from "../../workshop/units/scan_ticket.ts";
import { lastDoneAt, wasJustRead } from "../../workshop/units/scans_store.ts";
import { lastUnitAt, unitsById } from "../../workshop/units/store.ts";

const LIVE = "Live";
const isWhole = ({ packed, of, label_status }: BenchPackage): boolean =>
  of > 0 && packed === of && label_status === LIVE;
const IN_HOUSE: readonly string[] = ["Processing", "Failed", "Ready", "Packed"];
const isInHouse = ({ shipment_status }: BenchPackage): boolean => IN_HOUSE.includes(shipment_status);

export async function scanAtPacking(scan: Scan, code: ScannedCode): Promise<ScanResult> {
  if (!mayUseStation(scan.station.step, "update", scan.context.session.person)) {
    return scanAnswer(scan, "refused", "notYourStep");
  }
  if (code.kind === "unit") return await packTicket(scan, code);
  if (code.kind === "command") return await answerCommand(scan, code.command);
  const named = await benchOf(scan);
  if (code.kind === "package") {
    const pkg = await benchPackageByCode(scan.tx, scan.context.scope, code.code);
    return pkg ? show(scan, named, pkg) : scanAnswer(scan, "unknown", "noPackage");
  }
  if (code.kind === "policy") return await answerPolicy(scan, named, code.code);
  if (code.kind !== "unknown" && code.kind !== "tracking") {
    return withPackage(scanAnswer(scan, "refused", foreignCodeReason(code.kind)), named);
  }
  const found = await answerLabel(scan, named, code);
  if (found) return found;
  // The carrier of the package on the bench decides if bare digits are a tracking number.
  const read = (named && codeOfCarrier(named.carrier, textOf(scan))) ?? code;
  return withPackage(scanAnswer(scan, "unknown", read.kind === "unknown" ? read.reason : "noLabel"), named);
}

const withPackage = ({ answer, audit }: ScanResult, pkg: BenchPackage | null): ScanResult => ({
  answer: { ...answer, parcel: pkg && shownPackage(pkg) },
  audit,
});

async function benchOf({ tx, context, input: { about } }: Scan): Promise<BenchPackage | null> {
  return about ? await benchPackageByCode(tx, context.scope, about.slice(0, SCAN_CODE_CHARS)) : null;
}

const readAgain = ({ tx, context }: Scan, { _id }: Pick<BenchPackage, "_id">) =>
  benchPackageById(tx, context.scope, _id);

function refuseOther(scan: Scan, named: BenchPackage, other: string): ScanResult {
  const code = isWhole(named) ? "labelFirst" : "otherParcel";
  const text = code === "labelFirst"
    ? `${REASONS.labelFirst} ${named.code}`
    : `${REASONS.otherParcel} ${other}`;
  return withPackage(scanAnswer(scan, "refused", code, null, text), named);
}

/** Packs a unit with one scan, which begins and ends the step. */
async function packTicket(scan: Scan, code: Extract<RecordCode, { kind: "unit" }>): Promise<ScanResult> {
  const { tx, context, station } = scan;
  const { row, refusal } = await readTicket(scan, code, ["Packed"]);
  if (refusal) return withPackage(refusal, await benchOf(scan));
  if (row.package_id === null) {
    return withPackage(scanAnswer(scan, "refused", "noParcel", await showUnit(tx, row)), await benchOf(scan));
  }
  const pkg = { _id: row.package_id };
  // Skips this read in the usual case, when the unit belongs to the package on the bench, which is read later.
  const named = scan.input.about === row.package_code ? null : await benchOf(scan);
  if (named && named._id !== pkg._id) {
    const { answer, audit } = refuseOther(scan, named, row.package_code ?? "");
    return { answer: { ...answer, unit: await showUnit(tx, row) }, audit };
  }
  if (row.print_status === "Packed") {
    const isAgain = await wasJustRead(tx, { station: station._id, ...handOf(scan) }, row._id, context.now());
    const code = isAgain ? "again" : "alreadyPacked";
    return withPackage(
      scanAnswer(scan, "already", code, await showUnit(tx, row)),
      await readAgain(scan, pkg),
    );
  }
  return withPackage(await packUnit(scan, row), await readAgain(scan, pkg));
}

async function packUnit(scan: Scan, row: UnitRow): Promise<ScanResult> {
  const begun = openAt(row) === null ? await applyStep(scan, stepTargetOf(row), "unit.start") : null;
  if (begun && !begun.ok) return begun.refusal;
  const packed = await stepAndShow(scan, stepTargetOf(begun?.after ?? row), "unit.pass");
  return { answer: packed.answer, audit: [...begun?.audit ?? [], ...packed.audit] };
}

/** Shows a package by its own code, but never closes it: this code is also on papers other than the label. */
function show(scan: Scan, named: BenchPackage | null, pkg: BenchPackage): ScanResult {
  const refusal = refuseHere(scan, named, pkg);
  if (refusal) return refusal;
  if (named && isWhole(pkg)) return withPackage(scanAnswer(scan, "already", "scanLabel"), pkg);
  return withEvent(scan, "parcel.open", pkg);
}

function showOrClose(scan: Scan, named: BenchPackage | null, pkg: BenchPackage): ScanResult {
  return refuseHere(scan, named, pkg) ??
    withEvent(scan, named && isWhole(pkg) ? "parcel.close" : "parcel.open", pkg);
}

/** Returns the answer if this bench cannot handle the package now; null if it can. */
function refuseHere(scan: Scan, named: BenchPackage | null, pkg: BenchPackage): ScanResult | null {
  if (named && named._id !== pkg._id) return refuseOther(scan, named, pkg.code);
  if (pkg.location_id !== scan.station.location_id) return scanAnswer(scan, "refused", "parcelElsewhere");
  return isInHouse(pkg) ? null : withPackage(scanAnswer(scan, "refused", "parcelLeft"), pkg);
}

function withEvent(scan: Scan, event: string, pkg: BenchPackage): ScanResult {
  const { answer, audit } = scanAnswer(scan, "done", "");
  return withPackage({ answer: { ...answer, event }, audit }, pkg);
}

/** Answers the scan of a label's number in any form; returns null if no label has the number. */
async function answerLabel(
  scan: Scan,
  named: BenchPackage | null,
  code: ScannedCode,
): Promise<ScanResult | null> {
  const numbers = labelNumbers(code, textOf(scan));
  const found = numbers.length === 0
    ? null
    : await benchPackageByNumber(scan.tx, scan.context.scope, numbers);
  if (!found) return null;
  if (!found.isLive) return withPackage(scanAnswer(scan, "refused", "labelVoided"), named ?? found.parcel);
  if (named?._id === found.parcel._id && !isWhole(found.parcel)) {
    return withPackage(scanAnswer(scan, "refused", "notAllPacked"), found.parcel);
  }
  // A label that was read twice would bring the finished package back, or finish one that is only looked at.
  if (await isReadTwice(scan)) return scanAnswer(scan, "already", "again");
  return showOrClose(scan, named, found.parcel);
}

const textOf = ({ input }: Scan): string => input.code.trim().slice(0, SCAN_CODE_CHARS);

async function answerPolicy(scan: Scan, named: BenchPackage | null, code: string): Promise<ScanResult> {
  const found = await policyByCode(scan.tx, code);
  if (!found) return withPackage(scanAnswer(scan, "unknown", "noPolicy"), named);
  return named
    ? await step(scan, named, "package.applyPolicy", { policy_id: found._id })
    : scanAnswer(scan, "refused", "nothingOnBench");
}

async function answerCommand(scan: Scan, name: Command): Promise<ScanResult> {
  const { tx, context, device } = scan;
  const named = await benchOf(scan);
  if (name === "undo") {
    const last = await lastUnitAt(tx, context.session.actor._id, device);
    if (!last) return withPackage(scanAnswer(scan, "refused", "isLastScan"), named);
    if (await isPackageChanged(scan)) return withPackage(scanAnswer(scan, "refused", "parcelChanged"), named);
    const undone = await stepAndShow(scan, { _id: last._id }, "unit.undo");
    const row = (await unitsById(tx, context.scope, [last._id])).get(last._id);
    return withPackage(undone, row?.package_id ? await readAgain(scan, { _id: row.package_id }) : named);
  }
  if (!named) return scanAnswer(scan, "refused", "nothingOnBench");
  if (named.location_id !== scan.station.location_id) return scanAnswer(scan, "refused", "parcelElsewhere");
  if (name === "confirm") return await confirm(scan, named);
  if (name === "split") return await split(scan, named);
  return withPackage(scanAnswer(scan, "refused", "notHere"), named);
}

/** Returns true if the last scan here did not pack a unit, but split, weighed or labelled a package. */
async function isPackageChanged({ tx, context, station, device }: Scan): Promise<boolean> {
  const done = await lastDoneAt(tx, { station: station._id, device }, context.now() - UNDO_SECONDS);
  return done !== "" && !done.startsWith("unit.");
}

/** Stores weight and shipping method and buys the label, after all units are packed. */
async function confirm(scan: Scan, named: BenchPackage): Promise<ScanResult> {
  const { weight_g, sure, method_code, net_sure } = scan.input;
  if (named.packed < named.of || named.of === 0) {
    return withPackage(scanAnswer(scan, "refused", "notAllPacked"), named);
  }
  if (named.label_status === LIVE) return withPackage(scanAnswer(scan, "refused", "labelFirst"), named);
  if (weight_g && isWeightOff(named.weight_g, weight_g) && !sure) {
    return withPackage(scanAnswer(scan, "refused", "weightOff"), named);
  }
  const isOther = method_code && method_code !== named.method_code;
  const before = [
    ...weight_g ? [{ event: "package.weigh", params: { weight_g } }] : [],
    ...isOther ? [{ event: "package.setMethod", params: { method_code } }] : [],
  ];
  const audit = [];
  for (const { event, params } of before) {
    const done = await step(scan, named, event, params);
    audit.push(...done.audit);
    if (done.answer.outcome !== "done") return { answer: done.answer, audit };
  }
  const bought = await step(scan, named, "label.buy", net_sure ? { net_sure } : {});
  return { answer: bought.answer, audit: [...audit, ...bought.audit] };
}

async function split(scan: Scan, named: BenchPackage): Promise<ScanResult> {
  const unit_ids = await unitsLeftIn(scan.tx, named._id);
  if (unit_ids.length === 0) return withPackage(scanAnswer(scan, "refused", "allPacked"), named);
  // Validates the step with one garment, because the limit of garments that a person picks does not apply here.
  const first = { unit_ids: unit_ids.slice(0, 1) };
  const { event } = readMove(packageLifecycle, "package.split", first, scan.context);
  return await move(scan, named, { event, params: { unit_ids } });
}

/** Moves the package like a step that a person takes on a screen. @throws {ApiError} BAD_INPUT, FORBIDDEN */
const step = (scan: Scan, named: BenchPackage, event: string, more: object): Promise<ScanResult> =>
  move(scan, named, readMove(packageLifecycle, event, more, scan.context));

async function move(
  scan: Scan,
  named: BenchPackage,
  requested: RequestedMove<MovePackageInput>,
): Promise<ScanResult> {
  const { tx, context } = scan;
  const [moved] = await moveMany(packageLifecycle, stepOf(tx, requested, context), [named._id]);
  if (!moved?.result.ok) {
    const { code = "notFound", text = "" } = moved?.result.reason ?? {};
    return withPackage(scanAnswer(scan, "refused", code, null, text), await readAgain(scan, named));
  }
  const { answer } = scanAnswer(scan, "done", "");
  const { event } = requested;
  return withPackage({ answer: { ...answer, event }, audit: moved.audit }, await readAgain(scan, named));
}
