/** Maps each field of a unit to its SQL. A list reads only the fields that it shows, a record reads all. */
import { type RawBuilder, sql } from "kysely";
import type { Unit } from "../../../../api/generated/schema.ts";
import { imageText, madeSkuText } from "../../catalogue/items/store.ts";
import { isBareText } from "../../catalogue/artwork/bare_store.ts";

/** Joins in their order: a join may use the tables before it. */
const TABLES = {
  seller: "join users as u on u._id = r.seller_id",
  order: "join orders as o on o._id = r.order_id",
  line: "join order_lines as li on li._id = r.order_line_id",
  place: "join locations as lo on lo._id = r.location_id",
  item: "left join items as it on it._id = r.item_id",
  offered: "left join items as oi on oi._id = r.offered_id",
  substitute: "left join items as su on su._id = it.substitute_id and su.status = 'Active'",
  product: "left join products as pr on pr._id = it.product_id",
  parcel: "left join packages as p on p._id = r.package_id",
  station: "left join stations as st on st._id = r.station_id",
  bin: "left join bins as b on b.order_id = r.order_id",
  batch: "left join print_batches as bt on bt._id = r.batch_id",
  ordered: "left join items as ol on ol._id = li.item_id",
} as const;
type Table = keyof typeof TABLES;

const OWN = [
  "code",
  "order_id",
  "order_line_id",
  "seller_id",
  "item_id",
  "location_id",
  "package_id",
  "station_id",
  "batch_id",
  "print_status",
  "work_status",
  "cycle",
  "rejects",
  "begun_at",
  "packed_at",
  "packed_by",
  "blank",
  "due_at",
  "rush",
  "created_at",
  "updated_at",
  "version",
] as const satisfies readonly (keyof Unit)[];

interface Source {
  readonly columns: readonly string[];
  readonly of?: readonly Table[];
}

const VARIANT = "li.variant";

const READ: ReadonlyMap<string, Source> = new Map<keyof Unit, Source>([
  ...OWN.map((name) => [name, { columns: [`r.${name}`] }] as const),
  ["ticket", { columns: ["r.code", "r.cycle"] }],
  ["siblings", { columns: ["r.order_id"] }],
  ["seller_name", { columns: ["u.name as seller_name"], of: ["seller"] }],
  ["order_code", { columns: ["o.code as order_code"], of: ["order"] }],
  ["order_status", { columns: ["o.status as order_status"], of: ["order"] }],
  ["title", { columns: ["li.title"], of: ["line"] }],
  ["variant", { columns: [VARIANT], of: ["line"] }],
  ["quantity", { columns: ["li.quantity"], of: ["line"] }],
  ["sku", { columns: [madeSkuText("it.")], of: ["line", "item"] }],
  ["color", { columns: ["it.color", VARIANT], of: ["line", "item"] }],
  ["size", { columns: ["it.size"], of: ["item"] }],
  ["methods", { columns: ["coalesce(pr.methods, '[]') as methods"], of: ["item", "product"] }],
  ["route", { columns: ["coalesce(pr.route, lo.steps) as route"], of: ["place", "item", "product"] }],
  ["location_code", { columns: ["lo.code as location_code"], of: ["place"] }],
  ["substitute_sku", { columns: ["su.sku as substitute_sku"], of: ["item", "substitute"] }],
  ["offered_sku", { columns: ["oi.sku as offered_sku"], of: ["offered"] }],
  ["package_code", { columns: ["p.code as package_code"], of: ["parcel"] }],
  ["package_status", { columns: ["p.shipment_status as package_status"], of: ["parcel"] }],
  ["station_code", { columns: ["st.code as station_code"], of: ["station"] }],
  ["bin_code", { columns: ["b.label as bin_code"], of: ["bin"] }],
  ["batch_code", { columns: ["bt.code as batch_code"], of: ["batch"] }],
  ["is_begun", {
    columns: ["r.print_status", "r.begun_at", "r.rejects", "bt.status as batch_status"],
    of: ["batch"],
  }],
  ["image_id", { columns: [`${imageText("ol.")} as image_id`], of: ["line", "ordered"] }],
]);
const INSIDE: Source = {
  columns: [
    "r.was_open",
    "r.taken_by",
    "r.taken_on",
    "r.taken_at",
    "r.cycles",
    "r.offered_id",
    "r.reuse_of",
    "o.cools_until",
    "o.print_status as order_print",
    "b._id as bin_id",
    `(select count(*) from manifest_lines as ml where ml.package_id = r.package_id and ml.live = 1
      and ml.sent = 1) as package_sent`,
  ],
  of: ["order", "bin"],
};

interface Texts {
  readonly columns: RawBuilder<unknown>;
  readonly joins: RawBuilder<unknown>;
}

function textsOf(sources: readonly Source[]): Texts {
  const tables = new Set(sources.flatMap(({ of = [] }) => of));
  const joins = Object.entries(TABLES).filter(([name]) => tables.has(name as Table)).map(([, text]) => text);
  const columns = new Set(["r._id", ...sources.flatMap((source) => source.columns)]);
  return { columns: sql.raw([...columns].join(", ")), joins: sql.raw(joins.join(" ")) };
}

export const ALL_UNIT_TEXTS: Texts = textsOf([
  ...[...READ].filter(([field]) => field !== "image_id").map(([, source]) => source),
  INSIDE,
]);
export const LIST_TEXTS: Texts = textsOf([...READ.values()]);

/** Caches the SQL by the set of fields, because a request selects the same fields each time. */
const known = new WeakMap<ReadonlySet<string>, Texts>();

export function textsFor(fields: ReadonlySet<string>): Texts {
  const texts = known.get(fields) ?? textsOf([...fields].flatMap((field) => READ.get(field) ?? []));
  known.set(fields, texts);
  return texts;
}

const IS_BARE = `case when ${isBareText("r.", "it")} then 1 else 0 end`;
export const OPERATOR =
  `coalesce(case when r.work_status = 'Inprocess' then (select w.name from unit_events as e
  join users as w on w._id = e.actor_id where e.unit_id = r._id order by e.seq desc limit 1) end, '')`;
/**
 * Adds the columns for guards. The worker's name is left out, because it comes from the history: every step adds to
 * that, and Postgres refuses one of two concurrent steps that read and add to the same table.
 */
export const GUARD_COLUMNS = sql.raw(`, ${IS_BARE} as is_bare`);
export const OPERATOR_COLUMN = sql.raw(`, ${OPERATOR} as operator_name`);
