/** Creates the draft of a case, which can be changed until it is submitted. */
import { isSeller } from "../../../../api/access.ts";
import { CASE_STATUSES } from "../../../../api/statuses.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import type { CaseInput, CaseLineInput } from "../../../../api/generated/schema.ts";
import { caseInput } from "../../../../api/inputs/support/case.ts";
import { says } from "../../../../api/inputs/read.ts";
import { needsOrder, reasonOf } from "../../../../api/support/cases.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { derivedColumn, reference, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { covers } from "../../../scope.ts";
import { type NewCaseLine, replaceLines, textOfLines } from "./lines_store.ts";
import { canHaveCase, freeLines } from "./options.ts";
import { type CaseOrder, caseOrder, optionPackages, optionUnits } from "./options_store.ts";
import { clearComments, keepSearchText, sellerExists } from "./make_store.ts";
import { casesList, viewOf } from "./store.ts";

const [DRAFT] = CASE_STATUSES;

/** @throws {ApiError} BAD_INPUT for an order outside the scope, and for a draft */
async function orderOf(tx: Writer, id: string, { scope }: AuthorizedContext): Promise<CaseOrder> {
  const order = await caseOrder(tx, scope, id);
  if (!order || !canHaveCase(order)) throw caseEntity.badInput([{ path: "order_id", code: says("unknown") }]);
  return order;
}

/** @throws {ApiError} BAD_INPUT if staff name no seller, or one outside their scope */
async function sellerOf(
  tx: Writer,
  { seller_id }: CaseInput,
  { scope, session }: AuthorizedContext,
): Promise<string> {
  if (isSeller(session.person)) return session.person._id;
  if (!seller_id) throw caseEntity.badInput([{ path: "seller_id", code: says("required") }]);
  if (!covers(scope, seller_id) || !await sellerExists(tx, seller_id)) {
    throw caseEntity.badInput([{ path: "seller_id", code: says("unknown") }]);
  }
  return seller_id;
}

/** Refuses lines of another order, garments of another line, duplicates, and garments that have a remedy. */
async function lineProblems(
  tx: Writer,
  orderId: string | null,
  lines: readonly CaseLineInput[],
): Promise<readonly InputProblem[]> {
  if (lines.length === 0) return [];
  const free = orderId === null ? new Map() : await freeLines(tx, orderId);
  const units = orderId === null ? new Map() : await optionUnits(tx, orderId);
  const used = new Map<string, number>();
  return lines.flatMap(({ order_line_id, unit_id, quantity }, at): InputProblem[] => {
    const known = free.get(order_line_id);
    if (!known) return [{ path: `lines.${at}.order_line_id`, code: says("unknown") }];
    const isAgain = lines.findIndex((each) =>
      each.order_line_id === order_line_id && (each.unit_id || null) === (unit_id || null)
    ) < at;
    if (isAgain) {
      return [{ path: `lines.${at}.order_line_id`, code: says("taken") }];
    }
    const its: readonly { readonly _id: string }[] = units.get(order_line_id) ?? [];
    if (
      unit_id && !its.some(({ _id }) =>
        _id === unit_id
      )
    ) {
      return [{ path: `lines.${at}.unit_id`, code: says("unknown") }];
    }
    const most = known.free - (used.get(order_line_id) ?? 0);
    used.set(order_line_id, (used.get(order_line_id) ?? 0) + quantity);
    if (unit_id && quantity !== 1) return [{ path: `lines.${at}.quantity`, code: says("invalid") }];
    if (unit_id && !known.freeUnits.has(unit_id)) {
      return [{
        path: `lines.${at}.unit_id`,
        code: says("notFree"),
      }];
    }
    return quantity > most
      ? [{ path: `lines.${at}.quantity`, code: says("notFree"), most, found: quantity }]
      : [];
  });
}

const newLine = ({ order_line_id, unit_id, quantity }: CaseLineInput): NewCaseLine => ({
  order_line_id,
  unit_id: unit_id || null,
  quantity,
});

/** Returns the lines to write; null keeps them, unless they belong to a former order. */
const linesFor = ({ lines }: CaseInput, isOtherOrder: boolean): readonly CaseLineInput[] | null =>
  lines ?? (isOtherOrder ? [] : null);

const itemsIn = (lines: readonly CaseLineInput[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const caseEntity = defineEntity({
  noun: "Case",
  entity: "cases",
  called: "case",
  source: casesList,
  view: viewOf,
  seller: ({ seller_id }) => seller_id,
  name: "code",
  input: caseInput,
  columns: {
    code: derivedColumn<string>(""),
    support_case: text(),
    reason: text(),
    requested: text(),
    priority: text(),
    order_id: { ...reference(), auditText: null },
    order_code: { ...derivedColumn<string>(""), auditText: (value) => value },
    currency: derivedColumn<string>(""),
    package_id: reference(),
    items_count: derivedColumn<number>(0),
    items_text: { ...derivedColumn<string>(""), auditText: (value) => value },
  },
  once: [
    ...["seller_id", "status", "outcome", "amount_minor", "maker"] as const,
    ...["noticed", "closed_as", "reopened", "round", "last_said_by"] as const,
  ],
  async begin({ input, tx, context }) {
    const order = input.order_id ? await orderOf(tx, input.order_id, context) : null;
    return {
      seller_id: order?.seller_id ?? await sellerOf(tx, input, context),
      status: DRAFT,
      outcome: "",
      amount_minor: 0,
      maker: context.session.actor._id,
      noticed: 0,
      closed_as: "",
      reopened: 0,
      round: 0,
      last_said_by: "",
    };
  },
  required: ["support_case", "reason", "requested"],
  async follow(
    { code, order_id, package_id, support_case, reason, priority, items_count, items_text },
    { tx, input, context, before },
  ) {
    const isOther = before === null || before.order_id !== order_id;
    const order = isOther && order_id ? await orderOf(tx, order_id, context) : null;
    if (order && before && order.seller_id !== before.seller_id) {
      throw caseEntity.badInput([{ path: "order_id", code: says("fixed") }]);
    }
    const lines = linesFor(input, isOther);
    const isStaff = !isSeller(context.session.person);
    return {
      code: code || ((await nextCodes(tx, "cases", 1))[0] ?? ""),
      ...isOther && { order_code: order?.code ?? "", currency: order?.currency ?? "" },
      package_id: isOther ? input.package_id || null : package_id,
      // Staff may choose the priority; otherwise it follows from the reason.
      priority: isStaff && priority ? priority : reasonOf(support_case, reason)?.priority ?? "Normal",
      items_count: lines ? itemsIn(lines) : items_count,
      items_text: lines ? await textOfLines(tx, lines.map(newLine)) : items_text,
    };
  },
  async problems({ support_case, reason, order_id, package_id }, { tx, input }) {
    const problems: InputProblem[] = [];
    if (needsOrder(support_case) && !order_id) problems.push({ path: "order_id", code: says("required") });
    if (!reasonOf(support_case, reason)) problems.push({ path: "reason", code: says("unknown") });
    const packages = order_id && package_id ? await optionPackages(tx, order_id) : [];
    if (package_id && !packages.some(({ _id }) => _id === package_id)) {
      problems.push({ path: "package_id", code: says("unknown") });
    }
    return [...problems, ...await lineProblems(tx, order_id, input.lines ?? [])];
  },
  stored: () => ({ search_text: "" }),
  mayChange({ status }) {
    if (status !== DRAFT) throw illegal("caseSent");
  },
  referrers: {
    "case_lines.case_id": "deleted",
    "cases.follows": "emptied",
    "postage_requests.case_id": "emptied",
    "cases.merged_into": "caseIsTarget",
  },
  mayTrash(rows) {
    if (rows.some(({ status }) => status !== DRAFT)) throw illegal("caseSent");
  },
  clear: (tx, rows, context) => clearComments(tx, rows.map(({ _id }) => _id), context.now()),
  async afterwards(_id, { order_id }, { tx, input, before }) {
    const lines = linesFor(input, before === null || before.order_id !== order_id);
    if (lines) await replaceLines(tx, _id, lines.map(newLine));
    await keepSearchText(tx, _id);
  },
});
