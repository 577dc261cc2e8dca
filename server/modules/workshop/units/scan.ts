/** Answers scans. Each one is a separate write with its own key, so that a repeated scan changes nothing. */
import type { ScanAnswer, ScanInput, ScannedBox, ScannedParcel } from "../../../../api/generated/schema.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { foreignCodeReason } from "../../../../api/codes/foreign_codes.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import type { RecordCode, ScannedCode } from "../../../../api/codes/scan_codes.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REJECT_REASONS } from "../../../../api/workshop/reject_reasons.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { scanInput } from "../../../../api/inputs/workshop/scan.ts";
import { BOX_STEP } from "../../../../api/steps.ts";
import { MAX_SCANS, SCAN_CODE_CHARS } from "../../../../api/workshop/scans.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { pipeline } from "../../../db/pipeline.ts";
import { manyMutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { definePort } from "../../../port.ts";
import type { Scope } from "../../../scope.ts";
import { isInHand } from "./hand.ts";
import {
  NOTHING_DONE,
  type Scan,
  scanAnswer,
  type ScannedAnswer,
  type ScanResult,
  showUnit,
  stepAndShow,
  stepTargetOf,
} from "./scan_step.ts";
import {
  findUnitInHand,
  handOf,
  isReadTwice,
  openAt,
  readAbout,
  readTicket,
  refuseTheirs,
} from "./scan_ticket.ts";
import { insertScan, wasJustRead } from "./scans_store.ts";
import { stationByCode } from "./stations_store.ts";
import { lastUnitAt } from "./store.ts";

/** Port to the pack bench, which handles packages as well as units. */
export interface PackBench {
  readonly scan: (scan: Scan, code: ScannedCode) => Promise<ScanResult>;
  readonly benchPackageByCode: (reader: Reader, scope: Scope, code: string) => Promise<BenchView | null>;
  /** Returns the package that was scanned last at a station with a device, unless it is finished there. */
  readonly packageLeftAt: (reader: Reader, scope: Scope, at: BenchPlace) => Promise<BenchView | null>;
}

/** Pictures of units, and possible methods, are read only when they are selected. */
export type BenchView = Omit<ScannedParcel, "units" | "methods"> & {
  readonly units: readonly Omit<ScannedParcel["units"][number], "image_id">[];
};

export interface BenchPlace {
  readonly station: string;
  readonly device: string;
}

export const packBench = definePort<PackBench>("work at the pack bench");

/** Port to the box station, where packages go into boxes. */
export interface BoxStation {
  readonly scan: (scan: Scan) => Promise<ScanResult>;
  readonly deskOf: (reader: Reader, at: BoxPlace) => Promise<BoxDesk>;
}

export interface BoxPlace extends BenchPlace {
  readonly location_id: string;
  /** Code of the box on the screen; empty for the box that was open there last. */
  readonly box: string;
}

export interface BoxDesk {
  readonly box: ScannedBox | null;
  readonly boxes: readonly ScannedBox[];
  readonly to_box: number;
}

export const boxStation = definePort<BoxStation>("work at the box station");

/** Port to gateways, where boxes arrive. */
interface GatewayBench {
  /** Returns null if the station is not at a gateway. */
  readonly scan: (scan: Scan, code: ScannedCode) => Promise<ScanResult | null>;
}

export const gatewayBench = definePort<GatewayBench>("scans at a gateway");

export const scan = manyMutation<"scan">(async ({ station, device, scans }, context, once) => {
  if (scans.length > MAX_SCANS) {
    throw new ApiError("LIMIT", `Cannot take the scans: ${MAX_SCANS} at once at most`);
  }
  const answers: (ScannedAnswer & Pick<ScanAnswer, "key" | "seq">)[] = [];
  for (const input of scans as readonly ScanInput[]) {
    const { key, seq = null, ...read } = input;
    // The scans are carried out one by one, because each depends on the previous one.
    const answer = await answerErrors(context, () => {
      checkScan(device, input);
      return once(
        { key, station, device, seq, ...read, typed: read.typed === true } as { key: string },
        async (tx) => {
          const [found, about] = await pipeline(
            stationByCode(tx, station),
            readAbout({ tx, context, station, device }, input),
          );
          if (!found) throw new ApiError("NOT_FOUND", "There is no such station");
          const one: Scan = { tx, context, station: found, device, input, about };
          const { answer, audit } = await scanOne(one);
          return { result: answer, audit, beside: () => insertScan(tx, rowOf(one, answer)) };
        },
      );
    });
    answers.push({ key, seq, ...answer });
  }
  return answers;
});

/** @throws {ApiError} BAD_INPUT, which `answerErrors` turns into the answer to this scan */
function checkScan(device: string, input: ScanInput): void {
  const checked = readInput(scanInput, { ...input, device });
  if (checked.ok) return;
  const wrong = checked.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
  throw new ApiError("BAD_INPUT", `Cannot take the scan: ${wrong}`, { problems: checked.problems });
}

/** Returns the scanned ticket, which may differ from the unit's ticket: a reject replaces it, or it was an old one. */
function ticketIn({ about, input }: Scan, unit: ScannedAnswer["unit"]): string {
  if (!unit) return "";
  const read = parseScan(input.code);
  if (read.kind === "unit") return read.ticket;
  return about ? ticketOf(about.code, about.cycle) : unit.ticket;
}

function rowOf(scan: Scan, { outcome, code, unit, event, at, box, boxed }: ScannedAnswer) {
  const { station, device, input, context } = scan;
  return {
    _id: newId(),
    actor_id: context.session.actor._id,
    key: input.key,
    station_id: station._id,
    device,
    device_seq: input.seq ?? null,
    device_at: input.device_at ?? null,
    code: input.code.slice(0, SCAN_CODE_CHARS),
    outcome,
    answer: code,
    unit_id: unit?._id ?? null,
    ticket: boxed?.code ?? ticketIn(scan, unit),
    event,
    at,
    package_id: boxed?._id ?? null,
    box_id: box?._id ?? null,
  };
}

/** Errors that do not answer the scan, so the client sends it again. */
const NO_ANSWER: readonly string[] = ["INTERNAL", "IN_PROGRESS"];

/** Converts an error that would refuse the whole call into the answer to one scan. */
async function answerErrors(
  { now }: AuthorizedContext,
  work: () => Promise<ScannedAnswer>,
): Promise<ScannedAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || NO_ANSWER.includes(error.code)) throw error;
    return { ...NOTHING_DONE, outcome: "refused", code: error.code, text: error.message, at: now() };
  }
}

async function scanOne(scan: Scan): Promise<ScanResult> {
  return await gatewayBench.get().scan(scan, parseScan(scan.input.code)) ?? await scanAtStep(scan);
}

async function scanAtStep(scan: Scan): Promise<ScanResult> {
  // At a box station one scanned line may contain several codes.
  if (scan.station.step === BOX_STEP) return await boxStation.get().scan(scan);
  const code = parseScan(scan.input.code);
  if (scan.station.step === "pack") return await packBench.get().scan(scan, code);
  if (code.kind === "unknown") return scanAnswer(scan, "unknown", code.reason);
  if (code.kind === "unit") return await scanTicket(scan, code);
  if (code.kind === "command") return await scanCommand(scan, code);
  return scanAnswer(scan, "refused", foreignCodeReason(code.kind));
}

/** A ticket begins work on its unit. At a station that passes automatically it first passes the open unit. */
async function scanTicket(scan: Scan, code: Extract<RecordCode, { kind: "unit" }>): Promise<ScanResult> {
  const { tx, context, station, input } = scan;
  const { row, refusal } = await readTicket(scan, code);
  if (refusal) return refusal;
  if (openAt(row) === station._id) {
    if (isInHand(row, handOf(scan))) {
      const isAgain = await wasJustRead(
        tx,
        { station: station._id, ...handOf(scan) },
        row._id,
        context.now(),
      );
      return scanAnswer(scan, "already", isAgain ? "again" : "alreadyOpen", await showUnit(tx, row));
    }
    if (input.sure !== true) return await refuseTheirs(scan, row);
  }
  const before = station.auto_pass === 1 && input.typed !== true ? await openHere(scan) : undefined;
  // A unit that another person is working on is not passed.
  const open = before && isInHand(before, handOf(scan)) ? before : undefined;
  const passed = open ? await stepAndShow(scan, stepTargetOf(open), "unit.pass") : null;
  if (passed && passed.answer.outcome !== "done") return passed;
  const begun = await stepAndShow(scan, passed ? { _id: row._id } : stepTargetOf(row), "unit.start");
  return {
    answer: passed
      ? { ...begun.answer, passed: passed.answer.passed, bin: passed.answer.bin, next: passed.answer.next }
      : begun.answer,
    audit: [...passed?.audit ?? [], ...begun.audit],
  };
}

const openHere = ({ tx, context, station, device, input }: Scan) =>
  findUnitInHand({ tx, context, station: station.code, device }, input.about);

/** Returns a tick instead of the refusal of a card that was read twice: its first reading has done all. */
async function orReadTwice(scan: Scan, result: ScanResult): Promise<ScanResult> {
  return result.answer.outcome === "refused" && await isReadTwice(scan)
    ? scanAnswer(scan, "already", "again")
    : result;
}

async function scanCommand(
  scan: Scan,
  { command, reason }: Extract<RecordCode, { kind: "command" }>,
): Promise<ScanResult> {
  const { tx, context, device, input } = scan;
  if (command === "undo") {
    const last = await lastUnitAt(tx, context.session.actor._id, device);
    const named = parseScan(input.about ?? "");
    // If the scan before it was refused, an undo must not change the garment of an earlier scan.
    const isOther = named.kind === "unit" && named.code !== last?.code;
    const undone = last && !isOther
      ? await stepAndShow(scan, { _id: last._id }, "unit.undo")
      : scanAnswer(scan, "refused", "isLastScan");
    return await orReadTwice(scan, undone);
  }
  const open = scan.about;
  if (open && !isInHand(open, handOf(scan))) return await refuseTheirs(scan, open);
  if (!open) {
    const refused = input.about
      ? scanAnswer(
        scan,
        "refused",
        "otherOpen",
        null,
        `${input.about.slice(0, SCAN_CODE_CHARS)} is not open here.`,
      )
      : scanAnswer(scan, "refused", "nothingOpen");
    return await orReadTwice(scan, refused);
  }
  if (command === "pass") return await stepAndShow(scan, stepTargetOf(open), "unit.pass");
  const reason_code = command === "reason" && reason ? REJECT_REASONS[reason - 1] : undefined;
  if (!reason_code) return scanAnswer(scan, "refused", "notHere");
  const { note, fault_step } = input;
  return await stepAndShow(scan, stepTargetOf(open), "unit.reject", {
    reason_code,
    ...note && { reason: note },
    ...fault_step && { fault_step },
  });
}
