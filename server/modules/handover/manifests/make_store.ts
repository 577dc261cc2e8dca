import { sql } from "kysely";
import type { ManifestSums } from "../../../../api/handover/postal_manifest.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { searchText } from "../../../db/search.ts";
import { sumsOf } from "./lines_store.ts";
import type { ManifestRow } from "./store.ts";

/** Returns the post office of the location's last manifest; empty if it has none. */
export async function lastOffice(reader: Reader, location_id: string): Promise<string> {
  const row = await reader.selectFrom("manifests").select("office").where("location_id", "=", location_id)
    .orderBy("seq", "desc").limit(1).executeTakeFirst();
  return row?.office ?? "";
}

export async function carrierOf(reader: Reader, method_code: string): Promise<string> {
  const row = await reader.selectFrom("shipping_methods").select("carrier").where("code", "=", method_code)
    .executeTakeFirst();
  return row?.carrier ?? "";
}

export async function writeSums(tx: Writer, id: string, sums: ManifestSums): Promise<void> {
  await tx.updateTable("manifests").set(sums).where("_id", "=", id).execute();
}

interface Made {
  readonly _id: string;
  readonly code: string;
  /** YYYY-MM-DD at the location. */
  readonly ship_day: string;
  readonly maker: string;
  readonly at: number;
}

export async function copyManifest(
  tx: Writer,
  { carrier, office, location_id, method_code, _id: remade_from }: ManifestRow,
  { _id, code, ship_day, maker, at }: Made,
  without: readonly string[],
): Promise<void> {
  await tx.insertInto("manifests").values({
    ...{ _id, code, carrier, office, location_id, method_code, ship_day, maker, remade_from },
    ...{ items_count: 0, weight_g: 0, postage_minor: null, rejected_count: 0, digest: "" },
    ...{ status: "Processing", generated_at: null, submitted_at: null, accepted_at: null, closed_at: null },
    search_text: searchText(code, carrier, office, method_code),
    ...{ created_at: at, updated_at: at, version: 1 },
  }).execute();
  await sql`insert into manifest_lines
    (manifest_id, package_id, code, country, weight_g, postage_minor, state, reason, live, sent)
    select ${_id}, package_id, code, country, weight_g, postage_minor, 'Listed', '', 1, 0 from manifest_lines
    where manifest_id = ${remade_from} and not ${isOneOf("package_id", without)} order by seq`.execute(tx);
  await writeSums(tx, _id, await sumsOf(tx, _id));
}
