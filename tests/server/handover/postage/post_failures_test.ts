/** A line that cannot be posted stops neither the other lines nor the invoices after it. */
import assert from "node:assert/strict";
import { postApproved } from "../../../../server/modules/handover/postage_invoices/post_lines.ts";
import {
  askAs,
  decide,
  importPostage,
  inPostage,
  invoicesIn,
  linesIn,
  pbCsv,
  type PostageScene,
  postAll,
  step,
} from "../../../support/handover/postage_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";

const HOUR = 3_600;

const unpostedOf = async (scene: PostageScene) =>
  (await invoicesIn(scene)).map(({ sums }) => sums["unposted"]);

const setDifference = ({ db }: PostageScene, line: string, diff_minor: number) =>
  db.write((tx) => tx.updateTable("postage_lines").set({ diff_minor }).where("_id", "=", line).execute());

Deno.test("S2.11 a line that cannot be posted is set aside with its reason, and everything else is posted", () =>
  inPostage(3, async (scene) => {
    const [one, two, three] = scene.labels.map(({ number }) => number);
    await importPostage(
      scene,
      pbCsv([
        { id: "1", tracking: one ?? "", amount: "4.20" },
        { id: "2", tracking: two ?? "", amount: "4.20" },
      ]),
    );
    await importPostage(scene, pbCsv([{ id: "3", tracking: three ?? "", amount: "4.20" }]));
    const lines = await linesIn(scene);
    assert.equal(lines.length, 3);
    const [bad, ...good] = lines.map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, [bad!], "line.dispute"), ["ok"]);
    assert.deepEqual(await decide(scene, good, "line.accept"), ["ok", "ok"]);
    const [first, second] = await invoicesIn(scene);
    for (const each of [first, second]) assert.equal(await step(scene, each!._id, "postage.approve"), "ok");
    // The ledger takes no amount below zero.
    await setDifference(scene, bad!, -100);
    await postAll(scene);
    const broken = (await unpostedOf(scene)).reduce((sum, count) => Number(sum) + Number(count), 0);
    assert.equal(broken, 1);
    const { row } = await askAs<{ row: { post_failure: string; posted_at: number | null } }>(
      scene,
      "root",
      `{ row: getPostageLineById(_id: "${bad}") { post_failure posted_at } }`,
    );
    assert.match(row.post_failure, /-100/);
    assert.equal(row.posted_at, null);
    const paid = (id: string) => step(scene, id, "postage.pay", "root", { paid_on: "01-01-2026" });
    assert.deepEqual(
      new Set([await paid(first!._id), await paid(second!._id)]),
      new Set(["arePostable 1", "ok"]),
    );

    await setDifference(scene, bad!, 100);
    await postAll(scene);
    assert.equal((await unpostedOf(scene)).includes(1), true);
    await postApproved({ db: scene.db, now: () => NOW + HOUR, settings: testSettings });
    assert.deepEqual(await unpostedOf(scene), [0, 0]);
  }));
