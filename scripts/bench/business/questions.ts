/** Queries of a large business: lists with late pages, filters and counts; searches; dashboard; an order. */
import { Dashboard } from "../../../api/generated/operations/dashboard.ts";
import { GetOrder } from "../../../api/generated/operations/orders.ts";
import { StatementTotals } from "../../../api/generated/operations/statement.ts";
import { audit } from "../../../resources/people/audit.ts";
import { billingHistory } from "../../../resources/money/billing_history.ts";
import type { Resource } from "../../../resources/define.ts";
import { countDocumentOf, documentOf } from "../../../resources/document.ts";
import { fulfilments } from "../../../resources/shipping/fulfilments.ts";
import { orders } from "../../../resources/orders/orders.ts";
import { packages } from "../../../resources/shipping/packages.ts";
import { refundRequest } from "../../../resources/orders/refund_requests.ts";
import { units } from "../../../resources/workshop/units.ts";
import { sql } from "kysely";
import type { Database } from "../../../server/db/database.ts";
import { allLists } from "../../../server/registry.ts";

export type CallerKind = "staff" | "seller";

export interface Question {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
  readonly page?: number;
  readonly who?: CallerKind;
  readonly goal?: string;
}

const GOAL = "<= 1.5x";
export const DEEP_PAGE = 1_000;

const list = (
  name: string,
  resource: Resource,
  variables: object = {},
  more: Partial<Question> = {},
): Question => ({ name, query: documentOf(resource), variables, goal: GOAL, ...more });

/** Lists that have a page 1,000 of 20 rows, each with the most frequent filter of its screen. */
const LARGE: readonly (readonly [Resource, object])[] = [
  [orders, { status: ["Processing"] }],
  [units, { print_status: ["Printing"] }],
  [packages, { shipment_status: ["Exception"] }],
  [fulfilments, { shipment_status: ["Processing"], sort: "due_at" }],
  [billingHistory, { kind: ["charge"] }],
  [audit, { entity: ["orders"] }],
  [refundRequest, { status: ["Processing"] }],
];

/** Id of an order in the middle of the list, and texts by which people search for it, its garment and its package. */
interface Known {
  readonly order: string;
  readonly code: string;
  readonly number: string;
  readonly unit: string;
  readonly package: string;
  readonly tracking: string;
}

export async function sampleRecordOf(db: Database): Promise<Known> {
  const { rows } = await sql<
    Known
  >`select o._id as "order", o.code, o.external_number as number, u.code as unit,
    p.code as package, p.tracking_number as tracking
    from orders as o join units as u on u.order_id = o._id join packages as p on p.order_id = o._id
    where o.seq > (select max(seq) / 2 from orders) and o.external_number <> '' and p.tracking_number <> ''
    order by o.seq limit 1`.execute(db.read);
  if (!rows[0]) throw new Error("The database has no package that is on its way");
  return rows[0];
}

const searchesOf = (known: Known): readonly Question[] => [
  list("search an order's number", orders, { search: known.code }, { goal: "<= 20 ms" }),
  list("search a shop's number", orders, { search: known.number }, { goal: "<= 20 ms" }),
  list("search a name that many have", orders, { search: "mar" }, { goal: "<= 20 ms" }),
  list("search a garment", units, { search: known.unit }, { goal: "<= 20 ms" }),
  list("search a package", packages, { search: known.package }, { goal: "<= 20 ms" }),
  list("search a tracking number", packages, { search: known.tracking }, { goal: "<= 20 ms" }),
];

export function questionsOf(known: Known): readonly Question[] {
  const first = [...new Set(allLists().map(({ resource }) => resource))];
  return [
    ...first.map((resource) => list(`${resource.id}, page 1`, resource)),
    ...LARGE.map(([resource, filter]) => list(`${resource.id}, a filter`, resource, filter)),
    ...LARGE.map(([resource, filter]) => ({
      ...list(`${resource.id}, how many`, resource, { ...filter, sort: undefined }, { goal: "none" }),
      query: countDocumentOf(resource),
    })),
    ...searchesOf(known),
    ...[orders, units, fulfilments, billingHistory].map((resource) =>
      list(`${resource.id} of a seller, page 1`, resource, {}, { who: "seller" })
    ),
    { name: "one order", query: GetOrder.text, variables: { _id: known.order }, goal: GOAL },
    { name: "dashboard", query: Dashboard.text, variables: {}, goal: "<= 200 ms" },
    { name: "dashboard of a seller", query: Dashboard.text, variables: {}, who: "seller", goal: "<= 200 ms" },
    {
      name: "sums of a seller's month",
      query: StatementTotals.text,
      variables: { range: "last-month" },
      who: "seller",
      goal: "none",
    },
  ];
}

/** Returns queries for page 1,000 of lists. Only the large business has that page; its page 1 is the baseline. */
export const deepQuestions = (): readonly Question[] =>
  LARGE.map(([resource]) => list(`${resource.id}, page 1,000`, resource, {}, { page: DEEP_PAGE }));
