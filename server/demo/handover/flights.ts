/** Makes a flight for each week in which boxes left: old ones are completed, one is held, and one has problems. */
import { sql } from "kysely";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { mawbCheckDigit } from "../../../api/handover/mawb.ts";
import { manifestTable } from "../../../api/handover/manifest.ts";
import type { Writer } from "../../db/database.ts";
import { isOneOf } from "../../db/conditions.ts";
import { searchText } from "../../db/search.ts";
import type { BoxesTable, ConsolidationsTable } from "../../db/tables.ts";
import {
  manifestLinesOf,
  readDeclarations,
  valueOf,
} from "../../modules/handover/consolidations/declarations.ts";
import { loadsOf, NO_LOAD, sumsOf } from "../../modules/handover/consolidations/load_store.ts";
import { insertManifest } from "../../modules/handover/consolidations/manifest_store.ts";
import { stampOf } from "../audit.ts";
import { insertRows } from "../bulk.ts";
import type { DemoWorld } from "../world.ts";

type World = Pick<DemoWorld, "now" | "newId" | "codes" | "actors" | "audit" | "currency">;
type Flight = {
  -readonly [K in keyof Omit<ConsolidationsTable, "seq">]: Omit<ConsolidationsTable, "seq">[K];
};
type Box = Pick<BoxesTable, "_id" | "status" | "handed_at">;

const GATEWAY = "JFK";
const METHODS = ["economy", "standard"] as const;
const WEEK = 7 * DAY_SECONDS;
/** The maximum number of boxes of a flight: few, because its manifest is computed while the demo is filled. */
const BOXES_OF_A_FLIGHT = 2;
const AIRLINES = [["738", "VN 96"], ["160", "CX 880"], ["988", "OZ 222"]] as const;

/** The steps of a flight: event, status, column of the time, and days after the last box left. */
const FLIGHT_STEPS = [
  ["flight.close", "Closed", "closed_at", 0],
  ["flight.send", "Manifest Sent", "sent_at", 0],
  ["flight.depart", "Departed", "departed_at", 1],
  ["flight.arrive", "Arrived", "arrived_at", 2],
  ["flight.hold", "Customs Hold", "held_at", 3],
  ["flight.clear", "Cleared", "cleared_at", 4],
  ["flight.inject", "Injected", "injected_at", 5],
  ["flight.complete", "Completed", "completed_at", 9],
] as const;

/** Inserts flights after their boxes and the garments in them. */
export async function insertFlights(tx: Writer, world: World): Promise<void> {
  const gateway = await tx.selectFrom("locations").select("_id").where("code", "=", GATEWAY)
    .executeTakeFirst();
  if (!gateway) return;
  for (const table of ["boxes", "shipping_methods"] as const) {
    const column = table === "boxes" ? "method_code" : "code";
    await sql`update ${sql.table(table)} set gateway_id = ${gateway._id}
      where ${isOneOf(column, METHODS)}`.execute(tx);
  }
  const boxes = await tx.selectFrom("boxes").select(["_id", "status", "handed_at"])
    .where("gateway_id", "=", gateway._id).where("handed_at", "is not", null).orderBy("handed_at").execute();
  const weeks = [...Map.groupBy(boxes, ({ handed_at }) => Math.floor(Number(handed_at) / WEEK)).values()];
  for (const [at, week] of weeks.entries()) {
    await insertFlight(tx, world, gateway._id, week.slice(-BOXES_OF_A_FLIGHT), weeks.length - at);
  }
  const closed = await tx.selectFrom("boxes").select(["_id", "status", "handed_at"])
    .where("status", "=", "Closed").orderBy("code").limit(1).execute();
  for (const { _id } of closed) {
    await tx.updateTable("boxes").set({ gateway_id: gateway._id }).where("_id", "=", _id).execute();
  }
  await insertFlight(tx, world, gateway._id, closed, 0);
  await clearDeclaredValue(tx, closed);
}

/** @param weeksAgo 0 for the flight that is being loaded */
async function insertFlight(
  tx: Writer,
  world: World,
  gateway_id: string,
  boxes: readonly Box[],
  weeksAgo: number,
): Promise<void> {
  if (boxes.length === 0) return;
  const flight = newFlight(world, gateway_id, boxes, weeksAgo);
  await insertRows(tx, "consolidations", [flight]);
  await sql`update boxes set consolidation_id = ${flight._id} where ${
    isOneOf("_id", boxes.map(({ _id }) => _id))
  }`
    .execute(tx);
  const sums = sumsOf((await loadsOf(tx, [flight._id])).get(flight._id) ?? NO_LOAD);
  const lines = flight.sent_at === null ? [] : manifestLinesOf(await readDeclarations(tx, flight._id));
  const { value_minor, currency } = valueOf(lines, flight.currency);
  const sent = flight.sent_at === null ? {} : { declared_minor: value_minor, currency };
  await tx.updateTable("consolidations").set({ ...sums, ...sent }).where("_id", "=", flight._id).execute();
  if (flight.sent_at === null) return;
  await insertManifest(tx, {
    _id: world.newId(flight.sent_at),
    consolidation_id: flight._id,
    table: manifestTable("ibci", lines),
    declared_minor: value_minor,
    currency,
    maker: flight.maker,
    created_at: flight.sent_at,
  });
}

function newFlight(world: World, gateway_id: string, boxes: readonly Box[], weeksAgo: number): Flight {
  const { now, newId, codes, actors, currency } = world;
  const left = Math.max(...boxes.map(({ handed_at }) => handed_at ?? now - DAY_SECONDS));
  const steps = stepsOf(boxes, weeksAgo).filter(([, , , days]) => left + days * DAY_SECONDS <= now);
  const serial = String(1_234_500 + weeksAgo * 37);
  const [prefix, number] = AIRLINES[weeksAgo % AIRLINES.length] ?? AIRLINES[0];
  const _id = newId(left);
  const code = codes.consolidations.take();
  const status = steps.at(-1)?.[1] ?? "Processing";
  const at = Object.fromEntries(
    FLIGHT_STEPS.map(([, , column, days]) => [
      column,
      steps.some((step) => step[2] === column) ? left + days * DAY_SECONDS : null,
    ]),
  ) as Pick<Flight, (typeof FLIGHT_STEPS)[number][2]>;
  const mawb = `${prefix}${serial}${mawbCheckDigit(serial)}`;
  record(world, { _id, code, left, steps });
  return {
    _id,
    code,
    provider: "ibci",
    mawb,
    flight: number,
    origin: "SGN",
    gateway_id,
    etd_at: left + DAY_SECONDS,
    eta_at: left + 2 * DAY_SECONDS,
    eta_noticed: null,
    entry_type: "11",
    boxes_count: 0,
    handed_count: 0,
    received_count: 0,
    packages_count: 0,
    gross_g: 0,
    declared_minor: null,
    duty_minor: at.cleared_at === null ? null : 4_250 + weeksAgo * 310,
    currency,
    status,
    hold_reason: at.held_at === null ? "" : "Random check",
    missing_count: 0,
    ...at,
    maker: actors.root._id,
    search_text: searchText(mawb, number, "SGN"),
    created_at: left - DAY_SECONDS,
    updated_at: left + (steps.at(-1)?.[3] ?? 0) * DAY_SECONDS,
    version: 1 + steps.length,
  };
}

/** Completes a flight whose boxes were all received; an older one is held by customs, the newest has departed. */
function stepsOf(boxes: readonly Box[], weeksAgo: number): readonly (typeof FLIGHT_STEPS)[number][] {
  if (weeksAgo === 0) return [];
  const isThere = boxes.every(({ status }) => status === "Received");
  if (isThere) return FLIGHT_STEPS.filter(([event]) => event !== "flight.hold");
  return weeksAgo > 1 ? FLIGHT_STEPS.slice(0, 5) : FLIGHT_STEPS.slice(0, 3);
}

function record(
  { audit, actors, newId }: World,
  { _id, code, left, steps }: {
    readonly _id: string;
    readonly code: string;
    readonly left: number;
    readonly steps: readonly (typeof FLIGHT_STEPS)[number][];
  },
): void {
  const add = (action: string, at: number, field: string, before: string, after: string) =>
    audit.add(
      [{
        entity: "consolidations",
        entityId: _id,
        sellerId: null,
        action,
        changes: [{ field, before, after }],
      }],
      stampOf(actors.root, at, newId),
    );
  add("makeConsolidation", left - DAY_SECONDS, "code", "", code);
  let before = "Processing";
  for (const [event, status, , days] of steps) {
    add(event, left + days * DAY_SECONDS, "status", before, status);
    before = status;
  }
}

/** Removes the declared value of one package, which customs would stop. */
async function clearDeclaredValue(tx: Writer, boxes: readonly Box[]): Promise<void> {
  const [box] = boxes;
  if (!box) return;
  await sql`update order_lines set declared_minor = 0 where _id in (
    select u.order_line_id from units as u where u.package_id = (
      select min(p._id) from packages as p where p.box_id = ${box._id}))`.execute(tx);
}
