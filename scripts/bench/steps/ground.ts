/**
 * Makes two databases with the same rows, one for the server and one for the bare handler, and the requests to both: scans of
 * garments at each client's stations, and steps of orders by hand.
 */
import { join } from "node:path";
import { sql } from "kysely";
import { commandCode } from "../../../api/codes/commands.ts";
import { WORK_STEPS } from "../../../api/steps.ts";
import type { Database, Engine } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { configOf, MAINTENANCE_LIMITS, withClient } from "../../../server/db/postgres_client.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { copyDatabase } from "../copy.ts";
import { seedDatabase } from "../world.ts";
import { startPostgres } from "../../../tests/support/server/postgres.ts";

const ORDERS = 5_000;
const AUTO_PASS = 0;

/** A request to the API, and the row that the bare handler has to read for it. */
export interface ClientRequest {
  readonly query: string;
  readonly variables: object;
  readonly table: "units" | "orders";
  readonly id: string;
}
export type ClientCalls = readonly ClientRequest[];
export type MakeCalls = (db: Database, clients: number, each: number) => Promise<readonly ClientCalls[]>;

export interface Ground extends AsyncDisposable {
  readonly db: Database;
  readonly calls: readonly ClientCalls[];
  readonly dataDir: string;
  /** Database of the bare handler with the same rows: path of a file, or address of a Postgres database. */
  readonly bare: string;
  /** Address of the server's database, for other processes; only on Postgres. */
  readonly url?: string;
}

/** @param makeCalls makes the requests, and the rows that they need in both databases */
export const makeGround = (
  engine: Engine,
  makeCalls: (db: Database) => Promise<readonly ClientCalls[]>,
): Promise<Ground> => engine === "sqlite" ? makeSqliteGround(makeCalls) : makePostgresGround(makeCalls);

async function makeSqliteGround(
  makeCalls: (db: Database) => Promise<readonly ClientCalls[]>,
): Promise<Ground> {
  const dataDir = await Deno.makeTempDir();
  const bare = join(dataDir, "bare.db");
  await copyDatabase(await seedDatabase(ORDERS), dataDir);
  const db = await openDatabase({ dataDir });
  await freeStations(db);
  const calls = await makeCalls(db);
  await sql`vacuum into ${bare}`.execute(db.read);
  return {
    db,
    calls,
    dataDir,
    bare,
    async [Symbol.asyncDispose]() {
      await db.close();
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}

async function makePostgresGround(
  makeCalls: (db: Database) => Promise<readonly ClientCalls[]>,
): Promise<Ground> {
  const dataDir = await Deno.makeTempDir();
  const server = await startPostgres({ durable: true });
  const place = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const asOwner = (text: string) =>
    withClient(configOf(server.url, MAINTENANCE_LIMITS), (admin) => admin.query(text));
  const now = Math.floor(Date.now() / 1000);
  await asOwner("create database ground");
  const ground = await openDatabase({ url: place("ground"), dataDir });
  await seedDemo(ground, { now, currency: "USD", timeZone: "UTC", scryptCost: 2 ** 10, orders: ORDERS });
  await freeStations(ground);
  const calls = await makeCalls(ground);
  await sql`analyze`.execute(ground.read);
  await ground.close();
  for (const name of ["ours", "bare"]) await asOwner(`create database ${name} template ground`);
  const db = await openDatabase({ url: place("ours"), dataDir });
  return {
    db,
    calls,
    dataDir,
    bare: place("bare"),
    url: place("ours"),
    async [Symbol.asyncDispose]() {
      await db.close();
      await server.stop();
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}

async function freeStations(db: Database): Promise<void> {
  await db.write((tx) =>
    tx.updateTable("units").set({ station_id: null, work_status: "Waiting" })
      .where("work_status", "=", "Inprocess").execute()
  );
}

const SCAN = `mutation Scan($station: String!, $device: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: $device, scans: $scans) {
    key outcome code text undo_until unit { _id ticket print_status work_status due_at }
  } }`;
const PACK = `mutation Pack($station: String!, $device: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: $device, scans: $scans) {
    key outcome code text event undo_until unit { _id ticket print_status }
    parcel { code packed of weight_g label_status shipment_status } } }`;
const MOVE = `mutation Move($ids: [ID!]!, $event: String!, $params: MoveInput, $key: String) {
  moveOrder(ids: $ids, event: $event, params: $params, key: $key) { _id ok status version error } }`;

/** Returns scans that start and pass garments, one after the other, each client at its own stations. */
export const scansOf: MakeCalls = async (db, clients, each) => {
  const { rows } = await sql<{ _id: string; code: string; cycle: number; state: string; location: string }>`
    select u._id, u.code, u.cycle, u.print_status as state, u.location_id as location from units as u
    join orders as o on o._id = u.order_id
    where u.work_status = 'Waiting' and u.print_status in (${
    sql.join(WORK_STEPS.map(({ state }) => state).filter((state) => state !== "Packing"))
  })
      and o.status in ('Processing', 'In Production')
      and (o.cools_until is null or o.cools_until < ${Math.floor(Date.now() / 1000)})
    order by substr(u._id, 25) limit ${clients * each / 2}`.execute(db.read);
  const stations = new Map<string, string>();
  const stationOf = (client: number, state: string, location: string): string => {
    const name = `${client} ${state} ${location}`;
    const known = stations.get(name) ?? `ST-BENCH${stations.size}`;
    stations.set(name, known);
    return known;
  };
  const calls = Array.from(
    { length: clients },
    (_, client): ClientCalls =>
      rows.filter((_row, at) => at % clients === client).flatMap(({ _id, code, cycle, state, location }) =>
        [cycle > 1 ? `${code}-${cycle}` : code, commandCode("pass")].map((scanned): ClientRequest => ({
          query: SCAN,
          variables: {
            station: stationOf(client, state, location),
            device: `bench-${client}`,
            scans: [{ key: crypto.randomUUID(), code: scanned }],
          },
          table: "units",
          id: _id,
        }))
      ),
  );
  await makeStations(db, stations);
  return calls;
};

async function makeStations(db: Database, stations: ReadonlyMap<string, string>): Promise<void> {
  const model = await db.read.selectFrom("stations").selectAll().limit(1).executeTakeFirstOrThrow();
  await db.write(async (tx) => {
    for (const [name, code] of stations) {
      const [, state, location_id = ""] = /^\d+ (.+) (\S+)$/.exec(name) ?? [];
      const step = WORK_STEPS.find((each) => each.state === state)?.key ?? "";
      await tx.insertInto("stations")
        .values({ ...model, _id: crypto.randomUUID(), code, location_id, step, auto_pass: AUTO_PASS })
        .execute();
    }
  });
}

export const movesOf: MakeCalls = async (db, clients, each) => {
  const rows = await db.read.selectFrom("orders").select("_id").where("status", "=", "In Production")
    .orderBy("seq", "desc").execute();
  return Array.from({ length: clients }, (_, client): ClientCalls => {
    const own = rows.filter((_row, at) => at % clients === client);
    return Array.from({ length: each }, (_ask, at): ClientRequest => {
      const _id = own[Math.floor(at / 2) % own.length]?._id ?? "";
      const [event, params] = at % 2 === 0 ? ["order.hold", { reason: "Bench" }] : ["order.release", {}];
      const variables = { ids: [_id], event, params, key: crypto.randomUUID() };
      return { query: MOVE, variables, table: "orders", id: _id };
    });
  });
};

async function readyToPack(db: Database): Promise<void> {
  const open = sql`select o._id from orders as o where o.status in ('Processing', 'In Production')
    and (o.cools_until is null or o.cools_until < ${Math.floor(Date.now() / 1000)})`;
  const inside = sql`select _id from packages where shipment_status in ('Processing', 'Ready')`;
  await db.write(async (tx) => {
    await sql`update units set print_status = 'Packing', work_status = 'Waiting', station_id = null
      where print_status not in ('Packed', 'Stopped') and work_status <> 'On Hold' and blank <> 'Short'
        and order_id in (${open}) and package_id in (${inside})`.execute(tx);
    await sql`update orders set status = 'In Production', print_status = 'Printed' where _id in (${open})
      and not exists (select 1 from units as u where u.order_id = orders._id and u.print_status <> 'Packing')`
      .execute(tx);
  });
}

export const packsOf: MakeCalls = async (db, clients, each) => {
  await readyToPack(db);
  const { rows } = await sql<
    { _id: string; code: string; cycle: number; package_code: string; location: string }
  >`
    select u._id, u.code, u.cycle, p.code as package_code, u.location_id as location
    from units as u join packages as p on p._id = u.package_id join orders as o on o._id = u.order_id
    where u.print_status = 'Packing' and u.work_status = 'Waiting' and o.print_status = 'Printed'
    order by p.seq, u.seq`.execute(db.read);
  const stations = new Map<string, string>();
  const packages = [...Map.groupBy(rows, ({ package_code: pkg }) => pkg).values()];
  const calls = Array.from(
    { length: clients },
    (_, client): ClientCalls =>
      packages.filter((_, at) => at % clients === client).flatMap((garments) =>
        garments.map(({ _id, code, cycle, package_code: pkg, location }, at): ClientRequest => {
          const place = `${client} Packing ${location}`;
          const station = stations.get(place) ?? `ST-BENCH${stations.size}`;
          stations.set(place, station);
          const scanned = {
            key: crypto.randomUUID(),
            code: cycle > 1 ? `${code}-${cycle}` : code,
            ...at > 0 && { about: pkg },
          };
          const variables = { station, device: `bench-${client}`, scans: [scanned] };
          return { query: PACK, variables, table: "units", id: _id };
        })
      ).slice(0, each),
  );
  if (calls.some(({ length }) => length < each)) {
    throw new Error(`Cannot make the scans: expected ${each} garments for each client`);
  }
  await makeStations(db, stations);
  return calls;
};
