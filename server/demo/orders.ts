/** About N orders of the demo sellers over the last 90 days, oldest first, each with its story told. */
import { spanOf } from "../../api/dates.ts";
import type { NewItem } from "../db/catalogue_tables.ts";
import type { OrderLinesTable, UnitsTable } from "../db/tables.ts";
import { dueAt } from "../modules/orders/create.ts";
import { derivedOf } from "../modules/orders/draft.ts";
import { type DemoDraft, makeDraft, spoil } from "./draft.ts";
import { type OrderHistory, playStory } from "./order_history.ts";
import type { DemoStore } from "./shops.ts";
import { everyState, pickStory, type Story, timesOf } from "./stories.ts";
import { makeCarriage } from "./tracking.ts";
import type { OrderRow, PackageRow } from "./rows.ts";
import type { DemoWorld } from "./world.ts";

export interface DemoOrders {
  /** Each order with the rows around it, oldest first: what happens to it later is written there. */
  readonly histories: readonly OrderHistory[];
  readonly orders: readonly OrderRow[];
  readonly lines: readonly OrderLinesTable[];
  readonly units: readonly UnitsTable[];
  readonly packages: readonly PackageRow[];
}

const DAY_SECONDS = 86_400;
const SPAN_DAYS = 90;
/** How much of the demo came in today, so that "this month" shows work on its first day too. */
const TODAY_SHARE = 0.03;
/** More orders lately than three months ago. */
const GROWTH = 1.6;

interface Plan {
  readonly created: number;
  readonly story: Story;
}

export function makeOrders(
  count: number,
  stores: readonly DemoStore[],
  items: readonly NewItem[],
  world: DemoWorld,
): DemoOrders {
  const out = { orders: [] as OrderRow[], lines: [] as OrderLinesTable[], histories: [] as OrderHistory[] };
  const used = new Set<string>();
  for (const plan of makePlans(count, world)) {
    const store = world.random.weighted(stores.map((each) => [each.weight, each] as const));
    const isSpoilt = plan.story.events.length === 0 && world.random.chance(0.75);
    const clean = uniqueDraft(store, items, used, world);
    const draft = isSpoilt ? spoil(clean, world.random) : clean;
    const history = beginHistory(draft, store, plan.created, world);
    world.audit.made(history.order, store.platform === "manual" ? "makeOrder" : "orders.import");
    playStory(history, plan.story, timesOf(plan.story.events, plan.created, world.now, world.random), world);
    out.orders.push(history.order);
    out.lines.push(...history.lines);
    out.histories.push(history);
  }
  return {
    histories: out.histories,
    orders: out.orders,
    lines: out.lines,
    units: out.histories.flatMap((history) => history.units),
    packages: out.histories.flatMap((history) => history.packages),
  };
}

/** When each order came in and what became of it, oldest first. */
function makePlans(count: number, { random, now, timeZone }: DemoWorld): Plan[] {
  const today = spanOf("today", now, timeZone).from;
  const states = everyState();
  const plans = Array.from({ length: count }, (_, index): Plan => {
    const story = states[index];
    if (story) return { created: now - random.between(6, 20) * DAY_SECONDS, story };
    const isToday = random.chance(TODAY_SHARE);
    const age = SPAN_DAYS * random.next() ** GROWTH * DAY_SECONDS;
    const created = Math.floor(isToday ? today + random.next() * (now - today) : now - age);
    return { created, story: pickStory((now - created) / DAY_SECONDS, random) };
  });
  return plans.sort((one, other) => one.created - other.created);
}

/** A shop gives each number once. */
function uniqueDraft(
  store: DemoStore,
  items: readonly NewItem[],
  used: Set<string>,
  { random }: DemoWorld,
) {
  let draft = makeDraft(store, items, random);
  while (used.has(`${store._id} ${draft.external_number}`)) draft = makeDraft(store, items, random);
  used.add(`${store._id} ${draft.external_number}`);
  return draft;
}

function beginHistory(draft: DemoDraft, store: DemoStore, created: number, world: DemoWorld): OrderHistory {
  const { seller_id } = store;
  const order = orderRow(draft, store, created, world);
  const weightG = draft.lines.reduce((sum, line) => sum + line.weight_g, 0);
  const lines = draft.lines.map(({ weight_g: _weight, ...line }, position) => ({
    _id: world.newId(created),
    order_id: order._id,
    seller_id,
    position,
    ...line,
  }));
  const carriage = makeCarriage(order.country, weightG, world.random);
  return { order, lines, weightG, carriage, units: [], packages: [], chargeId: null };
}

function orderRow(draft: DemoDraft, store: DemoStore, created: number, world: DemoWorld): OrderRow {
  const { buyer, lines, external_number } = draft;
  const code = world.codes.orders.take();
  return {
    _id: world.newId(created),
    code,
    external_number,
    seller_id: store.seller_id,
    store_id: store._id,
    status: "Draft",
    print_status: "Waiting",
    shipment_status: "Processing",
    ...buyer,
    ...derivedOf({ ...buyer, code, external_number, tracking_number: "" }, lines),
    shipping_method: draft.shipping_method,
    currency: world.currency,
    paid: 0,
    carrier: "",
    tracking_number: "",
    note: draft.note,
    held_from: "",
    hold_reason: "",
    hold_until: null,
    tags: JSON.stringify(draft.tags),
    cools_until: null,
    shipped_at: null,
    ordered_at: null,
    import_id: null,
    due_at: dueAt(created),
    created_at: created,
    updated_at: created,
    version: 1,
  };
}
