/** Rates a bill by the forwarder's cost table: the chargeable weight, divided among the methods of its boxes. */
import { divideByWeights } from "../../../../api/money/shares.ts";
import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { ratePackage } from "../../../../api/shipping/rating/rate.ts";
import type { Reader } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { priceTablesAt } from "../../shipping/price_tables/price_tables_store.ts";
import { boxesOn, type BoxOnBill } from "./boxes_store.ts";
import { type LocalBillRow, weightOf } from "./store.ts";

interface Place {
  readonly _id: string;
  readonly country: string;
  readonly postal_code: string;
}

async function placesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const rows = await reader.selectFrom("locations").select(["_id", "country", "postal_code"])
    .where(isOneOf("_id", ids)).execute();
  return new Map(rows.map((row) => [row._id, row]));
}

/** Divides the boxes of a bill by method and gateway, because each such part has its own price. */
const partsOf = (boxes: readonly BoxOnBill[]): readonly (readonly BoxOnBill[])[] => [
  ...Map.groupBy(boxes, ({ method_code, gateway_id }) => JSON.stringify([method_code, gateway_id])).values(),
];

/** Uses the prices in force when the bill was signed. Returns null for a bill without boxes. */
export async function rateBill(reader: Reader, row: LocalBillRow): Promise<RateResult | null> {
  const parts = partsOf((await boxesOn(reader, [row._id])).get(row._id) ?? []);
  if (parts.length === 0) return null;
  const at = row.confirmed_at ?? row.created_at;
  const methods = parts.flatMap(([first]) => first?.method_code ?? []);
  const tables = await priceTablesAt(reader, ["cost"], methods, [at]);
  const places = await placesOf(reader, [
    row.location_id,
    ...parts.flatMap(([first]) => first?.gateway_id ?? []),
  ]);
  const grams = parts.map((boxes) => boxes.reduce((sum, { gross_g }) => sum + gross_g, 0));
  const rated = divideByWeights(weightOf(row), grams).map((weight_g, at_part) => {
    const [first] = parts[at_part] ?? [];
    const to = places.get(first?.gateway_id ?? row.location_id) ?? places.get(row.location_id);
    return ratePackage({
      kind: "cost",
      method_code: first?.method_code ?? "",
      at,
      plan: "",
      vip: 0,
      location_id: row.location_id,
      forwarder: row.forwarder,
      country: to?.country ?? "",
      postal_code: to?.postal_code ?? "",
      weight_g,
      mm: null,
    }, tables);
  });
  return rated.reduce(addRates);
}

/** Adds two prices; if a part has no price, or currencies differ, the whole bill has no price. */
function addRates(one: RateResult, other: RateResult): RateResult {
  if (!one.ok) return one;
  if (!other.ok) return other;
  const steps = [...one.steps, ...other.steps];
  if (one.currency !== other.currency) return { ok: false, refusal: "noRate", steps };
  return {
    ...one,
    total_minor: one.total_minor + other.total_minor,
    billed_g: one.billed_g + other.billed_g,
    steps,
  };
}
