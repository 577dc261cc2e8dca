import assert from "node:assert/strict";
import type { Comment } from "../../../../api/generated/schema.ts";
import { notificationEventOf } from "../../../../resources/notification_events.ts";
import type { Database } from "../../../../server/db/database.ts";
import { sendDueDigests } from "../../../../server/modules/desk/notification_settings/digest.ts";
import { writeSetting } from "../../../../server/modules/desk/notification_settings/store.ts";
import { blankEvent, blankSetting } from "../../../../server/modules/desk/notification_settings/view.ts";
import { testSettings } from "../../../support/server/api.ts";
import { NOW } from "../../../support/people/people.ts";
import { listen } from "../../../support/server/live_socket.ts";
import { serveApp, type TestSocket } from "../../../support/server/sockets.ts";
import { COMMENT_CALLS, mentionable, withComments } from "../../../support/desk/comment_calls.ts";
import { askBack, chargesOf } from "../../../support/orders/refund_requests.ts";
import type { Name } from "../../../support/orders/world.ts";

const EVERYBODY: readonly Name[] = ["root", "super_root", "order_qc", "agent", "anna", "ben", "printer"];

Deno.test("staff comments are for staff and in-house agents, others also for the order's seller, and the floor sees none", () =>
  withComments(async ({ world, say, commentsSeen, ask }) => {
    const id = await world.order();
    await say("root", id, { body: "among us", visibility: "staff" });
    await say("agent", id, { body: "to you", visibility: "seller" });
    // A seller's comment is for the seller, regardless of the visibility requested.
    const own = await say("anna", id, { body: "from me", visibility: "staff" });
    assert.equal(own.visibility, "seller");
    const all = ["among us", "to you", "from me"];
    const expected = { printer: "FORBIDDEN", ben: "NOT_FOUND", anna: ["to you", "from me"] };
    for (const name of EVERYBODY) {
      assert.deepEqual(await commentsSeen(name, id), name in expected ? expected[name as "ben"] : all, name);
    }
    const { comments } = await ask<{ comments: Comment[] }>("order_qc", COMMENT_CALLS.comments, {
      entity: "orders",
      entity_id: id,
    });
    assert.deepEqual(comments.map((each) => [each.may_edit, each.may_trash]), Array(3).fill([false, true]));
  }));

Deno.test("a comment is missing for another seller by every route, and a staff one for its own seller", () =>
  withComments(async ({ world, say, refusal }) => {
    const id = await world.order();
    const mine = await say("anna", id, { body: "from me" });
    const secret = await say("root", id, { body: "among us" });
    assert.equal(secret.visibility, "staff");
    const cases = [["ben", mine], ["ben", secret], ["anna", secret]] as const;
    for (const [name, { _id }] of cases) {
      assert.equal(
        await refusal(name, COMMENT_CALLS.make, { id: _id, params: { body: "other" } }),
        "NOT_FOUND",
      );
      assert.equal(await refusal(name, COMMENT_CALLS.trash, { ids: [_id] }), "NOT_FOUND");
    }
    const params = { entity: "orders", entity_id: id, body: "hello" };
    assert.equal(await refusal("ben", COMMENT_CALLS.make, { params }), "NOT_FOUND");
    assert.equal(await refusal("printer", COMMENT_CALLS.make, { params }), "FORBIDDEN");
    for (const entity of ["users", "__proto__", ""]) {
      const variables = { entity, entity_id: id };
      assert.equal(await refusal("root", COMMENT_CALLS.comments, variables), "NOT_FOUND", entity);
      assert.equal(await refusal("root", COMMENT_CALLS.mentionable, variables), "NOT_FOUND", entity);
    }
    for (const text of [COMMENT_CALLS.comments, COMMENT_CALLS.attachments, COMMENT_CALLS.mentionable]) {
      assert.equal(await refusal("ben", text, { entity: "orders", entity_id: id }), "NOT_FOUND");
    }
  }));

Deno.test("people change only their own comments, by version; they delete their own, staff anybody's", () =>
  withComments(async ({ world, say, commentsSeen, ask, refusal }) => {
    const id = await world.order();
    const { _id, version } = await say("anna", id, { body: "wrong" });
    const change = (body: string) => ({ id: _id, version, params: { body } });
    assert.equal(await refusal("root", COMMENT_CALLS.make, change("right")), "FORBIDDEN");
    const { makeComment } = await ask<{ makeComment: Comment }>(
      "anna",
      COMMENT_CALLS.make,
      change(" right\r\n\u0007now "),
    );
    assert.deepEqual([makeComment.body, makeComment.version, makeComment.may_edit], ["right\nnow", 2, true]);
    assert.equal(await refusal("anna", COMMENT_CALLS.make, change("again")), "STALE");
    const other = await say("root", id, { body: "seen", visibility: "seller" });
    assert.equal(await refusal("anna", COMMENT_CALLS.trash, { ids: [_id, other._id] }), "FORBIDDEN");
    assert.deepEqual(await commentsSeen("anna", id), ["right\nnow", "seen"]);
    await ask("order_qc", COMMENT_CALLS.trash, { ids: [_id] });
    await ask("root", COMMENT_CALLS.trash, { ids: [other._id] });
    assert.deepEqual(await commentsSeen("root", id), []);
    assert.equal(
      await refusal("anna", COMMENT_CALLS.make, { id: _id, params: { body: "back" } }),
      "NOT_FOUND",
    );
    const refused = { "": "required", " \u0000 ": "invalid", [`${"x".repeat(5_001)}`]: "tooLong" };
    for (const [body, code] of Object.entries(refused)) {
      const params = { entity: "orders", entity_id: id, body };
      assert.equal(await refusal("root", COMMENT_CALLS.make, { params }), `BAD_INPUT, params.body ${code}`);
    }
  }));

Deno.test("the same key makes one comment and one mention", () =>
  withComments(async ({ world, ask, commentsSeen, db }) => {
    const id = await world.order();
    const params = { entity: "orders", entity_id: id, body: "@order_qc look" };
    const variables = { params, key: "said-only-once" };
    const answers = await Promise.all([1, 2, 3].map(() => ask("root", COMMENT_CALLS.make, variables)));
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    assert.deepEqual(await commentsSeen("root", id), ["@order_qc look"]);
    assert.equal((await db.read.selectFrom("notifications").select("_id").execute()).length, 1);
  }));

Deno.test("S3.6 a mention notifies a person who may read it, once, never oneself", () =>
  withComments(async ({ world, say, ask, db }) => {
    const id = await world.order();
    const notifications = async () => {
      const rows = await db.read.selectFrom("notifications").selectAll().orderBy("_id").execute();
      return rows.map((row) => row.user_id).sort().join(" ");
    };
    const long = `@Order_QC and @order_qc, @agent. Not @root, @ben, @printer, @nobody or a@anna.test: ${
      "x".repeat(400)
    }`;
    const comment = await say("root", id, { body: long, visibility: "seller" });
    assert.deepEqual([...comment.mentions].sort(), ["agent", "order_qc", "root"]);
    assert.equal(await notifications(), "agent order_qc");
    const row = await db.read.selectFrom("notifications").selectAll().where("user_id", "=", "agent")
      .executeTakeFirstOrThrow();
    const { code } = await db.read.selectFrom("orders").select("code").executeTakeFirstOrThrow();
    assert.deepEqual([row.type, row.code, row.referent, row.status, row.image], [
      "Order",
      code,
      code,
      "New",
      "",
    ]);
    assert.equal(row.subject, `Person root mentioned you on ${code}`);
    assert.deepEqual([row.content.length, row.content.slice(0, 9)], [300, "@Order_QC"]);
    // An edit notifies only those who were not notified before.
    await ask("root", COMMENT_CALLS.make, { id: comment._id, params: { body: "@agent @order_qc @anna" } });
    assert.equal(await notifications(), "agent anna order_qc");
    await ask("root", COMMENT_CALLS.make, { id: comment._id, params: { body: "@anna again" } });
    assert.equal(await notifications(), "agent anna order_qc");
    await ask("root", COMMENT_CALLS.make, { id: comment._id, params: { body: "@agent and @anna" } });
    assert.equal(await notifications(), "agent anna order_qc");
    // Sellers are not notified of comments among staff.
    const secret = await say("root", id, { body: "@anna @super_root hush", visibility: "staff" });
    assert.deepEqual(secret.mentions, ["super_root"]);
    assert.equal(await notifications(), "agent anna order_qc super_root");
    const events = await db.read.selectFrom("outbox").selectAll().where("entity", "=", "notifications")
      .execute();
    assert.deepEqual(events.map((event) => [event.user_id, event.seller_id]).sort(), [
      ["agent", null],
      ["anna", null],
      ["order_qc", null],
      ["super_root", null],
    ]);
  }));

Deno.test("only people who may read a comment can be mentioned, by the beginning of a handle or a name", () =>
  withComments(async (stage) => {
    const { world, db } = stage;
    const id = await world.order();
    await db.write((tx) =>
      tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "super_root").execute()
    );
    assert.equal(await mentionable(stage, "root", id, { visibility: "seller" }), "agent anna order_qc");
    assert.equal(await mentionable(stage, "root", id, { visibility: "staff" }), "agent order_qc");
    assert.equal(await mentionable(stage, "anna", id), "agent order_qc root");
    assert.equal(await mentionable(stage, "root", id, { search: "ORDER" }), "order_qc");
    assert.equal(await mentionable(stage, "root", id, { search: "person an" }), "anna");
    assert.equal(await mentionable(stage, "root", id, { search: "%" }), "");
  }));

/** Returns the entities of the next changes that a socket receives. */
async function entitiesOf(socket: TestSocket, count: number): Promise<string> {
  const entities = [];
  for (let i = 0; i < count; i++) {
    const frame = await socket.next();
    entities.push((frame?.payload as { data: { changes: { entity: string } } }).data.changes.entity);
  }
  return entities.join(" ");
}

Deno.test("a comment is announced live by its record, and a staff comment sends no event to its seller", () =>
  withComments(async ({ world, say, ask, db, app }) => {
    const id = await world.order();
    const server = serveApp(app.app);
    const sockets = [];
    for (const name of ["anna", "agent", "ben"] as const) {
      sockets.push(await listen(server, await world.token(name)));
    }
    const comment = await say("root", id, { body: "among us" });
    await say("root", id, { body: "to you @ben", visibility: "seller" });
    await ask("root", COMMENT_CALLS.make, { id: comment._id, params: { visibility: "seller" } });
    await world.order({ store_id: "ben-tiktok" });
    db.wake();
    const [anna, agent, ben] = sockets as [TestSocket, TestSocket, TestSocket];
    assert.equal(await entitiesOf(anna, 2), "comments comments");
    assert.equal(await entitiesOf(agent, 3), "staffComments comments comments");
    assert.equal(await entitiesOf(ben, 1), "orders");
    for (const { socket, closed } of sockets) {
      socket.close();
      await closed;
    }
    await server[Symbol.asyncDispose]();
    const rows = await db.read.selectFrom("outbox").selectAll().where("entity", "like", "%omments").execute();
    assert.ok(rows.every((row) => row.seller_id === "anna" && row.ids === JSON.stringify([id])));
  }));

Deno.test("comments are in the audit, and not twice in the order's timeline", () =>
  withComments(async ({ world, say, ask, db }) => {
    const id = await world.order();
    const { _id } = await say("root", id, { body: "look" });
    await ask("root", COMMENT_CALLS.trash, { ids: [_id] });
    const audit = await db.read.selectFrom("audit_events").selectAll().where("entity_id", "=", _id).orderBy(
      "seq",
    )
      .execute();
    assert.deepEqual(audit.map((row) => [row.entity, row.action, row.seller_id]), [
      ["comments", "makeComment", "anna"],
      ["comments", "trashComment", "anna"],
    ]);
    const { getOrderById } = await ask<{ getOrderById: { timeline: { action: string }[] } }>(
      "anna",
      "query ($id: ID!) { getOrderById(_id: $id) { timeline { action } } }",
      { id },
    );
    assert.deepEqual(getOrderById.timeline.map(({ action }) => action), ["orders.import"]);
  }));

const NONE = { view: false, add: false, update: false, delete: false };
/** Takes modules away from a person, as an administrator would. */
const takeModules = (db: Database, id: string, ...modules: readonly string[]) =>
  db.write((tx) =>
    tx.updateTable("users").set({
      permission: JSON.stringify(modules.map((module) => ({ module, access: NONE }))),
    }).where("_id", "=", id).execute()
  );

Deno.test("S2.13 people who may only see refund requests comment on them, and on nothing else", () =>
  withComments(async ({ world, ask, refusal, db }) => {
    const order = await world.order({}, ["order.submit", "order.pay"]);
    const [line] = await chargesOf(world.as("anna"), order);
    const made = await askBack(world.as("anna"), order, [{ charge_line_id: line!._id, amount_minor: 100 }]);
    const others = ["orders", "topup", "approvals"];
    await takeModules(db, "anna", ...others);
    const of = { entity: "refundRequests", entity_id: made._id };
    await ask("anna", COMMENT_CALLS.make, {
      params: { ...of, body: "A photo follows.", visibility: "seller" },
    });
    const { comments } = await ask<{ comments: { body: string }[] }>("anna", COMMENT_CALLS.comments, of);
    assert.deepEqual(comments.map(({ body }) => body), ["A photo follows."]);
    assert.match(
      await refusal("anna", COMMENT_CALLS.comments, { entity: "orders", entity_id: order }),
      /NOT_FOUND/,
    );
    await takeModules(db, "anna", ...others, "refund_requests", "cases", "billing_invoice");
    assert.match(await refusal("anna", COMMENT_CALLS.comments, of), /FORBIDDEN/);
  }));

Deno.test("security Z4: a person who may no longer see orders is neither named, nor notified, nor shown the comments", () =>
  withComments(async ({ world, say, ask, db }) => {
    const id = await world.order();
    const contents = async (name: Name) =>
      (await ask<{ notifications: { content: string }[] }>(name, "{ notifications { content } }", {}))
        .notifications.map(({ content }) => content);
    const mentionable = async () =>
      (await ask<{ mentionable: { _id: string }[] }>("root", COMMENT_CALLS.mentionable, {
        entity: "orders",
        entity_id: id,
        search: "person",
        visibility: "staff",
      })).mentionable.map(({ _id }) => _id);
    await say("root", id, { body: "@order_qc the first", visibility: "staff" });
    assert.deepEqual(await contents("order_qc"), ["@order_qc the first"]);
    assert.ok((await mentionable()).includes("order_qc"));
    await takeModules(db, "order_qc", "orders");
    assert.deepEqual(await contents("order_qc"), [""], "the earlier notification remains, without its text");
    assert.ok(!(await mentionable()).includes("order_qc"));
    const comment = await say("root", id, { body: "@order_qc the second", visibility: "staff" });
    assert.deepEqual(comment.mentions, []);
    assert.deepEqual(await contents("order_qc"), [""]);
  }));

Deno.test("security Z4: a delayed notification is not sent to a person who lost the seller meanwhile", () =>
  withComments(async ({ world, say, db }) => {
    const id = await world.order();
    const times = JSON.stringify([{ hour: 8, minute: 0 }]);
    const setting = { ...blankSetting("agent", "Order", NOW), version: 1 };
    const event = { ...blankEvent(setting._id, notificationEventOf("order.mention")!), times };
    await db.write((tx) => writeSetting(tx, { row: setting, events: [event] }));
    await say("root", id, { body: "@agent a word", visibility: "seller" });
    await db.write((tx) =>
      tx.deleteFrom("scopes").where("user_id", "=", "agent").where("seller_id", "=", "anna").execute()
    );
    await sendDueDigests({ db, settings: testSettings, now: () => NOW + 24 * 3600 });
    const rows = await db.read.selectFrom("notifications").select("content").where("user_id", "=", "agent")
      .execute();
    assert.deepEqual(rows, []);
    assert.deepEqual(await db.read.selectFrom("held_notices").selectAll().execute(), []);
  }));
