/** Multiplies orders: the same rows under other ids, numbers and days. */
import { type RawBuilder, sql } from "kysely";
import { DAY_SECONDS } from "../../api/constants.ts";
import type { Database } from "../../server/db/database.ts";
import type { Tables } from "../../server/db/tables.ts";

/** Each copy is dated 9 hours before the last one, modulo 9 days, so that these days fill up evenly. */
const BACK_SECONDS = 9 * 3600;

type Changes = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * Copies rows of a table in one statement, with other values for the given columns.
 * @param source `table as source`, with its joins and conditions
 */
export async function copyRows(
  db: Database,
  table: keyof Tables,
  changes: Changes,
  source: RawBuilder<unknown>,
): Promise<void> {
  const known = (await db.read.introspection.getTables()).find(({ name }) => name === table);
  const columns = (known?.columns ?? []).map(({ name }) => name).filter((name) => name !== "seq");
  const values = columns.map((name) => changes[name] ?? sql`source.${sql.ref(name)}`);
  await db.write((tx) =>
    sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${source}`.execute(tx)
  );
}

/** Copies orders with their lines until there are `times` as many; packages, money and history are not copied. */
export async function multiplyOrders(db: Database, times: number): Promise<void> {
  const { count } = await db.read.selectFrom("orders").select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const ofFirst = sql`orders as source where seq <= ${count}`;
  const linesOfFirst = sql`order_lines as source
    where (select seq from orders where orders._id = source.order_id) <= ${count}`;
  const again = (column: string, copyOf: number) => sql`${sql.ref(column)} || ${sql.lit(`-${copyOf}`)}`;
  for (let copyOf = 1; copyOf < times; copyOf++) {
    const back = (column: string) =>
      sql`${sql.ref(column)} - ${sql.lit(copyOf * BACK_SECONDS % (9 * DAY_SECONDS))}`;
    const code = sql`'PD-' || ${sql.lit(`${copyOf}`)} || substr(code, 4)`;
    await copyRows(db, "orders", {
      _id: again("_id", copyOf),
      code,
      external_number: sql`case when external_number = '' then '' else ${
        again("external_number", copyOf)
      } end`,
      created_at: back("created_at"),
      updated_at: back("updated_at"),
      search_text: sql`replace(search_text, lower(code), lower(${code}))`,
    }, ofFirst);
    const ofCopy = { _id: again("_id", copyOf), order_id: again("order_id", copyOf) };
    await copyRows(db, "order_lines", ofCopy, linesOfFirst);
  }
}
