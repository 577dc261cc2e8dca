/** Refund requests: made by one person, decided by another, bounded by a line's rest, refunded once. */
import type { RefundRequest } from "../../../../api/generated/schema.ts";
import {
  firstPictures,
  insertAttachment,
} from "../../../../server/modules/desk/comments/attachment_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import assert from "node:assert/strict";
import { refund } from "../../../../server/modules/orders/refunds/make.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { actFor, another, askBack, chargesOf, decide } from "../../../support/orders/refund_requests.ts";
import { readRequest, refusal } from "../../../support/orders/refund_requests.ts";
import { withBusiness } from "../../../support/desk/integration_calls.ts";
import { feedOf, queryAs } from "../../../support/desk/notification_calls.ts";
import { refusal as answer, saveSettings } from "../../../support/desk/notification_calls.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";
import { makeOf } from "../../../../server/entity/make.ts";

const makeRefundRequest = makeOf(refund);

const PAID = ["order.submit", "order.pay"];
const LINES = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];

interface Scene extends World {
  /** Id of an order that is paid: 25.98 and 8.99. */
  readonly paid: string;
  /** A second person with root's rights, and a member of accounting. */
  readonly root2: AuthorizedContext;
  readonly acc: AuthorizedContext;
}

const inScene = (work: (scene: Scene) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await work({
      ...world,
      paid: await world.order({ lines: LINES }, PAID),
      root2: another(world.as("root"), "super_root"),
      acc: another(world.as("order_qc"), "order_qc", ["accounting"]),
    });
  });

/** Makes an order of anna's whose refund exceeds one person's limit. */
async function dear(scene: Scene): Promise<string> {
  await scene.topUp("anna", 100_000);
  return await scene.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 10 }] }, PAID);
}

const all = async (context: AuthorizedContext, order: string) =>
  (await chargesOf(context, order)).map(({ _id, sums }) => ({
    charge_line_id: _id,
    amount_minor: sums[3] ?? 0,
  }));

const row = async ({ db }: World, _id: string) =>
  await db.read.selectFrom("orders").select(["status", "paid", "refunds_minor", "version"]).where(
    "_id",
    "=",
    _id,
  )
    .executeTakeFirstOrThrow();

Deno.test("S2.13 a seller's requested refund is reserved, paid once when root approves it, and shown on its order", () =>
  inScene(async (scene) => {
    const { db, paid } = scene;
    const [anna, root] = [scene.as("anna"), scene.as("root")];
    const [tees, mug] = await chargesOf(anna, paid);
    assert.deepEqual([tees!.sums, mug!.sums], [[2_598, 0, 0, 2_598], [899, 0, 0, 899]]);
    const made = await askBack(anna, paid, [{ charge_line_id: tees!._id, amount_minor: 1_299 }]);
    assert.deepEqual(
      [made.code, made.status, made.requested_minor, made.approved_minor, made.order_code, made.seller_id],
      ["RF-000001", "Processing", 1_299, null, "PD-000001", "anna"],
    );
    assert.deepEqual((await chargesOf(anna, paid))[0]!.sums, [2_598, 0, 1_299, 1_299]);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000 - 3_497);
    await assert.rejects(decide(anna, made, "refund.approve"), { code: "FORBIDDEN" });
    const before = await row(scene, paid);
    assert.equal(await decide(root, made, "refund.approve"), "Posted");
    assert.deepEqual((await chargesOf(anna, paid))[0]!.sums, [2_598, 1_299, 0, 1_299]);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000 - 3_497 + 1_299);
    assert.deepEqual(await row(scene, paid), {
      ...before,
      refunds_minor: 1_299,
      version: before.version + 1,
    });
    const line = await db.read.selectFrom("ledger_entries").selectAll().where("seller_id", "=", "anna")
      .orderBy("no", "desc").limit(1).executeTakeFirstOrThrow();
    assert.deepEqual([line.kind, line.ref_code, line.amount_minor], ["refund", "RF-000001", 1_299]);
    const [forRoot, forAnna] = [await readRequest(root, made), await readRequest(anna, made)];
    assert.deepEqual([forRoot.checker_name, forAnna.checker_name], ["Person root", ""]);
    assert.deepEqual([forAnna.approved_minor, forAnna.decided_at !== null], [1_299, true]);
    assert.equal(await decide(scene.root2, made, "refund.approve"), "wrongState");
    // The remaining sum is refunded too, and its order no longer counts as paid.
    const rest = await askBack(anna, paid, (await all(anna, paid)).filter((part) => part.amount_minor > 0));
    assert.equal(await decide(root, rest, "refund.approve"), "Posted");
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000);
    assert.deepEqual(await row(scene, paid), {
      status: "Processing",
      paid: 0,
      refunds_minor: 3_497,
      version: before.version + 2,
    });
    assert.deepEqual((await scene.move("root", [paid], "production.start"))[0]?.reason?.code, "isPaid");
    await assertSettled(scene, [paid]);
  }));

Deno.test("S2.13 two people are always enough: one root decides a seller's request, and alone about their own up to 200.00", () =>
  inScene(async (scene) => {
    const order = await dear(scene);
    const [root, { root2, acc }] = [scene.as("root"), scene];
    const [line] = await chargesOf(root, order);
    const ask = (context: AuthorizedContext, amount_minor: number) =>
      askBack(context, order, [{ charge_line_id: line!._id, amount_minor }]);
    assert.equal(await decide(root, await ask(scene.as("anna"), 20_001), "refund.approve"), "Posted");
    await dearAgain(scene);
    assert.equal(await decide(root, await ask(root, 5_000), "refund.approve"), "Posted");
    const second = await dear(scene);
    const [own] = await all(root, second);
    const big = await askBack(root, second, [{ ...own!, amount_minor: 20_001 }]);
    assert.equal(await decide(acc, big, "refund.reject", "No"), "notYours");
    await assert.rejects(decide(acc, big, "refund.approve"), { code: "FORBIDDEN" });
    assert.equal(await decide(root, big, "refund.approve"), "Approved");
    assert.equal((await row(scene, second)).refunds_minor, 0);
    assert.equal(await decide(root, big, "refund.post"), "isNotMaker");
    assert.equal(await decide(root, big, "refund.reject", "No"), "isNotMaker");
    assert.equal(await decide(acc, big, "refund.post"), "Posted");
    const shown = await readRequest(root, big);
    assert.deepEqual([shown.checker_name, shown.second_name], ["Person root", "Person order_qc"]);
    const more = await askBack(root, second, [{ ...own!, amount_minor: 100 }]);
    assert.equal(await decide(root2, more, "refund.approve"), "Posted");
  }));

/** Tops up, as the next request needs more money. */
const dearAgain = (scene: Scene) => scene.topUp("anna", 100_000);

Deno.test("S2.13 if one person is on both sides, a second person must decide a refund that needs two", () =>
  inScene(async (scene) => {
    const order = await dear(scene);
    const [root, root2] = [scene.as("root"), scene.root2];
    const people = [root, root2, actFor(scene, root, root2), actFor(scene, root2, root)];
    const idsOf = ({ session }: AuthorizedContext) => [session.actor._id, session.person._id];
    const [line] = await chargesOf(root, order);
    for (const maker of people) {
      for (const checker of people) {
        const made = await askBack(maker, order, [{ charge_line_id: line!._id, amount_minor: 20_001 }]);
        const isSame = idsOf(maker).some((id) => idsOf(checker).includes(id));
        // The first approval alone does not post the refund; another person's second approval would.
        if (isSame) assert.equal(await decide(checker, made, "refund.approve"), "Approved");
        for (const third of people) {
          if (isSame && idsOf(third).some((id) => [...idsOf(maker), ...idsOf(checker)].includes(id))) {
            assert.notEqual(await decide(third, made, "refund.post"), "Posted");
          }
        }
        assert.equal(await decide(maker, made, "refund.cancel"), "Cancelled");
      }
    }
    assert.equal((await row(scene, order)).refunds_minor, 0);
  }));

Deno.test("S2.13 a rejected or withdrawn amount can be requested again; only its maker withdraws a request", () =>
  inScene(async (scene) => {
    const { paid } = scene;
    const [anna, root] = [scene.as("anna"), scene.as("root")];
    const whole = await all(anna, paid);
    const first = await askBack(anna, paid, whole);
    assert.equal(await decide(root, first, "refund.cancel"), "isMaker");
    assert.equal(await decide(root, first, "refund.reject", "It was not ours."), "Rejected");
    const shown = await readRequest(anna, first);
    assert.deepEqual([shown.note, shown.approved_minor], ["It was not ours.", null]);
    const again = await askBack(anna, paid, whole);
    assert.equal(await decide(anna, again, "refund.cancel"), "Cancelled");
    assert.deepEqual((await chargesOf(anna, paid)).map(({ sums }) => sums[3]), [2_598, 899]);
    const change = { id: again._id, params: { reason: "More" }, version: again.version };
    const changed = runMutation("makeRefundRequest", makeRefundRequest, change, root);
    assert.deepEqual(await refusal(changed), ["ILLEGAL_TRANSITION", "requestFixed"]);
    // Cancelling the order refunds everything, also requested sums: the request has nothing left to decide.
    const open = await askBack(anna, paid, [{ ...whole[1]!, amount_minor: 400 }]);
    await scene.move("root", [paid], "order.cancel");
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 10_000);
    assert.equal(await decide(root, open, "refund.approve"), "wrongState");
    assert.equal(await balanceOf(scene.db.read, ["anna"]), 10_000);
    assert.equal((await row(scene, paid)).status, "Cancelled");
  }));

Deno.test("S2.13 after garments of a refunded line are stopped nothing is refunded twice", () =>
  inScene(async (scene) => {
    const { paid, db } = scene;
    const root = scene.as("root");
    const [tees] = await all(root, paid);
    const half = { ...tees!, amount_minor: 2_000 };
    assert.equal(await decide(root, await askBack(root, paid, [half]), "refund.approve"), "Posted");
    const units = await db.read.selectFrom("units as u").innerJoin(
      "order_lines as l",
      "l._id",
      "u.order_line_id",
    )
      .select("u._id").where("u.order_id", "=", paid).where("l.sku", "=", "TEE-BLACK-M").execute();
    const drop = { unit_ids: units.map(({ _id }) => _id), reason: "Sold out" };
    const [dropped] = await scene.move("root", [paid], "order.drop", drop);
    assert.equal(dropped?.reason?.code, undefined);
    assert.ok(dropped?.ok);
    assert.deepEqual((await chargesOf(root, paid)).map(({ sums }) => sums[1]), [2_598, 0]);
    assert.equal(await balanceOf(db.read, ["anna"]), 10_000 - 899);
  }));

Deno.test("S2.13 more than the remaining amount is refused at its line with that amount, and nothing is reserved", () =>
  inScene(async (scene) => {
    const { paid } = scene;
    const anna = scene.as("anna");
    const [tees, mug] = await all(anna, paid);
    await askBack(scene.as("root"), paid, [{ ...tees!, amount_minor: 2_000 }]);
    const tried = (lines: Parameters<typeof askBack>[2], reason?: string) =>
      refusal(askBack(anna, paid, lines, reason));
    assert.deepEqual(await tried([mug!, { ...tees!, amount_minor: 600 }]), [
      "REFUND_EXCEEDS",
      "params.lines.1.amount_minor refundExceeds 598",
    ]);
    assert.deepEqual((await chargesOf(anna, paid)).map(({ sums }) => sums[3]), [598, 899]);
    assert.deepEqual(await tried([]), ["BAD_INPUT", "params.lines required"]);
    assert.deepEqual(await tried([mug!], ""), ["BAD_INPUT", "params.reason required"]);
    assert.deepEqual(await tried([mug!, mug!]), ["BAD_INPUT", "params.lines.1.charge_line_id taken"]);
    for (const amount_minor of [0, -1, 0.5, NaN]) {
      const [code, problem] = await tried([{ ...mug!, amount_minor }]);
      assert.deepEqual([code, problem], ["BAD_INPUT", "params.lines.0.amount_minor badAmount"]);
    }
    const other = await scene.order({ store_id: "ben-tiktok" }, PAID);
    const foreign = await all(scene.as("root"), other);
    assert.deepEqual(await tried(foreign), ["BAD_INPUT", "params.lines.0.charge_line_id unknown"]);
    assert.deepEqual(await refusal(askBack(anna, other, foreign)), ["BAD_INPUT", "params.order_id unknown"]);
    await assert.rejects(chargesOf(anna, other), { code: "NOT_FOUND" });
    const bens = await askBack(scene.as("ben"), other, foreign);
    await assert.rejects(readRequest(anna, bens), { code: "NOT_FOUND" });
  }));

Deno.test("S2.13 the requester is notified of the decision, root of a new request if subscribed, and nobody of their own act", () =>
  withBusiness(async (scene) => {
    const { world } = scene;
    await saveSettings(scene, 'type: "Support", events: [{ id: "refund.asked", status: "Active" }]', "root");
    const order = await world.order({ lines: LINES }, PAID);
    const made = await askBack(world.as("anna"), order, await all(world.as("anna"), order));
    assert.deepEqual((await feedOf(scene, "root")).map(({ subject, referent }) => [subject, referent]), [
      ["RF-000001: Refund requested", `/refund-request/all/${made._id}`],
    ]);
    await decide(world.as("root"), made, "refund.reject", "It was not ours.");
    const own = await feedOf(scene, "anna");
    assert.deepEqual(own.map(({ subject, content }) => [subject, content]), [
      ["RF-000001: Rejected", "It was not ours."],
    ]);
    assert.deepEqual([(await feedOf(scene, "ben")).length, (await feedOf(scene, "root")).length], [0, 1]);
    // A comment on the request notifies the mentioned person, and its link leads there.
    const comment = `mutation { makeComment(params: { entity: "refundRequests", entity_id: "${made._id}",
      body: "Why not, @root?" }) { visibility } }`;
    assert.deepEqual(await queryAs(scene, comment, "anna"), { makeComment: { visibility: "seller" } });
    assert.equal(await answer(scene, comment, "ben"), "NOT_FOUND");
    const [mention] = (await feedOf(scene, "root")).filter(({ content }) => content === "Why not, @root?");
    assert.equal(mention?.referent, `/refund-request/all/${made._id}`);
  }));

Deno.test("S2.13 a refund request accepts a photo: uploaded for its order, then a comment on the request, and only visible there", () =>
  inScene(async (scene) => {
    const { db, paid } = scene;
    const anna = scene.as("anna");
    const photo = (_id: string, more: object = {}) =>
      db.write((tx) =>
        insertAttachment(tx, {
          ...{
            _id,
            entity: "orders",
            entity_id: paid,
            seller_id: "anna",
            comment_id: null,
            name: "hole.png",
          },
          ...{ type: "image/png", bytes: 15, digest: "d", visibility: "seller", author_id: "anna" },
          ...{ author_name: "Anna", created_at: 1, deleted_at: null },
          ...more,
        })
      );
    await photo("p1");
    await photo("p2", { author_id: "ben" });
    const ask = async (photo_id: string) =>
      await runMutation("makeRefundRequest", makeRefundRequest, {
        params: { order_id: paid, reason: "A hole.", lines: [(await all(anna, paid))[0]!], photo_id },
      }, anna) as RefundRequest;
    assert.deepEqual(await refusal(ask("p2")), ["BAD_INPUT", "params.photo_id unknown"]);
    const made = await ask("p1");
    const file = await db.read.selectFrom("attachments").selectAll().where("_id", "=", "p1")
      .executeTakeFirstOrThrow();
    assert.deepEqual([file.entity, file.entity_id], ["refundRequests", made._id]);
    const comment = await db.read.selectFrom("comments").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([comment._id, comment.entity_id, comment.body], [file.comment_id, made._id, "hole.png"]);
    const visible = { scope: ALL_SELLERS, visibilities: ["seller"] } as const;
    assert.equal((await firstPictures(db.read, visible, "refundRequests", [made._id])).get(made._id), "p1");
    // The photo belongs to a comment by now.
    assert.deepEqual((await refusal(ask("p1")))[0], "BAD_INPUT");
  }));
