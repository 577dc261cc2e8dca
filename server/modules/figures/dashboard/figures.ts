/** Computes the dashboard of a scope: each figure equals the count of its list. */
import { allows, isSeller, type Person } from "../../../../api/access.ts";
import { lastDays, spanOf } from "../../../../api/time/dates.ts";
import type { Dashboard } from "../../../../api/generated/schema.ts";
import { PROBLEM_BITS } from "../../../../api/orders/problem_kinds.ts";
import { ORDER_STATUSES } from "../../../../api/statuses.ts";
import { approvalRights, approvals } from "../../../../resources/money/approvals.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { statistics } from "../../../../resources/figures/statistics.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import { inOwnPerson } from "../../../../resources/people/users.ts";
import type { FilterValues, Resource } from "../../../../resources/define.ts";
import type { FigureReport } from "../../../../resources/define_figures.ts";
import { CASE_TILES } from "../../../../resources/support/case_tiles.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { variablesOf } from "../../../../resources/url.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { groupRows } from "../../../graphql/batch.ts";
import type { Reader } from "../../../db/database.ts";
import { figuresOf } from "../../../figures/figures.ts";
import { countList } from "../../../list/resolver.ts";
import { listById } from "../../../registry.ts";
import type { Scope } from "../../../scope.ts";
import { availableIn, walletsOf } from "../../money/ledger/wallet_store.ts";
import {
  catalogueProgress,
  countsByStatus,
  draftsByProblems,
  dueCounts,
  salesProgress,
  sellerProgress,
  sellersBelowZero,
} from "./store.ts";

const DAYS = 30;

export async function dashboardOf(scope: Scope, context: AuthorizedContext): Promise<Dashboard> {
  const { db: { heavy }, settings: { timeZone } } = context;
  const [statuses, due, drafts, days, balances] = await Promise.all([
    countsByStatus(heavy, scope),
    dueCounts(context.db, scope, spanOf("today", context.now(), timeZone)),
    draftsByProblems(heavy, scope),
    daysOf(scope, context),
    balancesOf(scope, context),
  ]);
  const needsFixing = sumOf(drafts, () => true);
  return {
    statuses: ORDER_STATUSES.map((status) => ({ status, count: statuses.get(status) ?? 0 })),
    late: due.late,
    due_today: due.today,
    on_hold: statuses.get("On Hold") ?? 0,
    needs_mending: needsFixing,
    mending: Object.entries(PROBLEM_BITS).map(([status, bit]) => ({
      status,
      count: sumOf(drafts, (mask) => (mask & bit) !== 0),
    })),
    balances,
    money: allows(approvalRights.view, context.session.person) ? await moneyOf(scope, context) : null,
    cases: await caseCounts(scope, context),
    days,
    steps: await stepsOf(context.session.person, scope, needsFixing, context),
  };
}

/** The report Statistics, of which the chart shows three figures. */
const CHARTED: FigureReport = {
  ...statistics,
  measures: statistics.measures.filter(({ key }) => ["orders", "value", "shipped"].includes(key)),
  isCompared: false,
};

async function daysOf(scope: Scope, context: AuthorizedContext): Promise<Dashboard["days"]> {
  const days = lastDays(DAYS, context.now(), context.settings.timeZone);
  const args = { start: days[0]?.day, end: days.at(-1)?.day, by: ["day"] };
  const { columns, rows } = await figuresOf(CHARTED, args, { ...context, scope });
  // The first amount of a figure is in the currency of the business.
  const [orders, value, shipped] = ["orders", "value", "shipped"].map((key) =>
    columns.findIndex((column) => column.key === key)
  ) as [number, number, number];
  return rows.map(({ values }, place) => ({
    day: days[place]?.day ?? "",
    orders: values[orders] ?? 0,
    shipped: values[shipped] ?? 0,
    total_minor: values[value] ?? 0,
  }));
}

function sumOf(drafts: ReadonlyMap<number, number>, isMeant: (mask: number) => boolean): number {
  return [...drafts].reduce((sum, [mask, count]) => sum + (isMeant(mask) ? count : 0), 0);
}

/** Counts the records of a tile in the same way as its list. */
async function countTile(
  resource: Resource,
  filters: FilterValues,
  scope: Scope,
  context: AuthorizedContext,
): Promise<number> {
  const list = listById(resource.id);
  if (!list) return 0;
  const args = variablesOf(resource, { filters, sort: resource.sort });
  return (await countList(resource, list.source, args, { ...context, scope })).count;
}

function caseCounts(scope: Scope, context: AuthorizedContext): Promise<Dashboard["cases"]> {
  const tiles = CASE_TILES.filter(({ rule }) => allows(rule, context.session.person));
  return Promise.all(tiles.map(async ({ key, filters }) => ({
    key,
    count: await countTile(cases, filters, scope, context),
  })));
}

const moneyOf = async (scope: Scope, context: AuthorizedContext): Promise<Dashboard["money"]> => ({
  approvals: await countTile(approvals, { status: "Pending" }, scope, context),
  refunds: await countTile(refundRequest, { status: "Approved" }, scope, context),
  below_zero: await sellersBelowZero(context.db, scope),
});

/** Sums the sellers' balances by currency; returns an empty list for staff, who have no wallet. */
async function balancesOf({ sellers }: Scope, { db }: AuthorizedContext): Promise<Dashboard["balances"]> {
  const wallets = groupRows(await walletsOf(db.read, sellers ?? []), ({ currency }) => currency);
  return [...wallets].map(([currency, some]) => ({
    currency,
    balance_minor: some.reduce((sum, { balance_minor, due_minor }) => sum + balance_minor - due_minor, 0),
    reserved_minor: some.reduce((sum, { held_minor }) => sum + held_minor, 0),
    available_minor: some.reduce((sum, wallet) => sum + availableIn(wallet), 0),
  }));
}

/** Lists the steps that a new business needs before its first paid order, without those that the person may not do. */
async function businessSteps(person: Person, reader: Reader): Promise<Dashboard["steps"]> {
  const may = {
    catalogue: allows(catalogueRights.add, person),
    method: allows(approvalRights.make, person),
    seller: allows(inOwnPerson, person),
  };
  if (!Object.values(may).includes(true)) return [];
  const [goods, trade] = [await catalogueProgress(reader), await salesProgress(reader)];
  const steps = [
    ...may.catalogue ? [{ code: "product", done: goods.product }, { code: "item", done: goods.item }] : [],
    ...may.method ? [{ code: "method", done: trade.method }] : [],
    ...may.seller ? [{ code: "seller", done: trade.seller }] : [],
  ];
  return steps.every((step) => step.done) ? [] : steps;
}

/** Returns the person's first steps; an empty list once all are done. */
async function stepsOf(
  person: Person,
  scope: Scope,
  needsFixing: number,
  { db }: AuthorizedContext,
): Promise<Dashboard["steps"]> {
  if (!isSeller(person)) return await businessSteps(person, db.read);
  const done = await sellerProgress(db.read, scope, person._id);
  const steps = [
    { code: "store", done: done.store },
    { code: "order", done: done.order },
    { code: "mending", done: done.order && needsFixing === 0 },
    { code: "balance", done: done.balance },
    { code: "payment", done: done.payment },
    { code: "view", done: done.view },
  ];
  return steps.every((step) => step.done) ? [] : steps;
}
