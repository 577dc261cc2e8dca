/** Plays cases through their machine, each about a different order. */
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import type { CaseFacts } from "../../../api/generated/schema.ts";
import { type OpeningHours, usualHours } from "../../../api/catalogue/opening_hours.ts";
import { reasonOf } from "../../../api/support/cases.ts";
import { move } from "../../../machines/lifecycles/lifecycle.ts";
import { caseMachine } from "../../../machines/lifecycles/support/case.ts";
import type { CaseLinesTable, CasesTable, CommentsTable, StationsTable } from "../../db/tables.ts";
import { searchText } from "../../db/search.ts";
import { endedClock, repliedClock } from "../../modules/support/cases/clock.ts";
import { stampOf } from "../audit.ts";
import { commentOn, moveMerged } from "./case_words.ts";
import { CASE_PLANS, type CasePlan, type CaseStep } from "./case_plans.ts";
import { clockFrom, pausedClock } from "./case_clock.ts";
import { type CaseGoods, type MadeRemedy, makeRemedy, type RemedyRows } from "./case_remedies.ts";
import type { OrderHistory } from "../history.ts";
import type { Actor } from "../rows.ts";
import type { DemoWorld } from "../world.ts";

type CaseRow = Omit<CasesTable, "seq">;

export interface DemoCases extends RemedyRows {
  readonly rows: readonly CaseRow[];
  readonly lines: readonly CaseLinesTable[];
  readonly comments: readonly CommentsTable[];
  /** Orders whose garments came back and were sent again. */
  readonly sentAgain: readonly string[];
}

const SENT: readonly string[] = ["Shipped", "Delivered", "Completed", "Returned"];
const WINDOW_SECONDS = 29 * DAY_SECONDS;
const LATEST_SECONDS = 60;
/** The day on which one station printed badly. Garments that were not printed then get the nearest day. */
const FAULTY_DAYS_AGO = 30;
const SYSTEM_BY = "system";

interface Before {
  readonly refunds: { readonly requests: readonly { readonly order_id: string }[] };
  readonly returns: { readonly graded: ReadonlySet<string> };
  readonly stations: readonly Pick<StationsTable, "_id" | "code">[];
}

/** Makes cases about orders without refund requests or graded returns, which use their charges and garments already. */
export async function makeCases(
  histories: readonly OrderHistory[],
  { refunds, returns, stations }: Before,
  world: DemoWorld,
): Promise<DemoCases> {
  const busy = new Set([...refunds.requests.map(({ order_id }) => order_id), ...returns.graded]);
  const station = stations.find(({ _id }) => _id === world.stations.get("Printing"))?.code ?? "";
  const free = freeGoods(histories, busy);
  const [first] = goodsOf(histories);
  const calendar = usualHours(world.timeZone);
  const used = new Set<string>();
  const played: PlayedCase[] = [];
  for (const plan of CASE_PLANS.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const at = world.now - Math.round(plan.hoursAgo * HOUR_SECONDS);
    const isBack = plan.remedy?.outcome === "Reship";
    const goods = free.find(({ order }) =>
      !used.has(order._id) && (order.status === "Returned") === isBack &&
      order.updated_at + HOUR_SECONDS <= at && at - order.updated_at < WINDOW_SECONDS
    ) ?? (plan.isWithoutOrder && first);
    // A small demo does not have enough orders for all cases.
    if (!goods) continue;
    used.add(goods.order._id);
    const target = played.findLast(({ row }) =>
      row.seller_id === goods.order.seller_id && row.status === "Processing" && row.created_at < at
    );
    played.push(await playCase({ plan, goods, at, station, calendar, target: target?.row ?? null }, world));
  }
  return moveMerged({
    rows: played.map(({ row }) => row),
    lines: played.flatMap(({ line }) => line ?? []),
    comments: played.flatMap(({ comments }) => comments),
    requests: played.flatMap(({ remedy }) => remedy?.requests ?? []),
    refundLines: played.flatMap(({ remedy }) => remedy?.refundLines ?? []),
    histories: played.flatMap(({ remedy }) => remedy?.histories ?? []),
    returns: played.flatMap(({ remedy }) => remedy?.returns ?? []),
    sentAgain: played.flatMap(({ row }) => row.outcome === "Reship" ? row.order_id ?? [] : []),
  });
}

/** Returns paid orders that were shipped alone, newest first, each with its first packed garment. */
const freeGoods = (histories: readonly OrderHistory[], busy: ReadonlySet<string>): readonly CaseGoods[] =>
  goodsOf(histories, "Packed").filter(({ history, order }) =>
    history.scene.orders.size === 1 && order.paid === 1 && SENT.includes(order.status) && !busy.has(order._id)
  ).sort((one, other) => other.order.updated_at - one.order.updated_at);

/** Returns the first order of each history with a garment of its first line, in `status` if that is given. */
const goodsOf = (histories: readonly OrderHistory[], status?: string): readonly CaseGoods[] =>
  histories.flatMap((history): CaseGoods[] => {
    const [order] = history.scene.orders.values();
    const [line] = history.scene.lines.get(order?._id ?? "") ?? [];
    const unit = [...history.scene.units.values()].find(({ order_line_id, print_status }) =>
      order_line_id === line?._id && (status === undefined || print_status === status)
    );
    return order && line && unit ? [{ history, order, line, unit }] : [];
  });

interface PlayedCase {
  readonly row: CaseRow;
  readonly line: CaseLinesTable | null;
  readonly comments: readonly CommentsTable[];
  readonly remedy: MadeRemedy | null;
}

interface CaseScene {
  readonly plan: CasePlan;
  readonly goods: CaseGoods;
  readonly at: number;
  readonly station: string;
  readonly target: CaseRow | null;
  readonly calendar: OpeningHours;
}

const FACTS: CaseFacts = {
  ...{ hasLines: true, described: true, evidenced: true, inWindow: true, answered: true, decided: true },
  ...{ handedOver: true, back: true, free: true, fits: true, withinLimit: true, remediesStale: true },
  ...{ high: false, recent: true, mergeable: true, openRemedies: 0, failedRemedies: 0, reopened: 0 },
  ...{ labelled: false, unclaimed: true, claimInTime: true },
};

async function playCase(scene: CaseScene, world: DemoWorld): Promise<PlayedCase> {
  const { plan, goods, at } = scene;
  const { newId, actors } = world;
  const seller = actors.seller(goods.order.seller_id);
  let row = newCase(scene, world);
  let line = plan.isWithoutOrder ? null : newLine(row, goods, newId(at));
  let remedy: MadeRemedy | null = null;
  const comments = [commentOn(row, { author: seller, body: plan.words, visibility: "seller" }, at, world)];
  recordAudit(row, seller, at, "makeCase", [{ field: "code", before: "", after: row.code }], world);
  for (const step of plan.steps) {
    const when = Math.min(at + Math.round(step.hours * HOUR_SECONDS), world.now - LATEST_SECONDS);
    const actor = actorOf(step, seller, world);
    const isFailed = step.event === "remedies.settle" && plan.remedy?.end === "Failed";
    const facts = { ...FACTS, failedRemedies: isFailed ? 1 : 0 };
    const transition = move(caseMachine, row.status, facts, step.event);
    if (!transition.ok) {
      throw new Error(`Cannot play the demo case: ${step.event} of ${row.code} is ${transition.reason}`);
    }
    if (transition.effects.includes("makeRemedies") && plan.remedy && line) {
      const settled = plan.steps.find(({ event }) => event === "remedies.settle");
      const end = settled ? at + Math.round(settled.hours * HOUR_SECONDS) : null;
      remedy = await makeRemedy({ plan, goods, case_id: row._id, at: when, end }, world);
      line = { ...line, ...remedy?.line, ...causeOf(scene, world) };
    }
    if (transition.effects.includes("followRemedies") && line && plan.remedy) {
      line = { ...line, remedy_state: plan.remedy.end };
    }
    const before = row.status;
    const change = patchOf(transition.effects, { row, step, when, scene, remedy });
    row = { ...row, ...change, status: String(transition.value), updated_at: when, version: row.version + 1 };
    recordAudit(row, actor, when, step.event, [{ field: "status", before, after: row.status }], world);
    for (const [body, visibility] of [[step.words, "seller"], [step.note, "staff"]] as const) {
      if (body) comments.push(commentOn(row, { author: actor, body, visibility }, when, world));
    }
  }
  return { row, line, comments, remedy };
}

function newCase({ plan, goods, at }: CaseScene, { newId, codes, actors }: DemoWorld): CaseRow {
  const { order, line, unit } = goods;
  const { support_case, reason, requested, isWithoutOrder, isAssigned } = plan;
  const code = codes.cases.take();
  const items_text = isWithoutOrder ? "" : `1 × ${line.sku} ${unit.code}`;
  const ofOrder = isWithoutOrder
    ? { order_id: null, order_code: "", currency: "", items_count: 0 }
    : { order_id: order._id, order_code: order.code, currency: order.currency, items_count: 1 };
  return {
    _id: newId(at),
    code,
    seller_id: order.seller_id,
    ...ofOrder,
    package_id: null,
    status: "Draft",
    ...{ support_case, reason, requested, items_text },
    outcome: "",
    priority: reasonOf(support_case, reason)?.priority ?? "Normal",
    amount_minor: 0,
    assignee_id: isAssigned ? actors.support._id : null,
    maker: actors.seller(order.seller_id)._id,
    ...{
      waiting_since: null,
      reminded: 0,
      reply_due_at: null,
      replied_at: null,
      due_at: null,
      left_s: null,
      reply_left_s: null,
    },
    noticed: 0,
    reply_noticed: 0,
    resolved_at: null,
    closed_as: "",
    merged_into: null,
    follows: null,
    reopened: 0,
    round: 0,
    last_said_at: at,
    last_said_by: "seller",
    search_text: searchText(
      code,
      ofOrder.order_code,
      isWithoutOrder ? "" : order.external_number,
      items_text,
    ),
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

const newLine = (row: CaseRow, { line, unit }: CaseGoods, _id: string): CaseLinesTable => ({
  _id,
  case_id: row._id,
  position: 0,
  order_line_id: line._id,
  unit_id: unit._id,
  quantity: 1,
  outcome: "",
  amount_minor: 0,
  charged: 0,
  round: 0,
  remedy_id: null,
  remedy_kind: "",
  remedy_state: "",
  cause_step: "",
  cause_operator_id: null,
  cause_station: "",
  cause_reason: "",
  cause_at: null,
});

interface Patched {
  readonly row: CaseRow;
  readonly step: CaseStep;
  readonly when: number;
  readonly scene: CaseScene;
  readonly remedy: MadeRemedy | null;
}

/** Applies effects of the case machine as the server's effects of the same names do. */
function patchOf(effects: readonly string[], { row, step, when, scene, remedy }: Patched): Partial<CaseRow> {
  const does = (name: string) => effects.includes(name);
  const hasWords = step.words !== undefined;
  return {
    ...does("startClock") && clockFrom(row, when, scene.calendar),
    ...does("stopClock") && { ...pausedClock(row, when, scene.calendar), waiting_since: when },
    ...hasWords && { last_said_at: when, last_said_by: "staff", ...repliedClock(row, when) },
    ...does("endClock") && endedClock,
    ...does("makeRemedies") && remedy && {
      outcome: scene.plan.remedy?.outcome ?? "",
      amount_minor: remedy.line.amount_minor,
      round: row.round + 1,
    },
    ...does("keepEnd") && { resolved_at: when },
    ...does("keepAdvice") && { resolved_at: when, outcome: "Advice" },
    ...does("keepRejection") && { resolved_at: when, outcome: "Reject" },
    ...does("keepClosing") && { closed_as: step.by === SYSTEM_BY ? "silent" : "done" },
    ...does("keepSilence") && { closed_as: "silent" },
    ...does("keepWithdrawal") && { closed_as: "withdrawn" },
    ...does("mergeInto") && { closed_as: "merged", merged_into: scene.target?._id ?? null },
  };
}

/** Names one station as the cause of all faulty prints, and no station for other faults. */
function causeOf(
  { plan, goods: { order }, station }: CaseScene,
  { actors, now }: DemoWorld,
): Partial<CaseLinesTable> {
  if (plan.support_case !== "Print") return {};
  return {
    cause_step: "Printing",
    cause_operator_id: actors.at("Printing")._id,
    cause_station: station,
    cause_reason: "Nozzle check skipped",
    cause_at: Math.max(
      order.created_at + DAY_SECONDS,
      Math.min(order.updated_at - DAY_SECONDS, now - FAULTY_DAYS_AGO * DAY_SECONDS),
    ),
  };
}

const actorOf = ({ by }: CaseStep, seller: Actor, { actors }: DemoWorld): Actor =>
  by === "seller" ? seller : by === SYSTEM_BY ? actors.root : actors[by];

function recordAudit(
  { _id, seller_id }: CaseRow,
  actor: Actor,
  at: number,
  action: string,
  changes: readonly { readonly field: string; readonly before: string; readonly after: string }[],
  { audit, newId }: DemoWorld,
): void {
  audit.add(
    [{ entity: "cases", entityId: _id, sellerId: seller_id, action, reason: "", changes }],
    stampOf(actor, at, newId),
  );
}
