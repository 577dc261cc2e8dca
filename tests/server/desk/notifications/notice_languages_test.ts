/** Notices in the language of those who read them. */
import assert from "node:assert/strict";
import type { Notification } from "../../../../api/generated/schema.ts";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import { blankSetting } from "../../../../server/modules/desk/notification_settings/view.ts";
import { notifyPeople } from "../../../../server/modules/desk/notification_settings/notify.ts";
import { receiver, withBusiness } from "../../../support/desk/integration_calls.ts";
import {
  due,
  feedOf,
  hold,
  make,
  queryAs,
  refusal,
  saveSettings,
} from "../../../support/desk/notification_calls.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { withOldDatabase } from "../../../support/server/database.ts";

const FEED = "{ notifications { subject content words { key args } } }";
type ShownNotice = Pick<Notification, "subject" | "content" | "words">;

Deno.test("S3.6 a notice stores key and arguments besides its English texts; an older one has only its texts", () =>
  withBusiness(async (business) => {
    const { world: { db } } = business;
    await db.write(async (tx) => {
      const row = {
        user_id: "anna",
        type: "Order",
        code: "PD-1",
        content: "",
        image: "",
        referent: "PD-1",
        status: "New",
      };
      await tx.insertInto("notifications").values({
        ...row,
        _id: "older",
        subject: "PD-1: On hold",
        created_at: NOW - 1,
      }).execute();
      await notifyPeople(tx, "balance.low", [{
        userId: "anna",
        code: "",
        words: { key: "balanceLow", args: { amount: { minor: 1_250, currency: "USD" } } },
        referent: "/billing/topup",
      }], NOW);
    });
    const { notifications } = await queryAs<{ notifications: ShownNotice[] }>(business, FEED);
    assert.deepEqual(notifications, [
      {
        subject: "The balance is low",
        content: "12.50 USD is available. Top up so that orders can be paid.",
        words: { key: "balanceLow", args: { amount: { minor: 1_250, currency: "USD" } } },
      },
      { subject: "PD-1: On hold", content: "", words: null },
    ]);
  }));

Deno.test("after a loss of rights the text of a notice omits its content", () =>
  withBusiness(async (business) => {
    const { world } = business;
    await saveSettings(
      business,
      'type: "Order", events: [{ id: "order.held", status: "Active" }]',
      "order_qc",
    );
    const order = await world.order({}, ["order.submit"]);
    await hold(business, order);
    await world.db.write((tx) =>
      tx.updateTable("users").set({ role: "packager" }).where("_id", "=", "order_qc").execute()
    );
    const { notifications: [notice] } = await queryAs<{ notifications: ShownNotice[] }>(
      business,
      FEED,
      "order_qc",
    );
    assert.deepEqual([notice?.content, Object.keys(notice?.words?.args ?? {})], ["", ["code"]]);
  }));

Deno.test("a message is sent in its reader's language, and so is a test; the API returns the notice in English", async () => {
  await using target = receiver();
  await withBusiness(async (business) => {
    const { world } = business;
    const held = 'events: [{ id: "order.held", status: "Active" }]';
    await saveSettings(business, `type: "Order", url: "${target.url}", language: "de", ${held}`, "order_qc");
    await hold(business, await world.order({}, ["order.submit"]));
    await target.until(1);
    const { subject, text } = JSON.parse(target.got[0]!.body);
    assert.match(subject, /^PD-\d+: Gesperrt$/);
    assert.equal(text, `${subject}\nPostcode`);
    assert.match((await feedOf(business, "order_qc"))[0]!.subject, /: On hold$/);
    await saveSettings(business, 'type: "Order", language: "fr"', "order_qc");
    await queryAs(business, 'mutation { testUserNotification(_id: "order_qc.Order") { ok } }', "order_qc");
    assert.equal(JSON.parse(target.got[1]!.body).text, "Un essai : les messages arrivent ici.");
    const refused = await refusal(business, make('type: "Order", language: "xx"'), "order_qc");
    assert.equal(refused, "BAD_INPUT, params.language unknown");
  }, { allow: [target.host] });
});

Deno.test("S3.7 a notice that an earlier build held back is sent as written", () =>
  withBusiness(async (business) => {
    const notice = { userId: "anna", type: "Order", code: "PD-1", referent: "PD-1" };
    await business.world.db.write((tx) =>
      tx.insertInto("held_notices").values({
        user_id: "anna",
        event: "order.mention",
        notice: JSON.stringify({ ...notice, subject: "Root mentioned you", content: "Look." }),
        at: NOW,
      }).execute()
    );
    await due(business);
    assert.deepEqual((await feedOf(business)).map(({ subject, content }) => [subject, content]), [
      ["Root mentioned you", "Look."],
    ]);
  }));

Deno.test("texts that staff insert are in the seller's language, for each kind of record; another seller sees nothing", () =>
  withBusiness(async (business) => {
    const { world } = business;
    const order = await world.order({}, ["order.submit"]);
    const ask = `{ readerLanguage(entity: "orders", entity_id: "${order}") }`;
    assert.deepEqual(await queryAs(business, ask, "root"), { readerLanguage: "en" });
    await saveSettings(business, 'type: "Support", language: "fr"');
    await saveSettings(business, 'type: "Order", language: "de"');
    assert.deepEqual(await queryAs(business, ask, "root"), { readerLanguage: "de" });
    assert.equal(await refusal(business, ask, "ben"), "NOT_FOUND");
    const params = 'support_case: "Other", reason: "otherReason", requested: "Advice"';
    const open = `mutation { makeCase(params: { ${params} }) { _id } }`;
    const { makeCase } = await queryAs<{ makeCase: { _id: string } }>(business, open);
    const ofCase = `{ readerLanguage(entity: "cases", entity_id: "${makeCase._id}") }`;
    assert.deepEqual(await queryAs(business, ofCase, "root"), { readerLanguage: "fr" });
  }));

const BEFORE = MIGRATIONS.map(({ number }) => number).filter((number) => number < 103);

Deno.test("migration 103 leaves existing notices unchanged, and sets the language of existing settings to English", () =>
  withOldDatabase(BEFORE, async (db) => {
    await addPerson(db, { _id: "anna", role: "sale" });
    const notice = { user_id: "anna", type: "Order", code: "PD-1", subject: "Old", content: "Text" };
    await db.write(async (tx) => {
      const values = { ...notice, _id: "n1", image: "", referent: "PD-1", status: "New", created_at: NOW };
      await tx.insertInto("notifications").values(values).execute();
      const { language: _, ...setting } = blankSetting("anna", "Order", NOW);
      await tx.insertInto("user_notifications").values(setting).execute();
    });
    await migrate(db);
    const [row] = await db.read.selectFrom("notifications").select(["subject", "content", "words"]).execute();
    assert.deepEqual(row, { subject: "Old", content: "Text", words: null });
    const [setting] = await db.read.selectFrom("user_notifications").select("language").execute();
    assert.deepEqual(setting, { language: "en" });
  }));
