/** A provider's files that are split, shuffled and repeated post the same amounts as one whole file. */
import assert from "node:assert/strict";
import type { PostageEntry } from "../../../../api/csv/postage_table.ts";
import { owedBy, POSTAGE_TYPES } from "../../../../api/handover/postage.ts";
import { newId } from "../../../../server/ids.ts";
import {
  addLines,
  insertInvoice,
} from "../../../../server/modules/handover/postage_invoices/import_store.ts";
import { inPostage, type PostageScene } from "../../../support/handover/postage_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";

const RUNS = isSoak ? 2_000 : 25;
const LABELS = 3;

const billed = fc.record({
  type: fc.constantFrom(...POSTAGE_TYPES),
  state: fc.constantFrom("", "", "", "requested") as fc.Arbitrary<PostageEntry["state"]>,
  label: fc.integer({ min: 0, max: LABELS }),
  minor: fc.integer({ min: 300, max: 340 }),
  at: fc.integer({ min: 0, max: 5 }),
  ref: fc.integer({ min: 1, max: 6 }),
});

/** Generates rows cut into files in any order, some of them twice. */
const cut = fc.record({
  rows: fc.array(billed, { minLength: 1, maxLength: 12 }),
  seed: fc.array(fc.nat(1_000), { minLength: 24, maxLength: 24 }),
  files: fc.integer({ min: 1, max: 4 }),
});

async function importAll(scene: PostageScene, files: readonly (readonly PostageEntry[])[]): Promise<string> {
  const { db } = scene;
  await db.write(async (tx) => {
    for (const [at, entries] of files.entries()) {
      const invoice = { _id: newId(), biller: "pb", currency: "USD" };
      const file = { name: `${at}.csv`, digest: newId(), job_id: null, maker: "root", maker_for: null };
      await insertInvoice(tx, { ...invoice, ...file }, NOW);
      await addLines(tx, invoice, entries, NOW);
    }
  });
  const lines = await db.read.selectFrom("postage_lines").select([
    ...["line_type", "label_id", "bucket", "amount_minor", "accrued_minor"] as const,
  ]).execute();
  const sums = new Map<string, number>();
  for (const { line_type, label_id, bucket, amount_minor, accrued_minor } of lines) {
    const isPosted = bucket !== "duplicate" && (bucket !== "info" || ["fund", "fee"].includes(line_type));
    const key = `${line_type === "fund" || line_type === "fee" ? line_type : "cost"} ${label_id}`;
    if (isPosted) sums.set(key, (sums.get(key) ?? 0) + amount_minor - accrued_minor);
  }
  await db.write(async (tx) => {
    await tx.deleteFrom("postage_lines").execute();
    await tx.deleteFrom("postage_invoices").execute();
  });
  return JSON.stringify([...sums].filter(([, sum]) => sum !== 0).toSorted());
}

Deno.test("S2.11 files that are split, shuffled and repeated post the same amounts", () =>
  inPostage(LABELS, async (scene) => {
    await fc.assert(
      fc.asyncProperty(cut, async ({ rows, seed, files }) => {
        const entries = rows.map(({ type, state, label, minor, at, ref }, line): PostageEntry => ({
          ...{
            line: line + 2,
            type,
            state: type === "refund" ? state : "",
            at: NOW + at * 60,
            // A provider's ID belongs to one label.
            ref: `r${label}-${ref}`,
          },
          tracking: scene.labels[label]?.number ?? "UNKNOWN1",
          amount_minor: owedBy(type, minor),
          balance_minor: null,
        }));
        const whole = await importAll(scene, [entries]);
        const order = entries.map((entry, at) => ({ entry, rank: seed[at] ?? 0 }))
          .toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
        const parts = Array.from(
          { length: files },
          (_, part) => order.filter((_entry, at) => at % files === part),
        );
        const again = order.filter((_entry, at) => (seed[at + 12] ?? 0) % 3 === 0);
        assert.equal(await importAll(scene, [...parts, again]), whole);
      }),
      { numRuns: RUNS },
    );
  }));
