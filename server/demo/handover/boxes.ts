/** Makes boxes of 60 days: one or two sent per day and location, and a few open, closed or cancelled ones. */
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import { MAX_BOX_PACKAGES } from "../../../api/handover/box_weight.ts";
import { ssccOf } from "../../../api/shipping/number_ranges.ts";
import { shipDayOf } from "../../../api/shipping/ship_day.ts";
import { hasLeft } from "../../../api/statuses.ts";
import type { BoxesTable, NumberRangesTable, PackagesTable } from "../../db/tables.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import { CLOSED_ORDERS } from "../../modules/shipping/packages/facts.ts";
import { stampOf } from "../audit.ts";
import { insertRows } from "../bulk.ts";
import type { DemoWorld } from "../world.ts";

type Package = Omit<PackagesTable, "seq">;
export type DemoBox = { -readonly [K in keyof Omit<BoxesTable, "seq">]: Omit<BoxesTable, "seq">[K] };
type World = Pick<DemoWorld, "now" | "timeZone" | "newId" | "codes" | "actors" | "audit">;

const DAYS = 60;
/** Days after which a sent box counts as received: flight and customs take less. */
const RECEIVED_DAYS = 10;
const BOXES_OF_A_DAY = 2;
const TARE_G = 460;
const SSCC_HEAD = "38930000";
const CLOSED: readonly string[] = CLOSED_ORDERS;

export interface DemoBoxes {
  readonly rows: DemoBox[];
  /** Returns the package with its ship day, and with its box if it has one. */
  readonly boxed: (pkg: Package) => Package;
  readonly range: Omit<NumberRangesTable, "seq">;
}

export async function insertBoxed(
  tx: Writer,
  { packages, orders }: {
    readonly packages: readonly Package[];
    readonly orders: readonly { readonly _id: string; readonly status: string }[];
  },
  world: World,
): Promise<void> {
  const statuses = new Map(orders.map(({ _id, status }) => [_id, status]));
  const { rows, range, boxed } = makeBoxes(packages, (order) => statuses.get(order) ?? "", world);
  await insertRows(tx, "boxes", rows);
  await insertRows(tx, "number_ranges", [range]);
  await insertRows(tx, "packages", packages.map(boxed));
}

/** @param statusOf the status of an order by its id */
export function makeBoxes(
  packages: readonly Package[],
  statusOf: (order: string) => string,
  world: World,
): DemoBoxes {
  const filling = new Filling(world);
  const since = world.now - DAYS * DAY_SECONDS;
  const left = packages.filter(({ handed_at, location_id, method_code, shipment_status }) =>
    handed_at !== null && handed_at >= since && location_id && method_code && hasLeft(shipment_status)
  ).toSorted((one, other) => Number(one.handed_at) - Number(other.handed_at));
  const days = Map.groupBy(left, (pkg) => `${filling.dayOf(Number(pkg.handed_at))} ${pkg.location_id}`);
  for (const group of days.values()) {
    for (const inside of largestOf(group).slice(0, BOXES_OF_A_DAY)) filling.send(inside);
  }
  const ready = packages.filter(({ shipment_status, label_status, location_id, method_code, order_id }) =>
    shipment_status === "Packed" && label_status === "Live" && location_id && method_code &&
    !CLOSED.includes(statusOf(order_id))
  );
  const [first = [], second = []] = largestOf(ready);
  // Most packed packages stay on the bench.
  const third = Math.ceil(first.length / 3);
  filling.hold(first.slice(0, third), "Closed");
  filling.hold(first.slice(third, 2 * third), "Processing");
  filling.hold(second.slice(0, 1), "Processing");
  const [any] = first.length > 0 ? first : left;
  if (any) {
    filling.hold([], "Processing", any);
    filling.hold([], "Cancelled", any);
  }
  return { rows: filling.rows, boxed: (pkg) => filling.boxed(pkg), range: filling.range() };
}

/** Groups packages that fit into one box, the largest group first. */
const largestOf = (packages: readonly Package[]): Package[][] =>
  [...Map.groupBy(packages, ({ location_id, method_code }) => `${location_id} ${method_code}`).values()]
    .sort((one, other) => other.length - one.length).map((some) => some.slice(0, MAX_BOX_PACKAGES / 4));

class Filling {
  readonly rows: DemoBox[] = [];
  readonly #boxOf = new Map<string, DemoBox>();
  readonly #days = new Map<number, string>();
  #serial = 1;

  constructor(readonly world: World) {}

  dayOf(at: number): string {
    const hour = Math.floor(at / HOUR_SECONDS);
    const known = this.#days.get(hour) ?? shipDayOf(at, this.world.timeZone);
    this.#days.set(hour, known);
    return known;
  }

  boxed(pkg: Package): Package {
    const box = this.#boxOf.get(pkg._id);
    return {
      ...pkg,
      ship_day: this.dayOf(pkg.due_at),
      ...box && { box_id: box._id },
      ...box && box.handed_at === null && { shipment_status: "Boxed" },
    };
  }

  range(): DemoBoxes["range"] {
    const { now, newId } = this.world;
    const created_at = now - 2 * DAYS * DAY_SECONDS;
    return {
      _id: newId(created_at),
      method_code: null,
      kind: "sscc",
      purpose: "boxes",
      unsure: 0,
      head: SSCC_HEAD,
      country: "",
      first: 1,
      last: 99_999,
      next: this.#serial,
      status: "Active",
      created_at,
      updated_at: now,
      version: 1,
    };
  }

  send(inside: readonly Package[]): void {
    const handed = Number(inside.at(-1)?.handed_at);
    const isReceived = handed < this.world.now - RECEIVED_DAYS * DAY_SECONDS;
    const made = Math.min(...inside.map(({ packed_at }) => packed_at ?? handed), handed - 6 * HOUR_SECONDS);
    this.#add(inside, isReceived ? "Received" : "Handed Over", {
      created_at: made,
      closed_at: handed - HOUR_SECONDS,
      handed_at: handed,
      received_at: isReceived ? handed + 8 * DAY_SECONDS : null,
    });
  }

  /** @param like a package that gives an empty box its location */
  hold(inside: readonly Package[], status: string, like: Package | undefined = inside[0]): void {
    if (!like) return;
    const made = this.world.now - (this.rows.length % 3 + 1) * HOUR_SECONDS;
    this.#add(
      inside,
      status,
      { created_at: made, closed_at: status === "Closed" ? made + 1_800 : null },
      like,
    );
  }

  #add(inside: readonly Package[], status: string, times: Partial<DemoBox>, like = inside[0]): void {
    const { newId, codes, actors } = this.world;
    const at = Number(times.created_at);
    const net_g = inside.reduce((sum, { weighed_g, weight_g }) => sum + (weighed_g ?? weight_g), 0);
    const code = codes.boxes.take();
    const method_code = inside[0]?.method_code ?? "";
    const isWeighed = Boolean(times.closed_at);
    const row: DemoBox = {
      _id: newId(at),
      code,
      sscc: ssccOf(SSCC_HEAD, this.#serial++),
      location_id: like?.location_id ?? "",
      method_code,
      gateway_id: null,
      status,
      packages_count: inside.length,
      net_g,
      estimated_count: inside.filter(({ weighed_g }) => weighed_g === null).length,
      tare_g: isWeighed ? TARE_G : null,
      gross_g: isWeighed ? net_g + TARE_G + inside.length % 7 * 5 - 15 : null,
      local_bill_id: null,
      consolidation_id: null,
      closed_at: null,
      handed_at: null,
      received_at: null,
      maker: actors.at("Packing")._id,
      search_text: searchText(method_code),
      created_at: at,
      updated_at: Number(times.received_at ?? times.handed_at ?? times.closed_at ?? at),
      version: 1 + inside.length,
      ...times,
    };
    this.rows.push(row);
    for (const { _id } of inside) this.#boxOf.set(_id, row);
    this.#record(row);
  }

  #record({ _id, code, status, created_at, closed_at, handed_at, received_at }: DemoBox): void {
    const { audit, actors, newId } = this.world;
    const add = (
      action: string,
      at: number | null,
      changes: readonly [field: string, before: string, after: string][],
    ) => {
      if (at === null) return;
      audit.add([{
        entity: "boxes",
        entityId: _id,
        sellerId: null,
        action,
        changes: changes.map(([field, before, after]) => ({ field, before, after })),
      }], stampOf(actors.at("Packing"), at, newId));
    };
    add("makeBox", created_at, [["code", "", code]]);
    add("box.close", closed_at, [["status", "Processing", "Closed"]]);
    add("box.handOver", handed_at, [["status", "Closed", "Handed Over"]]);
    add("box.receive", received_at, [["status", "Handed Over", "Received"]]);
    if (status === "Cancelled") add("box.cancel", created_at, [["status", "Processing", "Cancelled"]]);
  }
}
