/**
 * Measures the same payments in turns with counted and uncounted blanks; the worker that reserves blanks runs in both. A turn
 * lasts until every garment has its blank, so work after the answers counts too.
 */
import { cpuUsage } from "node:process";
import type { Database } from "../../../server/db/database.ts";
import { allotLoop } from "../../../server/modules/catalogue/stock/allot.ts";
import { addBlanks } from "../../../tests/support/workshop/blanks.ts";
import { worldOf } from "../../../tests/support/orders/world.ts";
import { type Figure, median } from "../report.ts";
import { CLIENTS, onCopy, pay, payerOf, SKUS } from "./ground.ts";

const TURNS = 9;
const PLENTY = 10_000;
const POLL_MS = 2;
const MICROSECONDS = 1_000;

interface Turn {
  readonly answers: readonly number[];
  readonly paid: number;
  readonly reserved: number;
  /** Processor time of this process until all blanks are reserved. */
  readonly cpu: number;
}

export async function reserveFigures(orders: readonly string[]): Promise<readonly Figure[]> {
  const size = Math.floor(orders.length / (TURNS + 1));
  const parts = Array.from({ length: TURNS + 1 }, (_, at) => orders.slice(at * size, (at + 1) * size));
  return await onCopy("kept", async (kept) => {
    for (const sku of SKUS) await addBlanks(worldOf(kept), sku, { kind: "receive", count: PLENTY });
    return await onCopy("unkept", async (unkept) => {
      const [ours, bare]: [Turn[], Turn[]] = [[], []];
      for (const [at, part] of parts.entries()) {
        const [one, other] = [await runTurn(kept, part), await runTurn(unkept, part)];
        // The first turn is not counted, because statements are prepared and code is compiled in it.
        if (at === 0) continue;
        ours.push(one);
        bare.push(other);
      }
      await checkReserved(kept, parts.flat().length * 2);
      return figuresOf(ours, bare, size);
    });
  });
}

async function runTurn(db: Database, ids: readonly string[]): Promise<Turn> {
  const payer = payerOf(db);
  const worker = allotLoop(payer);
  const rest = ids.values();
  const answers: number[] = [];
  const cpu = cpuUsage();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, async () => {
    for (const id of rest) {
      const askedAt = performance.now();
      await pay(payer, id);
      answers.push(performance.now() - askedAt);
    }
  }));
  const paid = performance.now() - startedAt;
  while (await countOf(db, "Short") > 0) await new Promise((look) => setTimeout(look, POLL_MS));
  const reserved = performance.now() - startedAt;
  const { user, system } = cpuUsage(cpu);
  await worker.stop();
  return { answers, paid, reserved, cpu: (user + system) / MICROSECONDS };
}

async function countOf(db: Database, blank: "Short" | "Reserved"): Promise<number> {
  const { count } = await db.read.selectFrom("units").select(({ fn }) => fn.countAll().as("count"))
    .where("blank", "=", blank).executeTakeFirstOrThrow();
  return Number(count);
}

/** @throws {Error} if not every garment has a reserved blank, so that the turns measured something else */
async function checkReserved(db: Database, expected: number): Promise<void> {
  const found = await countOf(db, "Reserved");
  if (found !== expected) throw new Error(`Expected ${expected} garments with a blank, found ${found}`);
}

function figuresOf(ours: readonly Turn[], bare: readonly Turn[], size: number): readonly Figure[] {
  const both = (of: (turn: Turn) => number) => ({
    ours: median(ours.map(of)),
    base: median(bare.map(of)),
    unit: "ms",
  });
  const goal = "<= 1.4x";
  return [
    { name: "a payment's answer, half of them within", ...both(({ answers }) => median(answers)), goal },
    { name: "all answers, for each payment", ...both(({ paid }) => paid / size), goal },
    {
      name: "until the blanks are reserved, for each payment",
      ...both(({ reserved }) => reserved / size),
      goal,
    },
    { name: "processor time until then, for each payment", ...both(({ cpu }) => cpu / size), goal: "" },
  ];
}
