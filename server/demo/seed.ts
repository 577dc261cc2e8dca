import { Buffer } from "node:buffer";
import { DAY_SECONDS } from "../../api/constants.ts";
import type { Database, Writer } from "../db/database.ts";
import { hashPassword } from "../modules/people/session/password.ts";
import { countOpenCases } from "../modules/support/cases/orders_store.ts";
import { personOf } from "./actors.ts";
import { insertRows } from "./bulk.ts";
import {
  type DemoCatalogue,
  goodsOf,
  makeCatalogue,
  routesOf,
  substitutesLast,
} from "./catalogue/catalogue.ts";
import { makeLocations } from "./catalogue/locations.ts";
import { makeBookmarks } from "./desk/bookmarks.ts";
import { makeBulkJobs } from "./desk/bulk_jobs.ts";
import { makeCalls } from "./desk/calls_to_action.ts";
import { makeComments } from "./desk/comments.ts";
import { makeJobs } from "./desk/jobs.ts";
import { insertViews } from "./desk/views.ts";
import { insertBoxed } from "./handover/boxes.ts";
import { tickDays } from "./handover/day_checks.ts";
import { insertFlights } from "./handover/flights.ts";
import { addLocalBills } from "./handover/local_bills.ts";
import { insertManifests } from "./handover/manifests.ts";
import { addPostageInvoices } from "./handover/postage_invoices.ts";
import { addPostageRequests } from "./handover/postage_requests.ts";
import { addTiktokOrders } from "./handover/tiktok.ts";
import type { OrderHistory } from "./history.ts";
import { idMaker, makeCodes } from "./ids.ts";
import { type RestoreIndices, withIndicesAfter } from "./index_store.ts";
import { awaitFunds } from "./money/awaiting_funds.ts";
import { openHoldsOf } from "./money/holds.ts";
import { addInvoices } from "./money/invoices.ts";
import { insertBooks } from "./money/money.ts";
import { closeMonths } from "./money/movements.ts";
import { makeProductionCosts } from "./money/production_costs.ts";
import { addVipLevels } from "./money/vip_levels.ts";
import { makeOrders } from "./orders/orders.ts";
import { makeRefunds } from "./orders/refunds.ts";
import { makeSkuMap } from "./orders/sku_map.ts";
import { makeLanguages, makeNotifications } from "./people/notifications.ts";
import { DEMO_PASSWORD, makePeople } from "./people/people.ts";
import { seededRandom } from "./random.ts";
import { contradict } from "./shipping/contradictions.ts";
import { makeMethods } from "./shipping/methods.ts";
import { makePrinters, makePrints, withPrinters } from "./shipping/prints.ts";
import { makeRates } from "./shipping/rates.ts";
import { makeStores, storeRow } from "./shops/shops.ts";
import { makeReplies } from "./support/canned_replies.ts";
import { makeCases } from "./support/cases.ts";
import { makeBatches } from "./workshop/batches.ts";
import { fillBins, oneInHand, scansOf } from "./workshop/floor.ts";
import { makeReturns } from "./workshop/returns.ts";
import { makeStations } from "./workshop/stations.ts";
import { makeStock } from "./workshop/stock.ts";
import { orderRows, rowsOf, tagRows, UNIT_COLUMNS } from "./workshop/work_rows.ts";
import { type DemoWorld, makeWorld } from "./world.ts";

export interface DemoOptions {
  /** Unix seconds; the newest order is made just before. */
  readonly now: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly scryptCost: number;
  /** The number of orders; a test uses fewer. */
  readonly orders?: number;
  readonly seed?: number;
}

const [ORDERS, SEED] = [5_000, 20_260_301];
const LARGE_TABLES = ["orders", "order_lines", "packages", "units", "unit_events", "audit_events"] as const;
/** People and catalogue are older than the oldest order. */
const OPENED_DAYS_AGO = 120;

export interface Demo {
  readonly histories: readonly OrderHistory[];
  readonly refunds: ReturnType<typeof makeRefunds>;
  readonly returns: ReturnType<typeof makeReturns>;
  readonly cases: Awaited<ReturnType<typeof makeCases>>;
  readonly insert: (tx: Writer, restore?: RestoreIndices) => Promise<void>;
}

/** Writes the demo in one transaction, so that an interruption leaves nothing. The same options give the same rows. */
export async function seedDemo(db: Database, options: DemoOptions): Promise<void> {
  const { _id } = await db.read.selectFrom("locations").select("_id").executeTakeFirstOrThrow();
  const { insert } = await makeDemo(options, _id);
  await db.write((tx) =>
    db.engine === "sqlite" ? withIndicesAfter(tx, LARGE_TABLES, (restore) => insert(tx, restore)) : insert(tx)
  );
}

/** @param mainId the id of MAIN, the location that every database has */
export async function makeDemo(options: DemoOptions, mainId: string): Promise<Demo> {
  const seed = options.seed ?? SEED;
  const random = seededRandom(seed);
  const openedAt = options.now - OPENED_DAYS_AGO * DAY_SECONDS;
  const newId = idMaker(random);
  const salt = Buffer.from(Array.from({ length: 16 }, () => random.below(256)));
  const people = makePeople(openedAt, await hashPassword(DEMO_PASSWORD, options.scryptCost, salt), newId);
  const idOf = (account: string) => personOf(people, account)._id;
  const stores = makeStores(openedAt, newId, idOf);
  const catalogue = makeCatalogue(openedAt, options.currency, newId);
  const items = catalogue.items.filter(({ status }) => status === "Active");
  const { main, others } = makeLocations(openedAt, { newId });
  const codes = makeCodes();
  const places = [{ ...main, _id: mainId }, ...others];
  const { stations: bare, bins } = makeStations(openedAt, places, { newId, codes });
  const printers = makePrinters(openedAt, places, { codes });
  const stations = withPrinters(bare, printers);
  const place = { _id: mainId, code: main.code, steps: main.steps, country: main.country };
  const routes = routesOf(catalogue);
  const sending = makeMethods(openedAt, options.now, seed);
  const rates = makeRates({ ...options, openedAt, seed, makerId: idOf("root") });
  const production = { ...options, openedAt, seed, makerId: idOf("root") };
  const costs = makeProductionCosts(production, catalogue.items, places);
  const world = makeWorld(options, {
    costs,
    people,
    items,
    routes,
    place,
    stations,
    codes,
    openedAt,
    random,
    newId,
    rules: sending.rules,
    priceTables: rates.priceTables,
    goods: goodsOf(catalogue),
  });
  const ordered = await makeOrders(options.orders ?? ORDERS, stores, items, world);
  contradict(ordered, options.now);
  await awaitFunds(ordered, idOf("sale"), world);
  const jobs = makeJobs(stores, orderRows(ordered), world);
  const bulk = await makeBulkJobs(ordered, world);
  const refunds = makeRefunds(ordered, world);
  const returns = makeReturns(ordered, world);
  const cases = await makeCases(ordered, { refunds, returns, stations }, world);
  const histories = [...ordered, ...cases.histories];
  const counted = { now: options.now, seed, counterId: idOf("root") };
  const shelves = makeStock(histories, catalogue, places, counted);
  const orders = orderRows(histories);
  const comments = makeComments(orders, world);
  const notifications = makeNotifications({ people, items, orders, jobs: jobs.rows }, world);
  const { calls, marks } = makeCalls(people, idOf("root"), world);
  const work = oneInHand(rowsOf(histories));
  const scans = scansOf(work, world);
  const prints = makePrints(work.labels, { now: options.now, packerId: idOf("packager"), stations });
  const insert = async (tx: Writer, restore?: RestoreIndices) => {
    await insertRows(tx, "groups", people.groups);
    await insertRows(tx, "users", people.users);
    await tx.updateTable("users").set({ payment_type: "postpaid", time_of_payment: 14 })
      .where("_id", "=", idOf("sale2")).execute();
    await insertRows(tx, "user_groups", people.memberships);
    await insertRows(tx, "scopes", people.scopes);
    await insertRows(tx, "stores", stores.map(storeRow));
    await insertRows(tx, "products", catalogue.products);
    await insertRows(tx, "items", substitutesLast(catalogue.items));
    await insertRows(tx, "sku_map", makeSkuMap(stores, catalogue.items));
    await tx.updateTable("locations").set(main).where("_id", "=", mainId).execute();
    await insertRows(tx, "locations", others);
    await sending.insert(tx);
    await sending.insertSheets(tx, idOf("root"));
    await insertRows(tx, "printers", printers);
    await insertRows(tx, "price_tables", rates.rows);
    await insertRows(tx, "counters", [{ name: "price_tables", next: rates.next }]);
    await insertRows(tx, "stations", stations);
    await insertRows(tx, "production_costs", costs);
    await insertRows(tx, "stock", shelves.stock);
    await insertRows(tx, "stock_moves", shelves.moves);
    await insertWork(tx, histories, { rows: work, catalogue, world, restore });
    await tickDays(tx, { maker: idOf("root"), world });
    await insertRows(tx, "bins", fillBins(bins, work));
    await insertRows(tx, "scans", scans);
    await insertRows(tx, "print_jobs", prints.jobs);
    await insertRows(tx, "print_job_records", prints.records);
    await insertRows(tx, "cases", cases.rows);
    await insertRows(tx, "case_lines", cases.lines);
    await countOpenCases(tx);
    await insertRows(tx, "returns", [...returns.rows, ...cases.returns]);
    await insertRows(tx, "refund_requests", [...refunds.requests, ...cases.requests]);
    await insertRows(tx, "refund_lines", [...refunds.lines, ...cases.refundLines]);
    await insertRows(tx, "jobs", [...jobs.rows, ...bulk.jobs]);
    await insertRows(tx, "job_rows", bulk.rows);
    await insertRows(tx, "job_refusals", jobs.refusals);
    await insertViews(tx, { seller: personOf(people, "sale"), root: personOf(people, "root") }, world);
    await insertRows(tx, "bookmarks", [makeBookmarks(idOf("accounting"), options.now)]);
    await insertRows(tx, "comments", [...comments, ...cases.comments]);
    await insertRows(tx, "notifications", notifications);
    await insertRows(tx, "user_notifications", makeLanguages(idOf("sale2"), world));
    await insertRows(tx, "calls_to_action", calls);
    await insertRows(tx, "notice_marks", marks);
    await insertRows(tx, "canned_replies", makeReplies(world));
    const more = { ...options, seed, items, idOf };
    for (const add of [addTiktokOrders, addLocalBills, addInvoices, addVipLevels]) await add(tx, more);
    for (const add of [addPostageInvoices, addPostageRequests, closeMonths]) await add(tx, more);
  };
  return {
    ...{ histories: ordered, cases, insert },
    refunds: { ...refunds, requests: [...refunds.requests, ...cases.requests] },
    returns: { ...returns, graded: new Set([...returns.graded, ...cases.sentAgain]) },
  };
}

async function insertWork(
  tx: Writer,
  histories: readonly OrderHistory[],
  { rows, catalogue, world, restore }: {
    readonly rows: ReturnType<typeof rowsOf>;
    readonly catalogue: DemoCatalogue;
    readonly world: DemoWorld;
    readonly restore: RestoreIndices | undefined;
  },
): Promise<void> {
  const books = world.money.books(openHoldsOf(histories, world));
  await insertRows(tx, "orders", rows.orders);
  await insertRows(tx, "order_tags", rows.orders.flatMap(tagRows));
  await insertRows(tx, "order_lines", rows.lines);
  await insertBoxed(tx, rows, world);
  await insertRows(tx, "package_orders", rows.packageOrders);
  const batches = makeBatches(rows.units, catalogue, world);
  await insertRows(tx, "print_batches", batches.rows);
  const inBatch = (unit: (typeof rows.units)[number]) => {
    const batch_id = batches.batchOf.get(unit._id);
    return batch_id ? { ...unit, batch_id } : unit;
  };
  await insertRows(tx, "units", rows.units.map(inBatch), UNIT_COLUMNS);
  await insertRows(tx, "unit_events", rows.unitEvents);
  await insertRows(tx, "labels", rows.labels);
  // Flights, ticks and bills look up packages by box, and garments by package and line.
  await restore?.("packages_of_box", "units_by_package", "units_by_line");
  await insertFlights(tx, world);
  await insertManifests(tx, world);
  await insertRows(tx, "track_events", rows.trackEvents);
  await insertRows(tx, "payment_methods", world.topUps.methods);
  await insertRows(tx, "fx_rates", world.topUps.rates);
  await insertRows(tx, "tax_rates", world.topUps.taxes);
  await insertBooks(tx, books);
  await insertRows(tx, "audit_events", world.audit.rows());
  const counters = Object.entries(world.codes).map(([name, { next }]) => ({ name, next }))
    .filter(({ next }) => next > 1);
  counters.push({ name: "policies", next: world.rules.policies.length + 1 });
  await insertRows(tx, "counters", counters);
}
