/** Copies a recorded story to another order, because walking through the machines is slow. */
import type { RateRequest } from "../../../api/shipping/rating/price_table.ts";
import { searchText } from "../../db/search.ts";
import { newTrackEvent } from "../../modules/shipping/labels/store.ts";
import { searchOf } from "../../modules/orders/orders/draft.ts";
import { draftPackage } from "../../modules/shipping/packages/order_package.ts";
import { policyFactsOf } from "../../modules/shipping/packages/effects.ts";
import type { OrderHistory } from "../history.ts";
import { quotePatch } from "../../modules/shipping/packages/rateable.ts";
import { newPackage } from "../../modules/shipping/packages/store.ts";
import type { PackageRow } from "../rows.ts";
import { memoize, type Replacements, replaceValue, rowOf } from "./recorded_rows.ts";
import { makeTracking } from "../shipping/tracking.ts";
import { contentsIn } from "./walk/contents.ts";
import type { DemoBusiness } from "./walk/business.ts";
import { declaredWhole, quotePackage } from "./walk/postage.ts";
import { garmentsIn } from "./walk/order.ts";
import { liveUnits, type Scene, type SceneOrder } from "./walk/scene.ts";
import type { StepAudit } from "./walk/walker.ts";
import type { DemoWorld } from "../world.ts";

/** A recorded walk of one order that was paid once and never refunded, with one carrier. */
export interface Recording {
  readonly history: OrderHistory;
  readonly audits: readonly StepAudit[];
}

/** Fields whose values are states, which are the same for every order. */
const STATES: readonly string[] = ["status", "print_status", "shipment_status", "work_status"];

/** @param at the times of the recorded steps, for this order */
export function retell(
  { history: walked, audits }: Recording,
  { scene, sent }: OrderHistory,
  at: readonly number[],
  world: DemoWorld,
): void {
  const fresh = orderOf(scene);
  const replacements = replacementsOf(walked, audits, fresh, at, world);
  const lines = scene.lines.get(fresh._id) ?? [];
  const stepped = { ...fresh, ...rowOf(replacements, steppedOf(orderOf(walked.scene))) };
  const order = { ...stepped, search_text: searchOf(stepped, lines) };
  scene.orders.set(order._id, order);
  retellUnits(walked.scene, scene, replacements, world);
  retellPackages(walked.scene, scene, replacements, world);
  for (const each of walked.sent) sent.push(rowOf(replacements, each));
  for (const { entries, stamp } of audits) {
    world.audit.add(
      entries.map((entry) => ({
        ...entry,
        entityId: replacements.texts.get(entry.entityId) ?? entry.entityId,
        sellerId: order.seller_id,
        changes: entry.changes.every(({ field }) => STATES.includes(field))
          ? entry.changes
          : entry.changes.map((change) => rowOf(replacements, change)),
      })),
      rowOf(replacements, stamp),
    );
  }
  const paid = sent.find(({ event }) => event === "order.pay");
  if (!paid) return;
  const step = { at: paid.at, actorId: paid.actor._id, event: paid.event };
  scene.charges.set(order._id, world.money.charge(order, lines, step));
  const printed = audits.find(({ entries }) => entries.some(isPrinted));
  if (!printed) return;
  const { at: printedAt, actor } = rowOf(replacements, printed.stamp);
  const producing = { at: printedAt, actorId: actor._id, event: "units.settle" };
  world.money.produce(order, garmentsIn(world, scene, order._id), producing);
}

const isPrinted = ({ changes }: StepAudit["entries"][number]): boolean =>
  changes.some(({ field, after }) => field === "print_status" && after === "Printed");

function orderOf({ orders }: Scene): SceneOrder {
  const [order] = orders.values();
  if (!order) throw new Error("Cannot tell a story again: it has no order");
  return order;
}

const steppedOf = memoize((order: SceneOrder) => ({
  status: order.status,
  print_status: order.print_status,
  shipment_status: order.shipment_status,
  paid: order.paid,
  carrier: order.carrier,
  tracking_number: order.tracking_number,
  location_id: order.location_id,
  held_from: order.held_from,
  hold_reason: order.hold_reason,
  cools_until: order.cools_until,
  released_at: order.released_at,
  paid_at: order.paid_at,
  produced_at: order.produced_at,
  shipped_at: order.shipped_at,
  status_at: order.status_at,
  updated_at: order.updated_at,
  version: order.version,
}));

const SECONDS_OF_MINUTE = 60;

function replacementsOf(
  { scene: walked, sent }: OrderHistory,
  audits: readonly StepAudit[],
  fresh: SceneOrder,
  at: readonly number[],
  { newId, codes, actors, random }: DemoWorld,
): Replacements {
  const before = orderOf(walked);
  const texts = new Map<string, string>();
  const set = (from: string, to: string) => texts.set(from, to);
  const times = new Map(sent.map((each, index) => [each.at, at[index] ?? 0]));
  const timeOf = (unix: number) => times.get(unix) ?? unix;
  for (const field of ["_id", "code", "seller_id", "store_id"] as const) set(before[field], fresh[field]);
  set(actors.seller(before.seller_id).name, actors.seller(fresh.seller_id).name);
  for (const { _id, code, created_at } of walked.packages.values()) {
    set(_id, newId(timeOf(created_at))).set(code, codes.packages.take());
  }
  for (const { _id, carrier, number, created_at } of walked.labels.values()) {
    const tracking = makeTracking(fresh.country, random);
    set(_id, newId(timeOf(created_at))).set(carrier, tracking.carrier).set(number, tracking.tracking_number);
  }
  for (const { stamp } of audits) set(stamp.requestId, `demo-${newId(timeOf(stamp.at)).slice(-12)}`);
  const paid = sent.find(({ event }) => event === "order.pay");
  if (before.cools_until !== null && paid) {
    times.set(before.cools_until, timeOf(paid.at) + fresh.store_cooling_off_min * SECONDS_OF_MINUTE);
  }
  return { texts, times };
}

const beforeOf = memoize(({ before }: Scene["unitEvents"][number]): unknown => JSON.parse(before));

function retellUnits(
  walked: Scene,
  scene: Scene,
  replacements: Replacements,
  { newId, codes }: DemoWorld,
): void {
  const [first] = walked.units.values();
  if (!first) return;
  const order = orderOf(scene);
  const { _id: walkedId, ...same } = rowOf(replacements, first);
  for (
    const { _id: order_line_id, item_id, sku, title, variant, quantity } of scene.lines.get(order._id) ?? []
  ) {
    const line = { order_line_id, item_id, sku, title, variant, quantity, due_at: order.due_at };
    for (let piece = 0; piece < quantity; piece++) {
      const _id = newId(same.created_at);
      const code = codes.units.take();
      scene.units.set(_id, { ...same, ...line, _id, code, search_text: searchText(code, order.code, sku) });
    }
  }
  for (const event of walked.unitEvents.filter(({ unit_id }) => unit_id === walkedId)) {
    const made = {
      ...rowOf(replacements, event),
      before: JSON.stringify(replaceValue(replacements, beforeOf(event))),
    };
    for (const { _id: unit_id, item_id } of scene.units.values()) {
      scene.unitEvents.push({ ...made, _id: newId(made.at), unit_id, item_id });
    }
  }
}

/** Returns contents of a package that was split, merged or lost garments; an empty one keeps its weight. */
function contentsLeft(scene: Scene, { _id, orders_count }: PackageRow, weights: DemoBusiness["weights"]) {
  const inside = liveUnits(scene, "package_id", _id);
  const { items_count, weight_g } = contentsIn({ weights }, inside);
  return { items_count, orders_count, ...items_count > 0 && { weight_g } };
}

/** Returns true if a package has its price from the payment: it was not weighed, nor got another method. */
const isQuotedAtFirst = memoize(({ quote, created_at }: PackageRow): boolean =>
  (JSON.parse(quote) as { readonly question?: RateRequest }).question?.at === created_at
);

function retellPackages(walked: Scene, scene: Scene, replacements: Replacements, world: DemoWorld): void {
  const { newId, weights, rules } = world;
  const order = orderOf(scene);
  const lines = scene.lines.get(order._id) ?? [];
  const { items_count: whole } = orderOf(walked);
  for (const row of walked.packages.values()) {
    const made = rowOf(replacements, row);
    const draft = draftPackage(order, { lines, weights, loose: 0, location_id: row.location_id, rules });
    const found = [made.code, order.code, order.recipient_name];
    const search_text = searchText(...found, ...made.tracking_number ? [made.tracking_number] : []);
    const { _id, code, created_at } = made;
    scene.packages.set(_id, {
      ...made,
      ...draft,
      ...policyFactsOf(newPackage(draft, { _id, code }, created_at)),
      ...row.items_count !== whole && contentsLeft(scene, made, weights),
      ...isQuotedAtFirst(row) &&
        quotePatch(
          quotePackage(world, draft, { order, declared: declaredWhole(world, lines, order), at: created_at }),
          draft.currency,
        ),
      search_text,
    });
  }
  for (const row of walked.packageOrders) scene.packageOrders.push(rowOf(replacements, row));
  for (const row of walked.labels.values()) {
    const made = rowOf(replacements, row);
    scene.labels.set(made._id, made);
  }
  for (const row of walked.trackEvents) {
    const { received_at, digest: _digest, ...event } = rowOf(replacements, row);
    scene.trackEvents.push(newTrackEvent(event, newId(received_at), received_at));
  }
}
