/**
 * Eight simultaneous writers decide, cancel, refund, merge, withdraw, restock and scrap: no garment is
 * remedied twice.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { ApiError } from "../../../../api/errors.ts";
import type { CaseDecisionInput, CaseLineInput, MoveResult } from "../../../../api/generated/schema.ts";
import { stockFaults } from "../../../../server/modules/catalogue/stock/verify_store.ts";
import { makeComment } from "../../../../server/modules/desk/comments/make.ts";
import { makeOf } from "../../../../server/entity/make.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { shelfFaults } from "../../../../server/modules/shipping/returns/verify_store.ts";
import { caseLifecycle } from "../../../../server/modules/support/cases/lifecycle.ts";
import { caseEntity } from "../../../../server/modules/support/cases/make.ts";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { askBack, chargesOf, decide as decideRefund } from "../../../support/orders/refund_requests.ts";
import { linesOfOrder } from "../../../support/orders/remedies.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";
import { fc } from "../../../support/property.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import {
  gradeUnit,
  openPackage,
  releaseUnit,
  returnsOf,
  sendPackage,
  undoGrade,
} from "../../../support/shipping/returned_packages.ts";
import { isSoak } from "../../../support/soak.ts";
import { addBlanks } from "../../../support/workshop/blanks.ts";

const WRITERS = 8;
const ROUNDS = 25;
const STEPS = 20_000;
const RUNS = isSoak ? STEPS / (WRITERS * ROUNDS) : 1;

const makeCase = makeOf(caseEntity);
const moveCase = moveOf<"Case">(caseLifecycle);

/** Relative frequency of each step. */
const OFTEN = {
  ...{ open: 4, decide: 7, cancel: 4, ship: 2, unpay: 1, approve: 2, refuse: 1, ask: 1 },
  ...{ merge: 1, withdraw: 1, end: 1, reopen: 1, close: 1, scrap: 2, restock: 1, undo: 1, grade: 1 },
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
/** Steps that make sure that cases are decided in each way, and their remedies end in each way. */
const BEGINNING: readonly (readonly Step[])[] = [
  begin(Array<Kind>(WRITERS).fill("open")),
  begin(Array<Kind>(WRITERS).fill("decide")),
  begin(["cancel", "cancel", "ship", "cancel", "approve", "scrap", "restock", "merge"]),
];
const walks = fc.array(fc.array(steps, { minLength: WRITERS, maxLength: WRITERS }), {
  minLength: ROUNDS - BEGINNING.length,
  maxLength: ROUNDS - BEGINNING.length,
});

/** Reads the data that all writers of a round use, which may be outdated by the time they write. */
async function seenIn({ db }: World) {
  const [cases, lines, remedies, requests] = await Promise.all([
    db.read.selectFrom("cases").select(["_id", "status"]).orderBy("seq").execute(),
    db.read.selectFrom("case_lines").select(["_id", "case_id", "remedy_state"]).orderBy("_id").execute(),
    db.read.selectFrom("orders").select(["_id", "status"]).where("remedy", "<>", "").orderBy("seq").execute(),
    db.read.selectFrom("refund_requests").select(["_id", "status"]).orderBy("seq").execute(),
  ]);
  return { cases, lines, remedies, requests };
}
type Seen = Awaited<ReturnType<typeof seenIn>>;

interface Ground {
  readonly world: World;
  readonly orders: readonly string[];
  readonly garments: readonly string[];
}

const pick = <T>(some: readonly T[], at: number): T | undefined => some[at % some.length];
const isOk = ([result]: readonly MoveResult[]): boolean => result?.ok === true;

class Writer {
  constructor(readonly ground: Ground, readonly seen: Seen, readonly step: Step, readonly no: number) {}

  /** Returns false for a step that was refused, or had nothing to do. */
  async take(): Promise<boolean> {
    try {
      return await this[this.step.kind]();
    } catch (error) {
      assert.ok(error instanceof ApiError && error.code !== "INTERNAL", `${this.step.kind}: ${error}`);
      return false;
    }
  }

  async open(): Promise<boolean> {
    const { ground: { world, orders }, step: { of, more } } = this;
    const order_id = pick(orders, of)!;
    const [line] = await linesOfOrder(world, order_id);
    const lines: CaseLineInput[] = [{ order_line_id: line!._id, quantity: 1 + more % 2 }];
    const params = {
      ...{ order_id, support_case: "Shipping", reason: "missingItem", requested: "Reprint" },
      lines,
    } as const;
    const made = await runMutation("makeCase", makeCase, { params }, world.as("anna")) as { _id: string };
    const words = { entity: "cases", entity_id: made._id, body: "One is gone.", visibility: "seller" };
    await runMutation("makeComment", makeComment, { params: words }, world.as("anna"));
    return await this.#move(made._id, "case.submit", {}, "anna");
  }

  async decide(): Promise<boolean> {
    const { seen, step: { more } } = this;
    const outcomes = ["Reship", "Reprint", "Refund", "Reship"];
    const id = this.#case("Processing");
    const waiting = seen.lines.filter(({ case_id, remedy_state }) =>
      case_id === id && ["", "Failed"].includes(remedy_state)
    );
    const lines = waiting.map(({ _id }, at): CaseDecisionInput => ({
      _id,
      outcome: pick(outcomes, more + at)!,
      amount_minor: 1 + more * 3,
    }));
    return await this.#move(id, "case.decide", { lines });
  }

  cancel = () => this.#remedy("order.cancel");
  unpay = () => this.#remedy("order.unpay");
  async ship(): Promise<boolean> {
    const { ground: { world }, seen, step: { of }, no } = this;
    const id = pick(seen.remedies.filter(({ status }) => status === "Processing"), of)?._id ?? "";
    const label = { carrier: "DHL", tracking_number: `JD${100_000_000 + no}` };
    const events = [["production.start", {}], ["production.finish", {}], ["label.attach", label]] as const;
    for (const [event, params] of events) await world.move("root", [id], event, params);
    return isOk(await world.move("root", [id], "shipment.handOver", {}));
  }

  approve = () => this.#request("refund.approve");
  refuse = () => this.#request("refund.reject");
  async ask(): Promise<boolean> {
    const { ground: { world, orders }, step: { of, more } } = this;
    const order = pick(orders, of)!;
    const [charge] = await chargesOf(world.as("root"), order);
    await askBack(world.as("agent"), order, [{ charge_line_id: charge!._id, amount_minor: 1 + more * 2 }]);
    return true;
  }

  merge(): Promise<boolean> {
    const into = pick(this.seen.cases.filter(({ status }) => status === "Processing"), this.step.more)?._id;
    return this.#move(this.#case("Processing"), "case.merge", { into });
  }
  withdraw = () => this.#move(this.#case("Processing"), "case.withdraw", {}, "anna");
  end = () =>
    this.#move(this.#case("Processing"), this.step.more % 2 ? "case.resolve" : "case.reject", {
      reason: "Settled.",
    });
  reopen = () =>
    this.#move(this.#case("Resolved", "Rejected"), "case.reopen", { reason: "It is not." }, "anna");
  close = () => this.#move(this.#case("Resolved", "Rejected"), "case.close", {}, "anna");

  scrap = () => this.#bench((unit, world, who) => releaseUnit(world, unit, {}, { who }));
  restock = () =>
    this.#bench((unit, world, who) => releaseUnit(world, unit, { outcome: "restocked" }, { who }));
  grade = () => this.#bench((unit, world, who) => gradeUnit(world, unit, {}, { who }));
  undo = () =>
    this.#bench(async (unit, world, who) =>
      undoGrade(world, (await returnsOf(world, unit)).at(-1)?._id ?? "", { who })
    );

  async #bench(take: (unit: string, world: World, who: Name) => Promise<unknown>): Promise<boolean> {
    const { ground: { world, garments }, step: { of, more } } = this;
    await take(pick(garments, of)!, world, more % 3 === 0 ? "order_qc" : "packager");
    return true;
  }

  #case = (...statuses: readonly string[]): string =>
    pick(this.seen.cases.filter(({ status }) => statuses.includes(status)), this.step.of)?._id ?? "";

  async #move(id: string, event: string, params: object, who: Name = "agent"): Promise<boolean> {
    const args = { ids: [id], event, params };
    return isOk(
      await runMutation("moveCase", moveCase, args, this.ground.world.as(who)) as readonly MoveResult[],
    );
  }

  async #remedy(event: string): Promise<boolean> {
    const open = this.seen.remedies.filter(({ status }) => !["Cancelled", "Shipped"].includes(status));
    return isOk(await this.ground.world.move("root", [pick(open, this.step.of)?._id ?? ""], event));
  }

  async #request(event: string): Promise<boolean> {
    const open = this.seen.requests.filter(({ status }) => ["Processing", "Approved"].includes(status));
    const _id = pick(open, this.step.of)?._id ?? "";
    const status = await decideRefund(this.ground.world.as("root"), { _id }, event, "Looked at.");
    return status === "Posted" || status === "Rejected";
  }
}

async function prepare(world: World): Promise<Ground> {
  await world.topUp("anna", 1_000_000);
  const back = await sendPackage(world, [{ sku: "TEE-BLACK-M", quantity: 12 }], "JD014600003");
  await openPackage(world, back.code);
  for (const unit of back.units.slice(0, 8)) await gradeUnit(world, unit);
  // Blanks are counted from here on, so that kept garments may be restocked.
  await addBlanks(world, "TEE-BLACK-M", { kind: "receive", count: 40 });
  const sent = await sendPackage(world, [{ sku: "HOODIE-GREY-L", quantity: 20 }], "JD014600004");
  return { world, orders: [back.order, back.order, sent.order], garments: back.units };
}

/** Returns faults of everything that a decision changes. */
async function faultsIn({ db: { read } }: World): Promise<string[]> {
  const { rows: over } = await sql<{ name: string }>`select c._id as name from charge_lines as c
    where c.refunded_minor + c.asked_minor > c.amount_minor + c.tax_minor or c.asked_minor < 0`.execute(read);
  const { rows: ended } = await sql<{ name: string }>`select l._id as name from case_lines as l
    left join orders as o on o._id = l.remedy_id left join refund_requests as r on r._id = l.remedy_id
    where l.remedy_state = 'Open' and coalesce(o.status in ('Cancelled', 'Shipped'), r.status not in ('Processing', 'Approved'))`
    .execute(read);
  return [
    ...over.map(({ name }) => `more is refunded than ${name} was charged`),
    ...ended.map(({ name }) => `the remedy of ${name} is over`),
    ...await caseFaults(read),
    ...await shelfFaults(read),
    ...await stockFaults(read),
  ];
}

/** Returns closed cases as texts, by id. */
async function closedIn({ db: { read } }: World): Promise<ReadonlyMap<string, string>> {
  const rows = await read.selectFrom("cases").selectAll().where("status", "=", "Closed").execute();
  const lines = await read.selectFrom("case_lines").selectAll().orderBy("_id").execute();
  return new Map(
    rows.map((row) => [row._id, JSON.stringify([row, lines.filter(({ case_id }) => case_id === row._id)])]),
  );
}

Deno.test("S2.12 eight simultaneous writers remedy no garment twice, refund no more than was paid, use each kept garment once, and leave closed cases unchanged", async () => {
  const done = new Map<Kind, number>();
  await fc.assert(
    fc.asyncProperty(walks, async (rounds) => {
      await using data = await freshDatabase();
      const ground = await prepare(await makeWorld(data.db));
      const { world } = ground;
      let closed: ReadonlyMap<string, string> = new Map();
      for (const [at, round] of [...BEGINNING, ...rounds].entries()) {
        const seen = await seenIn(world);
        await Promise.all(round.map(async (step, by) => {
          const isDone = await new Writer(ground, seen, step, at * WRITERS + by).take();
          if (isDone) done.set(step.kind, (done.get(step.kind) ?? 0) + 1);
        }));
        assert.deepEqual(await faultsIn(world), [], `round ${at}: ${JSON.stringify(round)}`);
        const now = await closedIn(world);
        for (const [id, text] of closed) {
          assert.equal(now.get(id), text, `a closed case changed in round ${at}`);
        }
        closed = now;
      }
      assert.deepEqual(await bookFaults(data.db.read), []);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // A short run may miss the rarer steps.
  const wanted = isSoak ? KINDS : (["open", "decide", "cancel", "ship", "approve"] as const);
  for (const kind of wanted) assert.ok(done.get(kind), `no ${kind} was done: ${JSON.stringify([...done])}`);
});
