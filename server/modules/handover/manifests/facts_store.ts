/** Computes the facts of manifests from the current state of their packages. */
import { sql } from "kysely";
import type { ManifestFacts, ManifestMoveInput } from "../../../../api/generated/schema.ts";
import { MAX_MANIFEST_ITEMS } from "../../../../api/handover/manifest_bounds.ts";
import { isManifestNumber } from "../../../../api/handover/postal_manifest.ts";
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import { either, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";
import type { FactsContext } from "../../../lifecycle/lifecycle.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";
import { pickedItems } from "./open_packages_store.ts";
import type { ManifestRow } from "./store.ts";

export interface Item {
  readonly manifest_id: string;
  readonly package_id: string;
  readonly code: string;
  readonly package_code: string;
  readonly location_id: string | null;
  readonly method_code: string;
  readonly shipment_status: string;
  readonly label_status: string;
  readonly tracking_number: string;
  readonly box_code: string;
  readonly box_status: string;
  /** 1 if an order in the package may not be sent, or if the package has no garment. */
  readonly halted: number | string;
  /** 1 if the carrier has scanned the package's label. */
  readonly scanned: number | string;
}

/** Matches packages without a garment, or with one of an order in CLOSED_ORDERS, such as one on hold. */
const HALTED = sql<boolean>`coalesce((select max(case when o.status in (${
  sql.join(CLOSED_ORDERS)
}) then 1 else 0 end)
    from units as u left join orders as o on o._id = u.order_id
    where u.package_id = p._id and u.print_status <> 'Stopped'), 1) = 1`;

/** Matches packages that a check might refuse; most manifests have none. */
const IS_SUSPECT = sql<boolean>`(p.location_id is null or p.location_id <> m.location_id
  or p.method_code <> m.method_code or p.label_status <> 'Live' or p.tracking_number <> ml.code
  or p.shipment_status not in ('Packed', 'Boxed') or (p.shipment_status = 'Boxed' and b.status <> 'Closed')
  or ${HALTED})`;

async function linesCounted(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ manifest_id: string; n: number | string }>`select manifest_id, count(*) as n
    from manifest_lines where ${isOneOf("manifest_id", ids)} and live = 1 group by manifest_id`.execute(
    reader,
  );
  return new Map(rows.map(({ manifest_id, n }) => [manifest_id, Number(n)]));
}

/** Returns the packages on manifests that a check may refuse, and those with the ids `named`. */
export async function itemsOf(
  reader: Reader,
  ids: readonly string[],
  named: readonly string[] = [],
): Promise<ReadonlyMap<string, readonly Item[]>> {
  if (ids.length === 0) return new Map();
  const condition = named.length > 0 ? either([IS_SUSPECT, isOneOf("ml.package_id", named)]) : IS_SUSPECT;
  const { rows } = await sql<Item>`select ml.manifest_id, ml.package_id, ml.code, p.code as package_code,
    p.location_id, p.method_code, p.shipment_status, p.label_status, p.tracking_number,
    coalesce(b.code, '') as box_code, coalesce(b.status, '') as box_status,
    case when ${HALTED} then 1 else 0 end as halted,
    case when exists (select 1 from labels as l join track_events as e on e.label_id = l._id
      where l.package_id = p._id and l.status = 'Live'
        and e.source not in ('hand', 'flight', 'gateway', 'forwarder')) then 1 else 0 end as scanned
    from manifest_lines as ml join manifests as m on m._id = ml.manifest_id
    join packages as p on p._id = ml.package_id left join boxes as b on b._id = p.box_id
    where ${isOneOf("ml.manifest_id", ids)} and ml.live = 1 and ${condition} order by ml.seq`.execute(reader);
  return groupRows(rows, ({ manifest_id }) => manifest_id);
}

const HERE: readonly string[] = ["Packed", "Boxed"];
const SENT_BOXES: readonly string[] = ["Handed Over", "Received"];

const isHere = ({ shipment_status }: Item): boolean => HERE.includes(shipment_status);

/** Checks of a package on a manifest; `name` returns the code of the package or box to show. */
export const ITEM_CHECKS = {
  isOneOrigin: {
    isWrong: (item: Item, row: ManifestRow) => item.location_id !== row.location_id,
    name: ({ package_code }: Item) => package_code,
  },
  isOneMethod: {
    isWrong: (item: Item, row: ManifestRow) => item.method_code !== row.method_code,
    name: ({ package_code }: Item) => package_code,
  },
  isAllLabelled: {
    isWrong: ({ label_status, tracking_number, code }: Item, { status }: ManifestRow) =>
      label_status !== "Live" || !isManifestNumber(tracking_number) ||
      status !== "Processing" && code !== tracking_number,
    name: ({ package_code }: Item) => package_code,
  },
  isPostSound: {
    isWrong: (item: Item, _row: ManifestRow) =>
      !isHere(item) || Number(item.halted) === 1 ||
      item.shipment_status === "Boxed" && SENT_BOXES.includes(item.box_status),
    name: ({ package_code }: Item) => package_code,
  },
  isEachBoxClosed: {
    isWrong: ({ shipment_status, box_status }: Item, _row: ManifestRow) =>
      shipment_status === "Boxed" && box_status === "Processing",
    name: ({ box_code }: Item) => box_code,
  },
} as const;
export type ItemCheck = keyof typeof ITEM_CHECKS;
const CHECK_NAMES = Object.keys(ITEM_CHECKS) as ItemCheck[];
const UNSENT: readonly string[] = ["Processing", "Generated"];
export const isItemCheck = (reason: string): reason is ItemCheck => Object.hasOwn(ITEM_CHECKS, reason);

/** Returns, by package id, the first check that a package on an unsubmitted manifest fails. */
export async function problemsIn(
  reader: Reader,
  rows: readonly ManifestRow[],
): Promise<ReadonlyMap<string, ItemCheck>> {
  const open = new Map(rows.filter(({ status }) => UNSENT.includes(status)).map((row) => [row._id, row]));
  const items = [...(await itemsOf(reader, [...open.keys()])).values()].flat();
  return new Map(items.flatMap((item) => {
    const row = open.get(item.manifest_id);
    const failed = row && CHECK_NAMES.find((name) => ITEM_CHECKS[name].isWrong(item, row));
    return failed ? [[item.package_id, failed] as const] : [];
  }));
}

const isRejectable = (item: Item): boolean => isHere(item) && Number(item.scanned) === 0;

/** Returns the ids of all packages in the params of a step. */
export const packagesNamed = ({ rejected, package_ids, without }: ManifestMoveInput): readonly string[] => [
  ...new Set([
    ...(rejected ?? []).map(({ package_id }) => package_id),
    ...package_ids ?? [],
    ...without ?? [],
  ]),
];

const CHECKED: readonly string[] = ["Processing", "Generated", "Submitted"];

export async function manifestFacts(
  reader: Reader,
  rows: readonly ManifestRow[],
  { params = {}, event, now, context, timeZone }: FactsContext,
): Promise<ReadonlyMap<string, ManifestFacts>> {
  const given: ManifestMoveInput = params;
  const zone = context?.settings.timeZone ?? timeZone ?? "UTC";
  const checked = rows.filter(({ status }) => CHECKED.includes(status)).map(({ _id }) => _id);
  const mentioned = packagesNamed(given);
  const items = await itemsOf(reader, checked, mentioned);
  const counts = await linesCounted(reader, checked);
  const facts = new Map<string, ManifestFacts>();
  for (const row of rows) {
    const its = items.get(row._id) ?? [];
    const count = counts.get(row._id) ?? 0;
    const isRight = (check: ItemCheck) => !its.some((item) => ITEM_CHECKS[check].isWrong(item, row));
    const named = event === "manifest.add" ? [] : mentioned;
    const known = its.filter(({ package_id }) => named.includes(package_id));
    facts.set(row._id, {
      lines: count,
      fits: event !== "manifest.add" || await isRoomFor(reader, row, count, given.package_ids ?? []),
      oneOrigin: isRight("isOneOrigin"),
      oneMethod: isRight("isOneMethod"),
      labelled: isRight("isAllLabelled"),
      sound: isRight("isPostSound"),
      boxesClosed: isRight("isEachBoxClosed"),
      past: row.ship_day < shipDayOf(now, row.time_zone || zone),
      counted: typeof given.count !== "number" || given.count === count,
      known: known.length === named.length,
      remains: count > known.length,
      rejectable: known.every(isRejectable),
    });
  }
  return facts;
}

async function isRoomFor(reader: Reader, row: ManifestRow, lines: number, ids: readonly string[]) {
  const picked = new Set(ids);
  return lines + picked.size <= MAX_MANIFEST_ITEMS &&
    (await pickedItems(reader, row, [...picked])).length === picked.size;
}

/** Returns the code of the first package that cannot be rejected, because it left or the carrier scanned it. */
export async function unrejectable(
  reader: Reader,
  id: string,
  named: readonly string[],
): Promise<string> {
  const its = (await itemsOf(reader, [id], named)).get(id) ?? [];
  return its.find((item) => named.includes(item.package_id) && !isRejectable(item))?.package_code ?? "";
}

/** Returns the code of the first package that cannot be added, with the number of the manifest that it is on. */
export async function unlistable(reader: Reader, row: ManifestRow, ids: readonly string[]): Promise<string> {
  const open = new Set((await pickedItems(reader, row, ids)).map(({ _id }) => _id));
  const first = ids.find((id) => !open.has(id));
  if (first === undefined) return "";
  const { rows: [found] } = await sql<{ code: string; manifest_code: string | null }>`select p.code,
    m.code as manifest_code from packages as p
    left join manifest_lines as ml on ml.package_id = p._id and ml.live = 1
    left join manifests as m on m._id = ml.manifest_id where p._id = ${first}`.execute(reader);
  return [found?.code, found?.manifest_code].filter(Boolean).join(", ");
}
