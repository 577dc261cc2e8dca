/** Fills a box with copies of one package, which is quicker than making each. */
import { sql } from "kysely";
import { MAX_BOX_PACKAGES } from "../../../api/handover/box_weight.ts";
import type { Database } from "../../../server/db/database.ts";
import type { BoxWorld } from "./box_world.ts";

const TABLES = [
  "orders",
  "order_lines",
  "order_costs",
  "packages",
  "package_orders",
  "units",
  "labels",
] as const;
const NAMED = ["code", "number", "tracking_number", "external_number", "ticket", "qr"];
/** Bounds the number of parameters of a statement. */
const AT_ONCE = 100;
/** 200 packages of this weight are lighter than the heaviest box. */
export const LIGHT_G = 100;
export const TARE_G = 500;

type Cells = Record<string, unknown>;

async function readRows({ read }: Database, table: string, order: string, pkg: string): Promise<Cells[]> {
  const by = table === "orders"
    ? sql`_id = ${order}`
    : table === "packages"
    ? sql`_id = ${pkg}`
    : table === "labels"
    ? sql`package_id = ${pkg}`
    : sql`order_id = ${order}`;
  return (await sql<Cells>`select * from ${sql.table(table)} where ${by}`.execute(read)).rows;
}

/**
 * Copies an order with its garments, package and label; the ids and codes of each copy end in its number.
 * Returns all packages.
 */
export async function copyOrder(
  db: Database,
  { order, pkg }: { readonly order: string; readonly pkg: string },
  count: number,
): Promise<readonly string[]> {
  const found = new Map<(typeof TABLES)[number], Cells[]>();
  for (const table of TABLES) found.set(table, await readRows(db, table, order, pkg));
  const ids = new Set([...found.values()].flat().flatMap(({ _id }) => typeof _id === "string" ? [_id] : []));
  const copied = (cells: Cells, at: number): Cells =>
    Object.fromEntries(
      Object.entries(cells).filter(([column]) => column !== "seq").map(([column, cell]) => {
        const isOther = typeof cell === "string" && cell !== "" && (ids.has(cell) || NAMED.includes(column));
        return [column, isOther ? `${cell}-${at}` : cell];
      }),
    );
  await db.write(async (tx) => {
    for (const [table, rows] of found) {
      const all = Array.from({ length: count - 1 }, (_, at) => rows.map((cells) => copied(cells, at + 1)));
      for (let from = 0; from < all.length; from += AT_ONCE) {
        await tx.insertInto(table).values(all.slice(from, from + AT_ONCE).flat() as never).execute();
      }
    }
  });
  return namedAfter(pkg, count);
}

const namedAfter = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => at === 0 ? id : `${id}-${at}`);

export interface FullBox {
  readonly box: string;
  readonly packages: readonly string[];
  readonly orders: readonly string[];
}

/** Returns an open box of the given number of packages, each of a separate order. */
export async function makeFullBox(boxes: BoxWorld, count: number = MAX_BOX_PACKAGES): Promise<FullBox> {
  const { order, pkg } = await boxes.packed();
  const box = await boxes.makeBox();
  await boxes.weigh(pkg, LIGHT_G);
  await boxes.movePackage(pkg, "box.in", { box_id: box }, "packager");
  const packages = await copyOrder(boxes.world.db, { order, pkg }, count);
  await boxes.world.db.write((tx) =>
    tx.updateTable("boxes").set({ packages_count: count, net_g: LIGHT_G * count }).where("_id", "=", box)
      .execute()
  );
  return { box, packages, orders: namedAfter(order, count) };
}

/** Returns the scale's weights of a box with the given number of these packages. */
export const scaleOf = (count: number) => ({ gross_g: LIGHT_G * count + TARE_G, tare_g: TARE_G, count });
