/** What stations scan. Each scan is a write of its own, by the same protocol as a step by hand. Source: operations D. */
import type { ScanAnswer, ScanInput, ScannedUnit } from "../../../api/generated/schema.ts";
import { ticketOf } from "../../../api/codes/running.ts";
import { parseScan } from "../../../api/codes/scan.ts";
import type { KnownCode } from "../../../api/codes/scanned.ts";
import { ApiError } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";
import { REJECT_REASONS } from "../../../api/reject_reasons.ts";
import { WORK_STEPS } from "../../../api/steps.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, manyMutation } from "../../fields.ts";
import { moveMany, stepOf } from "../../lifecycle/move.ts";
import { UNDO_SECONDS } from "./facts.ts";
import { unitLifecycle } from "./lifecycle.ts";
import type { UnitRow } from "./rows.ts";
import { type ScanStation, stationByCode } from "./stations_store.ts";
import { lastUnitAt, openUnitAt, placeInOrder, unitByCode, unitsById } from "./store.ts";

/** In one call. */
export const MAX_SCANS = 50;
const MAX_DEVICE_CHARS = 64;

interface Scan {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly station: ScanStation;
  readonly device: string;
  readonly typed: boolean;
}

/** What one scan did: the answer but for its key, and what the audit is told. */
interface Scanned {
  readonly answer: Omit<ScanAnswer, "key">;
  readonly audit: readonly AuditEntry[];
}

const textOf = (code: string): string => (REASONS as Record<string, string>)[code] ?? "";
const said = (
  outcome: string,
  code: string,
  unit: ScannedUnit | null = null,
  text = textOf(code),
): Scanned => ({
  answer: { outcome, code, text, unit, undo_until: null },
  audit: [],
});

export const scan = manyMutation<"scan">(async ({ station: code, device, scans }, context, once) => {
  if (scans.length > MAX_SCANS) {
    throw new ApiError("LIMIT", `Cannot take the scans: ${MAX_SCANS} at once at most`);
  }
  if (device.length > MAX_DEVICE_CHARS) {
    throw new ApiError("BAD_INPUT", "Cannot take the scans: the device's name is too long", {
      problems: [{ path: "device", code: "tooLong" }],
    });
  }
  const answers: ScanAnswer[] = [];
  for (const { key, code: text, typed } of scans as readonly ScanInput[]) {
    // One after the other: what the first does decides on the next.
    const answer = await answered(() =>
      once(
        { key, station: code, device, code: text, typed: typed === true } as { key: string },
        async (tx) => {
          const station = await stationByCode(tx, code);
          if (!station) throw new ApiError("NOT_FOUND", "There is no such station");
          const done = await scanOne({ tx, context, station, device, typed: typed === true }, text);
          return { result: done.answer, audit: done.audit };
        },
      )
    );
    answers.push({ key, ...answer });
  }
  return answers;
});

/** They say nothing of the scan: it is sent again. */
const NO_ANSWER: readonly string[] = ["INTERNAL", "IN_PROGRESS"];

/** What a whole call would be refused with is the answer of this scan alone. */
async function answered(work: () => Promise<Scanned["answer"]>): Promise<Scanned["answer"]> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || NO_ANSWER.includes(error.code)) throw error;
    return said("refused", error.code, null, error.message).answer;
  }
}

async function scanOne(scan: Scan, text: string): Promise<Scanned> {
  const code = parseScan(text);
  if (code.kind === "unknown") return said("unknown", code.reason);
  if (code.kind === "unit") return await scanTicket(scan, code);
  if (code.kind === "command") return await scanCommand(scan, code);
  return said("refused", "notHere");
}

/** A ticket begins the work at its garment; where nobody looks at it, it ends the work at the one that is open. */
async function scanTicket(scan: Scan, code: Extract<KnownCode, { kind: "unit" }>): Promise<Scanned> {
  const { tx, context, station, typed } = scan;
  const row = await unitByCode(tx, context.scope, code.code);
  // A foreign one is as unknown as one that never was.
  if (!row) return said("unknown", "notFound");
  const shown = await shownOf(tx, row);
  if (code.cycle !== row.cycle) {
    return said("refused", "oldTicket", shown, `${REASONS.oldTicket} ${ticketOf(row.code, row.cycle)}`);
  }
  if (row.location_id !== station.location_id) return said("refused", "otherLocation", shown);
  const here = WORK_STEPS.find(({ key }) => key === station.step)?.state;
  if (!here) return said("refused", "notGarments");
  if (row.print_status !== here) {
    return said("refused", "notYourStep", shown, `It is at ${row.print_status}.`);
  }
  if (row.station_id === station._id) return said("already", "alreadyOpen", shown);
  const open = station.auto_pass === 1 && !typed ? await openUnitAt(tx, station._id) : undefined;
  const passed = open ? await sent(scan, open, "unit.pass", {}) : null;
  if (passed && passed.answer.outcome !== "done") return passed;
  const begun = await sent(scan, row, "unit.start", {});
  return { ...begun, audit: [...passed?.audit ?? [], ...begun.audit] };
}

async function scanCommand(
  scan: Scan,
  { command, reason }: Extract<KnownCode, { kind: "command" }>,
): Promise<Scanned> {
  const { tx, station, context, device } = scan;
  if (command === "undo") {
    const last = await lastUnitAt(tx, context.session.person._id, device);
    return last ? await sent(scan, last, "unit.undo", {}) : said("refused", "isLastScan");
  }
  const open = await openUnitAt(tx, station._id);
  if (!open) return said("refused", "nothingOpen");
  if (command === "pass") return await sent(scan, open, "unit.pass", {});
  const reason_code = command === "reason" && reason ? REJECT_REASONS[reason - 1] : undefined;
  return reason_code ? await sent(scan, open, "unit.reject", { reason_code }) : said("refused", "notHere");
}

/** The same as a step by hand, from this station. */
async function sent(
  { tx, context, station, device }: Scan,
  row: Pick<UnitRow, "_id">,
  event: string,
  more: object,
): Promise<Scanned> {
  const params = { station: station._id, device, ...more };
  const [moved] = await moveMany(unitLifecycle, stepOf(tx, { event, params }, context), [row._id]);
  if (!moved?.result.ok) {
    const { code = "notFound", text = "" } = moved?.result.reason ?? {};
    const shown = moved?.before ? await shownOf(tx, moved.before) : null;
    return said("refused", code, shown, text);
  }
  const after = (await unitsById(tx, context.scope, [row._id])).get(row._id);
  const undo_until = event === "unit.undo" ? null : context.now() + UNDO_SECONDS;
  const unit = after ? await shownOf(tx, after) : null;
  return { answer: { outcome: "done", code: "", text: "", unit, undo_until }, audit: moved.audit };
}

async function shownOf(tx: Writer, row: UnitRow): Promise<ScannedUnit> {
  const { _id, order_code, sku, title, variant, print_status, work_status, due_at } = row;
  const ticket = ticketOf(row.code, row.cycle);
  return {
    _id,
    ticket,
    order_code,
    sku,
    title,
    variant,
    print_status,
    work_status,
    due_at,
    ...await placeInOrder(tx, row),
  };
}
