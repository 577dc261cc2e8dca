/**
 * A scan, and a step of an order by hand, from the request to the answer, beside a bare handler: it writes the very same
 * rows into a copy of the same database, one transaction each, and asks and checks nothing. Both in turns, in this process.
 */
import { DatabaseSync, type SQLInputValue, StatementSync } from "node:sqlite";
import { commandCode } from "../../api/codes/commands.ts";
import { createApp } from "../../server/app.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { openFiles } from "../../server/files/open.ts";
import { issueSession } from "../../server/modules/session/store.ts";
import { makeSecretKey, readKeyring } from "../../server/secrets.ts";
import { systemRandom } from "../../server/session/tokens.ts";
import { DEFAULT_LIMITS } from "../../server/settings.ts";
import { type Figure, print } from "./report.ts";
import { ORIGIN, seeded } from "./world.ts";

const ORDERS = 5_000;
const ROUNDS = 200;
const WARM_ROUNDS = 20;

interface Written {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** One request of a round, and the row that a bare handler has to read for it. */
interface Asked {
  readonly query: string;
  readonly variables: object;
  readonly table: "units" | "orders";
  readonly id: string;
}

/** Every write of this process, until it is told to stop. */
function recordWrites() {
  const { run } = StatementSync.prototype;
  let written: Written[] = [];
  StatementSync.prototype.run = function (this: StatementSync, ...values: SQLInputValue[]) {
    if (/^\s*(insert|update|delete)/i.test(this.sourceSQL)) written.push({ sql: this.sourceSQL, values });
    return Reflect.apply(run, this, values);
  } as typeof run;
  return {
    take: () => {
      const taken = written;
      written = [];
      return taken;
    },
    stop: () => void (StatementSync.prototype.run = run),
  };
}

/** The least that writes the same: what is asked is read, what was written is written, one commit, one answer. */
function bareHandler(path: string) {
  const db = new DatabaseSync(path);
  db.exec("pragma synchronous = full; pragma journal_mode = wal; pragma foreign_keys = on");
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    answer(body: string, { table, id }: Asked, written: readonly Written[]): string {
      const asked = JSON.parse(body);
      const row = prepared(`select * from ${table} where _id = ?`).get(id);
      db.exec("begin immediate");
      for (const { sql, values } of written) prepared(sql).run(...values);
      db.exec("commit");
      return JSON.stringify({ data: { row, asked } });
    },
    close: () => db.close(),
  };
}

const SCAN = `mutation Scan($station: String!, $device: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: $device, scans: $scans) {
    key outcome code text undo_until unit { _id ticket print_status work_status due_at }
  } }`;
const MOVE = `mutation Move($ids: [ID!]!, $event: String!, $params: MoveInput, $key: String) {
  moveOrder(ids: $ids, event: $event, params: $params, key: $key) { _id ok status version error } }`;

/** Work is begun at a garment and passed on, garment by garment. */
function scansOf(path: string): Asked[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare(`select u._id, u.code, u.cycle, st.code as station from units as u
    join orders as o on o._id = u.order_id join stations as st on st.location_id = u.location_id
      and st.step = case u.print_status when 'QC' then 'qc' when 'Cutting' then 'cutting' when 'Printing' then 'print'
        when 'Sewing' then 'sewing' when 'Final QC' then 'final_qc' else 'pack' end
    where u.work_status = 'Waiting' and u.print_status <> 'Rejected' and o.status in ('Processing', 'In Production')
      and (o.cools_until is null or o.cools_until < unixepoch())
      and not exists (select 1 from units as open where open.station_id = st._id)
    group by u._id order by u.seq limit ?`).all(ROUNDS / 2);
  db.close();
  return rows.flatMap(({ _id, code, cycle, station }) =>
    [Number(cycle) > 1 ? `${code}-${cycle}` : `${code}`, commandCode("pass")].map((scanned): Asked => ({
      query: SCAN,
      variables: {
        station,
        device: "bench",
        scans: [{ key: crypto.randomUUID(), code: scanned }],
      },
      table: "units",
      id: String(_id),
    }))
  );
}

/** Orders whose garments wait are held, and released. */
function movesOf(path: string): Asked[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare(`select _id from orders where status = 'In Production' order by seq desc limit ?`)
    .all(ROUNDS / 2);
  db.close();
  return rows.flatMap(({ _id }) =>
    ["order.hold", "order.release"].map((event): Asked => ({
      query: MOVE,
      variables: {
        ids: [_id],
        event,
        params: event === "order.hold" ? { reason: "Bench" } : {},
        key: crypto.randomUUID(),
      },
      table: "orders",
      id: String(_id),
    }))
  );
}

async function compared(name: string, goal: string, asksOf: (path: string) => Asked[]): Promise<Figure[]> {
  const [ours, theirs] = [await Deno.makeTempDir(), await Deno.makeTempDir()];
  for (const dataDir of [ours, theirs]) {
    await Deno.copyFile(`${await seeded(ORDERS)}/${SQLITE_FILE}`, `${dataDir}/${SQLITE_FILE}`);
  }
  const db = await openDatabase({ dataDir: ours });
  const app = createApp({
    db,
    settings: {
      currency: "USD",
      timeZone: "UTC",
      appOrigins: [ORIGIN],
      loginOrigin: ORIGIN,
      dataDir: ours,
      scryptCost: 2 ** 10,
      secrets: readKeyring(makeSecretKey()),
      egressAllow: [],
      files: openFiles(ours),
      limits: { ...DEFAULT_LIMITS, ratePerSecond: 0 },
    },
  });
  const now = Math.floor(Date.now() / 1000);
  const { token } = await db.write(async (tx) => {
    const { _id } = await tx.selectFrom("users").select("_id").where("role", "=", "super_root")
      .executeTakeFirstOrThrow();
    return await issueSession(tx, _id, now, systemRandom);
  });
  await Deno.copyFile(`${ours}/${SQLITE_FILE}`, `${theirs}/${SQLITE_FILE}`);
  const bare = bareHandler(`${theirs}/${SQLITE_FILE}`);
  const writes = recordWrites();
  const ms = { ours: 0, bare: 0 };
  let count = 0;
  for (const [round, asked] of asksOf(`${ours}/${SQLITE_FILE}`).entries()) {
    const body = JSON.stringify({ query: asked.query, variables: asked.variables });
    writes.take();
    const startedAt = performance.now();
    const response = await app.fetch(
      new Request(`${ORIGIN}/api/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body,
      }),
    );
    const text = await response.text();
    const answeredAt = performance.now();
    if (!/"ok":true|"outcome":"done"/.test(text)) throw new Error(`${name} was refused: ${text}`);
    const written = writes.take();
    const begunAt = performance.now();
    bare.answer(body, asked, written);
    const endedAt = performance.now();
    if (round < WARM_ROUNDS) continue;
    ms.ours += answeredAt - startedAt;
    ms.bare += endedAt - begunAt;
    count += 1;
  }
  writes.stop();
  bare.close();
  await app.close();
  await db.close();
  for (const dataDir of [ours, theirs]) await Deno.remove(dataDir, { recursive: true });
  return [{
    name: `${name}, per second`,
    ours: count / (ms.ours / 1000),
    base: count / (ms.bare / 1000),
    unit: "/s",
    goal,
  }];
}

export async function benchScan(): Promise<void> {
  print("Scans, one connection", "same writes", await compared("a scan", ">= 0.3x", scansOf));
}

export async function benchMove(): Promise<void> {
  print(
    "Steps by hand, one connection",
    "same writes",
    await compared("hold, release", ">= 0.5x", movesOf),
  );
}
