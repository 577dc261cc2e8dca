/** Sends a number until its shop has it. An adapter adds no number twice, and completes what was sent in part. */
import { trackingUrl } from "../../../../api/codes/tracking_pages.ts";
import type { Reader } from "../../../db/database.ts";
import { updateTrouble } from "../sync/trouble.ts";
import { type ShopTools, withShop } from "../connections/shop.ts";
import { ShopFailure, type ShopTrouble, type TrackingOut } from "../port.ts";
import { sendingTime } from "./due.ts";
import { isLastPackage, type LeftPackage, leftPackage, piecesIn, replacedNumbers } from "./facts_store.ts";
import { repeatLastNumber } from "./repeat_store.ts";
import { OUT_STATUSES, settleNumber, type TrackingPatch, type TrackingRow } from "./store.ts";

/** Seconds between attempts; after the last attempt the number is Refused. */
const BACKOFF_SECONDS = [60, 300, 1_800, 7_200, 21_600, 86_400] as const;
/** Seconds until the next attempt if the shop is Broken. */
const REST_SECONDS = 60;

export async function sendNumber(row: TrackingRow, tools: ShopTools): Promise<void> {
  const { db, now } = tools;
  const left = await leftPackage(db.read, row);
  const patch = left ? await sendLeft(row, left, tools) : dropped("packageGone");
  await db.write(async (tx) => {
    await settleNumber(tx, row, patch, now());
    // A number that was sent before this one could not close the order in the shop.
    if (patch.status === "Refused") await repeatLastNumber(tx, row, now());
  });
  db.wake();
}

const dropped = (reason: string): TrackingPatch => ({ status: "Dropped", reason });

async function sendLeft(row: TrackingRow, left: LeftPackage, tools: ShopTools): Promise<TrackingPatch> {
  const { db, settings, now } = tools;
  // The number will be queued again when the package leaves again.
  if (!OUT_STATUSES.includes(left.shipment_status)) return dropped("notOut");
  if (left.number !== row.number) return dropped("replaced");
  const at = sendingTime(left, left.handed_at ?? row.created_at, settings.timeZone);
  if (at === null) return dropped("never");
  if (at > now()) return { due_at: at };
  try {
    const tracking = await trackingOut(db.read, row, left);
    await withShop(
      left.connection_id,
      tools,
      (shop, adapter) => adapter.sendTracking(shop, tracking),
      "tracking",
    );
    return { status: "Sent", reason: "", sent_at: now() };
  } catch (error) {
    if (!(error instanceof ShopFailure)) throw error;
    return await afterFailure(row, left.connection_id, error.trouble, tools);
  }
}

/** While its shop is Waiting or Broken, a number waits without using up an attempt. */
async function afterFailure(
  row: TrackingRow,
  connectionId: string,
  trouble: ShopTrouble,
  tools: ShopTools,
): Promise<TrackingPatch> {
  const { now } = tools;
  // The platform made the label of this package, so it has the number already.
  if (trouble.kind === "refused" && trouble.code === "platformShips") return dropped(trouble.code);
  if (trouble.kind === "refused") return { status: "Refused", reason: trouble.code };
  if (trouble.kind !== "failed") {
    if (trouble.kind !== "budget") await updateTrouble(connectionId, trouble, tools);
    return { due_at: "until" in trouble ? Math.max(trouble.until, now() + 1) : now() + REST_SECONDS };
  }
  const attempts = row.attempts + 1;
  const wait = BACKOFF_SECONDS[row.attempts];
  if (wait === undefined) return { status: "Refused", reason: trouble.code, attempts };
  return { reason: trouble.code, attempts, due_at: now() + wait };
}

async function trackingOut(reader: Reader, row: TrackingRow, left: LeftPackage): Promise<TrackingOut> {
  const number = left.is_usps_tracking === 1 && left.usps_number ? left.usps_number : row.number;
  const carrier = left.usps_number === number ? "USPS" : left.carrier || left.default_carrier;
  const isRemedy = row.order_id !== left.first_id;
  const replaces = await replacedNumbers(reader, row);
  return {
    shop_order_id: row.shop_order_id,
    number,
    carrier,
    url: trackingUrl(carrier, number) ?? "",
    lines: isRemedy ? [] : await linesIn(reader, row, left),
    isRemedy,
    isLast: await isLastPackage(reader, row, left),
    ...replaces.length > 0 && { replaces },
  };
}

async function linesIn(
  reader: Reader,
  row: TrackingRow,
  { lines }: LeftPackage,
): Promise<TrackingOut["lines"]> {
  const pieces = await piecesIn(reader, row.package_id, row.order_id);
  return Object.entries(JSON.parse(lines) as Record<string, string>).flatMap(([shop_line_id, line]) => {
    const quantity = pieces.get(line) ?? 0;
    return quantity > 0 ? [{ shop_line_id, quantity }] : [];
  });
}
