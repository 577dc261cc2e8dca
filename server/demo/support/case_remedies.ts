/** Makes the remedies of decided cases: orders and refund requests. */
import { HOUR_SECONDS } from "../../../api/constants.ts";
import type { CaseLinesTable, ReturnsTable } from "../../db/tables.ts";
import { isReship, type Remedy } from "../../../api/orders/remedies.ts";
import { deriveOrder } from "../../modules/orders/orders/draft.ts";
import { dueAt } from "../../modules/orders/orders/create.ts";
import { BLANK_ORDER, type LineRow } from "../../modules/orders/orders/rows.ts";
import { REUSED_OUTCOME } from "../../modules/shipping/returns/shelf_store.ts";
import { stampOf } from "../audit.ts";
import type { CasePlan } from "./case_plans.ts";
import type { OrderHistory } from "../history.ts";
import { playStory } from "../orders/order_history.ts";
import { playRequest } from "../orders/refunds.ts";
import { sceneOf, type SceneOrder, type SceneUnit } from "../orders/walk/scene.ts";
import { PACKED_BY_SCAN, PRINTED_ACTS, SHIPPED_ACTS, story, SUBMITTED_ACTS } from "../orders/ways.ts";
import type { DemoWorld } from "../world.ts";

export interface CaseGoods {
  readonly history: OrderHistory;
  readonly order: SceneOrder;
  readonly line: LineRow;
  readonly unit: SceneUnit;
}

type Request = ReturnType<typeof playRequest>;

export interface RemedyRows {
  readonly requests: readonly Request["request"][];
  readonly refundLines: Request["lines"];
  readonly histories: readonly OrderHistory[];
  readonly returns: readonly Omit<ReturnsTable, "seq">[];
}

export interface MadeRemedy extends RemedyRows {
  readonly line: Pick<CaseLinesTable, "outcome" | "amount_minor" | "charged" | "round"> & {
    readonly remedy_id: string;
    readonly remedy_kind: string;
    readonly remedy_state: string;
  };
}

export interface RemedyPlan {
  readonly plan: CasePlan;
  readonly goods: CaseGoods;
  readonly case_id: string;
  readonly at: number;
  /** Unix seconds when the remedy ended; null while it is open. */
  readonly end: number | null;
}

const OPEN = { round: 1, remedy_state: "Open" } as const;

export async function makeRemedy(plan: RemedyPlan, world: DemoWorld): Promise<MadeRemedy | null> {
  const { plan: { remedy } } = plan;
  if (!remedy) return null;
  return remedy.outcome === "Refund" ? makeRefund(plan, world) : await makeOrder(plan, world);
}

function makeRefund({ plan, goods, case_id, at, end }: RemedyPlan, world: DemoWorld): MadeRemedy | null {
  const { history, order, line } = goods;
  const charge = history.scene.charges.get(order._id)?.find(({ order_line_id }) =>
    order_line_id === line._id
  );
  if (!charge || charge.leftMinor === 0) return null;
  const minor = Math.min(charge.leftMinor, Math.ceil(line.total_minor / line.quantity));
  const hours = ((end ?? at) - at) / HOUR_SECONDS;
  const isFailed = plan.remedy?.end === "Failed";
  const steps = end === null
    ? []
    : isFailed
    ? [{ event: "refund.reject", by: "root", hours, note: "The photo shows wear." } as const]
    : [{ event: "refund.approve", by: "root", hours } as const];
  const refund = {
    maker: "support",
    hoursAgo: 0,
    wants: "half",
    isLarge: false,
    reason: plan.words,
    steps,
  } as const;
  const { request, lines } = playRequest({
    plan: refund,
    history,
    order,
    parts: [{ line: charge, minor }],
    at,
    case_id,
  }, world);
  return {
    requests: [request],
    refundLines: lines,
    histories: [],
    returns: [],
    line: {
      ...OPEN,
      outcome: "Refund",
      amount_minor: minor,
      charged: 0,
      remedy_id: request._id,
      remedy_kind: "refund",
    },
  };
}

async function makeOrder(remedyPlan: RemedyPlan, world: DemoWorld): Promise<MadeRemedy> {
  const { plan, goods, at, end } = remedyPlan;
  const kind: Remedy = plan.remedy?.outcome === "Reship" ? "reship" : "reprint";
  const isCharged = plan.remedy?.charged === true;
  const history = beginRemedy(remedyPlan, kind, isCharged, world);
  const [order] = history.scene.orders.values();
  if (!order) throw new Error("Cannot tell the demo: a remedy has no order");
  world.audit.made(order, "makeOrder");
  const acts = isCharged
    ? SUBMITTED_ACTS
    : end !== null
    ? SHIPPED_ACTS
    : kind === "reship"
    ? PACKED_BY_SCAN
    : PRINTED_ACTS.slice(0, -1);
  // Plays only acts before `end`; the rest has not happened yet.
  await playStory(history, story(...acts), { ...world, now: end ?? world.now });
  if (isReship(order)) {
    const { units } = history.scene;
    for (const [id, unit] of units) units.set(id, { ...unit, reuse_of: goods.unit._id });
  }
  return {
    requests: [],
    refundLines: [],
    histories: [history],
    returns: isReship(order) ? shelfRows(goods, history, at, world) : [],
    line: {
      ...OPEN,
      outcome: plan.remedy?.outcome ?? "",
      amount_minor: 0,
      charged: isCharged ? 1 : 0,
      remedy_id: order._id,
      remedy_kind: "order",
    },
  };
}

function beginRemedy(
  { goods: { order: origin, line }, case_id, at }: RemedyPlan,
  remedy: Remedy,
  isCharged: boolean,
  { newId, codes, timeZone }: DemoWorld,
): OrderHistory {
  const _id = newId(at);
  const own = {
    ...BLANK_ORDER,
    _id,
    code: codes.orders.take(),
    external_number: "",
    remedy,
    remedy_charged: isCharged ? 1 : 0,
    origin_order_id: origin._id,
    case_id,
    tags: "[]",
    note: "",
    ordered_at: null,
    import_id: null,
    status_at: at,
    due_at: dueAt(at, timeZone),
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const row = { ...origin, ...own };
  const lines: readonly LineRow[] = [{
    ...line,
    quantity: 1,
    total_minor: Math.round(line.total_minor / line.quantity),
    declared_minor: line.declared_minor === null ? null : Math.round(line.declared_minor / line.quantity),
    _id: newId(at),
    order_id: _id,
    seller_id: origin.seller_id,
    position: 0,
  }];
  const order = { ...row, ...deriveOrder(row, lines) };
  return { scene: sceneOf([order], lines), sent: [] };
}

/** Makes the rows of a returned garment: it was kept, and later taken for the new order. */
function shelfRows(
  { unit, order }: CaseGoods,
  history: OrderHistory,
  at: number,
  { newId, actors, audit }: DemoWorld,
): readonly Omit<ReturnsTable, "seq">[] {
  const [line] = [...history.scene.lines.values()].flat();
  const graded = at - HOUR_SECONDS;
  const actor = actors.at("Packing");
  audit.add([{
    entity: "packages",
    entityId: unit.package_id ?? "",
    sellerId: order.seller_id,
    action: "gradeReturn",
    reason: "",
    changes: [
      { field: "unit", before: "", after: unit.code },
      { field: "outcome", before: "", after: "kept" },
    ],
  }], stampOf(actor, graded, newId));
  const garment = {
    unit_id: unit._id,
    package_id: unit.package_id ?? "",
    seller_id: order.seller_id,
    location_id: unit.location_id,
    grade: "A",
    reason_code: "",
    note: "",
    actor_id: actor._id,
    device: "",
  };
  return [
    {
      ...garment,
      _id: newId(graded),
      turn: 1,
      outcome: "kept",
      at: graded,
      line_id: null,
    },
    { ...garment, _id: newId(at), turn: 2, outcome: REUSED_OUTCOME, at, line_id: line?._id ?? null },
  ];
}
