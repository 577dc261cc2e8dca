/** A provider's file that is imported and posted by processes that die gives the result of one undisturbed process. */
import assert from "node:assert/strict";
import { POSTAGE_TYPES, type PostageType } from "../../../../api/handover/postage.ts";
import {
  AT_EACH_COMMIT,
  type Death,
  importInLives,
  postInLives,
} from "../../../support/handover/postage_lives.ts";
import {
  accountsOf,
  COST,
  decide,
  inPostage,
  invoicesIn,
  linesIn,
  PB_HEADER,
  pbCsv,
  type PbRow,
  pbRow,
  type PostageScene,
  sendPostage,
  step,
} from "../../../support/handover/postage_world.ts";
import { bookOf, filteredXml } from "../../../support/files/workbooks.ts";
import { fc } from "../../../support/property.ts";
import { atRest } from "../../../support/server/api.ts";
import { isSoak } from "../../../support/soak.ts";

const RUNS = isSoak ? 2_000 : 12;
const LABELS = 3;
/** The number exceeds the rows of one import transaction. */
const LONG_FILE = 505;
const BY_ITSELF = () => undefined;

const dollars = (minor: number) => (minor / 100).toFixed(2);

/** Makes rows that are posted in every way, and many that move no money. */
function longFile({ labels }: PostageScene): readonly PbRow[] {
  const [exact, dearer, wrong] = labels;
  const print = (label: { readonly number: string } | undefined, minor: number): PbRow => ({
    ...{ id: label?.number ?? "", tracking: label?.number ?? "", amount: dollars(minor) },
  });
  const billed = [
    print(exact, COST),
    print(dearer, COST + 40),
    print(wrong, COST + 90),
    ...Array.from({ length: 30 }, (_, nth): PbRow => ({ id: `fee-${nth}`, type: "FEE", amount: "0.10" })),
  ];
  const requested = Array.from({ length: LONG_FILE - billed.length }, (_, nth): PbRow => ({
    ...{ id: `asked-${nth}`, type: "POSTAGE REFUND", refund: "REQUESTED", amount: "1.00" },
    tracking: exact?.number ?? "",
  }));
  // Equal lines without an id in the first and in the last transaction are separate fees.
  const unnamed: PbRow = { id: "", type: "FEE", amount: "0.07" };
  return [unnamed, unnamed, ...billed, ...requested, unnamed];
}

async function resultOf(deaths: (life: number) => Death | undefined) {
  let result: object = {};
  await inPostage(LABELS, async (scene) => {
    const { status } = await sendPostage(scene, pbCsv(longFile(scene)));
    assert.equal(status, 202);
    const imports = await importInLives(scene, deaths);
    const open = (await linesIn(scene, '(bucket: ["variance"])')).map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, open.slice(0, 1), "line.accept"), ["ok"]);
    assert.deepEqual(await decide(scene, open.slice(1), "line.dispute"), ["ok"]);
    const [invoice] = await invoicesIn(scene);
    assert.equal(await step(scene, invoice?._id ?? "", "postage.approve"), "ok");
    const posts = await postInLives(scene, deaths);
    if (deaths !== BY_ITSELF) assert.ok(imports >= 6 && posts >= 50, `${imports} and ${posts} deaths`);
    const job = await scene.db.read.selectFrom("jobs").select(["status", "made", "skipped", "refused"])
      .executeTakeFirstOrThrow();
    const lines = await scene.db.read.selectFrom("postage_lines").select([
      ...[
        "line_key",
        "line_type",
        "amount_minor",
        "accrued_minor",
        "diff_minor",
        "bucket",
        "status",
      ] as const,
      ...["posted_at"] as const,
    ]).orderBy("line").execute();
    const { code, lines_count, amount_minor, variance_minor } = invoice!;
    // Labels have the same numbers in each world, so their lines have equal keys.
    result = {
      ...{ job, lines, accounts: await accountsOf(scene) },
      invoice: { code, lines_count, amount_minor, variance_minor },
      entries: (await scene.db.read.selectFrom("ledger_entries").select("seq").execute()).length,
    };
  }, { modules: atRest });
  return result;
}

Deno.test("money §8 a file whose import and posting die before and after each commit has the result of an undisturbed run", async () => {
  assert.deepEqual(await resultOf(AT_EACH_COMMIT), await resultOf(BY_ITSELF));
});

Deno.test("money §8 an import that dies after its first rows reads no row twice where a workbook hides one", () =>
  inPostage(0, async (scene) => {
    const rows = Array.from({ length: LONG_FILE }, (_, nth) => pbRow({ id: `${nth}`, amount: "three" }));
    const cells = [PB_HEADER, ...rows].map((row) => row.split(","));
    const book = bookOf({ sheets: { Bill: filteredXml(cells, 1) } });
    assert.equal((await sendPostage(scene, PB_HEADER, { plan: { sheet: "Bill" }, book })).status, 202);
    assert.ok(await importInLives(scene, AT_EACH_COMMIT) >= 4);
    const { status, refused, skipped } = await scene.db.read.selectFrom("jobs").selectAll()
      .executeTakeFirstOrThrow();
    assert.deepEqual([status, refused, skipped], ["Done", LONG_FILE - 1, 0]);
  }, { modules: atRest }));

const WORDS: Readonly<Record<PostageType, string>> = {
  fund: "POSTAGE FUND",
  print: "POSTAGE PRINT",
  refund: "POSTAGE REFUND",
  fee: "FEE",
  apv_over: "APV-POSTAGE OVERPAID",
  apv_under: "APV-POSTAGE UNDERPAID",
  apv_dispute: "APV-DISPUTE ADJUSTMENT",
  credit: "CREDIT ADJUSTMENT",
  debit: "DEBIT ADJUSTMENT",
};

const billed = fc.record({
  type: fc.constantFrom(...POSTAGE_TYPES),
  refund: fc.constantFrom("ACCEPTED", "ACCEPTED", "REQUESTED"),
  label: fc.integer({ min: 0, max: LABELS }),
  minor: fc.integer({ min: 300, max: 340 }),
  at: fc.integer({ min: 0, max: 5 }),
  id: fc.integer({ min: 1, max: 6 }),
});

/**
 * Generates rows in any order, cut into files of which the last repeats some, and the points at which their
 * readers die.
 */
const cut = fc.record({
  rows: fc.array(billed, { minLength: 1, maxLength: 12 }),
  ranks: fc.array(fc.nat(1_000), { minLength: 24, maxLength: 24 }),
  files: fc.integer({ min: 1, max: 3 }),
  deaths: fc.array(fc.record({ commit: fc.nat(1), isAfter: fc.boolean() }), { maxLength: 4 }),
});

/** Imports the files, returns what would be posted for each label, and deletes the files' data. */
async function importFiles(
  scene: PostageScene,
  files: readonly (readonly PbRow[])[],
  deaths: readonly Death[] = [],
): Promise<string> {
  const { db } = scene;
  for (const rows of files) {
    const text = pbCsv(rows);
    const jobs = [];
    for (let time = 0; time < 2; time++) {
      jobs.push((await (await sendPostage(scene, text)).json() as { job: string }).job);
      await importInLives(scene, (life) => deaths[life]);
    }
    assert.equal(jobs[0], jobs[1], "the same file leads to its first import");
  }
  const failed = await db.read.selectFrom("jobs").select("error_text").where("status", "<>", "Done")
    .execute();
  assert.deepEqual(failed, []);
  const lines = await db.read.selectFrom("postage_lines").select([
    ...["line_type", "label_id", "bucket", "amount_minor", "accrued_minor"] as const,
  ]).execute();
  const sums = new Map<string, number>();
  for (const { line_type, label_id, bucket, amount_minor, accrued_minor } of lines) {
    const isOwn = line_type === "fund" || line_type === "fee";
    if (bucket === "duplicate" || bucket === "info" && !isOwn) continue;
    const key = `${isOwn ? line_type : "cost"} ${label_id}`;
    sums.set(key, (sums.get(key) ?? 0) + amount_minor - accrued_minor);
  }
  await db.write(async (tx) => {
    await tx.deleteFrom("postage_lines").execute();
    await tx.deleteFrom("postage_invoices").execute();
  });
  return JSON.stringify([...sums].filter(([, sum]) => sum !== 0).toSorted());
}

Deno.test("money §8 files that are split, shuffled, sent twice and read by dying processes post the same amounts", () =>
  inPostage(LABELS, async (scene) => {
    await fc.assert(
      fc.asyncProperty(cut, async ({ rows, ranks, files, deaths }) => {
        const all = rows.map(({ type, refund, label, minor, at, id }): PbRow => ({
          ...{
            // A provider's ID belongs to one label.
            id: `r${label}-${id}`,
            at: at * 60,
            type: WORDS[type],
            tracking: scene.labels[label]?.number ?? "UNKNOWN1",
          },
          ...type === "fund" ? { deposit: dollars(minor), amount: "0.00" } : { amount: dollars(minor) },
          ...type === "refund" && { refund },
        }));
        const whole = await importFiles(scene, [all]);
        const order = all.map((row, at) => ({ row, rank: ranks[at] ?? 0 }))
          .toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
        const parts = Array.from(
          { length: files },
          (_, part) => order.filter((_row, at) => at % files === part),
        );
        const again = order.filter((_row, at) => (ranks[at + 12] ?? 0) % 3 === 0);
        const sent = [...parts, again].filter((each) => each.length > 0);
        assert.equal(await importFiles(scene, sent, deaths), whole);
      }),
      { numRuns: RUNS },
    );
  }, { modules: atRest }));
