import assert from "node:assert/strict";
import { latestOf } from "../../../../api/time/dates.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import { advanceJob, insertJob, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { type Message, notifyPeople } from "../../../../server/modules/desk/notification_settings/notify.ts";
import { receiver, withBusiness } from "../../../support/desk/integration_calls.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  due,
  feedOf,
  hold,
  make,
  queryAs,
  refusal,
  saveSettings,
} from "../../../support/desk/notification_calls.ts";

const HOUR = 3600;

const mentionOf = (userId: string): Message => ({
  userId,
  code: "PD-1",
  words: { key: "mentioned", args: { name: "Root", code: "PD-1", text: "" } },
  referent: "PD-1",
});
const heldOf = (code: string): Message => ({
  userId: "anna",
  code,
  words: { key: "orderHeld", args: { code, text: "" } },
  referent: code,
});

Deno.test("S3.7 an order that reaches a state notifies each person who wants that and may see the order, except the one who did it", () =>
  withBusiness(async (business) => {
    const { world } = business;
    const watch = 'type: "Order", events: [{ id: "order.held", status: "Active" }]';
    for (const name of ["anna", "ben", "root", "order_qc"] as const) {
      await saveSettings(business, watch, name);
    }
    const [one, other] = [await world.order({}, ["order.submit"]), await world.order({}, ["order.submit"])];
    await hold(business, one);
    const [first] = await feedOf(business);
    assert.match(first!.subject, /^PD-\d+: On hold$/);
    assert.deepEqual([first!.content, first!.code === first!.referent], ["Postcode", true]);
    assert.equal((await feedOf(business, "order_qc")).length, 1);
    assert.equal((await feedOf(business, "ben")).length, 0, "another seller's order");
    assert.equal((await feedOf(business, "root")).length, 0, "they did it themselves");
    await saveSettings(business, 'type: "Order", status: "Paused"');
    await hold(business, other);
    assert.equal((await feedOf(business)).length, 1, "all of the type is off");
  }));

Deno.test("S3.7 an ended job notifies its person, and so does a failed import; mentions can be turned off", () =>
  withBusiness(async (business) => {
    const { world, clock } = business;
    const mention = mentionOf("anna");
    const mentioned = () => world.db.write((tx) => notifyPeople(tx, "order.mention", [mention], clock.now));
    await mentioned();
    await saveSettings(business, 'type: "Order", events: [{ id: "order.mention", status: "Paused" }]');
    await mentioned();
    assert.equal((await feedOf(business)).length, 1);
    const end = (kind: string, patch: object) =>
      world.db.write(async (tx) => {
        const job = newJob({
          _id: `${kind} ${clock.now++}`,
          kind,
          title: "shop.csv",
          user_id: "anna",
          at: NOW,
        });
        await insertJob(tx, job);
        await advanceJob(tx, job, { ...patch, finished_at: NOW }, clock.now);
      });
    await end("orders.import", { status: "Failed", error_text: "A column is missing." });
    await end("orders.import", { status: "Done" });
    assert.equal((await feedOf(business)).length, 2);
    await saveSettings(business, 'type: "Support", events: [{ id: "job.ended", status: "Active" }]');
    await end("orders.import", { status: "Done" });
    await end("orders.tag", { status: "Failed" });
    await end("orders.tag", { status: "Running" });
    const subjects = [
      "Root mentioned you on PD-1",
      "The import of shop.csv failed",
      "The import of shop.csv is done",
    ];
    assert.deepEqual(
      (await feedOf(business)).map(({ subject }) => subject).sort(),
      [
        ...subjects,
        "The job shop.csv failed",
      ].sort(),
    );
    assert.equal((await feedOf(business, "ben")).length, 0);
  }));

Deno.test("S3.7 many notices at the same time become one notification that leads to them", () =>
  withBusiness(async (business) => {
    const notices = Array.from({ length: 30 }, (_, index) => heldOf(`PD-${index}`));
    await saveSettings(business, 'type: "Order", events: [{ id: "order.held", status: "Active" }]');
    await business.world.db.write((tx) => notifyPeople(tx, "order.held", notices, NOW));
    const all = await feedOf(business);
    assert.deepEqual(all.map(({ subject }) => subject), ["30 orders were put on hold"]);
    assert.equal(all[0]!.referent.split(", ").length, 20);
  }));

Deno.test("S3.7 a summary of other records leads to their list, and one of items to all of them", () =>
  withBusiness(async (business) => {
    const four = ["1", "2", "3", "4"];
    const refunds = four.map((id): Message => ({
      userId: "anna",
      code: `RF-${id}`,
      words: { key: "refundPosted", args: { code: `RF-${id}`, text: "" } },
      referent: `${refundRequest.path}/all/${id}`,
    }));
    const items = four.map((id): Message => ({
      userId: "root",
      code: id,
      words: { key: "stockLow", args: { sku: id, location: "HN", count: 1 } },
      referent: `item-${id}`,
    }));
    await business.world.db.write(async (tx) => {
      await notifyPeople(tx, "refund.decided", refunds, NOW);
      await notifyPeople(tx, "stock.low", items, NOW);
    });
    const referents = async (name: "anna" | "root") =>
      (await feedOf(business, name)).map(({ referent }) => referent);
    assert.deepEqual(await referents("anna"), [refundRequest.path]);
    assert.deepEqual(await referents("root"), ["item-1, item-2, item-3, item-4"]);
  }));

Deno.test("S3.7 with times a notification is held and sent as one summary at the next of them, in the business time zone", () =>
  withBusiness(async (business) => {
    const { world, clock } = business;
    // 12:00 UTC is 19:00 in Ho Chi Minh City.
    const zone = "Asia/Ho_Chi_Minh";
    const times = "times: [{ hour: 8, minute: 0 }, { hour: 20, minute: 30 }]";
    await saveSettings(business, `type: "Order", events: [{ id: "order.held", status: "Active", ${times} }]`);
    for (let count = 0; count < 2; count++) await hold(business, await world.order({}, ["order.submit"]));
    const at = async (seconds: number) => {
      clock.now = NOW + seconds;
      await due(business, zone);
      return (await feedOf(business)).map(({ subject }) => subject);
    };
    assert.deepEqual(await at(0), []);
    assert.deepEqual(await at(1.5 * HOUR - 1), []);
    assert.deepEqual(await at(1.5 * HOUR), ["2 orders were put on hold"]);
    assert.deepEqual(await at(1.5 * HOUR + 15), ["2 orders were put on hold"], "once");
    await world.db.write((tx) => notifyPeople(tx, "order.held", [heldOf("PD-9")], clock.now));
    assert.equal((await at(13 * HOUR - 1)).length, 1);
    assert.equal((await at(13 * HOUR))[0], "PD-9: On hold", "08:00 of the next day; one is told as it is");
  }));

Deno.test("S3.7 held notifications are sent at once when the times are removed, and never when the setting is turned off", () =>
  withBusiness(async (business) => {
    const { clock } = business;
    const held = (more: string) =>
      saveSettings(business, `type: "Order", events: [{ id: "order.held", ${more} }]`);
    const put = () =>
      business.world.db.write((tx) => notifyPeople(tx, "order.held", [heldOf("A")], clock.now));
    await held('status: "Active", times: [{ hour: 8, minute: 0 }]');
    await put();
    await held("times: []");
    await due(business);
    assert.equal((await feedOf(business)).length, 1);
    await held("times: [{ hour: 8, minute: 0 }]");
    await put();
    await held('status: "Paused"');
    clock.now += 24 * HOUR;
    await due(business);
    await held('status: "Active"');
    clock.now += 24 * HOUR;
    await due(business);
    assert.equal((await feedOf(business)).length, 1);
  }));

Deno.test("a time of day occurs once on each day, even if the clock is put forward or back", () => {
  const zone = "Europe/Berlin";
  for (const times of [[{ hour: 2, minute: 30 }], [{ hour: 0, minute: 0 }], [{ hour: 23, minute: 59 }]]) {
    for (const start of [Date.UTC(2026, 2, 27) / 1000, Date.UTC(2026, 9, 23) / 1000]) {
      const found = new Set<number>();
      for (let now = start; now < start + 5 * 24 * HOUR; now += 1800) {
        const at = latestOf(times, now, zone);
        assert.ok(at <= now && now - at < 26 * HOUR);
        if (at >= start) found.add(at);
      }
      assert.equal(found.size, 5);
    }
  }
});

Deno.test("S3.7 a message is sent to the address with the mentioned names; a test shows the real answer; each is in the log", async () => {
  let status = 200;
  await using target = receiver(() => new Response("so it is", { status }));
  await withBusiness(async (business) => {
    const { world } = business;
    await saveSettings(
      business,
      `type: "Order", url: "${target.url}", subject: "[Pressdock]", mentions: ["ops", "<!here>"],
        alias_mentions: [{ id: "order_qc" }], group: { id: "-100" },
        events: [{ id: "order.held", status: "Active" }, { id: "order.cancelled", status: "Active", mentions: ["boss"] }]`,
      "root",
    );
    const order = await world.order({}, ["order.submit"]);
    const reason = { reason: "Postcode" };
    await world.move("order_qc", [order], "order.hold", reason);
    await target.until(1);
    const first = JSON.parse(target.got[0]!.body);
    assert.match(first.text, /^@ops <!here> @order_qc \[Pressdock\] PD-\d+: On hold\nPostcode$/);
    assert.deepEqual([first.type, first.channel, first.chat_id], ["order.held", "-100", "-100"]);
    await world.move("order_qc", [order], "order.cancel", reason);
    await target.until(2);
    assert.match(JSON.parse(target.got[1]!.body).text, /^@boss @order_qc /);

    const test = 'mutation { testUserNotification(_id: "root.Order") { ok status error answer } }';
    status = 503;
    const { testUserNotification } = await queryAs<{ testUserNotification: object }>(business, test, "root");
    assert.deepEqual(testUserNotification, {
      ok: false,
      status: 503,
      error: "badStatus",
      answer: "so it is",
    });
    assert.equal(JSON.parse(target.got[2]!.body).type, "test");
    const log = await queryAs<
      { userNotificationDeliveries: { event: string; tries: { status: number }[] }[] }
    >(
      business,
      '{ userNotificationDeliveries(_id: "root.Order") { event status tries { status answer } } }',
      "root",
    );
    assert.deepEqual(log.userNotificationDeliveries.map(({ event }) => event), [
      "order.cancelled",
      "order.held",
    ]);
    assert.equal(log.userNotificationDeliveries[0]!.tries[0]?.status, 200);
    // Four live events, for the setting, both messages and the test, each only to its person.
    const live = await world.db.read.selectFrom("outbox").select(["entity", "user_id"])
      .where("entity", "in", ["userNotifications", "deliveries"]).execute();
    assert.deepEqual(live, Array(4).fill({ entity: "userNotifications", user_id: "root" }));
    const audit = await world.db.read.selectFrom("audit_events").select(["action", "changes"])
      .where("entity", "=", "users").execute();
    assert.deepEqual(audit.map(({ action }) => action), ["makeUserNotification", "testUserNotification"]);
    assert.ok(
      !audit.some(({ changes }) => changes.includes("/hook")),
      "the audit log has only the host of an address",
    );
  }, { allow: [target.host] });
});

Deno.test("security C7 a seller's message reaches no host of our own network, and a locked or unsubscribed person gets none", async () => {
  await using target = receiver();
  await withBusiness(async (business) => {
    const { db } = business.world;
    assert.equal(
      await refusal(business, make(`type: "Order", url: "${target.url}"`)),
      "BAD_INPUT, params.url beyondYours",
    );
    const last = async () => {
      for (let tries = 0; tries < 300; tries++) {
        const row = await db.read.selectFrom("deliveries").selectAll().orderBy("seq", "desc")
          .executeTakeFirst();
        if (row && row.status !== "Waiting") return `${row.status} ${row.last_error}`;
        await new Promise((next) => setTimeout(next, 20));
      }
    };
    await saveSettings(business, `type: "Order", url: "${target.url}"`, "order_qc");
    // The person becomes a seller with unchanged settings: rights are checked when a message is sent.
    await db.write(async (tx) => {
      await tx.updateTable("users").set({ role: "sale" }).where("_id", "=", "order_qc").execute();
      await tx.insertInto("scopes").values({ user_id: "order_qc", seller_id: "order_qc" }).execute();
      await notifyPeople(tx, "order.mention", [mentionOf("order_qc")], NOW);
    });
    db.wake();
    assert.equal(await last(), "Dead targetGone");
    await saveSettings(business, `type: "Order", url: "${target.url}"`, "root");
    await db.write(async (tx) => {
      await tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "root").execute();
      await notifyPeople(tx, "order.mention", [mentionOf("root")], NOW);
    });
    db.wake();
    assert.equal(await last(), "Dead targetGone");
    assert.equal(target.got.length, 0);
  }, { allow: [target.host] });
});
