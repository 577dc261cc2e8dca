import { groupKeyOf, keyText, PAST_PRINTING } from "../../../api/workshop/batches.ts";
import { HOUR_SECONDS } from "../../../api/constants.ts";
import type { NewItem, PrintBatchesTable, ProductsTable, UnitsTable } from "../../db/tables.ts";
import { searchText } from "../../db/search.ts";
import type { AuditEntry } from "../../fields.ts";
import { stampOf } from "../audit.ts";
import type { DemoWorld } from "../world.ts";

type Unit = Pick<
  UnitsTable,
  "_id" | "item_id" | "location_id" | "print_status" | "work_status" | "due_at" | "created_at"
>;
type Catalogue = { readonly items: readonly NewItem[]; readonly products: readonly ProductsTable[] };

/** The number of garments on a printer's table. */
const MAX_COUNT = 12;

const isWaiting = ({ print_status, work_status }: Unit) =>
  print_status === "Printing" && work_status === "Waiting";
const isPrinted = ({ print_status }: Unit) =>
  print_status !== "Packed" && PAST_PRINTING.includes(print_status);

export function makeBatches(
  units: readonly Unit[],
  { items, products }: Catalogue,
  world: Pick<DemoWorld, "now" | "newId" | "codes" | "actors" | "audit">,
) {
  const itemOf = new Map(items.map((item) => [item._id, item]));
  const productOf = new Map(products.map((product) => [product._id, product]));
  const grouped = (fits: (unit: Unit) => boolean): Unit[][] => {
    const groups = Map.groupBy(units.filter(fits), ({ item_id, location_id }) => {
      const item = itemOf.get(item_id ?? "");
      const product = productOf.get(item?.product_id ?? "");
      const [method] = JSON.parse(product?.methods ?? "[]") as string[];
      if (!item || !product || !method) return "";
      return keyText(groupKeyOf({ location_id, method, product_id: product._id, color: item.color }));
    });
    groups.delete("");
    return [...groups.values()].sort((one, other) => other.length - one.length);
  };
  const [first = [], second = [], third = []] = grouped(isWaiting);
  const [printed = []] = grouped(isPrinted);
  const batchOf = new Map<string, string>();
  const made = (
    [of, status]: readonly [readonly Unit[], string],
    at: number,
  ): Omit<PrintBatchesTable, "seq">[] => {
    const inside = of.toSorted((one, other) => one.due_at - other.due_at).slice(0, MAX_COUNT);
    const item = itemOf.get(inside[0]?.item_id ?? "");
    const product = productOf.get(item?.product_id ?? "");
    const [unit] = inside;
    if (!item || !product || !unit) return [];
    const [method = ""] = JSON.parse(product.methods) as string[];
    const key = groupKeyOf({
      location_id: unit.location_id,
      method,
      product_id: product._id,
      color: item.color,
    });
    const [title, color] = [key.product_id && product.title, key.color];
    // A batch is never older than the garments in it.
    const created = Math.max(
      world.now - (at + 2) * HOUR_SECONDS,
      ...inside.map(({ created_at }) => created_at),
    );
    const isReleased = status === "Released" || status === "Printed";
    const _id = world.newId(created);
    if (status !== "Cancelled") { for (const each of inside) batchOf.set(each._id, _id); }
    return [{
      _id,
      code: world.codes.batches.take(),
      location_id: unit.location_id,
      method,
      group_key: keyText(key),
      title,
      color,
      status,
      maker: world.actors.root._id,
      released_at: isReleased ? created : null,
      run_id: null,
      search_text: searchText(title, color),
      created_at: created,
      updated_at: created,
      version: isReleased ? 2 : 1,
    }];
  };
  const batches = [
    [printed, "Printed"],
    [third, "Cancelled"],
    [second, "Released"],
    [first, "Open"],
  ] as const satisfies readonly (readonly [readonly Unit[], string])[];
  const rows = batches.flatMap((each, at) => made(each, batches.length - at));
  rows.forEach((row) => recordAudit(row, world));
  return { rows, batchOf };
}

function recordAudit(
  { _id, title, color, status, created_at, released_at }: Omit<PrintBatchesTable, "seq">,
  { audit, actors: { root }, newId }: Pick<DemoWorld, "audit" | "actors" | "newId">,
): void {
  const addEntry = (action: string, at: number, changes: AuditEntry["changes"]) =>
    audit.add(
      [{ entity: "printBatches", entityId: _id, sellerId: null, action, changes }],
      stampOf(root, at, newId),
    );
  const became = (after: string) => [{ field: "status", before: "Open", after }];
  const named = Object.entries({ title, color }).filter(([, after]) => after !== "");
  addEntry("makePrintBatch", created_at, named.map(([field, after]) => ({ field, before: "", after })));
  if (released_at !== null) addEntry("batch.release", released_at, became("Released"));
  if (status === "Cancelled") addEntry("batch.cancel", created_at, became("Cancelled"));
}
