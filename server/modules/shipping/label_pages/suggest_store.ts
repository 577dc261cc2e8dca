/** Suggests packages for matching a page by hand: by its order id and ZIP code, or by search words. */
import { sql } from "kysely";
import { spellingsOf } from "../../../../api/codes/spellings.ts";
import type { PagePackage } from "../../../../api/generated/schema.ts";
import { type Evidence, valuesOf } from "../../../../api/shipping/label_pages/findings.ts";
import { UNLABELLED_PACKAGES } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type Condition, either, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { newestNumbered } from "../../../db/search.ts";
import { numberedRecords } from "../../../search/numbered_records_store.ts";
import { inScope, type Scope } from "../../../scope.ts";
import type { LabelPageRow } from "./store.ts";

const MAX_COUNT = 20;
const FIELDS = sql.raw(
  `p._id, p.code, p.order_code, o.external_number as order_ref, p.recipient_name, p.city, o.postal_code`,
);

type Found = Omit<PagePackage, "because">;

async function packagesWhere(reader: Reader, scope: Scope, condition: Condition): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`select ${FIELDS} from packages as p join orders as o on o._id = p.order_id
    where ${condition} and ${isOneOf("p.shipment_status", UNLABELLED_PACKAGES)} and ${
    inScope(scope, "p.seller_id")
  }
    order by p.seq desc limit ${MAX_COUNT}`.execute(reader);
  return rows;
}

export async function suggestPackages(
  page: LabelPageRow,
  { db, scope }: AuthorizedContext,
): Promise<PagePackage[]> {
  const evidence = JSON.parse(page.evidence) as Evidence[];
  const read = valuesOf(evidence, "order");
  const inName = valuesOf(evidence, "order", ["name"]);
  const byRef = await packagesWhere(db.read, scope, isOneOf("o.external_number", [...read, ...inName]));
  const byZip = page.zip5 === "" ? [] : await packagesWhere(
    db.read,
    scope,
    sql<boolean>`o.country = 'US' and o.postal_code >= ${page.zip5} and o.postal_code < ${`${page.zip5}~`}`,
  );
  const all = [
    ...byRef.map((each) => ({ ...each, because: read.includes(each.order_ref) ? "id" : "name" })),
    ...byZip.map((each) => ({ ...each, because: "zip" })),
  ];
  return [...new Map(all.toReversed().map((each) => [each._id, each])).values()].toReversed().slice(
    0,
    MAX_COUNT,
  );
}

const PACKAGES = {
  table: "packages",
  numbers: ["code", "tracking_number"],
  fields: "r._id, r.code",
  // Without it, labelled packages of the same name leave no place for the one that waits.
  only: isOneOf("r.shipment_status", UNLABELLED_PACKAGES),
} as const;

export async function searchPackages(text: string, context: AuthorizedContext): Promise<PagePackage[]> {
  const { rows } = await numberedRecords<{ readonly _id: string; readonly code: string }>(
    PACKAGES,
    text,
    context,
  );
  const orders = newestNumbered("orders", ["code", "external_number"], spellingsOf(text));
  const condition = either([
    isOneOf("p._id", rows.map(({ _id }) => _id)),
    sql<boolean>`p.order_id in (select r._id from ${orders.from} where ${orders.where})`,
  ]);
  const found = await packagesWhere(context.db.read, context.scope, condition);
  return found.map((each) => ({ ...each, because: "" }));
}
