/** Filters the orders list by conditions that are not plain columns; the row's alias is `k`. */
import { sql } from "kysely";
import type { ORDER_DATES } from "../../../../api/orders/order_dates.ts";
import { PROBLEM_BITS, type ProblemKind } from "../../../../api/orders/problem_kinds.ts";
import { OPEN_ORDER_STATUSES } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import {
  columnOf,
  type Condition,
  either,
  every,
  isAtLeast,
  isBelow,
  isOneOf,
} from "../../../db/conditions.ts";
import type { ListSource } from "../../../list/source.ts";
import { dueSpans } from "../../../list/due_spans.ts";
import type { OrderRow } from "./rows.ts";
import { areWaitingFor, isAllInHouse } from "./waits_store.ts";

/** Has literal values, so that the index over open orders is used: the query planner cannot see bound values. */
export const isOpen = sql<boolean>`status in (${
  sql.raw(OPEN_ORDER_STATUSES.map((status) => `'${status}'`).join(", "))
})`;
/** Matches open orders except drafts, which are not late before somebody submits them. */
export const isSubmittedAndOpen: Condition = every([isOpen, sql<boolean>`status <> 'Draft'`]);
const EVERY_PROBLEM = Object.values(PROBLEM_BITS).reduce((sum, bit) => sum | bit, 0);

/** Matches orders that are due in one of the spans that a filter names. */
const isDue = (kinds: readonly string[], context: Pick<AuthorizedContext, "now" | "settings">): Condition =>
  either(
    dueSpans(kinds, context).map(({ from, until }) =>
      every([...from === null ? [] : [isAtLeast("due_at", from)], isBelow("due_at", until)])
    ),
  );

/** Columns of the dates that the filter by days can use. */
export const ORDER_DAYS = {
  made: "created_at",
  paid: "paid_at",
  produced: "produced_at",
  shipped: "shipped_at",
} as const satisfies Readonly<Record<typeof ORDER_DATES[number], keyof OrderRow>>;

export const awaitsFunds = sql<boolean>`pay_asked_at is not null`;

export const orderConditions: NonNullable<ListSource<unknown, unknown>["conditions"]> = {
  tag: (tags) =>
    sql<boolean>`exists (select 1 from order_tags as tagged where tagged.order_id = k._id
      and tagged.seller_id = k.seller_id and ${isOneOf("tagged.tag", tags)})`,
  problem: (kinds) => {
    const bits = kinds.includes("any")
      ? EVERY_PROBLEM
      : kinds.reduce((sum, kind) => sum | PROBLEM_BITS[kind as ProblemKind], 0);
    return sql<boolean>`status = 'Draft' and problem_mask <> 0 and (problem_mask & ${bits}) <> 0`;
  },
  funds: (kinds) =>
    either([
      ...kinds.includes("awaiting") ? [awaitsFunds] : [],
      ...kinds.includes("stopped") ? [sql<boolean>`pay_stopped <> ''`] : [],
    ]),
  // Chooses the date for the filter by days; an order without this date never matches.
  dated: ([date = ""]) =>
    date === "made"
      ? null
      : sql<boolean>`${columnOf(`k.${ORDER_DAYS[date as keyof typeof ORDER_DAYS]}`)} is not null`,
  shipped: (kinds) =>
    every([
      sql<boolean>`shipped_at is not null`,
      either([
        ...kinds.includes("on-time") ? [sql<boolean>`shipped_at <= due_at`] : [],
        ...kinds.includes("late") ? [sql<boolean>`shipped_at > due_at`] : [],
      ]),
    ]),
  // The first condition makes the index of remedies usable.
  remedy: (kinds) => every([sql<boolean>`remedy <> ''`, isOneOf("remedy", kinds)]),
  due: (kinds, context) => every([isSubmittedAndOpen, isDue(kinds, context)]),
  wait: (kinds, context) =>
    every([...isAllInHouse(kinds) ? [isOpen] : [], areWaitingFor(kinds, context.now())]),
};
