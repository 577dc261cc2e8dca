/** `openReturn`: finds a returned package, and marks it Returned like a step that a person takes on a screen. */
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { foreignCodeReason } from "../../../../api/codes/foreign_codes.ts";
import { MAX_SCAN_LENGTH, type ScannedCode } from "../../../../api/codes/scan_codes.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import { labelNumbers } from "../../../../api/codes/tracking.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { ReturnScan } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { hasLeft, isGivenUp } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { packageLifecycle } from "../packages/lifecycle.ts";
import type { PackageRow } from "../packages/rows.ts";
import { packagesById } from "../packages/store.ts";
import { unitByCode } from "../../workshop/units/open_units_store.ts";
import { packageView } from "./package_view.ts";
import { benchAt, packageByCode, packageByTracking } from "./store.ts";

const CAME_BACK = "cameBack";
/** Statuses by which the carrier announces a return or a failed delivery. */
const CARRIER_SAYS: readonly string[] = ["Return To Sender", "Exception"];

interface Found {
  readonly package_id: string | null;
  readonly unit_id: string | null;
}
type Missed = Pick<ReturnScan, "outcome" | "code" | "text">;

const textOf = (code: string): string => (REASONS as Record<string, string>)[code] ?? "";
const missedOf = (outcome: "refused" | "unknown", code: string, text = textOf(code)): Missed => ({
  outcome,
  code,
  text,
});

export const openReturn = mutation<"openReturn">(async (tx, args, context) => {
  const { code, back, typed, location, device } = args;
  const bench = await benchAt(tx, location);
  if (!bench) throw new ApiError("NOT_FOUND", "There is no such location.");
  const found = await foundBy(tx, code, context);
  if ("outcome" in found) return { result: { ...found, parcel: null, unit_id: null }, audit: [] };
  const { unit_id } = found;
  const row = (await packagesById(tx, context.scope, [found.package_id ?? ""])).get(found.package_id ?? "");
  // A package out of scope counts as unknown.
  if (!row) return { result: { ...missedOf("unknown", "notFound"), parcel: null, unit_id: null }, audit: [] };
  const opened = await opening(tx, row, { back, typed: typed === true, device }, bench, context);
  const after = (await packagesById(tx, context.scope, [row._id])).get(row._id) ?? row;
  const pkg = await packageView(tx, after, location, device, context);
  return { result: { ...opened.missed, parcel: pkg, unit_id }, audit: opened.audit };
});

export const undoOpenReturn = mutation<"undoOpenReturn">(async (tx, { _id, location, device }, context) => {
  const step = stepOf(tx, { event: "return.undo", params: { device } }, context);
  const [moved] = await moveMany(packageLifecycle, step, [_id]);
  const row = (await packagesById(tx, context.scope, [_id])).get(_id);
  if (!row || !moved) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const { ok, reason, legal } = moved.result;
  if (!ok) {
    throw new ApiError("ILLEGAL_TRANSITION", reason?.text ?? REASONS.wrongState, {
      legal,
      ...reason && { reason },
    });
  }
  return { result: await packageView(tx, row, location, device, context), audit: moved.audit };
});

async function foundBy(tx: Writer, text: string, { scope }: AuthorizedContext): Promise<Found | Missed> {
  if (text.length > MAX_SCAN_LENGTH) return missedOf("unknown", "tooLong");
  const code = parseScan(text);
  if (code.kind === "package") {
    return { package_id: await packageByCode(tx, scope, code.code) ?? null, unit_id: null };
  }
  if (code.kind === "unit") {
    const unit = await unitByCode(tx, scope, code.code);
    if (!unit) return missedOf("unknown", "notFound");
    if (unit.cycle !== code.cycle) {
      return missedOf("refused", "oldTicket", `${REASONS.oldTicket} ${ticketOf(unit.code, unit.cycle)}`);
    }
    return unit.package_id === null
      ? missedOf("refused", "noParcel")
      : { package_id: unit.package_id, unit_id: unit._id };
  }
  const numbers = numbersIn(code, text);
  if (!numbers) {
    return missedOf("refused", code.kind === "unknown" ? "notHere" : foreignCodeReason(code.kind));
  }
  const package_id = await packageByTracking(tx, scope, numbers);
  if (package_id) return { package_id, unit_id: null };
  return missedOf("unknown", code.kind === "unknown" ? code.reason : "notFound");
}

/** Returns the text as possible carrier numbers; null for our own codes. */
function numbersIn(code: ScannedCode, text: string): readonly string[] | null {
  const isCarriers = ["tracking", "sscc", "gtin", "unknown"].includes(code.kind);
  return isCarriers ? labelNumbers(code, text.toUpperCase()) : null;
}

interface Opened {
  readonly missed: Missed;
  readonly audit: readonly AuditEntry[];
}

async function opening(
  tx: Writer,
  row: PackageRow,
  { back, typed, device }: { readonly back: boolean; readonly typed: boolean; readonly device: string },
  bench: { readonly name: string },
  context: AuthorizedContext,
): Promise<Opened> {
  const { shipment_status } = row;
  if (shipment_status === "Returned") return { missed: { outcome: "open", code: "", text: "" }, audit: [] };
  if (isGivenUp(shipment_status)) return { missed: missedOf("refused", "wrongState"), audit: [] };
  if (!hasLeft(shipment_status)) return { missed: missedOf("refused", "notLeft"), audit: [] };
  const isPlain = back || !typed && CARRIER_SAYS.includes(shipment_status);
  if (!isPlain) return { missed: { outcome: "asks", code: "", text: "" }, audit: [] };
  const params = { reason: CAME_BACK, place: bench.name, device };
  const [moved] = await moveMany(
    packageLifecycle,
    stepOf(tx, { event: "package.return", params }, context),
    [row._id],
  );
  if (!moved?.result.ok) {
    const { code = "notFound", text = "" } = moved?.result.reason ?? {};
    return { missed: missedOf("refused", code, text), audit: [] };
  }
  return { missed: { outcome: "done", code: "", text: "" }, audit: moved.audit };
}
