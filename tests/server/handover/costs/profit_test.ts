/** The profit of a package and an order: who sees it, and that each amount counts with one package. */
import assert from "node:assert/strict";
import type { ProfitLine } from "../../../../api/generated/schema.ts";
import {
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
import type { Name } from "../../../support/orders/world.ts";

interface Seen {
  readonly profit: readonly ProfitLine[] | null;
}

const FIELDS = "profit { part currency charged_minor booked_minor invoiced_minor difference_minor }";

/** Returns the profit of a label's package and of its order. */
async function profitOf({ app, world, db, labels }: PostageScene, name: Name, nth = 0) {
  const pkg = labels[nth]!.package_id;
  const { order_id } = await db.read.selectFrom("packages").select("order_id").where("_id", "=", pkg)
    .executeTakeFirstOrThrow();
  const { data } = await app.ask<object, { pkg: Seen | null; order: Seen | null }>(
    await world.token(name),
    `query ($pkg: ID!, $order: ID!) {
      pkg: getPackageById(_id: $pkg) { ${FIELDS} } order: getOrderById(_id: $order) { ${FIELDS} } }`,
    { pkg, order: order_id },
  );
  return data;
}

const short = (seen: Seen | null | undefined) =>
  seen?.profit?.map((line) =>
    [line.part, line.charged_minor, line.booked_minor, line.invoiced_minor ?? "–", line.difference_minor]
      .join(" ")
  );

Deno.test("S2.11 root sees the profit of a package and its order; sellers, agents, order_qc and the floor do not", () =>
  inPostage(2, async (scene) => {
    for (const name of ["root", "super_root"] as const) {
      const seen = await profitOf(scene, name);
      assert.deepEqual(short(seen?.pkg), ["postage 500 320 – 180"], name);
      assert.deepEqual(short(seen?.order), ["goods 2598 0 – 2598", "postage 500 320 – 180"], name);
    }
    for (const name of ["anna", "agent", "order_qc", "cutting", "printer", "sewer", "packager"] as const) {
      const seen = await profitOf(scene, name);
      assert.deepEqual([seen?.pkg?.profit ?? null, seen?.order?.profit ?? null], [null, null], name);
    }
  }));

Deno.test("S2.11 a billed difference counts once it is posted, and only for its package; a voided label leaves no cost", () =>
  inPostage(2, async (scene) => {
    const [dearer] = scene.labels;
    await importPostage(scene, pbCsv([{ id: "1", tracking: dearer?.number ?? "", amount: "4.20" }]));
    const [line] = await linesIn(scene);
    await decide(scene, [line?._id ?? ""], "line.pass", { pass_minor: 60 });
    const before = ["postage 500 320 – 180"];
    assert.deepEqual(short((await profitOf(scene, "root"))?.pkg), before);
    const [invoice] = await invoicesIn(scene);
    assert.equal(await step(scene, invoice?._id ?? "", "postage.approve"), "ok");
    await postAll(scene);
    const after = ["postage 500 320 420 80", "adjustment 60 0 – 60"];
    assert.deepEqual(short((await profitOf(scene, "root"))?.pkg), after);
    assert.deepEqual(short((await profitOf(scene, "root"))?.order)?.slice(1), after);
    assert.deepEqual(short((await profitOf(scene, "root", 1))?.pkg), before);

    const ids = [scene.labels[1]!.package_id];
    await scene.world.package("root", ids, "label.void", { reason: "Not needed" });
    await scene.world.package("root", ids, "label.voided", { reason: "Credited" });
    assert.deepEqual(short((await profitOf(scene, "root", 1))?.pkg), ["postage 0 0 – 0"]);
  }));
