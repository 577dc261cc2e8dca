/** Decides about lines of a case: creates linked orders and refund requests in the transaction of the step. */
import { allows, rules } from "../../../../api/access.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { CaseDecisionInput, CaseFacts, CaseMoveInput } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { formatMinor } from "../../../../api/money.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import { type CaseOutcome, MAX_AGENT_REFUND_CENTS } from "../../../../api/support/cases.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { type Refusal, type Work } from "../../../lifecycle/lifecycle.ts";
import { refundFor } from "../../orders/refunds/for_case.ts";
import {
  type DecidedLine,
  goodsOfLines,
  isUndecided,
  isUnremedied,
  keepCause,
  keepDecision,
  type LineGoods,
  workOfLines,
} from "./decision_store.ts";
import { type CaseLineRow, caseLines, remediedLines } from "./lines_store.ts";
import type { CaseRow } from "./store.ts";
import { definePort } from "../../../port.ts";

interface RemedyDraft {
  readonly kind: "reprint" | "reship";
  readonly origin_order_id: string;
  readonly case_id: string;
  readonly charged: boolean;
  readonly lines: readonly {
    readonly order_line_id: string;
    readonly quantity: number;
    readonly unit_ids?: readonly string[];
  }[];
}

/** Port to the creation of remedy orders, because cases must not import the lifecycle of orders. */
export const remedyOrders = definePort<{
  readonly make: (
    tx: Writer,
    draft: RemedyDraft,
    context: AuthorizedContext,
  ) => Promise<{ readonly order_id: string }>;
}>("remedy orders of cases");

type DecisionFacts = Pick<CaseFacts, "decided" | "handedOver" | "back" | "free" | "fits" | "withinLimit">;

/** Facts without a decision, which refuse nothing. */
export const NO_DECISION: DecisionFacts = {
  decided: true,
  handedOver: true,
  back: true,
  free: true,
  fits: true,
  withinLimit: true,
};

interface DecidedWish {
  readonly at: number;
  readonly line: CaseLineRow;
  readonly goods: LineGoods;
  readonly wish: CaseDecisionInput;
}

const REMEDIES: readonly string[] = ["Reprint", "Reship", "Refund"];
const SENT_OUTCOMES: readonly string[] = ["Reprint", "Reship"];

/** Facts of a decision; `of` names for each refusing guard the garment, SKU, case or limit that it is about. */
interface DecisionCheck {
  readonly facts: DecisionFacts;
  readonly of: Readonly<Record<string, string>>;
  readonly tooHigh: readonly InputProblem[];
}

/** Joins the entries of a decision with lines that lack a remedy; entries for other lines are left out. */
async function decidedLines(
  reader: Reader,
  lines: readonly CaseLineRow[],
  wishes: readonly CaseDecisionInput[],
): Promise<readonly DecidedWish[]> {
  const goods = await goodsOfLines(reader, lines.map(({ order_line_id }) => order_line_id));
  return wishes.flatMap((wish, at): DecidedWish[] => {
    const line = lines.find(({ _id }) =>
      _id === wish._id && wishes.findIndex((each) => each._id === _id) === at
    );
    const its = line && goods.get(line.order_line_id);
    return line && its && isUnremedied(line) ? [{ at, line, goods: its, wish }] : [];
  });
}

export async function checkDecision(
  reader: Reader,
  { currency }: Pick<CaseRow, "currency">,
  lines: readonly CaseLineRow[],
  { lines: wishes }: CaseMoveInput,
  context: AuthorizedContext | null,
): Promise<DecisionCheck> {
  if (!wishes) return { facts: NO_DECISION, of: {}, tooHigh: [] };
  const decided = await decidedLines(reader, lines, wishes);
  const made = decided.filter(({ wish }) => REMEDIES.includes(wish.outcome));
  const remedied = await remediedLines(reader, made.map(({ line }) => line.order_line_id));
  const used = new Map<string, number>();
  const spent = new Map<string, number>();
  const of: Record<string, string> = {};
  const tooHigh: InputProblem[] = [];
  for (const { at, line, goods, wish } of made) {
    const id = line.order_line_id;
    const others = remedied.get(id) ?? [];
    const before = others.reduce((sum, { quantity }) => sum + quantity, used.get(id) ?? 0);
    used.set(id, (used.get(id) ?? 0) + line.quantity);
    const again = line.unit_id === null ? undefined : others.find(({ unit_id }) => unit_id === line.unit_id);
    const all = goods.units.length > 0 ? Math.min(goods.quantity, goods.units.length) : goods.quantity;
    if (again || before + line.quantity > all) {
      of["isFreeLine"] ??= again?.case_code ?? others[0]?.case_code ?? goods.sku;
    }
    const its = goods.units.filter(({ _id }) => line.unit_id === null || _id === line.unit_id);
    const named = its.length === 1 ? its[0]!.code : goods.sku;
    if (SENT_OUTCOMES.includes(wish.outcome) && its.filter(({ isOut }) => isOut).length < line.quantity) {
      of["isHandedOver"] ??= named;
    }
    if (wish.outcome === "Reship" && its.filter(({ isBack }) => isBack).length < line.quantity) {
      of["isBack"] ??= named;
    }
    if (wish.outcome !== "Refund") continue;
    const most = goods.charge_left_minor - (spent.get(id) ?? 0);
    const minor = wish.amount_minor ?? 0;
    spent.set(id, (spent.get(id) ?? 0) + minor);
    const path = `params.lines.${at}.amount_minor`;
    if (minor > most) tooHigh.push({ path, code: says("refundExceeds"), most, found: minor });
  }
  const sum = [...spent.values()].reduce((total, minor) => total + minor, 0);
  const isRoot = context === null || allows(rules.rootOnly, context.session.person);
  const limit = limitIn(currency, MAX_AGENT_REFUND_CENTS);
  of["isWithinLimit"] = `${formatMinor(limit, currency)} ${currency}`;
  return {
    facts: {
      decided: made.length > 0 &&
        lines.filter(isUndecided).every(({ _id }) => decided.some(({ line }) => line._id === _id)),
      free: !("isFreeLine" in of),
      handedOver: !("isHandedOver" in of),
      back: !("isBack" in of),
      fits: tooHigh.length === 0,
      withinLimit: isRoot || sum <= limit,
    },
    of,
    tooHigh,
  };
}

type DecisionWork = Work<CaseRow, CaseMoveInput>;

/**
 * Returns the garment, SKU, case or limit that a refusal is about, or STALE if somebody else has decided first.
 * @throws {ApiError} REFUND_EXCEEDS with the lines whose refund is too high, and what is left of each
 */
export async function explainDecision({ tx, row, event, params, context }: DecisionWork, reason: string) {
  if (event !== "case.decide") return {};
  if (reason === "wrongState" && row.round > 0) {
    return { error: "STALE", reason: "decidedAlready" } satisfies Partial<Refusal>;
  }
  const lines = (await caseLines(tx, [row._id])).get(row._id) ?? [];
  const { of, tooHigh } = await checkDecision(tx, row, lines, params, context);
  if (reason === "refundFits") {
    throw new ApiError("REFUND_EXCEEDS", "Cannot refund more than is left of what the order was charged", {
      problems: tooHigh,
    });
  }
  return of[reason] === undefined ? {} : { of: of[reason] };
}

/** @throws {ApiError} BAD_INPUT for lines with a remedy, refunds without an amount, and a wrong operator */
export async function checkDecisionInput({ tx, row, params }: DecisionWork): Promise<void> {
  const wishes = params.lines ?? [];
  const lines = (await caseLines(tx, [row._id])).get(row._id) ?? [];
  const known = await decidedLines(tx, lines, wishes);
  const work = await workOfLines(tx, known.map(({ line }) => line.order_line_id));
  const problems = wishes.flatMap((wish, at): InputProblem[] => {
    const found = known.find((each) => each.at === at);
    if (!found) return [{ path: `params.lines.${at}._id`, code: says("unknown") }];
    if (wish.outcome === "Refund" && (wish.amount_minor ?? 0) < 1) {
      return [{ path: `params.lines.${at}.amount_minor`, code: says("required") }];
    }
    const { cause } = wish;
    const isWorker = !cause?.operator_id ||
      work.some((each) =>
        isOf(each, found.line) && each.step === cause.step && each.operator_id === cause.operator_id
      );
    return isWorker ? [] : [{ path: `params.lines.${at}.cause.operator_id`, code: says("notOfStep") }];
  });
  if (problems.length === 0) return;
  throw new ApiError("BAD_INPUT", "Cannot decide about the case: a value is missing or wrong", { problems });
}

const isOf = (
  work: { readonly unit_id: string; readonly order_line_id: string },
  line: CaseLineRow,
): boolean =>
  line.unit_id === null ? work.order_line_id === line.order_line_id : work.unit_id === line.unit_id;

/** Makes linked orders and refund requests: an order's lines with equal outcome and `charged` share one. */
export async function makeRemedies({ tx, row, params, context }: DecisionWork) {
  if (!context) throw new Error(`Cannot decide about ${row.code}: expected a person`);
  const lines = (await caseLines(tx, [row._id])).get(row._id) ?? [];
  const decided = await decidedLines(tx, lines, params.lines ?? []);
  const round = row.round + 1;
  const keep = async (
    some: readonly DecidedWish[],
    remedy: Pick<DecidedLine, "remedy_id" | "remedy_kind">,
  ) => {
    for (const { line, wish } of some) {
      const amount_minor = wish.outcome === "Refund" ? wish.amount_minor ?? 0 : 0;
      await keepDecision(tx, line._id, {
        outcome: wish.outcome,
        amount_minor,
        charged: wish.outcome !== "Refund" && wish.charged === true,
        round,
        ...remedy,
      });
    }
  };
  const groups = Map.groupBy(
    decided,
    ({ goods, wish }) =>
      JSON.stringify([
        goods.order_id,
        wish.outcome,
        SENT_OUTCOMES.includes(wish.outcome) && wish.charged === true,
      ]),
  );
  for (const some of groups.values()) {
    const [{ goods: { order_id }, wish: { outcome, charged } }] = some as [DecidedWish];
    if (outcome === "Reject") await keep(some, { remedy_id: null, remedy_kind: "" });
    else if (outcome === "Refund") {
      const refund = await refundFor(tx, {
        order_id,
        case_id: row._id,
        reason: row.code,
        lines: some.map(({ line, wish }) => ({
          order_line_id: line.order_line_id,
          amount_minor: wish.amount_minor ?? 0,
        })),
      }, context);
      await keep(some, { remedy_id: refund, remedy_kind: "refund" });
    } else {
      const order = await remedyOrders.get().make(tx, {
        kind: outcome === "Reship" ? "reship" : "reprint",
        origin_order_id: order_id,
        case_id: row._id,
        charged: charged === true,
        lines: some.map(({ line: { order_line_id, quantity, unit_id } }) => ({
          order_line_id,
          quantity,
          ...outcome === "Reship" && unit_id !== null && { unit_ids: [unit_id] },
        })),
      }, context);
      await keep(some, { remedy_id: order.order_id, remedy_kind: "order" });
    }
  }
  const now = (await caseLines(tx, [row._id])).get(row._id) ?? [];
  return {
    patch: {
      round,
      outcome: outcomeOf(now),
      amount_minor: now.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    },
  };
}

/** Returns the outcome that all lines have, or Mixed; empty for no lines. */
export function outcomeOf(lines: readonly Pick<CaseLineRow, "outcome">[]): CaseOutcome | "" {
  const outcomes = [...new Set(lines.map(({ outcome }) => outcome))];
  return outcomes.length > 1 ? "Mixed" : (outcomes[0] ?? "") as CaseOutcome | "";
}

export async function keepCauses({ tx, row, params }: DecisionWork) {
  const lines = (await caseLines(tx, [row._id])).get(row._id) ?? [];
  const work = await workOfLines(tx, lines.map(({ order_line_id }) => order_line_id));
  for (const { _id, cause } of params.lines ?? []) {
    const line = lines.find((each) => each._id === _id);
    if (!cause || !line) continue;
    const worked = work.find((each) =>
      isOf(each, line) && each.step === cause.step &&
      (!cause.operator_id || each.operator_id === cause.operator_id)
    );
    await keepCause(tx, _id, cause, worked);
  }
  return {};
}
