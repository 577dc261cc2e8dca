/** Chooses kept garments for a reship: of the same item and prints, all at one location that packs them. */
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { appendOutbox, changesOf } from "../../../events/outbox.ts";
import type { ShelfLine, ShelfPort, ShelfRequest } from "../../orders/orders/shelf_port.ts";
import { unitsChanged } from "../../workshop/units/store.ts";
import {
  appendReturns,
  garmentsToGiveBack,
  lastReturnOf,
  printsOfLines,
  REUSED_OUTCOME,
  type ShelfEntry,
  type ShelfGarment,
  shelfGarments,
  takenGarments,
} from "./shelf_store.ts";

interface Choice {
  readonly location_id: string;
  readonly picked: readonly { readonly row: ShelfEntry; readonly line_id: string }[];
}

async function choose(reader: Reader, request: ShelfRequest): Promise<Choice | null> {
  const garments = await shelfGarments(reader, request);
  const lines = [...garments.map(({ order_line_id }) => order_line_id), ...request.wanted.map(lineOf)];
  const printsOf = await printsOfLines(reader, lines);
  const suits = (garment: ShelfGarment, line: ShelfLine): boolean =>
    garment.order_line_id === line.origin_line_id ||
    garment.item_id === line.item_id && printsOf(garment.order_line_id) === printsOf(line.line_id);
  for (const location_id of request.location_ids) {
    const garmentsHere = garments.filter((garment) => garment.location_id === location_id);
    const picked = pickFrom(garmentsHere, request.wanted, suits);
    if (picked) return { location_id, picked };
  }
  return null;
}

const lineOf = ({ line_id }: ShelfLine): string => line_id;

/** Picks named garments first, then those of the same line, then the oldest; null if any line lacks some. */
function pickFrom(
  garments: readonly ShelfGarment[],
  wanted: readonly ShelfLine[],
  suits: (garment: ShelfGarment, line: ShelfLine) => boolean,
): Choice["picked"] | null {
  const used = new Set<string>();
  const picked: { row: ShelfEntry; line_id: string }[] = [];
  for (const line of wanted) {
    const rank = ({ unit_id, order_line_id }: ShelfGarment): number =>
      line.unit_ids.includes(unit_id) ? 0 : order_line_id === line.origin_line_id ? 1 : 2;
    const free = garments.filter((garment) => !used.has(garment.unit_id) && suits(garment, line))
      .sort((one, other) => rank(one) - rank(other)).slice(0, line.quantity);
    if (free.length < line.quantity) return null;
    for (const row of free) {
      used.add(row.unit_id);
      picked.push({ row, line_id: line.line_id });
    }
  }
  return picked;
}

const stamped = ({ actor, at }: AuditStamp) => ({ actor_id: actor._id, at });

/** Refreshes screens: lists of garments show outcomes of returns, and each returns bench counts the shelf. */
async function announce(tx: Writer, rows: readonly ShelfEntry[], at: number): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const parcels = [...new Set(rows.map(({ package_id }) => package_id))];
  const garments = unitsChanged(first, rows.map(({ unit_id }) => unit_id));
  await appendOutbox(tx, [...garments, ...changesOf("packages", first, parcels)], at);
}

async function turnInto(tx: Writer, unitId: string, outcome: string, stamp: AuditStamp): Promise<void> {
  const row = await lastReturnOf(tx, unitId);
  if (!row) throw new Error(`Cannot change the kept garment ${unitId}: expected its grade`);
  await appendReturns(tx, [row], () => ({ outcome, ...stamped(stamp) }));
  await announce(tx, [row], stamp.at);
}

export const returnsShelf: ShelfPort = {
  placeFor: async (reader, request) => (await choose(reader, request))?.location_id ?? null,
  async take(tx, request, stamp) {
    const choice = await choose(tx, request);
    if (!choice) return null;
    const lines = new Map(choice.picked.map(({ row, line_id }) => [row.unit_id, line_id]));
    const rows = choice.picked.map(({ row }) => row);
    await appendReturns(tx, rows, ({ unit_id }) => ({
      outcome: REUSED_OUTCOME,
      line_id: lines.get(unit_id) ?? null,
      ...stamped(stamp),
    }));
    await announce(tx, rows, stamp.at);
    return choice.location_id;
  },
  takenFor: takenGarments,
  async returnUnits(tx, orderId, stamp) {
    const rows = await garmentsToGiveBack(tx, orderId);
    await appendReturns(tx, rows, () => ({ outcome: "kept", line_id: null, ...stamped(stamp) }));
    await announce(tx, rows, stamp.at);
  },
  scrap: (tx, unitId, stamp) => turnInto(tx, unitId, "scrapped", stamp),
  restore: (tx, unitId, stamp) => turnInto(tx, unitId, REUSED_OUTCOME, stamp),
};
