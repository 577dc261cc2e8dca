import { sql } from "kysely";
import type { BoxFacts, BoxMoveInput } from "../../../../api/generated/schema.ts";
import { type BoxContents, type BoxWeighing, weightVerdict } from "../../../../api/handover/box_weight.ts";
import { PACKAGES_GIVEN_UP, PACKAGES_IN_HOUSE } from "../../../../api/statuses.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";
import { boxBills, boxFlights } from "./parents_port.ts";
import type { BoxRow } from "./store.ts";

const EMPTY: BoxContents = { packages: 0, net_g: 0, estimated: 0, lightest_g: 0 };
const GRAMS = sql.raw("coalesce(p.weighed_g, p.weight_g)");

type Sums = { readonly [K in keyof BoxContents]: number | string } & { readonly box_id: string };

export async function contentsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BoxContents>> {
  const { rows } = await sql<Sums>`select p.box_id, count(*) as packages, sum(${GRAMS}) as net_g,
    sum(case when p.weighed_g is null then 1 else 0 end) as estimated, min(${GRAMS}) as lightest_g
    from packages as p where ${isOneOf("p.box_id", ids)} group by p.box_id`.execute(reader);
  return new Map(rows.map(({ box_id, packages, net_g, estimated, lightest_g }) => [box_id, {
    packages: Number(packages),
    net_g: Number(net_g),
    estimated: Number(estimated),
    lightest_g: Number(lightest_g),
  }]));
}

const NOT_OUT = [...PACKAGES_IN_HOUSE, ...PACKAGES_GIVEN_UP];

/** Returns, by box, the first code among the packages that must not leave. */
export async function firstUnfitPackages(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ box_id: string; code: string }>`select p.box_id, min(p.code) as code
    from packages as p where ${isOneOf("p.box_id", ids)} and ${isOneOf("p.shipment_status", NOT_OUT)}
      and (p.shipment_status <> 'Boxed' or p.label_status <> 'Live' or exists (
        select 1 from units as u join orders as o on o._id = u.order_id where u.package_id = p._id
          and u.print_status <> 'Stopped' and o.status in (${sql.join(CLOSED_ORDERS)}))
        or not exists (select 1 from units as u where u.package_id = p._id and u.print_status <> 'Stopped'))
    group by p.box_id`.execute(reader);
  return new Map(rows.map(({ box_id, code }) => [box_id, code]));
}

export interface BoxFactsRequest {
  readonly event?: string;
  readonly params?: object;
}

/** Returns the weights of a step's params; null if the box was not weighed. */
export function readScale(params: BoxMoveInput = {}): BoxWeighing | null {
  const { gross_g, tare_g, count } = params;
  if (typeof gross_g !== "number" || typeof tare_g !== "number") return null;
  return { gross_g, tare_g, count: count ?? null };
}

const UNWEIGHED = { onScale: true, liftable: true, inTolerance: true, counted: true } as const;
const UNSENT: readonly string[] = ["Processing", "Closed"];

export async function boxFacts(
  reader: Reader,
  rows: readonly BoxRow[],
  { event = "", params = {} }: BoxFactsRequest,
): Promise<Map<string, BoxFacts>> {
  const given: BoxMoveInput = params;
  const contents = await contentsOf(reader, rows.map(({ _id }) => _id));
  // Settling only counts packages, so it does not need to know which of them must not leave.
  const unsent = event === "packages.settle"
    ? []
    : rows.filter(({ status }) => UNSENT.includes(status)).map(({ _id }) => _id);
  const unsound = unsent.length > 0 ? await firstUnfitPackages(reader, unsent) : new Map<string, string>();
  const billOf = ({ local_bill_id }: BoxRow) => local_bill_id ?? given.local_bill_id ?? "";
  const flightOf = ({ consolidation_id }: BoxRow) => consolidation_id ?? given.consolidation_id ?? "";
  const bills = await parentsOf(reader, boxBills, rows.map(billOf));
  const flights = await parentsOf(reader, boxFlights, rows.map(flightOf));
  const weighing = readScale(given);
  return new Map(rows.map((row) => {
    const inside = contents.get(row._id) ?? EMPTY;
    const [bill, flight] = [bills.get(billOf(row)), flights.get(flightOf(row))];
    return [row._id, {
      packages: inside.packages,
      sound: !unsound.has(row._id),
      ...weighing && event.startsWith("box.close") ? weightVerdict(inside, weighing) : UNWEIGHED,
      billed: row.local_bill_id !== null,
      billPending: bill !== undefined && bill.isOpen && (row.local_bill_id !== null || !bill.isFull),
      samePlace: bill?.location_id === row.location_id,
      loaded: row.consolidation_id !== null,
      flightOpen: flight?.isOpen ?? false,
      sameGateway: flight !== undefined && flight.gateway_id === row.gateway_id,
      // A box has no method before its first package is counted.
      miscounted: row.method_code === "" && inside.packages > 0 || inside.packages !== row.packages_count ||
        inside.net_g !== row.net_g ||
        inside.estimated !== row.estimated_count,
    }];
  }));
}

async function parentsOf<P>(
  reader: Reader,
  port: {
    readonly get: () => {
      readonly byId: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, P>>;
    };
  },
  ids: readonly string[],
): Promise<ReadonlyMap<string, P>> {
  const named = [...new Set(ids)].filter((id) => id !== "");
  return named.length > 0 ? await port.get().byId(reader, named) : new Map();
}

/** Returns method and gateway of any package in a box, because all packages of a box have the same. */
export async function methodOfBox(
  reader: Reader,
  box_id: string,
): Promise<{ readonly method_code: string; readonly gateway_id: string | null }> {
  const row = await reader.selectFrom("packages as p").leftJoin(
    "shipping_methods as m",
    "m.code",
    "p.method_code",
  )
    .select(["p.method_code", "m.gateway_id"]).where("p.box_id", "=", box_id).limit(1).executeTakeFirst();
  return { method_code: row?.method_code ?? "", gateway_id: row?.gateway_id ?? null };
}
