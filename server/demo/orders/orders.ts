/** Makes about `count` orders of the last 90 days, oldest first, each with its story. */
import { NO_REMEDY } from "../../modules/orders/orders/rows.ts";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { spanOf } from "../../../api/time/dates.ts";
import type { NewItem } from "../../db/tables.ts";
import type { StepKey } from "../../../api/steps.ts";
import { dueAt } from "../../modules/orders/orders/create.ts";
import { deriveOrder } from "../../modules/orders/orders/draft.ts";
import { type DemoDraft, makeDraft, spoil } from "./draft.ts";
import type { OrderHistory } from "../history.ts";
import { playCommonStory, playStory, type Recordings } from "./order_history.ts";
import type { DemoStore } from "../shops/shops.ts";
import { everyStory, pickStory } from "./stories.ts";
import { sceneOf, type SceneOrder } from "./walk/scene.ts";
import { REJECT_SHARE, type Story } from "./ways.ts";
import type { DemoWorld } from "../world.ts";

const SPAN_DAYS = 90;
/** The share of orders that are made today, so that "this month" shows work even on the first day. */
const TODAY_SHARE = 0.03;
/** The exponent of a random age: above 1, more orders are recent. */
const GROWTH = 1.6;

interface Plan {
  readonly created: number;
  readonly story: Story;
}

export async function makeOrders(
  count: number,
  stores: readonly DemoStore[],
  items: readonly NewItem[],
  world: DemoWorld,
): Promise<readonly OrderHistory[]> {
  const histories: OrderHistory[] = [];
  const used = new Set<string>();
  const itemsThrough = throughOf(items, world);
  const recordings: Recordings = new Map();
  for (const { story, created } of await makePlans(count, world)) {
    const store = world.random.weighted(stores.map((each) => [each.weight, each] as const));
    const isSpoiled = story.acts.length === 0 && !story.isSound && world.random.chance(0.75);
    const blanks = itemsThrough(story.through);
    const clean = uniqueDraft(store, blanks, used, story, world);
    const drafts = [isSpoiled ? spoil(clean, world.random) : clean];
    if (story.isShared) {
      const { lines, texts: { external_number } } = uniqueDraft(store, blanks, used, story, world);
      drafts.push({ ...clean, lines, texts: { ...clean.texts, external_number } });
    }
    const history = beginHistory(drafts, store, created, world);
    for (const order of history.scene.orders.values()) {
      world.audit.made(order, store.platform === "manual" ? "makeOrder" : "orders.import");
    }
    const smooth = smoothOf(story, world);
    if (smooth) await playCommonStory(history, smooth, recordings, world);
    else await playStory(history, story, world);
    histories.push(history);
  }
  return histories;
}

function throughOf(items: readonly NewItem[], { routes }: DemoWorld) {
  const known = new Map<StepKey, readonly NewItem[]>();
  return (step: StepKey | undefined): readonly NewItem[] => {
    if (step === undefined) return items;
    const found = known.get(step) ??
      items.filter(({ _id }) => (JSON.parse(routes.get(_id) ?? "[]") as string[]).includes(step));
    known.set(step, found);
    return found;
  };
}

/** Chooses the variant without a failing garment for most orders. */
const smoothOf = ({ acts, smooth }: Story, { random }: DemoWorld): Story | null =>
  smooth && (smooth.acts.length === acts.length || !random.chance(REJECT_SHARE)) ? smooth : null;

async function makePlans(count: number, { random, now, timeZone }: DemoWorld): Promise<Plan[]> {
  const today = spanOf("today", now, timeZone).from;
  const stories = await everyStory();
  const plans = Array.from({ length: count }, (_, index): Plan => {
    const story = stories[index];
    if (story) return { created: now - random.between(6, 20) * DAY_SECONDS, story };
    const isToday = random.chance(TODAY_SHARE);
    const age = SPAN_DAYS * random.next() ** GROWTH * DAY_SECONDS;
    const created = Math.floor(isToday ? today + random.next() * (now - today) : now - age);
    return { created, story: pickStory((now - created) / DAY_SECONDS, random) };
  });
  return plans.sort((one, other) => one.created - other.created);
}

/** Makes drafts until one has enough garments and a new number, because a shop uses each number once. */
function uniqueDraft(
  store: DemoStore,
  items: readonly NewItem[],
  used: Set<string>,
  { units = 1, country }: Story,
  { random }: DemoWorld,
) {
  const from = country ? { ...store, buyers: [[1, country]] as const } : store;
  for (;;) {
    const draft = makeDraft(from, items, random);
    const pieces = draft.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces < units || used.has(`${store._id} ${draft.texts.external_number}`)) continue;
    used.add(`${store._id} ${draft.texts.external_number}`);
    return draft;
  }
}

function beginHistory(
  drafts: readonly DemoDraft[],
  store: DemoStore,
  created: number,
  world: DemoWorld,
): OrderHistory {
  const { seller_id } = store;
  const made = drafts.map((draft) => {
    const order = orderRow(draft, store, created, world);
    const lines = draft.lines.map((line, position) => ({
      _id: world.newId(created),
      order_id: order._id,
      seller_id,
      position,
      ...line,
    }));
    return { order, lines };
  });
  return { scene: sceneOf(made.map(({ order }) => order), made.flatMap(({ lines }) => lines)), sent: [] };
}

function orderRow(draft: DemoDraft, store: DemoStore, created: number, world: DemoWorld): SceneOrder {
  const { texts, lines } = draft;
  const code = world.codes.orders.take();
  return {
    _id: world.newId(created),
    code,
    seller_id: store.seller_id,
    store_id: store._id,
    status: "Draft",
    status_at: created,
    print_status: "Waiting",
    shipment_status: "Processing",
    ...texts,
    ...deriveOrder({ ...texts, code, tracking_number: "" }, lines),
    currency: world.currency,
    paid: 0,
    refunds_minor: 0,
    carrier: "",
    tracking_number: "",
    location_id: null,
    held_from: "",
    hold_reason: "",
    hold_until: null,
    tags: JSON.stringify(draft.tags),
    cools_until: null,
    released_at: null,
    pay_asked_at: null,
    pay_seen_minor: null,
    pay_seen_postage_minor: null,
    pay_stopped: "",
    paid_at: null,
    produced_at: null,
    shipped_at: null,
    open_cases: 0,
    ordered_at: null,
    import_id: null,
    ...NO_REMEDY,
    due_at: dueAt(created, world.timeZone),
    created_at: created,
    updated_at: created,
    version: 1,
    seller_name: world.actors.seller(store.seller_id).name,
    store_name: store.name,
    store_auto_hold: store.auto_hold,
    store_cooling_off_min: store.cooling_off_min,
  };
}
