import { HOUR_SECONDS } from "../../../api/constants.ts";
import { limitIn } from "../../../api/money_limits.ts";
import { MAX_SOLE_REFUND_CENTS } from "../../../api/orders/refunds.ts";
import { move } from "../../../machines/lifecycles/lifecycle.ts";
import { refundMachine } from "../../../machines/lifecycles/orders/refund.ts";
import type { RefundLinesTable, RefundRequestsTable } from "../../db/tables.ts";
import { searchText } from "../../db/search.ts";
import type { ChargedLine } from "../../modules/money/ledger/charge_store.ts";
import { stampOf } from "../audit.ts";
import type { OrderHistory } from "../history.ts";
import { PLANS, type RefundPlan } from "./refund_plans.ts";
import type { Actor } from "../rows.ts";
import type { SceneOrder } from "./walk/scene.ts";
import type { DemoWorld } from "../world.ts";

type Request = Omit<RefundRequestsTable, "seq">;

const OPEN: readonly string[] = ["Processing", "Approved"];
const SENT: readonly string[] = ["Shipped", "Delivered", "Completed", "Returned"];

interface Part {
  readonly line: ChargedLine;
  readonly minor: number;
}

interface Chosen {
  readonly plan: RefundPlan;
  readonly history: OrderHistory;
  readonly order: SceneOrder;
  readonly parts: readonly Part[];
  /** Unix seconds. */
  readonly at: number;
  readonly case_id?: string;
}

export function makeRefunds(histories: readonly OrderHistory[], world: DemoWorld) {
  const chosen = choose(histories, world).sort((one, other) => one.at - other.at);
  const requests = chosen.map((each) => playRequest(each, world));
  return { requests: requests.map(({ request }) => request), lines: requests.flatMap(({ lines }) => lines) };
}

/** Takes a different shipped and paid order for each plan; a small demo does not have enough for all plans. */
function choose(histories: readonly OrderHistory[], { now }: DemoWorld): Chosen[] {
  const free = histories.flatMap((history) => {
    const [order, ...others] = history.scene.orders.values();
    return order && others.length === 0 && order.paid === 1 && SENT.includes(order.status)
      ? [{ history, order, charged: history.scene.charges.get(order._id) ?? [] }]
      : [];
  }).sort((one, other) => other.order.updated_at - one.order.updated_at);
  const used = new Set<string>();
  return PLANS.flatMap((plan): Chosen[] => {
    const at = now - Math.round(plan.hoursAgo * HOUR_SECONDS);
    const found = free.find(({ order, charged }) =>
      !used.has(order._id) && order.updated_at + HOUR_SECONDS <= at &&
      isFit(plan, order, partsOf(plan, charged))
    );
    if (!found) return [];
    used.add(found.order._id);
    return [{ plan, history: found.history, order: found.order, parts: partsOf(plan, found.charged), at }];
  });
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { minor }) => sum + minor, 0);

const partsOf = ({ wants }: RefundPlan, charged: readonly ChargedLine[]): readonly Part[] =>
  wants === "all"
    ? charged.map((line) => ({ line, minor: line.leftMinor }))
    : charged.slice(0, 1).map((line) => ({ line, minor: Math.ceil(line.leftMinor / 2) }));

const isFit = (
  { isLarge }: RefundPlan,
  { currency }: { readonly currency: string },
  parts: readonly Part[],
): boolean => sumOf(parts) > 0 && sumOf(parts) > limitIn(currency, MAX_SOLE_REFUND_CENTS) === isLarge;

export function playRequest({ plan, history, order, parts, at, case_id }: Chosen, world: DemoWorld) {
  const { actors, newId, codes, money } = world;
  const actorOf = (name: RefundPlan["maker"]): Actor =>
    name === "seller" ? actors.seller(order.seller_id) : actors[name];
  const maker = actorOf(plan.maker);
  let request: Request = {
    _id: newId(at),
    code: codes.refund_requests.take(),
    order_id: order._id,
    order_code: order.code,
    seller_id: order.seller_id,
    reason: plan.reason,
    requested_minor: sumOf(parts),
    currency: order.currency,
    status: "Processing",
    note: "",
    maker: maker._id,
    maker_for: null,
    checker: null,
    checker_for: null,
    second: null,
    second_for: null,
    decided_at: null,
    case_id: case_id ?? null,
    search_text: searchText(order.code, plan.reason),
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const lines = parts.map(({ line, minor }, position): RefundLinesTable => ({
    _id: newId(at),
    request_id: request._id,
    charge_line_id: line._id,
    position,
    amount_minor: minor,
  }));
  const recordAudit = (actor: Actor, when: number, action: string, changes: Changes, reason = "") =>
    world.audit.add([{
      entity: "refundRequests",
      entityId: request._id,
      sellerId: request.seller_id,
      action,
      reason,
      changes,
    }], stampOf(actor, when, newId));
  recordAudit(maker, at, "makeRefundRequest", [{ field: "reason", before: "", after: plan.reason }]);
  for (const { by, event, hours, note = "" } of plan.steps) {
    const actor = actorOf(by);
    const when = Math.min(at + Math.round(hours * HOUR_SECONDS), world.now - 60);
    const facts = {
      maker: actor._id === request.maker,
      checker: actor._id === request.checker,
      small: request.requested_minor <= limitIn(request.currency, MAX_SOLE_REFUND_CENTS),
    };
    const transition = move(refundMachine, request.status, facts, event);
    if (!transition.ok) {
      throw new Error(`Cannot tell the demo: ${event} of ${request.code} is ${transition.reason}`);
    }
    const before = request;
    request = {
      ...request,
      status: String(transition.value),
      ...transition.effects.includes("keepNote") && { note },
      ...transition.effects.includes("decide") && { checker: actor._id, decided_at: when },
      ...transition.effects.includes("noteSecond") && { second: actor._id, decided_at: when },
      updated_at: when,
      version: request.version + 1,
    };
    const fields = (["status", "note"] as const).filter((field) => request[field] !== before[field]);
    recordAudit(
      actor,
      when,
      event,
      fields.map((field) => ({ field, before: before[field], after: request[field] })),
      note,
    );
    if (transition.effects.includes("postRefund")) {
      postRefund({ history, order, parts, request }, { actor, event, at: when }, world);
    }
  }
  if (OPEN.includes(request.status)) {
    money.reservePart(parts);
  }
  return { request, lines };
}

type Changes = readonly { readonly field: string; readonly before: string; readonly after: string }[];

interface Given extends Pick<Chosen, "history" | "order" | "parts"> {
  readonly request: Request;
}

function postRefund(
  { history, order, parts, request }: Given,
  { actor, event, at }: { readonly actor: Actor; readonly event: string; readonly at: number },
  { money, audit, newId }: DemoWorld,
) {
  const by = { kind: "refund", id: request._id, code: request.code };
  money.refund(order, parts, { at, actorId: actor._id, event, by });
  const left = (history.scene.charges.get(order._id) ?? [])
    .reduce((sum, { leftMinor }) => sum + leftMinor, 0) - sumOf(parts);
  const paid = left === 0 ? 0 : order.paid;
  const refunds_minor = order.refunds_minor + sumOf(parts);
  history.scene.orders.set(order._id, {
    ...order,
    refunds_minor,
    paid,
    updated_at: at,
    version: order.version + 1,
  });
  const change = (field: string, before: number, after: number) =>
    before === after ? [] : [{ field, before: String(before), after: String(after) }];
  audit.add([{
    entity: "orders",
    entityId: order._id,
    sellerId: order.seller_id,
    action: "remedies.settle",
    changes: [
      ...change("refunds_minor", order.refunds_minor, refunds_minor),
      ...change("paid", order.paid, paid),
    ],
  }], stampOf(actor, at, newId));
}
