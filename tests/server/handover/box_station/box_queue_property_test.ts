/** Queued scans of a box station count once each, even if their calls are cut, doubled or late. */
import assert from "node:assert/strict";
import type { ScanInput } from "../../../../api/generated/schema.ts";
import { atBoxes, type BoxBench, scanOf } from "../../../support/handover/box_bench.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";

const PACKAGES = 3;
/** Runs of one world: 10,000 queues in the soak. */
const RUNS = isSoak ? 10_000 : 100;

type Fate = "answered" | "cut" | "lost" | "doubled";
const fate = fc.constantFrom<Fate>("answered", "cut", "lost", "doubled");
const step = fc.record({
  kind: fc.constantFrom("in", "in", "out", "undo"),
  pkg: fc.nat(PACKAGES - 1),
  box: fc.nat(1),
  /** The second device has its own queue and its own undo. */
  isPhone: fc.boolean(),
});
const queue = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  fates: fc.array(fc.record({ fate, size: fc.integer({ min: 1, max: 3 }) }), { minLength: 4, maxLength: 12 }),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

/** Models boxes and packages as successive scans leave them. */
class Model {
  readonly boxOf = new Map<string, string>();
  readonly #last = new Map<string, { kind: string; pkg: string; box: string }>();

  take(device: string, kind: string, pkg: string, box: string): string {
    if (kind === "undo") return this.#undo(device);
    const at = this.boxOf.get(pkg);
    if (kind === "in" && at !== undefined) return at === box ? "alreadyIn" : "inOtherBox";
    if (kind === "out" && at === undefined) return "notInBox";
    if (kind === "out" && at !== box) return "inOtherBox";
    this.#last.set(device, { kind, pkg, box });
    if (kind === "in") this.boxOf.set(pkg, box);
    else this.boxOf.delete(pkg);
    return `box.${kind}`;
  }

  #undo(device: string): string {
    const last = this.#last.get(device);
    if (!last) return "isLastScan";
    const { kind, pkg, box } = last;
    if (kind === "undo") return "isLastScan";
    const at = this.boxOf.get(pkg);
    if (kind === "in" ? at !== box : at !== undefined) return "boxChanged";
    if (kind === "in") this.boxOf.delete(pkg);
    else this.boxOf.set(pkg, box);
    this.#last.set(device, { ...last, kind: "undo" });
    return "box.undo";
  }
}

interface Queued {
  readonly scan: ScanInput;
  readonly of: Step;
}

/** Sends a device's queue with the given fates of its calls, then until all scans are answered. */
async function sendAll(
  bench: BoxBench,
  queues: Map<string, Queued[]>,
  fates: readonly { fate: Fate; size: number }[],
  take: (device: string, queued: Queued, answer: string) => void,
) {
  let turn = 0;
  while ([...queues.values()].some((each) => each.length > 0)) {
    const { fate, size } = fates[turn] ?? { fate: "answered" as const, size: 50 };
    const [device, waiting] = [...queues][turn++ % queues.size] ?? ["", []];
    const batch = waiting.slice(0, size);
    if (batch.length === 0 || fate === "cut") continue;
    const send = () => bench.send(batch.map(({ scan }) => scan), { device });
    const calls = fate === "doubled" ? await Promise.all([send(), send()]) : [await send()];
    for (const answers of calls) {
      answers.forEach(({ code, event }, at) => take(device, batch[at]!, code || event));
    }
    // After a lost answer the same scans are sent again, with the same keys.
    if (fate !== "lost") waiting.splice(0, batch.length);
  }
}

Deno.test("S2.8 lost, repeated and late scans count once, and each key keeps its answer", () =>
  atBoxes(async (bench) => {
    const packages: { readonly code: string }[] = [];
    for (let at = 0; at < PACKAGES; at++) packages.push(await bench.packedCode());
    const boxes = [await bench.newBox(), await bench.newBox()];
    const model = new Model();
    await fc.assert(
      fc.asyncProperty(queue, async ({ steps, fates }) => {
        const queues = new Map<string, Queued[]>([["tablet", []], ["phone", []]]);
        for (const of of steps) {
          const code = of.kind === "undo" ? "CMD-ND" : packages[of.pkg]!.code;
          const scan = scanOf(code, boxes[of.box], of.kind === "out" ? { out: true } : {});
          queues.get(of.isPhone ? "phone" : "tablet")!.push({ scan, of });
        }
        const answered = new Map<string, string>();
        await sendAll(bench, queues, fates, (device, { scan, of }, answer) => {
          const before = answered.get(scan.key);
          const expected = before ??
            model.take(device, of.kind, packages[of.pkg]!.code, boxes[of.box]!);
          assert.equal(answer, expected, `${of.kind} ${scan.code} into ${scan.into}`);
          answered.set(scan.key, answer);
        });
        assert.equal(answered.size, steps.length);
        const { db } = bench.world;
        const rows = await db.read.selectFrom("packages as p").innerJoin("boxes as b", "b._id", "p.box_id")
          .select(["p.code", "b.code as box"]).where("p.shipment_status", "=", "Boxed").execute();
        assert.deepEqual(
          new Map(rows.map(({ code, box }) => [code, box])),
          new Map(model.boxOf),
        );
        const sums = await db.read.selectFrom("boxes").select(["code", "packages_count"]).execute();
        for (const { code, packages_count } of sums) {
          assert.equal(packages_count, rows.filter(({ box }) => box === code).length, code);
        }
      }),
      { numRuns: RUNS },
    );
  }));
