/** Makes a bill for the boxes of each day and location: most are paid, one is disputed, the newest is not rated yet. */
import { sql } from "kysely";
import { DAY_SECONDS } from "../../../api/constants.ts";
import type { HandoverCost } from "../../../api/money/legs.ts";
import { divideByWeights } from "../../../api/money/shares.ts";
import { forwarderKey } from "../../../api/shipping/rating/pick.ts";
import { spanOf } from "../../../api/time/dates.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import type { CostSharesTable, HandoverCostsTable, LocalBillsTable } from "../../db/tables.ts";
import { COSTS } from "../../modules/handover/costs/book.ts";
import { type Bearer, packagesOnBill } from "../../modules/handover/costs/shares_store.ts";
import { rateBill } from "../../modules/handover/local_bills/rating_store.ts";
import { billsById } from "../../modules/handover/local_bills/store.ts";
import { insertRows } from "../bulk.ts";
import { codeMaker, idMaker } from "../ids.ts";
import { OwnLedger } from "../money/own_ledger.ts";
import { seededRandom } from "../random.ts";
import { FORWARDER } from "../shipping/rates.ts";

type Bill = Omit<LocalBillsTable, "seq">;

interface Options {
  readonly now: number;
  readonly timeZone: string;
  readonly seed: number;
  readonly idOf: (account: string) => string;
}

interface LeftBox {
  readonly _id: string;
  readonly location_id: string;
  readonly packages_count: number;
  readonly gross_g: number;
  readonly handed_at: number | null;
}

const DRIVERS = ["Anh Le", "Binh Tran", "Chi Pham"] as const;
const PAID_DAYS = 14;
const DISPUTED = 4;
const WAITING = 3;
const METHOD = "bank";

const boxesThat = async (tx: Writer, condition: string): Promise<readonly LeftBox[]> =>
  (await sql<
    LeftBox
  >`select _id, location_id, packages_count, coalesce(gross_g, 0) as gross_g, handed_at from boxes
    where local_bill_id is null and ${sql.raw(condition)} order by handed_at, seq`.execute(tx)).rows;

export async function addLocalBills(tx: Writer, options: Options): Promise<void> {
  const { now, timeZone, seed } = options;
  const newId = idMaker(seededRandom(seed + 107));
  const codes = codeMaker("local_bills");
  const left = await boxesThat(tx, "status in ('Handed Over', 'Received')");
  const dayOf = (at: number) => spanOf("today", at, timeZone).from;
  const groups = [
    ...Map.groupBy(left, (box) => `${dayOf(box.handed_at ?? now)} ${box.location_id}`).values(),
  ];
  const bills = groups.map((boxes, at) => signedBill(boxes, at, { dayOf, newId, codes, options }));
  const waiting = (await boxesThat(tx, "status = 'Closed'")).slice(0, WAITING);
  const [first] = waiting;
  const queued = waiting.filter(({ location_id }) => location_id === first?.location_id);
  if (first) {
    bills.push({ ...signedBill(queued, bills.length, { dayOf, newId, codes, options }), ...UNSIGNED });
  }
  if (bills.length === 0) return;
  await insertRows(tx, "local_bills", bills);
  await insertRows(tx, "counters", [{ name: "local_bills", next: codes.next }]);
  for (const [at, boxes] of [...groups, ...first ? [queued] : []].entries()) {
    for (const { _id } of boxes) {
      await tx.updateTable("boxes").set({ local_bill_id: bills[at]?._id ?? null }).where("_id", "=", _id)
        .execute();
    }
  }
  await rateAll(tx, bills.filter(({ status }) => status !== "Pending"), { ...options, newId });
}

const UNSIGNED = { status: "Pending", signed_by: "", signed_at: null, confirmed_at: null } as const;

interface Making {
  readonly dayOf: (at: number) => number;
  readonly newId: (at: number) => string;
  readonly codes: ReturnType<typeof codeMaker>;
  readonly options: Options;
}

function signedBill(
  boxes: readonly LeftBox[],
  at: number,
  { dayOf, newId, codes, options: { now, idOf } }: Making,
): Bill {
  const [first] = boxes;
  const signed_at = first?.handed_at ?? now - 3_600;
  const code = codes.take();
  const driver = DRIVERS[at % DRIVERS.length] ?? "";
  const vehicle = `51C ${String(10_000 + at * 137).slice(0, 3)}.${String(10 + at % 90)}`;
  return {
    ...{ _id: newId(signed_at), code, location_id: first?.location_id ?? "", forwarder: FORWARDER },
    ...{ bill_day: dayOf(signed_at), vehicle, driver, boxes_count: boxes.length },
    packages_count: boxes.reduce((sum, { packages_count }) => sum + packages_count, 0),
    gross_g: boxes.reduce((sum, { gross_g }) => sum + gross_g, 0),
    ...{ chargeable_g: null, quote: "{}", amount_minor: null, currency: "", invoiced_minor: null },
    ...{ forwarder_no: "", note: "", signed_by: driver, signed_at, photo_id: null, paid_on: null },
    ...{ payment_ref: "", status: "Confirmed", confirmed_at: signed_at, invoiced_at: null },
    ...{
      invoiced_by: null,
      invoiced_for: null,
      paid_at: null,
      paid_by: null,
      paid_for: null,
      maker: idOf("packager"),
    },
    ...{ search_text: searchText(code, FORWARDER, vehicle, driver), created_at: signed_at - 1_800 },
    ...{ updated_at: signed_at, version: 3 },
  };
}

/** Rates all bills but the newest, oldest first. */
async function rateAll(
  tx: Writer,
  bills: readonly Bill[],
  options: Options & Pick<Making, "newId">,
): Promise<void> {
  const books = new Books(options.newId);
  const rows = await billsById(tx, bills.map(({ _id }) => _id));
  const known = bills.slice(0, -1);
  for (const [at, bill] of known.entries()) {
    const row = rows.get(bill._id);
    const quote = row ? await rateBill(tx, row) : null;
    if (!quote?.ok) continue;
    const rated = { quote: JSON.stringify(quote), amount_minor: quote.total_minor, currency: quote.currency };
    const ends = endOf(bill, known.length - at, quote.total_minor, options);
    await tx.updateTable("local_bills").set({ ...rated, ...ends }).where("_id", "=", bill._id).execute();
    if (!ends.invoiced_minor) continue;
    books.incur({ ...bill, ...rated, ...ends }, await packagesOnBill(tx, bill._id), options.idOf("root"));
    if (ends.paid_at) books.pay({ ...bill, ...rated, ...ends }, options.idOf("super_root"));
  }
  await books.insert(tx);
}

/** Returns columns of a bill's final state. @param place 1 for the newest rated bill, 2 for the one before */
function endOf(
  { signed_at, code }: Bill,
  place: number,
  rated: number,
  { now, idOf }: Options,
): Partial<Bill> {
  if (place === 1) return {};
  if (place === DISPUTED) {
    return { status: "Disputed", note: "They charge a second stop, which was not agreed." };
  }
  const invoiced_at = Math.min(now, (signed_at ?? now) + DAY_SECONDS);
  const invoiced = {
    ...{ status: "Invoiced", invoiced_at, invoiced_by: idOf("root"), forwarder_no: `F-${code.slice(-4)}` },
    invoiced_minor: rated + (place % 3 === 0 ? Math.floor(rated / 400) : 0),
  };
  if (now - (signed_at ?? now) < PAID_DAYS * DAY_SECONDS) return invoiced;
  const paid_at = invoiced_at + 7 * DAY_SECONDS;
  return {
    ...invoiced,
    ...{ status: "Paid", paid_at, paid_by: idOf("super_root"), paid_on: paid_at - paid_at % DAY_SECONDS },
    payment_ref: `FT ${code.slice(-6)}`,
  };
}

const KIND: HandoverCost = "local";

/** Books the cost of bills as the API does, but with ids that the seed decides. */
class Books {
  readonly #ledger: OwnLedger;
  readonly #costs = new Map<string, HandoverCostsTable>();
  readonly #shares: CostSharesTable[] = [];

  constructor(readonly newId: (at: number) => string) {
    this.#ledger = new OwnLedger(newId);
  }

  incur(bill: Bill, bearers: readonly Bearer[], actorId: string): void {
    const at = bill.invoiced_at ?? bill.created_at;
    const amount_minor = bill.invoiced_minor ?? 0;
    const _id = this.newId(at);
    const provider = forwarderKey(bill.forwarder);
    this.#costs.set(bill._id, {
      ...{ _id, kind: KIND, record_id: bill._id, code: bill.code, provider, currency: bill.currency },
      ...{ amount_minor, paid_minor: 0, created_at: at, updated_at: at },
    });
    const parts = divideByWeights(amount_minor, bearers.map(({ basis }) => basis));
    this.#shares.push(...bearers.map(({ package_id, basis, estimated }, place) => ({
      ...{ cost_id: _id, package_id, amount_minor: parts[place] ?? 0, basis, estimated: Number(estimated) },
    })));
    const facts = { of: KIND, provider, minor: amount_minor, currency: bill.currency };
    const ref = { kind: COSTS, id: _id };
    this.#ledger.move("cost", facts, { code: bill.code, ref, at, actorId, event: "bill.invoice" });
  }

  pay(bill: Bill, actorId: string): void {
    const cost = this.#costs.get(bill._id);
    const at = bill.paid_at ?? bill.created_at;
    if (!cost) return;
    this.#costs.set(bill._id, { ...cost, paid_minor: cost.amount_minor, updated_at: at });
    const { provider, amount_minor: minor, currency } = cost;
    const facts = { provider, method: METHOD, minor, currency };
    const ref = { kind: COSTS, id: cost._id };
    this.#ledger.move("provider_payment", facts, { code: bill.code, ref, at, actorId, event: "bill.pay" });
  }

  async insert(tx: Writer): Promise<void> {
    await this.#ledger.insert(tx);
    await insertRows(tx, "handover_costs", [...this.#costs.values()]);
    await insertRows(tx, "cost_shares", this.#shares);
  }
}
