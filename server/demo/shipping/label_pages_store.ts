import { sql } from "kysely";
import type { Reader, Writer } from "../../db/database.ts";
import type { NewLabelPage } from "../../modules/shipping/label_pages/store.ts";

export interface DemoOrder {
  readonly order_id: string;
  readonly external_number: string;
  readonly seller_id: string;
  readonly store_id: string;
  readonly recipient_name: string;
  readonly city: string;
  readonly postal_code: string;
  readonly package_id: string | null;
}

const FIELDS = sql.raw(
  `o._id as order_id, o.external_number, o.seller_id, o.store_id, o.recipient_name, o.city, o.postal_code,
  p._id as package_id`,
);
const AT_TIKTOK = sql.raw(
  `orders as o join stores as s on s._id = o.store_id and s.platform = 'tiktok'`,
);

/** Returns orders of the TikTok store without a label, newest first: either paid and open ones, or unpaid ones. */
export async function ordersWithoutLabel(
  reader: Reader,
  { paid, most }: { readonly paid: 0 | 1; readonly most: number },
): Promise<readonly DemoOrder[]> {
  const package_id = paid === 1
    ? sql`join packages as p on p.order_id = o._id and p.shipment_status = 'Processing'
      and p.label_status = '' and p.items_count > 0`
    : sql`left join packages as p on p.order_id = o._id`;
  const status = paid === 1 ? sql`o.status in ('Processing', 'In Production')` : sql`o.status = 'Pending'`;
  const { rows } = await sql<DemoOrder>`select ${FIELDS} from ${AT_TIKTOK} ${package_id}
    where ${status} and o.paid = ${paid} and o.external_number <> '' order by o.seq desc limit ${most}`
    .execute(
      reader,
    );
  return rows;
}

/** Returns at most one order of the TikTok store whose label was uploaded, but has no file. */
export async function labelledOrders(
  reader: Reader,
): Promise<readonly (DemoOrder & { readonly number: string })[]> {
  const { rows } = await sql<DemoOrder & { readonly number: string }>`select ${FIELDS}, l.number
    from ${AT_TIKTOK} join packages as p on p.order_id = o._id
    join labels as l on l.package_id = p._id and l.status = 'Live' and l.provider = 'upload' and l.file_id is null
    where l.number like '94%' and o.external_number <> '' order by o.seq desc limit 1`.execute(reader);
  return rows;
}

export async function attachPageToLabel(tx: Writer, page: NewLabelPage): Promise<void> {
  const label = await tx.updateTable("labels").set({ file_id: page._id })
    .where("package_id", "=", page.package_id).where("status", "=", "Live").where(
      "number",
      "=",
      page.tracking_number,
    )
    .returning(["_id", "seller_id"]).executeTakeFirst();
  if (!label) return;
  await tx.insertInto("label_files").values({
    ...{ _id: page._id, kind: "pdf", pages: 1, width_mm: page.width_mm, height_mm: page.height_mm },
    ...{ bytes: page.bytes, seller_id: label.seller_id, maker: page.maker, digest: page.file_digest },
    ...{ label_id: label._id, created_at: page.created_at },
  }).execute();
}
