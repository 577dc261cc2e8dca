/** Reads the records that match a job's condition, by key. The condition is limited to the caller's scope. */
import { sql } from "kysely";
import type { Columns } from "../../../../machines/lifecycles/columns.ts";
import type { Reader } from "../../../db/database.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Key } from "../../../jobs/job_kind.ts";
import type { ListTarget } from "../../../list/source.ts";

type Source = Pick<ListTarget, "table" | "key">;

export const firstKey = ({ key }: Source): Key => key === "seq" ? 0 : "";
const keyFrom = ({ key }: Source, value: Key | null): Key => key === "seq" ? Number(value ?? 0) : value ?? "";

/** Counts matching records, `most` at most; `until` is the last key of the whole table. */
export async function countRecords(reader: Reader, source: Source, condition: Condition, most: number) {
  const table = sql.table(source.table);
  const { rows } = await sql<{ count: number | string; until: Key | null }>`
    select (select count(*) from (select 1 from ${table} as k where ${condition} limit ${most}) as found) as count,
      (select max(${sql.ref(source.key)}) from ${table}) as until`.execute(reader);
  return { count: Number(rows[0]?.count ?? 0), until: keyFrom(source, rows[0]?.until ?? null) };
}

export interface Span {
  readonly after: Key;
  readonly until: Key;
  readonly limit: number;
}

/** @param name the column by which people know a record, such as its code */
export async function nextRecords(
  reader: Reader,
  source: Source,
  name: string,
  condition: Condition,
  { after, until, limit }: Span,
): Promise<readonly { readonly _id: string; readonly code: string; readonly key: Key }[]> {
  const key = sql.ref(`k.${source.key}`);
  const { rows } = await sql<{ _id: string; code: string; key: Key }>`
    select k._id, ${sql.ref(`k.${name}`)} as code, ${key} as key from ${sql.table(source.table)} as k
    where ${condition} and ${key} > ${after} and ${key} <= ${until} order by ${key} limit ${limit}`.execute(
    reader,
  );
  return rows.map((row) => ({ ...row, key: keyFrom(source, row.key) }));
}

export async function statesOf(
  heavy: Reader,
  source: Source,
  columns: readonly string[],
  condition: Condition,
): Promise<readonly { readonly columns: Columns; readonly count: number }[]> {
  const names = sql.join(columns.map((column) => sql.ref(`k.${column}`)));
  const { rows } = await sql<{ count: number | string } & Columns>`select ${names}, count(*) as count
    from ${sql.table(source.table)} as k where ${condition} group by ${names}
    order by count(*) desc, ${sql.ref(`k.${columns[0]}`)}`.execute(heavy);
  return rows.map(({ count, ...state }) => ({ columns: state as Columns, count: Number(count) }));
}
