/** Creates requests for manual transactions; nothing is posted until somebody else approves. */
import type { InputProblem } from "../../../../api/errors.ts";
import { lastDays } from "../../../../api/time/dates.ts";
import { approvalInput, topupInput } from "../../../../api/inputs/money/topup.ts";
import { says } from "../../../../api/inputs/read.ts";
import { exponentOf } from "../../../../api/money.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { exchangeSum } from "../../../../api/money/exchange.ts";
import { MAX_PAID_DAYS_AGO, MAX_TOPUP_CENTS } from "../../../../api/money/topups.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { derivedColumn, number, reference, text, textOf } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { sellersIn } from "../../people/users/sellers_store.ts";
import { isWaiting } from "./proof_store.ts";
import { activeMethods, methodById, rateAt } from "./rates_store.ts";
import { isRepeatedRequest, topupApproval, type TopupRow, topupsList, viewOf } from "./store.ts";

const paidAt = {
  blank: null,
  read: (given: number | null | undefined, before: number | null) =>
    typeof given === "number" ? given : before,
  auditText: textOf,
};

/** Returns the columns that no form changes later, such as seller, kind and maker. */
async function fixedColumns(tx: Writer, context: AuthorizedContext, sellerId: string, kind: string) {
  const [code = ""] = await nextCodes(tx, "topups", 1);
  return {
    code,
    seller_id: sellerId,
    kind,
    ...topupApproval.makerOf(context),
    credited_currency: context.settings.currency,
    reason: "",
    status: "Pending",
  };
}

const ONCE = [
  ...["code", "seller_id", "kind", "maker", "maker_for", "credited_currency", "reason", "status"] as const,
];

async function sellerProblems(
  tx: Writer,
  context: AuthorizedContext,
  sellerId: string,
): Promise<InputProblem[]> {
  if (sellerId === "") return [];
  const isKnown = (await sellersIn(tx, context.scope)).some(({ _id }) => _id === sellerId);
  return isKnown ? [] : [{ path: "seller_id", code: says("unknown") }];
}

const shared = {
  called: "top-up",
  source: topupsList,
  view: viewOf,
  seller: ({ seller_id }: TopupRow) => seller_id,
  once: ONCE,
  mayChange: topupApproval.mayChange,
} as const;

function tooHigh(path: string, found: number, { settings }: AuthorizedContext): InputProblem[] {
  const most = limitIn(settings.currency, MAX_TOPUP_CENTS);
  return found > most ? [{ path, code: says("tooHigh"), most, found }] : [];
}

const unitsOf = (paid: string, currency: string) => exactUnits(paid, exponentOf(currency));

export const topup = defineEntity({
  ...shared,
  noun: "Topup",
  entity: "topups",
  name: "tx_ref",
  input: topupInput,
  columns: {
    method_id: reference(),
    paid: text(),
    paid_at: paidAt,
    tx_ref: text(),
    note: text(),
    proof_id: reference(),
    paid_minor: derivedColumn<number>(0),
    currency: derivedColumn<string>(""),
    rate_micro: derivedColumn<number | null>(null),
    credited_minor: derivedColumn<number>(0),
  },
  search: ["tx_ref", "note"],
  begin({ input, tx, context }) {
    const [own, ...others] = context.scope.sellers ?? [];
    const seller = input.seller_id ?? (own && others.length === 0 ? own : "");
    return fixedColumns(tx, context, seller, "topup");
  },
  required: ["seller_id", "method_id", "paid", "paid_at", "tx_ref"],
  async follow({ method_id, paid, paid_at, credited_currency }, { tx }) {
    const method = method_id ? await methodById(tx, method_id) : undefined;
    const currency = method?.currency ?? credited_currency;
    const paid_minor = unitsOf(paid, currency) ?? 0;
    const isOurs = currency === credited_currency;
    const rate_micro = isOurs || paid_at === null ? null : await rateAt(tx, currency, paid_at);
    const credited_minor = isOurs
      ? paid_minor
      : rate_micro === null
      ? 0
      : exchangeSum({ minor: paid_minor, currency }, credited_currency, rate_micro);
    return { currency, paid_minor, rate_micro, credited_minor };
  },
  async problems(next, { tx, context }) {
    const { seller_id, method_id, paid, paid_minor, paid_at, tx_ref, credited_minor, proof_id } = next;
    const problems = await sellerProblems(tx, context, seller_id);
    const method = method_id ? await methodById(tx, method_id) : undefined;
    if (method_id && method?.status !== "Active") problems.push({ path: "method_id", code: says("unknown") });
    const isWhole = unitsOf(paid, next.currency) !== null;
    if (paid !== "" && paid_minor === 0) {
      problems.push({ path: "paid", code: says(isWhole ? "badPaid" : "badAmount") });
    } else if (method && paid !== "" && paid_minor < method.min_minor) {
      problems.push({ path: "paid", code: says("tooLow") });
    }
    problems.push(...tooHigh("paid", credited_minor, context));
    if (paid_at !== null && !isRecent(paid_at, context)) {
      problems.push({ path: "paid_at", code: says("paidDay") });
    }
    if (proof_id !== null && !await isWaiting(tx, proof_id, context.session.actor._id)) {
      problems.push({ path: "proof_id", code: says("unknown") });
    }
    const isAgain = tx_ref !== "" &&
      await isRepeatedRequest(tx, { seller_id, method_id, tx_ref });
    return isAgain ? [...problems, { path: "tx_ref", code: says("taken") }] : problems;
  },
});

function isRecent(at: number, { now, settings }: AuthorizedContext): boolean {
  const days = lastDays(MAX_PAID_DAYS_AGO + 1, now(), settings.timeZone);
  return days.some(({ from, until }) => at >= from && at < until);
}

export const approval = defineEntity({
  ...shared,
  noun: "Approval",
  entity: "topups",
  name: "note",
  input: approvalInput,
  columns: {
    method_id: reference(),
    credited_minor: number(),
    note: text(),
    currency: derivedColumn<string>(""),
  },
  search: ["note"],
  begin: ({ input, tx, context }) => fixedColumns(tx, context, input.seller_id ?? "", input.kind ?? ""),
  required: ["seller_id", "kind", "credited_minor", "note"],
  stored: () => ({
    tx_ref: "",
    paid: "",
    paid_minor: 0,
    paid_at: null,
    rate_micro: null,
  }),
  follow: (_next, { context }) => ({ currency: context.settings.currency }),
  async problems({ seller_id, kind, method_id, credited_minor }, { tx, context }) {
    const problems = await sellerProblems(tx, context, seller_id);
    if (credited_minor === 0) problems.push({ path: "credited_minor", code: says("required") });
    problems.push(...tooHigh("credited_minor", credited_minor, context));
    const isKnown = method_id === null || (await activeMethods(tx)).some(({ _id }) => _id === method_id);
    if (!isKnown) problems.push({ path: "method_id", code: says("unknown") });
    if (kind === "payout" && method_id === null) problems.push({ path: "method_id", code: says("required") });
    return problems;
  },
});
