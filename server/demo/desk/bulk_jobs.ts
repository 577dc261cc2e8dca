/** Makes past bulk jobs with their real effects, so that an undo or a retry works. */
import { HOUR_SECONDS } from "../../../api/constants.ts";
import type { JobRowsTable, JobsTable } from "../../db/tables.ts";
import { newJob } from "../../modules/desk/jobs/store.ts";
import type { JobPrincipal } from "../../modules/desk/jobs/principal.ts";
import { addTag, type BulkAction, hold, shipBy } from "./bulk_actions.ts";
import type { OrderHistory } from "../history.ts";
import type { Actor, OrderRow } from "../rows.ts";
import type { SceneOrder } from "../orders/walk/scene.ts";
import type { SentEvent } from "../orders/walk/walker.ts";
import type { DemoWorld } from "../world.ts";

interface Plan {
  readonly action: BulkAction;
  readonly by: Actor;
  /** Null for a job of the office, which may change orders of all sellers. */
  readonly seller: string | null;
  readonly hoursAgo: number;
  readonly done: number;
  readonly refused: number;
}

interface Found {
  readonly history: OrderHistory;
  readonly order: SceneOrder;
  readonly patch: Partial<OrderRow> | null;
  readonly reason: string;
}

/** Older orders stay unchanged, because they include one of every combination of states. */
const RECENT_SECONDS = 5 * 24 * HOUR_SECONDS;
const JOB_SECONDS = 2;

const EXPRESS = { code: "express", name: "Express" };

export async function makeBulkJobs(histories: readonly OrderHistory[], world: DemoWorld) {
  const { now, actors } = world;
  const recent = histories.filter((history) => orderOf(history).created_at > now - RECENT_SECONDS);
  const sellers = [...new Set(histories.map((history) => orderOf(history).seller_id))].sort();
  const touched = new Set<OrderHistory>();
  const plans = [
    ...sellers.flatMap((seller) => plansOf(seller, actors.seller(seller))),
    officePlan(actors.office),
  ];
  const made: Awaited<ReturnType<typeof carryOut>>[] = [];
  for (const plan of plans) {
    const at = now - Math.round(plan.hoursAgo * HOUR_SECONDS);
    const free = recent.filter((history) => !touched.has(history) && orderOf(history).updated_at <= at);
    const found = await find(plan, free, at, world);
    if (!found.some(({ reason }) => reason === "")) continue;
    for (const { history } of found) touched.add(history);
    made.push(await carryOut(plan, found, at, world));
  }
  return { jobs: made.map(({ job }) => job), rows: made.flatMap(({ rows }) => rows) };
}

function orderOf({ scene }: OrderHistory): SceneOrder {
  const [order] = scene.orders.values();
  if (!order) throw new Error("Cannot make the demo: a story has no order");
  return order;
}

function plansOf(seller: string, by: Actor): Plan[] {
  const own = { seller, by };
  return [
    { ...own, action: hold("Waiting for new artwork."), hoursAgo: 20, done: 9, refused: 3 },
    { ...own, action: shipBy(EXPRESS), hoursAgo: 31, done: 8, refused: 2 },
    { ...own, action: addTag("gift"), hoursAgo: 26, done: 14, refused: 0 },
  ];
}

const officePlan = (by: Actor): Plan => ({
  by,
  seller: null,
  action: hold("Navy / XL is out of stock."),
  hoursAgo: 6,
  done: 7,
  refused: 2,
});

async function find(
  { action, seller, by, done, refused }: Plan,
  histories: readonly OrderHistory[],
  at: number,
  { walker }: DemoWorld,
): Promise<Found[]> {
  const found: Found[] = [];
  const left = { done, refused };
  for (const history of histories.toReversed()) {
    if (left.done + left.refused === 0) break;
    const order = orderOf(history);
    if (seller !== null && order.seller_id !== seller) continue;
    const change = "change" in action
      ? action.change(order)
      : { refusedBy: await walker.refusal(history.scene, eventFor(order, action.sends, by, at)) ?? "" };
    const reason = "refusedBy" in change ? change.refusedBy : "";
    const patch = "patch" in change ? change.patch : null;
    const fate = reason === "" ? "done" : "refused";
    if (left[fate] === 0 || (patch && changesOf(order, patch).length === 0)) continue;
    left[fate] -= 1;
    found.push({ history, order, patch, reason });
  }
  return found.reverse();
}

const eventFor = (
  { _id }: SceneOrder,
  { event, params }: { readonly event: string; readonly params: object },
  actor: Actor,
  at: number,
): SentEvent => ({ noun: "order", ids: [_id], event, params, actor, at });

async function carryOut(plan: Plan, found: readonly Found[], at: number, world: DemoWorld) {
  const { action, by, seller } = plan;
  const _id = world.newId(at);
  const rows: JobRowsTable[] = [];
  for (const each of found) {
    const { order, reason } = each;
    rows.push({
      job_id: _id,
      position: rows.length + 1,
      record_id: order._id,
      code: order.code,
      status: reason === "" ? "Done" : "Failed",
      reason,
      before: reason === "" ? await edit(each, plan, at, world) : "",
    });
  }
  const refused = rows.filter(({ status }) => status === "Failed").length;
  const count = rows.length;
  const target = {
    resource: "orders",
    ids: rows.map(({ record_id }) => record_id),
    filters: null,
    except: [],
  };
  const principal: JobPrincipal = {
    actor: { _id: by._id, name: by.name },
    acting_for: null,
    request_id: `demo-${_id.slice(-12)}`,
  };
  const job: JobsTable = {
    ...newJob({ _id, kind: action.kind, title: action.title(count), user_id: by._id, at }),
    status: "Done",
    seller_id: seller,
    about: JSON.stringify({ kind: action.kind, resource: "orders", ...action.input, count }),
    input: JSON.stringify({ target, wanted: action.wanted, ...principal }),
    cursor: JSON.stringify({ phase: "doing", done: count }),
    total: count,
    done: count,
    made: count - refused,
    refused,
    updated_at: at + JOB_SECONDS,
    finished_at: at + JOB_SECONDS,
  };
  return { job, rows };
}

/** Changes an order as the job does. @returns the JSON that an undo restores */
async function edit(
  { history: { scene, sent }, order, patch }: Found,
  { action, by }: Plan,
  at: number,
  world: DemoWorld,
): Promise<string> {
  const before = Object.fromEntries(action.restored.map((field) => [field, order[field]]));
  if ("sends" in action) {
    const next = eventFor(order, action.sends, by, at);
    await world.walker.send(scene, next);
    sent.push(next);
  } else {
    const { name, reason } = action;
    const changes = changesOf(order, patch ?? {});
    world.audit.edited(order, { at, actor: by, action: name, reason, changes });
    scene.orders.set(order._id, { ...order, ...patch, updated_at: at, version: order.version + 1 });
  }
  return JSON.stringify({ version: scene.orders.get(order._id)?.version, ...before });
}

const changesOf = (order: OrderRow, patch: Partial<OrderRow>) =>
  Object.entries(patch).filter(([field, after]) => after !== order[field as keyof OrderRow]).map((
    [field, after],
  ) => ({
    field,
    before: String(order[field as keyof OrderRow] ?? ""),
    after: String(after),
  }));
