/** Packages in the database. */
import { sql } from "kysely";
import type { OrderPackage } from "../../../api/generated/schema.ts";
import type { PackageStatus } from "../../../api/statuses.ts";
import { grouped } from "../../batch.ts";
import { nextCodes } from "../../codes.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { PackagesTable } from "../../db/tables.ts";
import { newId } from "../../ids.ts";
import type { ListSource } from "../../list_source.ts";
import { inScope, type Scope } from "../../scope.ts";
import { type PackageRow, type PackageView, viewOf } from "./view.ts";

const FIELDS = sql.raw(
  `r._id, r.code, r.order_code, r.order_id, r.seller_id, u.name as seller_name, r.shipment_status,
  r.recipient_name, r.city, r.country, r.carrier, r.service, r.tracking_number, r.weight_g, r.items_count,
  r.price_minor, r.currency, r.created_at, r.updated_at, r.version`,
);

export const packagesList: ListSource<PackageRow, PackageView> = {
  table: "packages",
  key: "seq",
  columns: { seller: "seller_id" },
  numbers: ["code", "order_code", "tracking_number"],
  codes: {
    unit: (codes) => sql<boolean>`order_id in (select order_id from units where ${among("code", codes)})`,
  },
  rows: (rows) => sql<PackageRow>`select ${FIELDS} from ${rows} join users as u on u._id = r.seller_id`,
  wire: viewOf,
};

/** Statuses of a package that has a label and is still in the house. */
export const LABELLED: readonly string[] = ["Ready", "Packed", "Boxed"] satisfies PackageStatus[];

/** What a package is made of. It is Ready: its label is there. */
export type PackageDraft = Pick<
  PackagesTable,
  | "order_id"
  | "order_code"
  | "seller_id"
  | "recipient_name"
  | "city"
  | "country"
  | "carrier"
  | "service"
  | "tracking_number"
  | "weight_g"
  | "items_count"
  | "currency"
>;

/** Makes a labelled package. Carriage is free until rates exist. */
export async function makePackage(tx: Writer, draft: PackageDraft, at: number): Promise<MovedPackage> {
  const [code = ""] = await nextCodes(tx, "packages", 1);
  const _id = newId();
  await tx.insertInto("packages").values({
    ...draft,
    _id,
    code,
    shipment_status: "Ready",
    price_minor: 0,
    search_text: searchText(code, draft.order_code, draft.recipient_name, draft.tracking_number),
    created_at: at,
    updated_at: at,
    version: 1,
  }).execute();
  return { _id, before: "", after: "Ready" };
}

/** A package that was moved, and where from. */
export interface MovedPackage {
  readonly _id: string;
  readonly before: string;
  readonly after: string;
}

/** Moves an order's packages on; those that are in no `from` status stay as they are. */
export async function movePackages(
  tx: Writer,
  orderId: string,
  from: readonly PackageStatus[],
  to: PackageStatus,
  at: number,
): Promise<MovedPackage[]> {
  const rows = await tx.selectFrom("packages").select(["_id", "shipment_status as before"])
    .where("order_id", "=", orderId).where(among("shipment_status", from)).execute();
  await tx.updateTable("packages")
    .set({ shipment_status: to, updated_at: at, version: sql<number>`version + 1` })
    .where(among("_id", rows.map((row) => row._id))).execute();
  return rows.map((row) => ({ ...row, after: to }));
}

/** Packages of orders, by order id, oldest first. */
export async function packagesOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, OrderPackage[]>> {
  const rows = await reader.selectFrom("packages")
    .select(["_id", "code", "order_id", "shipment_status", "carrier", "tracking_number"])
    .where(among("order_id", orderIds)).where(inScope(scope)).orderBy("seq").execute();
  const groups = grouped(rows, (row) => row.order_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ order_id: _, ...view }) => view)]));
}
