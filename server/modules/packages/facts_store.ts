/** What lies around many packages, as their facts need it, in three statements. */
import { sql } from "kysely";
import type { PackageFacts } from "../../../machines/lifecycles/package.ts";
import { grouped } from "../../batch.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import type { Caller } from "../../lifecycle/lifecycle.ts";
import { type AroundPackage, CLOSED, factsOfPackage, type Inside, NOTHING_AROUND } from "./facts.ts";
import type { PackageRow } from "./rows.ts";

/** Garments that are in each, and how far they and their orders are. */
async function insideOf(reader: Reader, ids: readonly string[]): Promise<Map<string, Inside>> {
  const { rows } = await sql<Inside & { readonly package_id: string }>`select u.package_id, count(*) as units,
    sum(case when u.print_status in ('Packing', 'Packed') then 1 else 0 end) as made,
    sum(case when u.print_status = 'Packed' then 1 else 0 end) as packed,
    sum(case when o.status in (${sql.join(CLOSED)}) then 1 else 0 end) as closed,
    sum(case when o.paid = 0 then 1 else 0 end) as unpaid
    from units as u join orders as o on o._id = u.order_id
    where ${among("u.package_id", ids)} and u.print_status <> 'Stopped' group by u.package_id`.execute(
    reader,
  );
  return new Map(rows.map((row) => [row.package_id, row]));
}

async function eventsOf(reader: Reader, ids: readonly string[]) {
  const rows = await reader.selectFrom("track_events as e").innerJoin("labels as l", "l._id", "e.label_id")
    .select(["e.package_id", "e.at", "e.received_at", "e.status", "e.source", "l.status as label"])
    .where(among("e.package_id", ids)).execute();
  return grouped(rows, (row) => row.package_id);
}

/** By the package's id; every one that is asked for is there. */
export async function aroundPackages(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, AroundPackage>> {
  const inside = await insideOf(reader, ids);
  const events = await eventsOf(reader, ids);
  const live = await reader.selectFrom("labels").select("package_id").where(among("package_id", ids))
    .where("status", "=", "Live").execute();
  const labelled = new Set(live.map(({ package_id }) => package_id));
  return new Map(ids.map((id) => [id, {
    its: inside.get(id),
    labelled: labelled.has(id),
    said: (events.get(id) ?? []).filter(({ label }) => label === "Live"),
  }]));
}

export async function packageFacts(
  reader: Reader,
  rows: readonly PackageRow[],
  { now, context }: Caller & { readonly now: number },
): Promise<Map<string, PackageFacts>> {
  const around = await aroundPackages(reader, rows.map(({ _id }) => _id));
  const asking = { now, person: context?.session.person._id };
  return new Map(
    rows.map((row) => [row._id, factsOfPackage(row, around.get(row._id) ?? NOTHING_AROUND, asking)]),
  );
}
