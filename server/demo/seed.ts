/** Fills an empty database with the demo: two sellers, their shops, a catalogue and three months of orders. */
import { Buffer } from "node:buffer";
import type { Database, Writer } from "../db/database.ts";
import type { NewItem } from "../db/catalogue_tables.ts";
import type { OrderTagsTable } from "../db/order_tables.ts";
import { hashPassword } from "../modules/session/password.ts";
import { makeAudit } from "./audit.ts";
import { makeBookmarks } from "./bookmarks.ts";
import { insertRows } from "./bulk.ts";
import { makeCalls } from "./calls_to_action.ts";
import { makeBulkJobs } from "./bulk_jobs.ts";
import { makeCatalogue } from "./catalogue.ts";
import { codeMaker, idMaker } from "./ids.ts";
import { makeJobs } from "./jobs.ts";
import { makeLocations } from "./locations.ts";
import { makeMoney } from "./money.ts";
import { type DemoOrders, makeOrders } from "./orders.ts";
import { makeNotifications } from "./notifications.ts";
import { DEMO_PASSWORD, makePeople, type People } from "./people.ts";
import { seeded } from "./random.ts";
import { makeSkuMap } from "./sku_map.ts";
import { makeStores, storeRow } from "./shops.ts";
import { makeComments } from "./comments.ts";
import { makeViews } from "./views.ts";
import { makeStations } from "./stations.ts";
import type { Actors, OrderRow } from "./rows.ts";
import type { DemoWorld } from "./world.ts";

export interface DemoOptions {
  /** Unix seconds; the last order came in just before it. */
  readonly now: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly scryptCost: number;
  /** How many orders; a test asks for fewer. */
  readonly orders?: number;
  readonly seed?: number;
}

const ORDERS = 5_000;
const SEED = 20_260_301;
const DAY_SECONDS = 86_400;
/** People and catalogue are older than the oldest order. */
const OPENED_DAYS_AGO = 120;

/** Same seed, now and settings: the same rows. One transaction: a demo that was cut short was never begun. */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const random = seeded(options.seed ?? SEED);
  const openedAt = options.now - OPENED_DAYS_AGO * DAY_SECONDS;
  const newId = idMaker(random);
  const salt = Buffer.from(Array.from({ length: 16 }, () => random.below(256)));
  const people = makePeople(openedAt, await hashPassword(DEMO_PASSWORD, options.scryptCost, salt), newId);
  const idOf = (account: string) => personOf(people, account)._id;
  const stores = makeStores(openedAt, newId, idOf);
  const catalogue = makeCatalogue(openedAt, options.currency, newId);
  const items = catalogue.items.filter(({ status }) => status === "Active");
  const world = makeWorld(options, people, openedAt, random, newId);
  const made = makeOrders(options.orders ?? ORDERS, stores, items, world);
  const jobs = makeJobs(stores, made.orders, world);
  const bulk = makeBulkJobs(made.histories, world);
  const views = makeViews(personOf(people, "sale"), world);
  const comments = makeComments(made.orders, world);
  const notifications = makeNotifications({ people, items, orders: made.orders, jobs: jobs.rows }, world);
  const { calls, marks } = makeCalls(people, idOf("root"), world);
  const { _id: mainId } = await db.read.selectFrom("locations").select("_id").executeTakeFirstOrThrow();
  const { main, others } = makeLocations(openedAt, world);
  const { stations, bins } = makeStations(openedAt, [{ ...main, _id: mainId }, ...others], world);
  await db.write(async (tx) => {
    await insertRows(tx, "groups", people.groups);
    await insertRows(tx, "users", people.users);
    await insertRows(tx, "user_groups", people.memberships);
    await insertRows(tx, "scopes", people.scopes);
    await insertRows(tx, "stores", stores.map(storeRow));
    await insertRows(tx, "products", catalogue.products);
    await insertRows(tx, "items", inOrder(catalogue.items));
    await insertRows(tx, "sku_map", makeSkuMap(stores, catalogue.items));
    await insertWork(tx, made, world);
    await insertRows(tx, "jobs", [...jobs.rows, ...bulk.jobs]);
    await insertRows(tx, "job_rows", bulk.rows);
    await insertRows(tx, "job_refusals", jobs.refusals);
    await insertRows(tx, "saved_views", views);
    await insertRows(tx, "bookmarks", [makeBookmarks(idOf("accounting"), options.now)]);
    await insertRows(tx, "comments", comments);
    await insertRows(tx, "notifications", notifications);
    await insertRows(tx, "calls_to_action", calls);
    await insertRows(tx, "notice_marks", marks);
    await tx.updateTable("locations").set(main).where("_id", "=", mainId).execute();
    await insertRows(tx, "locations", others);
    await insertRows(tx, "stations", stations);
    await insertRows(tx, "bins", bins);
  });
}

/** What is named by others comes before them. */
const inOrder = (items: readonly NewItem[]): readonly NewItem[] =>
  items.toSorted((a, b) => Number(a.substitute_id !== null) - Number(b.substitute_id !== null));

async function insertWork(tx: Writer, made: DemoOrders, world: DemoWorld): Promise<void> {
  const books = world.money.books();
  await insertRows(tx, "orders", made.orders);
  await insertRows(tx, "order_tags", made.orders.flatMap(tagRows));
  await insertRows(tx, "order_lines", made.lines);
  await insertRows(tx, "units", made.units);
  await insertRows(tx, "packages", made.packages);
  await insertRows(tx, "ledger_accounts", books.accounts);
  await insertRows(tx, "ledger_txns", books.txns);
  await insertRows(tx, "ledger_entries", books.entries);
  await insertRows(tx, "holds", books.holds);
  await insertRows(tx, "audit_events", world.audit.rows());
  const counters = Object.entries(world.codes).map(([name, { next }]) => ({ name, next }));
  await insertRows(tx, "counters", counters);
}

const tagRows = ({ _id, seller_id, tags }: OrderRow): OrderTagsTable[] =>
  (JSON.parse(tags) as string[]).map((tag) => ({ order_id: _id, seller_id, tag }));

function makeWorld(
  { now, currency, timeZone }: DemoOptions,
  people: People,
  openedAt: number,
  random: DemoWorld["random"],
  newId: DemoWorld["newId"],
): DemoWorld {
  const sellers = ["sale", "sale2"].map((account) => personOf(people, account));
  const byId = new Map(sellers.map((seller) => [seller._id, seller]));
  const actors: Actors = {
    seller: (id) => byId.get(id) ?? personOf(people, "support"),
    office: personOf(people, "order_qc"),
    accounting: personOf(people, "accounting"),
    support: personOf(people, "support"),
  };
  return {
    random,
    now,
    currency,
    timeZone,
    newId,
    codes: {
      orders: codeMaker("orders"),
      packages: codeMaker("packages"),
      units: codeMaker("units"),
      stations: codeMaker("stations"),
      bins: codeMaker("bins"),
    },
    actors,
    money: makeMoney({
      sellers: [...byId.keys()],
      currency,
      newId,
      openedAt,
      accountingId: actors.accounting._id,
    }),
    audit: makeAudit(actors, newId, random),
  };
}

function personOf(people: People, account: string) {
  const person = people.users.find(({ identity }) => identity === account);
  if (!person) throw new Error(`Cannot make the demo: there is no account "${account}"`);
  return person;
}
