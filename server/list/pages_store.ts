/** Reads a whole list in pages. Each page continues after the last row, so no row is read only to be skipped. */
import { sql } from "kysely";
import type { AuthorizedContext } from "../context.ts";
import { type Condition, every, isOneOf } from "../db/conditions.ts";
import { type Cursor, isAfter, isNullable, type Order, orderBy, sortValueOf } from "../db/list_order.ts";
import { type ListSource } from "./source.ts";

export interface ListRecord {
  readonly _id: string;
}

export interface ListSelection {
  /** A condition on the alias `k` that includes the caller's scope. */
  readonly condition: Condition;
  readonly order: Order;
}

export interface ListPage {
  readonly records: readonly (ListRecord & Readonly<Record<string, unknown>>)[];
  /** The cursor of the last row; null if the page is empty. */
  readonly last: Cursor | null;
  /** True if no rows follow. */
  readonly isEnd: boolean;
}

export interface ListPages {
  readonly count: (path: ListSelection, context: AuthorizedContext) => Promise<number>;
  /** @param fields the fields to read, if not all are needed */
  readonly next: (
    path: ListSelection,
    after: Cursor | null,
    limit: number,
    context: AuthorizedContext,
    fields?: ReadonlySet<string>,
  ) => Promise<ListPage>;
}

/** Reads pages with the heavy reader, which blocks no request. */
export function listPagesOf<Row, Wire extends ListRecord>(source: ListSource<Row, Wire>): ListPages {
  const table = sql.table(source.table);
  const asRows = sql`${table} as r`;
  return {
    async count({ condition }, { db }) {
      const query = sql<
        { count: number | string }
      >`select count(*) as count from ${table} as k where ${condition}`;
      return Number((await query.execute(db.heavy)).rows[0]?.count ?? 0);
    },
    async next({ condition, order }, after, limit, context, fields) {
      const { db } = context;
      const mayBeNull = isNullable(source, order);
      const [value, tie] = [sortValueOf(source, order.column, "k"), sql.ref(`k.${source.key}`)];
      const cursors = await sql<Cursor>`select ${value} as value, ${tie} as tie from ${table} as k where ${
        every(after ? [condition, isAfter(value, tie, order, mayBeNull, after)] : [condition])
      } order by ${orderBy(value, tie, order, mayBeNull)} limit ${limit}`.execute(db.heavy);
      const ties = cursors.rows.map((cursor) => cursor.tie);
      const read = fields && source.written ? source.written(asRows, fields) : source.rows(asRows, fields);
      const { rows } = await sql<Row>`${read} where ${isOneOf(`r.${source.key}`, ties)} order by ${
        orderBy(sortValueOf(source, order.column, "r"), sql.ref(`r.${source.key}`), order, mayBeNull)
      }`.execute(db.heavy);
      const shown = rows.map((row) => source.wire(row, context));
      const records = source.complete ? await source.complete(db.heavy, shown, fields, context) : shown;
      return {
        records: records as ListPage["records"],
        last: cursors.rows.at(-1) ?? null,
        isEnd: cursors.rows.length < limit,
      };
    },
  };
}
