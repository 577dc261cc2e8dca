import { isUnlabelled } from "../../../../api/statuses.ts";
import type { TrackedEvent } from "../../../../api/shipping/tracking.ts";
import type { MovePackageInput, PackageFacts } from "../../../../api/generated/schema.ts";
import { sql } from "kysely";
import { isInternal } from "../../../../machines/lifecycles/lifecycle.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { Caller } from "../../../lifecycle/lifecycle.ts";
import { readIn, type StepCache } from "../../../lifecycle/step_cache.ts";
import { POSTAGE_HELD } from "../../money/ledger/hold_store.ts";
import { EVENT_IS_VALID } from "../labels/store.ts";
import { countGradedUnits } from "./returned_store.ts";
import { buyingFactsOf, QUOTES } from "./buying_store.ts";
import {
  CLOSED_ORDERS,
  factsOfPackage,
  type Inside,
  type LabelSeen,
  NO_PACKAGE_DATA,
  type PackageData,
} from "./facts.ts";
import type { PackageRow } from "./rows.ts";

async function insideOf(reader: Reader, ids: readonly string[]): Promise<Map<string, Inside>> {
  const { rows } = await sql<Inside & { readonly package_id: string }>`select u.package_id, count(*) as units,
    sum(case when u.print_status in ('Packing', 'Packed') then 1 else 0 end) as made,
    sum(case when u.print_status = 'Packed' then 1 else 0 end) as packed,
    sum(case when o.status in (${sql.join(CLOSED_ORDERS)}) then 1 else 0 end) as closed,
    sum(case when o.paid = 0 then 1 else 0 end) as unpaid
    from units as u join orders as o on o._id = u.order_id
    where ${isOneOf("u.package_id", ids)} and u.print_status <> 'Stopped' group by u.package_id`.execute(
    reader,
  );
  return new Map(rows.map((row) => [row.package_id, row]));
}

export async function packagesNotMade(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const inside = await insideOf(reader, ids);
  return new Set(ids.filter((id) => {
    const its = inside.get(id);
    return its !== undefined && Number(its.made) < Number(its.units);
  }));
}

type TrackedOfLabel = TrackedEvent & { readonly package_id: string; readonly label: string };

async function eventsOf(reader: Reader, ids: readonly string[]): Promise<Map<string, TrackedOfLabel[]>> {
  const rows = await reader.selectFrom("track_events as e").innerJoin("labels as l", "l._id", "e.label_id")
    .select(["e.package_id", "e.at", "e.received_at", "e.status", "e.source", "l.status as label"])
    .where(isOneOf("e.package_id", ids)).where(EVENT_IS_VALID).execute();
  return groupRows(rows, (row) => row.package_id);
}

const SEEN = [
  "_id",
  "package_id",
  "status",
  "provider",
  "carrier",
  "number",
  "error",
  "billed_g",
  "quote",
  "cost_minor",
  "cost_currency",
  "void_until",
] as const;

export async function labelsSeen(reader: Reader, ids: readonly string[]): Promise<Map<string, LabelSeen[]>> {
  const rows = await reader.selectFrom("labels").select(SEEN).where(isOneOf("package_id", ids))
    .orderBy("created_at").orderBy("_id").execute();
  return groupRows(rows, (row) => row.package_id);
}

/** Returns the data for each package's facts, except the data for buying a label. */
export async function readPackageData(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, PackageData>> {
  const inside = await insideOf(reader, ids);
  const labels = await labelsSeen(reader, ids);
  // Events of labels that are not live do not count.
  const live = ids.filter((id) => labels.get(id)?.some(({ status }) => status === "Live"));
  const events = live.length > 0 ? await eventsOf(reader, live) : new Map<string, TrackedOfLabel[]>();
  return new Map(ids.map((id) => [id, {
    its: inside.get(id),
    labels: labels.get(id) ?? [],
    events: (events.get(id) ?? []).filter(({ label }) => label === "Live"),
    buying: null,
    graded: 0,
  }]));
}

export const BUY_EVENT = "label.buy";
/** Also reads facts for buying, for packages without a label. @param cache receives quotes for the effects */
export async function readPackageDataToBuy(
  reader: Reader,
  rows: readonly PackageRow[],
  { now, cache }: { readonly now: number; readonly cache?: StepCache },
): Promise<Map<string, PackageData>> {
  const around = await readPackageData(reader, rows.map(({ _id }) => _id));
  const open = rows.filter(({ shipment_status }) => isUnlabelled(shipment_status));
  const found = await buyingFactsOf(reader, open, now);
  for (const [id, { buying, quoted }] of found) {
    around.set(id, { ...around.get(id) ?? NO_PACKAGE_DATA, buying });
    if (quoted) cache?.put(QUOTES, id, quoted);
  }
  return around;
}

const deviceIn = (params: object = {}): string => {
  const { device } = params as MovePackageInput;
  return device ?? "";
};

const isNetSureIn = (params: object = {}): boolean => (params as MovePackageInput).net_sure === true;

export async function packageFacts(
  reader: Reader,
  rows: readonly PackageRow[],
  { now, context, cache, event = "", params }: Caller & {
    readonly now: number;
    readonly event?: string;
    readonly params?: object;
  },
): Promise<Map<string, PackageFacts>> {
  // Internal steps buy no labels, so they need no facts for buying.
  const around = isInternal(event)
    ? await readPackageData(reader, rows.map(({ _id }) => _id))
    : await readPackageDataToBuy(reader, rows, { now, ...cache && { cache } });
  if (event === BUY_EVENT && cache) {
    await readIn(
      { tx: reader, cache },
      POSTAGE_HELD,
      rows.map(({ _id }) => _id),
    );
  }
  const asking = {
    now,
    actor: context?.session.actor._id,
    device: deviceIn(params),
    isNetSure: isNetSureIn(params),
  };
  const back = rows.filter(({ shipment_status }) => shipment_status === "Returned");
  const graded = back.length > 0 ? await countGradedUnits(reader, back.map(({ _id }) => _id)) : new Map();
  return new Map(rows.map((row) => {
    const its = around.get(row._id) ?? NO_PACKAGE_DATA;
    return [row._id, factsOfPackage(row, { ...its, graded: graded.get(row._id) ?? 0 }, asking)];
  }));
}
