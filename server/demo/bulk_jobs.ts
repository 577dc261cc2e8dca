/**
 * Work on many orders that was done before. Each piece really happened to its orders, so that an undo or another
 * try of what failed does what it says.
 */
import type { JobRowsTable, JobsTable } from "../db/job_tables.ts";
import { newJob } from "../modules/jobs/store.ts";
import type { JobPrincipal } from "../modules/jobs/principal.ts";
import { addTag, type BulkAction, hold, shipBy } from "./bulk_actions.ts";
import type { OrderHistory } from "./order_history.ts";
import type { Actor, OrderRow } from "./rows.ts";
import type { DemoWorld } from "./world.ts";

interface Plan {
  readonly action: BulkAction;
  readonly by: Actor;
  /** Null for the office, which works for all. */
  readonly seller: string | null;
  readonly hoursAgo: number;
  /** At most so many of each. */
  readonly done: number;
  readonly refused: number;
}

interface Found {
  readonly order: OrderRow;
  readonly patch: Partial<OrderRow>;
  /** Empty where it was done. */
  readonly reason: string;
}

const HOUR_SECONDS = 3_600;
/** Older orders are left as they are: among them is one of every combination of states. */
const RECENT_SECONDS = 5 * 24 * HOUR_SECONDS;
const JOB_SECONDS = 2;

const EXPRESS = { code: "express", name: "Express" };

export function makeBulkJobs(histories: readonly OrderHistory[], world: DemoWorld) {
  const { now, actors } = world;
  const recent = histories.map(({ order }) => order).filter((order) =>
    order.created_at > now - RECENT_SECONDS
  );
  const sellers = [...new Set(histories.map(({ order }) => order.seller_id))].sort();
  const touched = new Set<OrderRow>();
  const plans = [
    ...sellers.flatMap((seller) => plansOf(seller, actors.seller(seller))),
    officePlan(actors.office),
  ];
  const made = plans.flatMap((plan) => {
    const at = now - Math.round(plan.hoursAgo * HOUR_SECONDS);
    const found = find(plan, recent.filter((order) => !touched.has(order) && order.updated_at <= at));
    if (!found.some(({ reason }) => reason === "")) return [];
    for (const { order } of found) touched.add(order);
    return [carryOut(plan, found, at, world)];
  });
  return { jobs: made.map(({ job }) => job), rows: made.flatMap(({ rows }) => rows) };
}

function plansOf(seller: string, by: Actor): Plan[] {
  const own = { seller, by };
  return [
    { ...own, action: hold("Waiting for new artwork."), hoursAgo: 20, done: 9, refused: 3 },
    { ...own, action: addTag("gift"), hoursAgo: 26, done: 14, refused: 0 },
    { ...own, action: shipBy(EXPRESS), hoursAgo: 31, done: 8, refused: 2 },
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

/** The latest orders that fit, and some that refuse, in the order of their numbers. */
function find({ action, seller, done, refused }: Plan, orders: readonly OrderRow[]): Found[] {
  const found: Found[] = [];
  const left = { done, refused };
  for (const order of orders.toReversed()) {
    if (left.done + left.refused === 0) break;
    if (seller !== null && order.seller_id !== seller) continue;
    const change = action.change(order);
    const fate = "refusedBy" in change ? "refused" : "done";
    if (left[fate] === 0) continue;
    const patch = "patch" in change ? change.patch : {};
    if (fate === "done" && changesOf(order, patch).length === 0) continue;
    left[fate] -= 1;
    found.push({ order, patch, reason: "refusedBy" in change ? change.refusedBy : "" });
  }
  return found.reverse();
}

function carryOut(plan: Plan, found: readonly Found[], at: number, world: DemoWorld) {
  const { action, by, seller } = plan;
  const _id = world.newId(at);
  const rows = found.map(({ order, patch, reason }, index): JobRowsTable => ({
    job_id: _id,
    position: index + 1,
    record_id: order._id,
    code: order.code,
    status: reason === "" ? "Done" : "Failed",
    reason,
    before: reason === "" ? edit(order, patch, plan, at, world) : "",
  }));
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
    about: JSON.stringify({ kind: action.kind, resource: "orders", ...action.asked, count }),
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

/** Writes one order and its timeline. @returns What an undo needs, JSON. */
function edit(order: OrderRow, patch: Partial<OrderRow>, plan: Plan, at: number, world: DemoWorld): string {
  const { name, reason, restored } = plan.action;
  const before = Object.fromEntries(restored.map((field) => [field, order[field]]));
  world.audit.edited(order, { at, actor: plan.by, action: name, reason, changes: changesOf(order, patch) });
  Object.assign(order, patch, { updated_at: at, version: order.version + 1 });
  return JSON.stringify({ version: order.version, ...before });
}

/** As the audit shows them; where a hold came from is for the machine alone. */
const changesOf = (order: OrderRow, patch: Partial<OrderRow>) =>
  Object.entries(patch).filter(([field, after]) =>
    field !== "held_from" && after !== order[field as keyof OrderRow]
  ).map(([field, after]) => ({
    field,
    before: String(order[field as keyof OrderRow] ?? ""),
    after: String(after),
  }));
