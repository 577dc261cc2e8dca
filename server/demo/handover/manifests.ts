/** Makes fourteen manifests of 60 days: most are closed, and the newest show every other state. */
import { sql } from "kysely";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import { isManifestNumber, MANIFEST_CURRENCY, sumsOfItems } from "../../../api/handover/postal_manifest.ts";
import { convertSum } from "../../../api/money/exchange.ts";
import { shipDayOf } from "../../../api/shipping/ship_day.ts";
import { hasLeft } from "../../../api/statuses.ts";
import { isOneOf } from "../../db/conditions.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { ManifestLinesTable, ManifestsTable, PackagesTable } from "../../db/tables.ts";
import { digestOf } from "../../modules/handover/manifests/effects.ts";
import { CLOSED_ORDERS } from "../../modules/shipping/packages/facts.ts";
import { stampOf } from "../audit.ts";
import { insertRows } from "../bulk.ts";
import type { DemoWorld } from "../world.ts";

type World = Pick<
  DemoWorld,
  "now" | "timeZone" | "newId" | "codes" | "actors" | "audit" | "ratesAt"
>;
type Manifest = Omit<ManifestsTable, "seq">;
type Line = Omit<ManifestLinesTable, "seq">;
type Item = Pick<
  PackagesTable,
  | "_id"
  | "location_id"
  | "carrier"
  | "tracking_number"
  | "country"
  | "weighed_g"
  | "weight_g"
  | "cost_minor"
  | "cost_currency"
  | "handed_at"
  | "shipment_status"
  | "label_status"
>;

const METHOD = "house-post";
const CARRIER = "VNPost";
const OFFICES = ["Bưu điện Quận 1", "Bưu điện Tân Bình"] as const;
const DAYS = 60;
/** The number of manifests whose packages have left. */
const LEFT = 10;
const REJECTED = "Lithium battery without a mark";

/** The steps of a manifest in order, each with the state that it leads to. */
const MANIFEST_STEPS = [
  ["manifest.generate", "Generated"],
  ["manifest.submit", "Submitted"],
  ["manifest.accept", "Accepted"],
  ["manifest.close", "Closed"],
] as const;

export async function insertManifests(tx: Writer, world: World): Promise<void> {
  const rows = await tx.selectFrom("packages").select([
    ...["_id", "location_id", "carrier", "tracking_number", "country", "weighed_g", "weight_g"] as const,
    ...["cost_minor", "cost_currency", "handed_at", "shipment_status", "label_status"] as const,
  ]).where("method_code", "=", METHOD).where("location_id", "is not", null).where(
    sql<boolean>`order_id not in (select _id from orders where ${isOneOf("status", CLOSED_ORDERS)})`,
  ).orderBy("seq").execute();
  const postal = rows.filter(({ tracking_number }) => isManifestNumber(tracking_number));
  const live = postal.filter(({ label_status }) => label_status === "Live");
  const making = new Making(world);
  const since = world.now - DAYS * DAY_SECONDS;
  const left = live.filter(({ handed_at, shipment_status }) =>
    handed_at !== null && handed_at >= since && hasLeft(shipment_status)
  );
  const days = [...Map.groupBy(left, (item) => `${making.dayOf(Number(item.handed_at))} ${item.location_id}`)]
    .map(([, items]) => items).toSorted((one, other) => handedAt(one) - handedAt(other));
  const chosen = spreadOver(days, LEFT);
  const rejected = postal.filter(({ label_status, handed_at }) =>
    label_status === "Voided" && handed_at === null
  );
  for (const [at, items] of chosen.entries()) {
    const isNewest = at >= chosen.length - 2;
    const back = isNewest ? rejected.slice(at % 2, at % 2 + 1) : [];
    making.add([...items, ...back], isNewest ? "Accepted" : "Closed", handedAt(items));
  }
  const here = live.filter(({ shipment_status }) =>
    shipment_status === "Packed" || shipment_status === "Boxed"
  )
    .filter(({ location_id }, _at, [first]) => location_id === first?.location_id)
    // Packages that are in no box come first.
    .toSorted((one, other) =>
      Number(one.shipment_status === "Boxed") - Number(other.shipment_status === "Boxed")
    );
  const third = Math.max(1, Math.floor(here.length / 3));
  making.add(here.slice(0, third), "Cancelled", world.now - 3 * HOUR_SECONDS);
  making.add(here.slice(0, third), "Submitted", world.now - 2 * HOUR_SECONDS);
  making.add(here.slice(third, 2 * third), "Generated", world.now - HOUR_SECONDS);
  making.add(here.slice(2 * third), "Processing", world.now - HOUR_SECONDS / 2);
  await insertRows(tx, "manifests", making.manifests);
  await insertRows(tx, "manifest_lines", making.lines);
}

const handedAt = (items: readonly Item[]): number =>
  Math.max(...items.map(({ handed_at }) => Number(handed_at)));

/** Picks `count` elements at even distances, including the first and the last. */
const spreadOver = <T>(all: readonly T[], count: number): readonly T[] =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, at) => all[Math.floor(at * (all.length - 1) / (count - 1))] as T);

class Making {
  readonly manifests: Manifest[] = [];
  readonly lines: Line[] = [];

  constructor(readonly world: World) {}

  dayOf = (at: number): string => shipDayOf(at, this.world.timeZone);

  add(items: readonly Item[], status: string, at: number): void {
    const [first] = items;
    if (!first) return;
    const { world: { now, newId, codes, actors, timeZone, ratesAt } } = this;
    const steps = MANIFEST_STEPS.slice(0, MANIFEST_STEPS.findIndex(([, state]) => state === status) + 1);
    const isFixed = steps.length > 0 || status === "Cancelled";
    const timeOf = (state: string): number | null => {
      const place = steps.findIndex(([, each]) => each === state);
      return place < 0 ? null : Math.min(now, at + place * 900);
    };
    const created_at = at - HOUR_SECONDS;
    const replaced = this.manifests.at(-1);
    const manifest: Manifest = {
      ...{ _id: newId(created_at), code: codes.manifests.take(), carrier: CARRIER, method_code: METHOD },
      ...{
        office: OFFICES[this.manifests.length % OFFICES.length] ?? "",
        location_id: first.location_id ?? "",
      },
      ship_day: shipDayOf(at, timeZone),
      ...sumsOfItems(items.map((item) => measuresOf(item, ratesAt(at)))),
      rejected_count: items.filter(isRejected).length,
      digest: isFixed ? digestOf(items.map(({ tracking_number }) => tracking_number)) : "",
      ...{ status, generated_at: isFixed ? at : null, submitted_at: timeOf("Submitted") },
      ...{ accepted_at: timeOf("Accepted"), closed_at: timeOf("Closed") },
      remade_from: replaced?.status === "Cancelled" ? replaced._id : null,
      maker: actors.root._id,
      search_text: searchText(CARRIER, OFFICES[this.manifests.length % OFFICES.length] ?? "", METHOD),
      ...{ created_at, updated_at: Math.min(now, at + steps.length * 900), version: 1 + steps.length },
    };
    this.manifests.push(manifest);
    const isTaken = steps.length >= 3;
    const isSent = steps.length >= 2;
    this.lines.push(...items.map((item): Line => {
      const isBack = isTaken && isRejected(item);
      const isLive = !isBack && status !== "Cancelled";
      return {
        ...{ manifest_id: manifest._id, package_id: item._id, code: item.tracking_number },
        ...{ country: item.country, ...measuresOf(item, ratesAt(at)) },
        state: isBack ? "Rejected" : isTaken ? "Accepted" : "Listed",
        reason: isBack ? REJECTED : "",
        ...{ live: Number(isLive), sent: Number(isLive && isSent) },
      };
    }));
    this.#record(manifest, steps);
  }

  #record(
    { _id, code, status, created_at, generated_at }: Manifest,
    steps: readonly (typeof MANIFEST_STEPS)[number][],
  ) {
    const { audit, actors, newId } = this.world;
    const add = (action: string, at: number, field: string, before: string, after: string) =>
      audit.add([{
        ...{ entity: "manifests" as const, entityId: _id, sellerId: null, action },
        changes: [{ field, before, after }],
      }], stampOf(actors.root, at, newId));
    add("makeManifest", created_at, "code", "", code);
    let before = "Processing";
    for (const [place, [action, after]] of steps.entries()) {
      add(action, (generated_at ?? created_at) + place * 900, "status", before, after);
      before = after;
    }
    if (status === "Cancelled") add("manifest.cancel", created_at + 1_800, "status", "Generated", status);
  }
}

const isRejected = ({ label_status }: Item): boolean => label_status === "Voided";

const measuresOf = (
  { weighed_g, weight_g, cost_minor, cost_currency }: Item,
  rates: ReturnType<World["ratesAt"]>,
) => ({
  weight_g: weighed_g ?? weight_g,
  postage_minor: cost_minor === null || cost_currency === ""
    ? null
    : convertSum({ minor: cost_minor, currency: cost_currency }, MANIFEST_CURRENCY, rates),
});
