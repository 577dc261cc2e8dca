import { type RawBuilder, sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import type { Case } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, type Condition, either, hasNumber, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { CasesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { casesAbout } from "./orders_store.ts";

interface CaseNames {
  readonly seller_name: string;
  readonly assignee_name: string;
  readonly maker_name: string;
  readonly external_number: string;
  readonly package_code: string;
  readonly tracking_number: string;
  readonly merged_code: string;
  readonly follows_code: string;
}

export type CaseRow = Readonly<Omit<CasesTable, "seq" | "search_text">> & CaseNames;

/** Leaves out fields that are read only when they are selected. */
export type CaseView = Omit<Case, "lines" | "unpaid" | "claims" | "facts" | "timeline">;

/** Returns a case for the API; sellers do not see which member of staff works on it. */
export function viewOf(
  {
    maker: _maker,
    noticed: _noticed,
    reply_noticed: _replyNoticed,
    reminded: _reminded,
    waiting_since: _since,
    ...row
  }: CaseRow,
  context: AuthorizedContext,
): CaseView {
  return isSeller(context.session.person) ? { ...row, assignee_id: null, assignee_name: "" } : row;
}

const FIELDS = sql.raw(
  `r._id, r.code, r.seller_id, r.order_id, r.order_code, r.package_id, r.currency, r.status, r.support_case, r.reason,
  r.requested, r.outcome, r.priority, r.items_count, r.items_text, r.amount_minor, r.assignee_id, r.maker,
  r.reply_due_at, r.replied_at, r.due_at, r.left_s, r.reply_left_s, r.noticed, r.reply_noticed, r.waiting_since, r.reminded, r.resolved_at, r.closed_as,
  r.merged_into, r.follows, r.reopened, r.round, r.last_said_at, r.last_said_by, r.created_at, r.updated_at, r.version,
  s.name as seller_name, coalesce(a.name, '') as assignee_name, m.name as maker_name,
  coalesce(o.external_number, '') as external_number, coalesce(p.code, '') as package_code,
  coalesce(p.tracking_number, o.tracking_number, '') as tracking_number, coalesce(t.code, '') as merged_code,
  coalesce(f.code, '') as follows_code`,
);
const NAMES = sql.raw(
  `join users as s on s._id = r.seller_id join users as m on m._id = r.maker
  left join users as a on a._id = r.assignee_id left join orders as o on o._id = r.order_id
  left join packages as p on p._id = r.package_id left join cases as t on t._id = r.merged_into
  left join cases as f on f._id = r.follows`,
);

/** Seconds before the end of a clock from which the clock counts as due soon. */
const SOON_S = 2 * 3_600;

function clockIs(states: readonly string[], now: number): Condition {
  const due = (from: number, until: number) =>
    sql<
      boolean
    >`((due_at >= ${from} and due_at < ${until}) or (reply_due_at >= ${from} and reply_due_at < ${until}))`;
  const conditions: Readonly<Record<string, Condition>> = {
    overdue: due(0, now),
    soon: due(now, now + SOON_S),
    running: sql<boolean>`due_at >= ${now}`,
    standing: sql<boolean>`left_s is not null`,
  };
  return either(states.flatMap((state) => conditions[state] ?? []));
}

/** Matches cases that were opened for one of the orders, or that are about a garment of one since a merge. */
const isAbout = (column: "o._id" | "o.code", values: readonly string[]): Condition =>
  sql<boolean>`_id in (select case_id from (${casesAbout(isOneOf(column, values))}) as about)`;

const trackedCases = (numbers: readonly string[]): RawBuilder<unknown> => {
  const tracked = sql`packages as p join package_orders as po on po.package_id = p._id`;
  const isWanted = hasNumber("p.tracking_number", numbers);
  return sql`select c._id as row_id, p.tracking_number as number
    from ${tracked} join cases as c on c.order_id = po.order_id where ${isWanted}
    union select l.case_id, p.tracking_number from ${tracked} join order_lines as ol on ol.order_id = po.order_id
      join case_lines as l on l.order_line_id = ol._id where ${isWanted}`;
};

export const casesList: ListSource<CaseRow, CaseView> = {
  table: "cases",
  key: "seq",
  columns: { seller: "seller_id" },
  numbers: ["code", "order_code"],
  isFoundByCode: true,
  codes: { order: (codes) => isAbout("o.code", codes) },
  nullable: ["due_at"],
  tracked: trackedCases,
  conditions: {
    order: (orders) => isAbout("o._id", orders),
    clock: (states, { now }) => clockIs(states, now()),
    assignee: (values, { session }) =>
      isSeller(session.person)
        ? allRows
        : either(values.map((value) =>
          value === "me" ? isOneOf("assignee_id", [session.person._id]) : sql<boolean>`assignee_id is null`
        )),
    store: (stores) =>
      sql<boolean>`order_id in (select _id from orders where ${isOneOf("store_id", stores)})`,
  },
  rows: (rows) => sql<CaseRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

export const caseById = (reader: Reader, scope: Scope, id: string) =>
  reader.selectFrom("cases").select(["_id", "code", "seller_id", "status", "merged_into"]).where(
    "_id",
    "=",
    id,
  )
    .where(inScope(scope)).executeTakeFirst();
