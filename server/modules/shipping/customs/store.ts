/** Reads declarations of many packages at once: those that people entered, or else derived ones. */
import { sql } from "kysely";
import {
  CN22_MAX,
  type CustomsForm,
  type CustomsGap,
  customsGapsOf,
  type CustomsLine,
  customsLines,
  type DeclaredPiece,
  formFor,
  MAX_CUSTOMS_DESC,
  shareOfUnit,
  type TracedLine,
  typedLine,
} from "../../../../api/shipping/customs.ts";
import { isDutiedBetween, type Place } from "../../../../api/places/territories.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { PackagesTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { madeSkuText } from "../../catalogue/items/store.ts";

export interface PackageDeclaration {
  readonly form: CustomsForm | null;
  readonly content_type: string;
  readonly incoterm: string;
  readonly lines: readonly TracedLine[];
  readonly missing: readonly CustomsGap[];
  readonly overridden: boolean;
  readonly isDutied: boolean;
}

interface DeclaredPackageRow {
  readonly _id: string;
  readonly to: string;
  readonly to_postal_code: string;
  readonly to_region: string;
  readonly from: string | null;
  readonly from_postal_code: string | null;
  readonly from_region: string | null;
  readonly content_type: string;
  readonly incoterm: string;
  readonly customs: string;
  readonly term: string | null;
  readonly cn22_max_minor: number | string | null;
  readonly cn22_currency: string | null;
}

interface Piece extends Omit<DeclaredPiece, "source" | "value_minor"> {
  readonly worth: number | string;
  readonly declared: number;
  readonly quantity: number;
  readonly place: number | string;
}

export async function declarationsOf(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PackageDeclaration>> {
  const { rows } = await sql<
    DeclaredPackageRow
  >`select p._id, p.country as "to", coalesce(o.postal_code, '') as to_postal_code,
      coalesce(o.region, '') as to_region, l.country as "from", l.postal_code as from_postal_code,
      l.region as from_region, p.content_type,
      p.incoterm, p.customs, m.incoterm as term, m.cn22_max_minor, m.cn22_currency
    from packages as p left join orders as o on o._id = p.order_id
      left join locations as l on l._id = p.location_id
      left join shipping_methods as m on m.code = p.method_code
    where ${isOneOf("p._id", ids)} and ${inScope(scope, "p.seller_id")}`.execute(reader);
  const declaredLines = new Map(
    rows.map((row) => [row._id, JSON.parse(row.customs || "[]") as CustomsLine[]]),
  );
  const derived = await piecesOf(
    reader,
    rows.filter(({ _id }) => !declaredLines.get(_id)?.length).map(({ _id }) => _id),
  );
  return new Map(rows.map((row) => {
    const own = declaredLines.get(row._id) ?? [];
    const lines = own.length > 0 ? own.map(typedLine) : customsLines(derived.get(row._id) ?? []);
    return [row._id, {
      form: formOf(row, lines),
      isDutied: isDutiedBetween(fromOf(row), toOf(row)),
      content_type: row.content_type || "merchandise",
      incoterm: row.incoterm || row.term || "DDU",
      lines,
      missing: customsGapsOf(lines),
      overridden: own.length > 0,
    }];
  }));
}

const fromOf = ({ from, from_postal_code, from_region }: DeclaredPackageRow): Place => ({
  country: from ?? "",
  postal_code: from_postal_code ?? "",
  region: from_region ?? "",
});

const toOf = ({ to, to_postal_code, to_region }: DeclaredPackageRow): Place => ({
  country: to,
  postal_code: to_postal_code,
  region: to_region,
});

/** Returns the customs form that applies; a method without a CN22 limit has the usual one. */
function formOf(row: DeclaredPackageRow, lines: readonly CustomsLine[]) {
  const { cn22_max_minor, cn22_currency } = row;
  const isSet = cn22_max_minor !== null && cn22_currency;
  const limit = isSet ? { cn22_max_minor: Number(cn22_max_minor), cn22_currency } : CN22_MAX;
  return formFor({
    from: fromOf(row),
    to: toOf(row),
    lines,
    ...limit,
  });
}

const SKU = sql.raw(madeSkuText("i."));

async function piecesOf(
  reader: Reader,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DeclaredPiece[]>> {
  const { rows } = await sql<
    Piece & { readonly package_id: string }
  >`select u.package_id, coalesce(nullif(pr.customs_desc, ''), li.title) as "desc",
      coalesce(pr.hs_code, '') as hs, coalesce(pr.origin, '') as origin, coalesce(i.weight_g, 0) as weight_g,
      coalesce(li.declared_minor, li.total_minor) as worth,
      case when li.declared_minor is null then 0 else 1 end as declared, ${SKU}, li.quantity,
      coalesce(nullif(li.declared_currency, ''), o.currency) as currency,
      (select count(*) from units as b where b.order_id = u.order_id and b.order_line_id = u.order_line_id
        and b.seq < u.seq) as place
    from units as u join order_lines as li on li._id = u.order_line_id join orders as o on o._id = u.order_id
      left join items as i on i._id = u.item_id left join products as pr on pr._id = i.product_id
    where ${isOneOf("u.package_id", packageIds)} and u.print_status <> 'Stopped' order by u.seq`.execute(
    reader,
  );
  const groups = groupRows(rows, ({ package_id }) => package_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(pieceOf)]));
}

export const pieceOf = (
  { desc, hs, origin, weight_g, currency, worth, declared, sku, quantity, place }: Piece,
): DeclaredPiece => ({
  desc: desc.slice(0, MAX_CUSTOMS_DESC),
  sku,
  source: declared === 1 ? "shop" : "house",
  hs,
  origin,
  weight_g,
  currency,
  // A unit beyond the line's quantity has the value of the last unit.
  value_minor: shareOfUnit(Number(worth), quantity, Math.min(Number(place), quantity - 1)),
});

/** Statuses of labels whose declaration the carrier has, or may have. */
const COUNTING = ["Asked", "Unknown", "Live", "Void Asked"];

export async function isLabelled(reader: Reader, packageId: string): Promise<boolean> {
  const row = await reader.selectFrom("labels").select("_id").where("package_id", "=", packageId)
    .where("status", "in", COUNTING).executeTakeFirst();
  return row !== undefined;
}

interface NewDeclaration {
  /** JSON of CustomsLine[]; an empty list restores the derived lines. */
  readonly customs: string;
  readonly content_type: string;
  readonly at: number;
}

export async function keepDeclaration(
  tx: Writer,
  id: string,
  { at, ...values }: NewDeclaration,
): Promise<void> {
  await tx.updateTable("packages").set({ ...values, updated_at: at, version: sql<number>`version + 1` })
    .where("_id", "=", id).execute();
}

/** Replaces typed lines by derived ones, because they declared other contents. Keeps the version of the package. */
export async function forgetTypedLines(tx: Writer, ids: readonly string[]): Promise<void> {
  await tx.updateTable("packages").set({ customs: "[]" }).where(isOneOf("_id", ids)).execute();
}

/** Stores the price of a package after its declaration or its contents changed. */
export async function keepQuote(
  tx: Writer,
  id: string,
  quote: Pick<PackagesTable, "quote" | "price_minor" | "billed_g" | "currency">,
): Promise<void> {
  await tx.updateTable("packages").set(quote).where("_id", "=", id).execute();
}
