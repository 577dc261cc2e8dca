import { type RawBuilder, sql } from "kysely";
import type { ManifestOfPackage } from "../../../../api/generated/schema.ts";
import { MAX_MANIFEST_ITEMS } from "../../../../api/handover/manifest_bounds.ts";
import {
  isManifestNumber,
  MANIFEST_CURRENCY,
  type ManifestSums,
} from "../../../../api/handover/postal_manifest.ts";
import { convertSum, type Rates } from "../../../../api/money/exchange.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { type Choice, type ManifestPlace, type OpenItem, openPackages } from "./open_packages_store.ts";
import type { ManifestRow } from "./store.ts";

type LineStates = { readonly state: string; readonly reason: string };
export type LineRow = LineStates & {
  readonly manifest_id: string;
  readonly package_id: string;
  readonly package_code: string;
  readonly code: string;
  readonly country: string;
  readonly weight_g: number;
  readonly postage_minor: number | null;
};

export const linesOfManifests: Load<readonly LineRow[]> = async (reader, _scope, ids) => {
  const { rows } = await sql<LineRow>`select ml.manifest_id, ml.package_id, p.code as package_code, ml.code,
    ml.country, ml.weight_g, ml.postage_minor, ml.state, ml.reason
    from manifest_lines as ml join packages as p on p._id = ml.package_id
    where ${isOneOf("ml.manifest_id", ids)} order by ml.seq`.execute(reader);
  return groupRows(rows, ({ manifest_id }) => manifest_id);
};

/** Returns the manifest that each package is on, or else the last manifest from which it was rejected. */
export const manifestsOfPackages: Load<ManifestOfPackage | null> = async (reader, _scope, ids) => {
  const { rows } = await sql<ManifestOfPackage & { readonly package_id: string }>`select ml.package_id,
    m._id, m.code, m.status, ml.state, ml.reason
    from manifest_lines as ml join manifests as m on m._id = ml.manifest_id
    where ${isOneOf("ml.package_id", ids)} and (ml.live = 1 or ml.state = 'Rejected')
    order by ml.live, ml.seq`.execute(reader);
  return new Map(rows.map(({ package_id, ...row }) => [package_id, row]));
};

const postageOf = (
  { cost_minor, cost_currency }: Pick<OpenItem, "cost_minor" | "cost_currency">,
  rates: Rates,
): number | null =>
  cost_minor === null || cost_currency === ""
    ? null
    : convertSum({ minor: cost_minor, currency: cost_currency }, MANIFEST_CURRENCY, rates);

/** Adds packages that can leave to a manifest. Returns how many. Foreign costs are converted later. */
export async function listOpen(
  tx: Writer,
  manifest_id: string,
  place: ManifestPlace,
  choice: Choice,
): Promise<number> {
  const { table, condition } = openPackages(tx, place, choice);
  const { rows } = await sql<{ readonly code: string }>`insert into manifest_lines
    (manifest_id, package_id, code, country, weight_g, postage_minor, state, reason, live, sent)
    select ${manifest_id}, p._id, p.tracking_number, p.country, coalesce(p.weighed_g, p.weight_g),
      case when p.cost_currency = ${MANIFEST_CURRENCY} then p.cost_minor end, 'Listed',
      '', 1, 0 from ${table} where ${condition}
    order by p.ship_day, p.seq limit ${MAX_MANIFEST_ITEMS} returning code`.execute(tx);
  const invalid = rows.flatMap(({ code }) => isManifestNumber(code) ? [] : [code]);
  if (invalid.length > 0) {
    await sql`delete from manifest_lines where manifest_id = ${manifest_id} and ${isOneOf("code", invalid)}`
      .execute(tx);
  }
  return rows.length - invalid.length;
}

export async function deleteLines(tx: Writer, manifest_id: string, packages: readonly string[]) {
  await sql`delete from manifest_lines where manifest_id = ${manifest_id}
    and ${isOneOf("package_id", packages)}`.execute(tx);
}

type Sum = number | string | null;

export async function sumsOf(reader: Reader, id: string): Promise<ManifestSums> {
  const { rows: [row] } = await sql<{ items: Sum; grams: Sum; postage: Sum; priced: Sum }>`select
    count(*) as items, sum(weight_g) as grams, sum(postage_minor) as postage, count(postage_minor) as priced
    from manifest_lines where manifest_id = ${id}`.execute(reader);
  const items_count = Number(row?.items ?? 0);
  const isPriced = Number(row?.priced ?? 0) === items_count;
  return {
    items_count,
    weight_g: Number(row?.grams ?? 0),
    postage_minor: isPriced ? Number(row?.postage ?? 0) : null,
  };
}

type Cost = Pick<OpenItem, "cost_minor" | "cost_currency"> & { readonly postage_minor: number | null };

/** Lines with the same cost, so that each cost is converted only once for many packages. */
type Tariff = Cost & { readonly items: Sum; readonly grams: Sum; readonly outdated: Sum };

const GRAMS = sql.raw("coalesce(p.weighed_g, p.weight_g)");

async function tariffsOn(reader: Reader, id: string): Promise<readonly Tariff[]> {
  const { rows } = await sql<
    Tariff
  >`select p.cost_minor, p.cost_currency, ml.postage_minor, count(*) as items,
    sum(ml.weight_g) as grams,
    sum(case when ml.weight_g <> ${GRAMS} or ml.code <> p.tracking_number then 1 else 0 end) as outdated
    from manifest_lines as ml join packages as p on p._id = ml.package_id where ml.manifest_id = ${id}
    group by p.cost_minor, p.cost_currency, ml.postage_minor`.execute(reader);
  return rows;
}

/** Stores the current weights, numbers and costs of the packages; afterwards these do not change. */
export async function lockLines(tx: Writer, id: string, rates: Rates): Promise<ManifestSums> {
  const tariffs = await tariffsOn(tx, id);
  if (tariffs.every(({ outdated }) => Number(outdated) === 0)) return await price(tx, id, tariffs, rates);
  await sql`update manifest_lines set weight_g = ${GRAMS}, code = p.tracking_number from packages as p
    where p._id = manifest_lines.package_id and manifest_lines.manifest_id = ${id}
      and (manifest_lines.weight_g <> ${GRAMS} or manifest_lines.code <> p.tracking_number)`.execute(tx);
  return await priceLines(tx, id, rates);
}

export const priceLines = async (tx: Writer, id: string, rates: Rates): Promise<ManifestSums> =>
  await price(tx, id, await tariffsOn(tx, id), rates);

async function price(
  tx: Writer,
  id: string,
  tariffs: readonly Tariff[],
  rates: Rates,
): Promise<ManifestSums> {
  let [items_count, weight_g] = [0, 0];
  let postage: number | null = 0;
  for (const tariff of tariffs) {
    const items = Number(tariff.items);
    const postage_minor = postageOf(tariff, rates);
    items_count += items;
    weight_g += Number(tariff.grams);
    postage = postage === null || postage_minor === null ? null : postage + items * postage_minor;
    if (postage_minor !== tariff.postage_minor) await setPostage(tx, id, tariff, postage_minor);
  }
  return { items_count, weight_g, postage_minor: postage };
}

async function setPostage(tx: Writer, id: string, cost: Cost, postage_minor: number | null): Promise<void> {
  await sql`update manifest_lines set postage_minor = ${postage_minor} where manifest_id = ${id}
    and ${isSame("postage_minor", cost.postage_minor)} and package_id in (select p._id from packages as p
      join manifest_lines as ml on ml.package_id = p._id and ml.manifest_id = ${id}
      where ${isSame("p.cost_minor", cost.cost_minor)} and p.cost_currency = ${cost.cost_currency})`
    .execute(tx);
}

const isSame = (column: string, value: number | null): Condition =>
  value === null ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`${sql.ref(column)} = ${value}`;

export async function codesOn(reader: Reader, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`select code from manifest_lines where manifest_id = ${id}`
    .execute(reader);
  return rows.map(({ code }) => code);
}

const setLines = (tx: Writer, id: string, values: RawBuilder<unknown>, condition: Condition) =>
  sql`update manifest_lines set ${values} where manifest_id = ${id} and ${condition}`.execute(tx);

export const sendLines = (tx: Writer, id: string) => setLines(tx, id, sql`sent = 1`, sql<boolean>`live = 1`);

export const freeLines = (tx: Writer, id: string) =>
  setLines(tx, id, sql`live = 0, sent = 0`, sql<boolean>`live = 1`);

export async function acceptLines(
  tx: Writer,
  id: string,
  rejected: readonly { readonly package_id: string; readonly reason: string }[],
): Promise<void> {
  for (const { package_id, reason } of rejected) {
    const values = sql`state = 'Rejected', reason = ${reason}, live = 0, sent = 0`;
    await setLines(tx, id, values, isOneOf("package_id", [package_id]));
  }
  await setLines(tx, id, sql`state = 'Accepted'`, sql<boolean>`live = 1`);
}

/** Returns packages of accepted manifests that are not handed over yet, the earliest first. */
export async function acceptedPackages(
  reader: Reader,
  _now: number,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`select p._id from packages as p
    join manifest_lines as ml on ml.package_id = p._id and ml.live = 1
    where p.shipment_status in ('Packed', 'Boxed') and ml.state = 'Accepted'
    order by ml.seq limit ${most}`.execute(reader);
  return rows.map(({ _id }) => _id);
}

/** Returns closed boxes without a shipment invoice whose packages all leave when these manifests are submitted. */
export async function boxesSentWith(
  reader: Reader,
  rows: readonly ManifestRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = rows.map(({ _id }) => _id);
  const { rows: found } = await sql<
    { _id: string; manifest_id: string }
  >`select distinct b._id, ml.manifest_id
    from manifest_lines as ml join packages as p on p._id = ml.package_id join boxes as b on b._id = p.box_id
    where ${
    isOneOf("ml.manifest_id", ids)
  } and ml.live = 1 and b.status = 'Closed' and b.local_bill_id is null
      and not exists (select 1 from packages as q where q.box_id = b._id and q.shipment_status = 'Boxed'
        and not exists (select 1 from manifest_lines as o where o.package_id = q._id and o.live = 1
          and (o.sent = 1 or o.manifest_id = ml.manifest_id)))
    order by b._id`.execute(reader);
  return new Map([...groupRows(found, ({ manifest_id }) => manifest_id)]
    .map(([id, boxes]) => [id, boxes.map(({ _id }) => _id)]));
}
