/** A scan names the open box (`into`), so a scan that was queued offline keeps its box. Source: docs/stations.md. */
import { codesInLine } from "../../../../api/codes/line.ts";
import type { Command } from "../../../../api/codes/scan_codes.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import { boxVerdict } from "../../../../api/handover/box_verdict.ts";
import { BOX_STEP } from "../../../../api/steps.ts";
import { SCAN_CODE_CHARS } from "../../../../api/workshop/scans.ts";
import { mayUseStation } from "../../../../resources/workshop/station_screens.ts";
import { writeRecord } from "../../../entity/make.ts";
import type { AuditEntry } from "../../../fields.ts";
import { type AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { maySend, readMove } from "../../../lifecycle/read_move.ts";
import { packageLifecycle } from "../../shipping/packages/lifecycle.ts";
import type { Scan, ScanResult } from "../../workshop/units/scan_step.ts";
import { boxLifecycle } from "../boxes/lifecycle.ts";
import { box as boxEntity } from "../boxes/make.ts";
import { answerBox, answerDoneStep } from "./box_answer.ts";
import {
  boxByCode,
  boxById,
  boxBySscc,
  lastChangeBy,
  packageById,
  type StationBox,
  type StationPackage,
} from "./box_station_store.ts";
import { type Subject, subjectOf } from "./scan_subject.ts";

export async function scanAtBoxes(scan: Scan): Promise<ScanResult> {
  if (!mayUseStation(BOX_STEP, "update", scan.context.session.person)) {
    return await answerBox(scan, "refused", "notYourStep");
  }
  const open = await openBox(scan);
  const subject = await subjectOf(scan);
  if (subject.kind === "command") return await answerCommand(scan, subject.command, open);
  if (subject.kind === "box") return await show(scan, subject.box, open);
  if (subject.kind === "package") {
    return await (scan.input.out === true ? takeOut : putIn)(scan, subject, open);
  }
  return await refuse(scan, subject, open);
}

/** Returns the box that the screen showed at the time of the scan. */
async function openBox({ tx, input: { into } }: Scan): Promise<StationBox | null> {
  const [text = ""] = codesInLine((into ?? "").slice(0, SCAN_CODE_CHARS));
  const code = parseScan(text);
  if (code.kind === "box") return await boxByCode(tx, code.code);
  return code.kind === "sscc" ? await boxBySscc(tx, code.code) : null;
}

type OtherSubject = Exclude<Subject, { readonly kind: "command" | "box" | "package" }>;

async function refuse(scan: Scan, subject: OtherSubject, box: StationBox | null): Promise<ScanResult> {
  if (subject.kind === "several") return await answerBox(scan, "refused", "twoPackages", { box });
  if (subject.kind === "garment") {
    return await answerBox(scan, "refused", "garmentTicket", { box, pkg: subject.pkg });
  }
  return await answerBox(
    scan,
    "unknown",
    subject.reason === "noCode" ? "noSuchPackage" : subject.reason || "noSuchPackage",
    { box },
  );
}

async function show(scan: Scan, box: StationBox, open: StationBox | null): Promise<ScanResult> {
  if (box.location_id !== scan.station.location_id) {
    return await answerBox(scan, "refused", "boxElsewhere", { box });
  }
  if (box.status !== "Processing") return await answerBox(scan, "refused", "boxClosed", { box });
  if (box._id === open?._id) return await answerBox(scan, "already", "boxIsOpen", { box });
  return await answerDoneStep(scan, "box.open", { box, audit: [] });
}

type Scanned = Extract<Subject, { readonly kind: "package" }>;

async function putIn(scan: Scan, { pkg, isLive }: Scanned, box: StationBox | null): Promise<ScanResult> {
  if (!box) return await answerBox(scan, "refused", "noBoxOpen", { pkg });
  const fit = boxVerdict(pkg, box);
  const isLabelled = isLive || fit === "alreadyIn";
  const verdict = isLabelled ? fit : "voided";
  if (verdict === "alreadyIn") return await answerBox(scan, "already", verdict, { box, pkg });
  if (box.location_id !== scan.station.location_id) {
    return await answerBox(scan, "refused", "boxElsewhere", { box, pkg });
  }
  if (verdict !== "fits") return await answerBox(scan, "refused", verdict, { box, pkg });
  return await movePackage(scan, { pkg, box, event: "box.in", as: "box.in" });
}

/** Takes a package out of a box, even if the package must not leave. */
async function takeOut(scan: Scan, { pkg }: Scanned, open: StationBox | null): Promise<ScanResult> {
  const { box_id, box_status, shipment_status } = pkg;
  if (box_id === null || shipment_status !== "Boxed") {
    return await answerBox(scan, "already", "notInBox", { box: open, pkg });
  }
  if (open && box_id !== open._id) return await answerBox(scan, "refused", "inOtherBox", { box: open, pkg });
  const box = open ?? await boxById(scan.tx, box_id);
  if (!box || box_status !== "Processing") {
    return await answerBox(scan, "refused", "boxClosed", { box, pkg });
  }
  return await movePackage(scan, { pkg, box, event: "box.out", as: "box.out" });
}

interface PackageMove {
  readonly pkg: StationPackage;
  readonly box: StationBox;
  readonly event: "box.in" | "box.out";
  /** The event under which the scan is recorded. */
  readonly as: "box.in" | "box.out" | "box.undo";
}

async function movePackage(scan: Scan, { pkg, box, event, as }: PackageMove): Promise<ScanResult> {
  const { tx, context: { scope } } = scan;
  const params = event === "box.in" ? { box_id: box._id } : {};
  const done = await step(scan, packageLifecycle, { id: pkg._id, event, params });
  const now = {
    box: await boxById(tx, box._id),
    pkg: await packageById(tx, scope, pkg._id),
  };
  if (!done.ok) return await answerBox(scan, "refused", done.code, { ...now, text: done.text });
  return await answerDoneStep(scan, as, { ...now, audit: done.audit, isUndoable: as !== "box.undo" });
}

type StepAnswer =
  | { readonly ok: true; readonly audit: readonly AuditEntry[] }
  | { readonly ok: false; readonly code: string; readonly text: string };

/** Moves a record like a step that a person takes on a screen. */
async function step(
  { tx, context }: Scan,
  lifecycle: AnyLifecycle,
  { id, event, params }: { readonly id: string; readonly event: string; readonly params: object },
): Promise<StepAnswer> {
  const [moved] = await moveMany(lifecycle, stepOf(tx, { event, params }, context), [id]);
  if (moved?.result.ok) return { ok: true, audit: moved.audit };
  const { code = "notFound", text = "" } = moved?.result.reason ?? {};
  return { ok: false, code, text };
}

async function answerCommand(scan: Scan, name: Command, box: StationBox | null): Promise<ScanResult> {
  if (name === "newBox") return await makeBox(scan);
  if (name === "closeBox") return await closeBox(scan, box);
  if (name === "undo") return await undo(scan, box);
  return await answerBox(scan, "refused", "notHere", { box });
}

async function makeBox(scan: Scan): Promise<ScanResult> {
  const { tx, context, station: { location_id } } = scan;
  const params = { location_id };
  const made = await writeRecord(boxEntity, { params }, { tx, context, action: "makeBox" });
  return await answerDoneStep(scan, "box.new", { box: await boxById(tx, made.row._id), audit: made.audit });
}

/** Closes the box; with a reason, its weight may differ from that of the packages. */
async function closeBox(scan: Scan, box: StationBox | null): Promise<ScanResult> {
  const { tx, context, input: { weight_g, tare_g, count, note } } = scan;
  if (!box) return await answerBox(scan, "refused", "noBoxOpen");
  if (box.location_id !== scan.station.location_id) {
    return await answerBox(scan, "refused", "boxElsewhere", { box });
  }
  if (box.status !== "Processing") return await answerBox(scan, "already", "boxClosed", { box });
  const reason = note?.trim() ?? "";
  const event = reason === "" ? "box.close" : "box.closeAnyway";
  if (!maySend(boxLifecycle, event, context.session.person)) {
    return await answerBox(scan, "refused", "notYours", { box });
  }
  if (!weight_g) return await answerBox(scan, "refused", "weightFirst", { box });
  const counted = count === null || count === undefined ? {} : { count };
  const params = { gross_g: weight_g, tare_g: tare_g ?? 0, ...counted, ...reason !== "" && { reason } };
  // Checks the weights like those of a form. @throws {ApiError} BAD_INPUT
  const move = readMove(boxLifecycle, event, params, context);
  const done = await step(scan, boxLifecycle, { id: box._id, ...move });
  const now = await boxById(tx, box._id);
  if (!done.ok) return await answerBox(scan, "refused", done.code, { box: now, text: done.text });
  return await answerDoneStep(scan, "box.close", { box: now, audit: done.audit });
}

/** Undoes the last change by the same person on this device: puts the package back or takes it out again. */
async function undo(scan: Scan, open: StationBox | null): Promise<ScanResult> {
  const { tx, context: { session, scope, now }, device } = scan;
  const last = await lastChangeBy(tx, { actor: session.actor._id, device, now: now() });
  const pkg = last && await packageById(tx, scope, last.package_id);
  const box = last && await boxById(tx, last.box_id);
  if (!pkg || !box) return await answerBox(scan, "refused", "isLastScan", { box: open });
  const isIn = pkg.shipment_status === "Boxed" && pkg.box_id === box._id;
  if (last.event === "box.in" && isIn && box.status === "Processing") {
    return await movePackage(scan, { pkg, box, event: "box.out", as: "box.undo" });
  }
  if (last.event === "box.out" && boxVerdict(pkg, box) === "fits") {
    return await movePackage(scan, { pkg, box, event: "box.in", as: "box.undo" });
  }
  const code = last.event === "box.undo" ? "isLastScan" : "boxChanged";
  return await answerBox(scan, "refused", code, { box: open ?? box, pkg });
}
