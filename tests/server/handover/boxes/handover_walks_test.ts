/**
 * Eight simultaneous writers fill, close, bill, sign, load and fly boxes: sums match SQL, and closed boxes
 * and signed bills do not change.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { ApiError } from "../../../../api/errors.ts";
import { mawbCheckDigit } from "../../../../api/handover/mawb.ts";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import { flightFaults } from "../../../../server/modules/handover/consolidations/verify_store.ts";
import { handOverBoxPackages } from "../../../../server/modules/handover/local_bills/hand_over_loop.ts";
import { BillWorld } from "../../../support/handover/bill_world.ts";
import type { MovedResult } from "../../../support/handover/box_world.ts";
import { FlightWorld } from "../../../support/handover/flight_world.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";

const WRITERS = 8;
const ROUNDS = 25;
const STEPS = 20_000;
const RUNS = isSoak ? STEPS / (WRITERS * ROUNDS) : 1;
const TARE_G = 500;
/** The first range ends within a run. */
const RANGES = [{ head: "01234567", first: 1, last: 4 }, { head: "11234567", first: 1, last: 900 }];

/** Relative frequency of each step. */
const OFTEN = {
  ...{ pack: 2, in: 12, out: 2, weigh: 1, hold: 1, release: 2, makeBox: 2, cancelBox: 1 },
  ...{ close: 6, reopen: 1, onBill: 6, offBill: 1, sign: 4, unsign: 1, makeBill: 1, cancelBill: 1 },
  ...{ tell: 2, load: 5, unload: 1, makeFlight: 1, closeFlight: 3, reopenFlight: 1, send: 3 },
  ...{ revise: 1, depart: 2, cancelFlight: 1, receive: 1 },
} as const;
type Kind = keyof typeof OFTEN;
const KINDS = (Object.keys(OFTEN) as Kind[]).flatMap((kind) => Array<Kind>(OFTEN[kind]).fill(kind));

interface Step {
  readonly kind: Kind;
  /** Chooses the records of the step. */
  readonly of: number;
  readonly more: number;
}
const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  of: fc.nat(999),
  more: fc.nat(999),
});
const begin = (kinds: readonly Kind[]): Step[] => kinds.map((kind, at) => ({ kind, of: at, more: at }));
/** Steps that make sure that boxes are filled, closed, billed, loaded and signed for. */
const BEGINNING: readonly (readonly Step[])[] = [
  begin(Array<Kind>(WRITERS).fill("pack")),
  begin(Array<Kind>(WRITERS).fill("in")),
  begin(["close", "close", "close", "out", "hold", "close", "release", "weigh"]),
  begin(["onBill", "onBill", "load", "onBill", "load", "load", "close", "reopen"]),
  begin(["sign", "closeFlight", "sign", "reopen", "offBill", "unload", "closeFlight", "sign"]),
];
const walks = fc.array(fc.array(steps, { minLength: WRITERS, maxLength: WRITERS }), {
  minLength: ROUNDS - BEGINNING.length,
  maxLength: ROUNDS - BEGINNING.length,
});

class Ground {
  /** Closed boxes and signed bills that this round opened again. */
  readonly opened = new Set<string>();
  readonly done = new Map<Kind, number>();
  #waybills = 0;

  constructor(readonly bills: BillWorld, readonly flights: FlightWorld) {}

  makeFlight(): Promise<string> {
    const serial = String(1_000_000 + this.#waybills++);
    return this.flights.makeFlight({ mawb: `738${serial}${mawbCheckDigit(serial)}` });
  }

  /** Reads the data that all writers of a round use, which may be outdated by the time they write. */
  async see() {
    const { read } = this.bills.db;
    const [packages, boxes, bills, flights] = await Promise.all([
      read.selectFrom("packages").select(["_id", "order_id", "shipment_status as status", "box_id"])
        .orderBy("seq").execute(),
      read.selectFrom("boxes").select(["_id", "code", "sscc", "status", "packages_count", "net_g"])
        .select(["local_bill_id", "consolidation_id"]).orderBy("seq").execute(),
      read.selectFrom("local_bills").select(["_id", "status", "boxes_count"]).orderBy("seq").execute(),
      read.selectFrom("consolidations").select(["_id", "status"]).orderBy("seq").execute(),
    ]);
    return { packages, boxes, bills, flights };
  }
}
type Seen = Awaited<ReturnType<Ground["see"]>>;

const pick = <T>(some: readonly T[], at: number): T | undefined => some[at % some.length];

class Writer {
  constructor(readonly ground: Ground, readonly seen: Seen, readonly step: Step) {}

  /** Takes the step; a refusal, or nothing to do, is no fault. */
  async take(): Promise<void> {
    const { ground: { done }, step: { kind } } = this;
    try {
      if (await this[kind]()) done.set(kind, (done.get(kind) ?? 0) + 1);
    } catch (error) {
      assert.ok(error instanceof ApiError && error.code !== "INTERNAL", `${kind}: ${error}`);
    }
  }

  pack = () => this.#made(this.ground.bills.packed());
  in = () => this.#package("box.in", ["Packed", "Boxed"], { box_id: this.#box("Processing")?._id ?? "" });
  out = () => this.#package("box.out", ["Boxed"]);
  weigh = () => this.#package("package.weigh", ["Packed"], { weight_g: 300 + this.step.more % 90 });
  hold = () => this.#order("order.hold");
  release = () => this.#order("order.release");

  makeBox = () => this.#made(this.ground.bills.makeBox());
  cancelBox = () => this.#moveBox("box.cancel", "Processing");
  close(): Promise<boolean> {
    const { packages_count: count = 0, net_g = 0 } = this.#box("Processing") ?? {};
    return this.#moveBox("box.close", "Processing", { gross_g: net_g + TARE_G, tare_g: TARE_G, count });
  }
  reopen = () => this.#opening(this.#box("Closed")?._id, this.#moveBox("box.reopen", "Closed"));

  onBill = () => this.#moveBox("box.bill", "Closed", { local_bill_id: this.#bill("Pending")?._id ?? "" });
  offBill = () => this.#moveBox("box.unbill", "Closed");
  sign(): Promise<boolean> {
    const { _id = "", boxes_count = 0 } = this.#bill("Pending") ?? {};
    return this.#ok(this.ground.bills.sign(_id, { count: boxes_count }));
  }
  unsign(): Promise<boolean> {
    const { _id = "" } = this.#bill("Confirmed") ?? {};
    return this.#opening(_id, this.#ok(this.ground.bills.bill(_id, "bill.unconfirm")));
  }
  makeBill = () => this.#made(this.ground.bills.makeBill());
  cancelBill = () => this.#ok(this.ground.bills.bill(this.#bill("Pending")?._id ?? "", "bill.cancel"));
  async tell(): Promise<boolean> {
    await handOverBoxPackages({ db: this.ground.bills.db, settings: testSettings, now: () => NOW + 120 });
    return true;
  }

  load = () => this.#scan("box.load", this.#box("Closed", "Handed Over"), this.#flight("Processing")?._id);
  unload(): Promise<boolean> {
    const box = pick(this.seen.boxes.filter((each) => each.consolidation_id !== null), this.step.of);
    return this.#scan("box.unload", box, box?.consolidation_id);
  }
  receive(): Promise<boolean> {
    const box = pick(
      this.seen.boxes.filter((each) => each.consolidation_id !== null && each.status === "Handed Over"),
      this.step.of,
    );
    return this.#scan("box.receive", box, box?.consolidation_id);
  }
  makeFlight = () => this.#made(this.ground.makeFlight());
  closeFlight = () => this.#fly("flight.close", "Processing");
  reopenFlight = () => this.#fly("flight.reopen", "Closed");
  send = () => this.#fly("flight.send", "Closed");
  revise = () => this.#fly("flight.revise", "Manifest Sent");
  depart = () => this.#fly("flight.depart", "Manifest Sent");
  cancelFlight = () => this.#fly("flight.cancel", "Processing", "Closed", "Departed");

  #box = (...statuses: readonly string[]) =>
    pick(this.seen.boxes.filter(({ status }) => statuses.includes(status)), this.step.of);
  #bill = (...statuses: readonly string[]) =>
    pick(this.seen.bills.filter(({ status }) => statuses.includes(status)), this.step.more);
  #flight = (...statuses: readonly string[]) =>
    pick(this.seen.flights.filter(({ status }) => statuses.includes(status)), this.step.more);

  #ok = async (moving: Promise<MovedResult>): Promise<boolean> => (await moving).ok;
  async #made(making: Promise<unknown>): Promise<boolean> {
    await making;
    return true;
  }
  async #opening(id: string | undefined, moving: Promise<boolean>): Promise<boolean> {
    const isOpened = await moving;
    if (isOpened && id) this.ground.opened.add(id);
    return isOpened;
  }
  #package(event: string, statuses: readonly string[], params: object = {}): Promise<boolean> {
    const { packages } = this.seen;
    const pkg = pick(packages.filter(({ status }) => statuses.includes(status)), this.step.more);
    return this.#ok(this.ground.bills.movePackage(pkg?._id ?? "", event, params, "root"));
  }
  async #order(event: string): Promise<boolean> {
    const id = pick(this.seen.packages, this.step.of)?.order_id ?? "";
    return (await this.ground.bills.world.move("root", [id], event))[0]?.ok === true;
  }
  #moveBox(event: string, status: string, params: object = {}): Promise<boolean> {
    const reason = "One more look";
    return this.#ok(this.ground.bills.moveBox(this.#box(status)?._id ?? "", event, { reason, ...params }));
  }
  async #scan(event: string, box: Seen["boxes"][number] | undefined, flight?: string | null) {
    if (!box || !flight) return false;
    const code = this.step.more % 2 === 0 ? box.code : box.sscc ?? box.code;
    return (await this.ground.flights.scan(flight, [code], event))[0]?.ok === true;
  }
  #fly(event: string, ...statuses: readonly string[]): Promise<boolean> {
    const id = this.#flight(...statuses)?._id ?? "";
    return this.#ok(this.ground.flights.move(id, event, { reason: "Again" }));
  }
}

async function prepare(world: Awaited<ReturnType<typeof makeWorld>>): Promise<Ground> {
  await world.topUp("anna", 100_000_000);
  const flights = await FlightWorld.in(world);
  const ground = new Ground(new BillWorld(world), flights);
  for (const range of RANGES) await ground.bills.addRange(range);
  // Boxes are made at the location of a package.
  await ground.bills.packed();
  for (let made = 0; made < 3; made++) await ground.bills.makeBox();
  for (let made = 0; made < 2; made++) await Promise.all([ground.bills.makeBill(), ground.makeFlight()]);
  return ground;
}

/** Returns faults of sums, of numbers, and of what counts as out. */
async function faultsIn({ bills: { db: { read } } }: Ground): Promise<string[]> {
  const named = async (question: ReturnType<typeof sql<{ name: string }>>, fault: string) =>
    (await question.execute(read)).rows.map(({ name }) => `${name} ${fault}`);
  const sums = sql<{ name: string }>`select l.code as name from local_bills as l left join (
      select local_bill_id, count(*) as boxes, sum(packages_count) as packages, sum(gross_g) as grams
      from boxes where local_bill_id is not null group by local_bill_id) as b on b.local_bill_id = l._id
    where l.status <> 'Cancelled' and (l.boxes_count <> coalesce(b.boxes, 0)
      or l.packages_count <> coalesce(b.packages, 0) or l.gross_g <> coalesce(b.grams, 0))`;
  const left = sql<{ name: string }>`select b.code as name from boxes as b
    left join local_bills as l on l._id = b.local_bill_id
    where (b.status in ('Handed Over', 'Received')) <> coalesce(l.status = 'Confirmed', false)`;
  const out = sql<{ name: string }>`select p.code as name from packages as p
    join boxes as b on b._id = p.box_id where b.status in ('Processing', 'Closed') and p.shipment_status <> 'Boxed'`;
  const issued = sql<{ name: string }>`select 'SSCCs' as name where (select count(distinct sscc) from boxes)
    <> (select sum(next - first) from number_ranges where kind = 'sscc')`;
  return [
    ...await boxFaults(read),
    ...await flightFaults(read),
    ...await named(sums, "has other sums than its boxes"),
    ...await named(left, "left without a signature, or is here with one"),
    ...await named(out, "left without its box"),
    ...await named(issued, "are not those of their ranges"),
  ];
}

/** Returns the contents of closed boxes and of signed bills, by id. */
function fixedIn({ packages, boxes, bills }: Seen): ReadonlyMap<string, string> {
  const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id).join();
  const closed = boxes.filter(({ status }) => !["Processing", "Cancelled"].includes(status));
  const signed = bills.filter(({ status }) => status === "Confirmed");
  return new Map([
    ...closed.map(({ _id }) => [_id, idsOf(packages.filter(({ box_id }) => box_id === _id))] as const),
    ...signed.map(({ _id }) => [_id, idsOf(boxes.filter((box) => box.local_bill_id === _id))] as const),
  ]);
}

Deno.test("S2.8 property: eight writers leave each package in one box, each box on one bill and one flight, all sums as in SQL, and closed boxes and signed bills unchanged", async () => {
  const done = new Map<Kind, number>();
  await fc.assert(
    fc.asyncProperty(walks, async (rounds) => {
      await using data = await freshDatabase();
      const ground = await prepare(await makeWorld(data.db));
      let seen = await ground.see();
      for (const [at, round] of [...BEGINNING, ...rounds].entries()) {
        ground.opened.clear();
        await Promise.all(round.map((step) => new Writer(ground, seen, step).take()));
        const text = `round ${at}: ${JSON.stringify(round)}`;
        assert.deepEqual(await faultsIn(ground), [], text);
        const before = fixedIn(seen);
        seen = await ground.see();
        const now = fixedIn(seen);
        for (const [id, contents] of before) {
          if (!ground.opened.has(id)) assert.equal(now.get(id), contents, `${id} changed in ${text}`);
        }
      }
      for (const [kind, count] of ground.done) done.set(kind, (done.get(kind) ?? 0) + count);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // A short run may miss the rarer steps.
  const wanted = isSoak ? KINDS : (["in", "close", "reopen", "onBill", "sign", "load"] as const);
  for (const kind of wanted) assert.ok(done.get(kind), `no ${kind} was done: ${JSON.stringify([...done])}`);
});
