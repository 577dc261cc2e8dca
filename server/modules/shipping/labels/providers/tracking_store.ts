/** Records each event of a carrier once, with its effect on the package. Source: docs/shipping.md. */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import type { Reader, Writer } from "../../../../db/database.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { settleAsSystem } from "../../../../lifecycle/system_step.ts";
import { appendOutbox } from "../../../../events/outbox.ts";
import { ALL_SELLERS } from "../../../../scope.ts";
import { insertTrackEvent, type LabelRow, labelsById } from "../store.ts";
import { packagesById, updatePackage } from "../../packages/store.ts";
import { troubleOf } from "../../packages/returned_store.ts";
import type { CarrierEvent } from "./port.ts";

export async function bookEvents(
  tx: Writer,
  { now, settings: { timeZone } }: Pick<BackgroundTools, "now" | "settings">,
  label: LabelRow,
  events: readonly CarrierEvent[],
  source: "webhook" | "poll",
): Promise<boolean> {
  const at = now();
  const before = await countOf(tx, label._id);
  // Ignores events over a day in the future, which are mistakes of the carrier.
  const credible = events.filter((event) => event.at <= at + DAY_SECONDS);
  for (const event of credible) {
    const { package_id } = label;
    // Uses the same source for webhooks and polling, so that an event that came both ways is stored once.
    await insertTrackEvent(tx, { ...event, label_id: label._id, package_id, source: "carrier" }, at, source);
  }
  if (await countOf(tx, label._id) === before) return false;
  const last = credible.toSorted((one, other) => one.at - other.at).at(-1);
  return await followEvents(tx, [label.package_id], last, { at, timeZone }) > 0;
}

/** Updates packages after events were stored: trouble, last event and status. Returns the number of packages. */
export async function followEvents(
  tx: Writer,
  packageIds: readonly string[],
  last: Pick<CarrierEvent, "at" | "status"> | undefined,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
): Promise<number> {
  const rows = [...(await packagesById(tx, ALL_SELLERS, packageIds)).values()];
  for (const row of rows) {
    const trouble = await troubleOf(tx, row._id);
    await updatePackage(tx, row, {
      trouble,
      ...last && last.at >= (row.last_event_at ?? 0) && { last_event: last.status, last_event_at: last.at },
    }, at);
  }
  const changes = Map.groupBy(rows, ({ seller_id }) => seller_id);
  await appendOutbox(
    tx,
    Array.from(changes, ([sellerId, own]) => ({
      ...{ entity: "packages", sellerId },
      ids: own.map(({ _id }) => _id),
    })),
    at,
  );
  const ids = rows.map(({ _id }) => _id);
  await settleAsSystem(tx, { lifecycle: "package", event: "track.settle", ids, at, timeZone });
  return rows.length;
}

async function countOf(tx: Writer, label_id: string): Promise<number> {
  const { count } = await tx.selectFrom("track_events").select(({ fn }) =>
    fn.countAll<number | string>().as("count")
  )
    .where("label_id", "=", label_id).executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the newest label of a number, preferably of the carrier, because carriers reuse numbers. */
export async function labelOfNumber(
  reader: Reader,
  { number, carrier }: { readonly number: string; readonly carrier: string },
): Promise<LabelRow | undefined> {
  const rows = await reader.selectFrom("labels").select(["_id", "carrier"]).where("number", "=", number)
    .where("provider", "=", "easypost").orderBy("bought_at", "desc").limit(10).execute();
  const same = rows.find((row) => row.carrier.toLowerCase() === carrier.toLowerCase()) ?? rows[0];
  return same && (await labelsById(reader, ALL_SELLERS, [same._id])).get(same._id);
}

export const packageProgressOf = (reader: Reader, package_id: string) =>
  reader.selectFrom("packages").select(["shipment_status", "last_event_at"]).where("_id", "=", package_id)
    .executeTakeFirst();
