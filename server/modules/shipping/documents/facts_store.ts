/** Reads the facts of many package documents at once, without the buyer's e-mail and phone, and without prices. */
import { SPECIMEN } from "../../../../api/shipping/methods.ts";
import { sql } from "kysely";
import { ADDRESS_COLUMNS, type PostalAddress } from "../../../../api/places/addresses.ts";
import type { PackagePaperFacts, SlipLine } from "../../../../api/documents/packages.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { madeSkuText } from "../../catalogue/items/store.ts";
import { declarationsOf } from "../customs/store.ts";

export interface LabelFileFacts {
  readonly _id: string;
  readonly kind: "pdf" | "png";
  readonly width_mm: number;
  readonly height_mm: number;
  readonly bytes: number;
}

export interface PackageToPrint extends PackagePaperFacts {
  /** The stored file of the label; null if we draw the label ourselves. */
  readonly file: LabelFileFacts | null;
  /** True if the label is a page of its provider, and that page was not fetched yet. */
  readonly isPageMissing: boolean;
}

type Prefixed<P extends string> = { readonly [K in keyof PostalAddress as `${P}_${K}`]: string | null };
interface PrintedPackageRow extends Prefixed<"from">, Prefixed<"to"> {
  readonly _id: string;
  readonly code: string;
  readonly seller: string;
  readonly store: string | null;
  readonly carrier: string;
  readonly service: string;
  readonly method: string | null;
  readonly weight_g: number;
  readonly number: string | null;
  readonly provider: string | null;
  readonly label_carrier: string | null;
  readonly file_id: string | null;
  readonly file_kind: "pdf" | "png" | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly bytes: number | null;
}

const partsOf = (table: string, prefix: string) =>
  sql.raw(ADDRESS_COLUMNS.map((part) => `${table}.${part} as ${prefix}_${part}`).join(", "));

export async function packagesToPrint(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PackageToPrint>> {
  const { rows } = await sql<
    PrintedPackageRow
  >`select p._id, p.code, s.name as seller, t.name as store, p.carrier, p.service,
      m.name as method, coalesce(p.weighed_g, p.weight_g) as weight_g, b.number, b.provider, b.carrier as label_carrier,
      f._id as file_id, f.kind as file_kind, f.width_mm, f.height_mm, f.bytes,
      o.recipient_name as to_name, o.company as to_company, l.name as from_name, '' as from_company,
      ${partsOf("o", "to")}, ${partsOf("l", "from")}
    from packages as p join users as s on s._id = p.seller_id join orders as o on o._id = p.order_id
      left join stores as t on t._id = o.store_id left join locations as l on l._id = p.location_id
      left join shipping_methods as m on m.code = p.method_code
      left join labels as b on b.package_id = p._id and b.status = 'Live'
      left join label_files as f on f.label_id = b._id
    where ${isOneOf("p._id", ids)} and ${inScope(scope, "p.seller_id")} order by f.created_at`.execute(
    reader,
  );
  const found = rows.map(({ _id }) => _id);
  const [declarations, contents] = [await declarationsOf(reader, scope, found), await linesOf(reader, found)];
  return new Map(rows.flatMap((row) => {
    const declaration = declarations.get(row._id);
    return declaration
      ? [[row._id, { ...packageToPrint(row, contents.get(row._id) ?? []), declaration }]]
      : [];
  }));
}

function packageToPrint(
  row: PrintedPackageRow,
  contents: readonly ContentRow[],
): Omit<PackageToPrint, "declaration"> {
  const { code, seller, store, carrier, service, method, weight_g, number, label_carrier } = row;
  return {
    code,
    seller,
    store: store ?? "",
    orders: [...new Set(contents.map(({ order_code }) => order_code))],
    from: postalIn(row, "from"),
    to: postalIn(row, "to"),
    carrier: label_carrier ?? carrier,
    service: method ?? service,
    number: number ?? "",
    isSpecimen: row.provider === SPECIMEN,
    isPageMissing: row.provider === "easypost" && row.file_id === null,
    weight_g,
    lines: contents.map(({ order_code, sku, title, variant, qty }) => ({
      ...{ order_code, sku, title, variant },
      qty: Number(qty),
    })),
    gift_messages: [...new Map(contents.map((each) => [each.order_code, each.gift_message]))]
      .filter(([, text]) => text !== ""),
    file: row.file_id === null ? null : {
      _id: row.file_id,
      kind: row.file_kind ?? "pdf",
      width_mm: row.width_mm ?? 0,
      height_mm: row.height_mm ?? 0,
      bytes: row.bytes ?? 0,
    },
  };
}

const postalIn = (row: PrintedPackageRow, prefix: "from" | "to") =>
  Object.fromEntries(
    ["name" as const, "company" as const, ...ADDRESS_COLUMNS].map((
      part,
    ) => [part, row[`${prefix}_${part}`] ?? ""]),
  ) as PostalAddress;

interface ContentRow extends Omit<SlipLine, "qty"> {
  readonly package_id: string;
  readonly qty: number | string;
  readonly gift_message: string;
}

const SKU = sql.raw(madeSkuText("i."));

async function linesOf(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ContentRow[]>> {
  const { rows } = await sql<
    ContentRow
  >`select u.package_id, o.code as order_code, o.gift_message, ${SKU}, li.title, li.variant,
      count(*) as qty
    from units as u join order_lines as li on li._id = u.order_line_id join orders as o on o._id = u.order_id
      left join items as i on i._id = u.item_id
    where ${isOneOf("u.package_id", ids)} and u.print_status <> 'Stopped'
    group by u.package_id, o.code, o.gift_message, li._id, li.item_id, li.sku, li.title, li.variant, li.position,
      i._id, i.sku
    order by o.code, li.position, i.sku`.execute(reader);
  return groupRows(rows, ({ package_id }) => package_id);
}
