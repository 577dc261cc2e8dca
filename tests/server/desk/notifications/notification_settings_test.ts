import assert from "node:assert/strict";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { withBusiness } from "../../../support/desk/integration_calls.ts";
import { make, PEOPLE, queryAs, refusal, WHOLE } from "../../../support/desk/notification_calls.ts";
import type { Name } from "../../../support/orders/world.ts";

Deno.test("S7.9 S7.16 S3.7 the two calls as the spec writes them store and return every field", () =>
  withBusiness(async (business) => {
    const alias = '{ id: "root", username: "root", first_name: "Person", last_name: "root" }';
    const shared = `mentions: ["@mai"], status: "Active", url: "https://chat.test/hook",
      group: { id: "-100", title: "Orders" }, alias_mentions: [${alias}]`;
    const made = await queryAs<{ makeUserNotification: Record<string, unknown> }>(
      business,
      make(`type: "Order", user_id: "anna", subject: "Pressdock", language: "pt", ${shared},
        events: [{ id: "order.held", name: "Order put on hold", ${shared}, times: [
          { hour: 8, minute: 30 }, { hour: 7 }, { minute: 5 }, { hour: 7, minute: 5 }
        ] }]`),
    );
    const read = await queryAs<{ userNotification: Record<string, unknown> }>(
      business,
      `{ userNotification(type: "Order", user_id: "anna") ${WHOLE} }`,
    );
    assert.deepEqual(read.userNotification, made.makeUserNotification);
    const fields = {
      mentions: ["@mai"],
      status: "Active",
      url: "https://chat.test/hook",
      group: { id: "-100", title: "Orders" },
      alias_mentions: [{ id: "root", username: "root", first_name: "Person", last_name: "root" }],
    };
    const { events, ...setting } = read.userNotification;
    assert.deepEqual(setting, {
      _id: "anna.Order",
      type: "Order",
      user_id: "anna",
      subject: "Pressdock",
      language: "pt",
      version: 1,
      ...fields,
    });
    const held = (events as { id: string }[]).find(({ id }) => id === "order.held");
    const times = [{ hour: 7, minute: 5 }, { hour: 8, minute: 30 }];
    assert.deepEqual(held, { id: "order.held", name: "Order put on hold", ...fields, times });
  }));

Deno.test("S3.7 a room that is named again without its title keeps the title, and another room begins without one", () =>
  withBusiness(async (business) => {
    const roomAfter = async (group: string) => {
      const { makeUserNotification: { group: room } } = await queryAs<
        { makeUserNotification: { group: { id: string; title: string } | null } }
      >(business, make(`type: "Order", user_id: "anna", group: ${group}`));
      return room;
    };
    await roomAfter('{ id: "-100", title: "Orders" }');
    assert.deepEqual(await roomAfter('{ id: "-100" }'), { id: "-100", title: "Orders" });
    assert.deepEqual(await roomAfter('{ id: "-200" }'), { id: "-200", title: "-200" });
    assert.deepEqual(await roomAfter('{ id: "-200", title: "Night" }'), { id: "-200", title: "Night" });
    assert.deepEqual(await roomAfter('{ id: "-200", title: "" }'), { id: "-200", title: "-200" });
    assert.equal(await roomAfter('{ id: "" }'), null);
  }));

Deno.test("S7.16 an event that a role may not have for a while stays as it was chosen, whatever is saved meanwhile", () =>
  withBusiness(async (business) => {
    const play = (role: string) =>
      business.world.db.write((tx) =>
        tx.updateTable("users").set({ role }).where("_id", "=", "order_qc").execute()
      );
    const held = { id: "order.held", status: "Active" };
    const save = (params: string) => queryAs(business, make(`type: "Order", ${params}`), "order_qc");
    await save(`events: [{ id: "${held.id}", status: "${held.status}" }]`);
    await play("packager");
    await save('subject: "Packing"');
    await play("order_qc");
    const { userNotification: { events } } = await queryAs<
      { userNotification: { events: { id: string; status: string }[] } }
    >(business, '{ userNotification(type: "Order") { events { id status } } }', "order_qc");
    assert.deepEqual(events.find(({ id }) => id === held.id), held);
  }));

Deno.test("S7.9 a person without settings gets the defaults; a role that sees no orders is notified of none", () =>
  withBusiness(async (business) => {
    const events = async (name: Name, args = "") => {
      const found = await queryAs<
        { userNotification: { events: { id: string; status: string }[]; version: number } }
      >(
        business,
        `{ userNotification${args} { version events { id status } } }`,
        name,
      );
      assert.equal(found.userNotification.version, 0);
      return found.userNotification.events.map(({ id, status }) => `${id} ${status}`);
    };
    assert.deepEqual(await events("ben"), [
      "order.mention Active",
      "order.held Paused",
      "order.shipped Paused",
      "order.delivered Paused",
      "order.returned Paused",
      "order.cancelled Paused",
      "postage.higher Active",
    ]);
    assert.deepEqual(await events("ben", '(type: "Support")'), [
      "topup.mention Active",
      "invoice.due Active",
      "invoice.mention Active",
      "refund.mention Active",
      "refund.asked Paused",
      "refund.decided Active",
      "case.mention Active",
      "case.answered Active",
      "case.decided Active",
      "case.due Active",
      "shop.broken Active",
      "import.failed Active",
      "balance.low Active",
      "money.moved Active",
      "report.due Active",
      "job.ended Paused",
    ]);
    assert.deepEqual(await events("ben", '(type: "Item", user_id: "")'), []);
    assert.deepEqual(await events("packager"), []);
    assert.equal(
      await refusal(business, '{ userNotification(type: "X") { _id } }'),
      "BAD_INPUT, type unknown",
    );
  }));

Deno.test("S6.17 only a super_root can read another's setting; nobody writes one while acting", () =>
  withBusiness(async (business) => {
    const ofBen = '{ userNotification(user_id: "ben") { _id } }';
    const write = make('type: "Order", user_id: "ben", subject: "By another"');
    const log = '{ userNotificationDeliveries(_id: "ben.Order") { _id } }';
    const test = 'mutation { testUserNotification(_id: "ben.Order") { ok } }';
    for (const name of ["anna", "agent", "root"] as const) {
      for (const text of [ofBen, write, log, test]) {
        assert.equal(await refusal(business, text, name), "NOT_FOUND");
      }
    }
    await queryAs(business, write, "super_root");
    assert.equal(
      (await queryAs<{ userNotification: { _id: string } }>(business, ofBen, "super_root")).userNotification
        ._id,
      "ben.Order",
    );
    const daniel = await addStaff(business.world.db);
    const acting = await switchTo(business.app, daniel, "anna");
    const { errors } = await business.app.ask(acting, make('type: "Order", subject: "x"'));
    assert.equal(errors[0]?.extensions.code, "FORBIDDEN");
    assert.equal(await refusal(business, make('type: "Order"', 'id: "nobody",')), "NOT_FOUND");
    assert.equal(
      await refusal(business, make('type: "Support"', 'id: "anna.Order",')),
      "BAD_INPUT, params.type fixed",
    );
    assert.equal(await refusal(business, make('subject: "x"')), "BAD_INPUT, params.type required");
  }));

Deno.test("S7.16 each problem is reported at its field, a stale save returns the current setting, and the same key saves once", () =>
  withBusiness(async (business) => {
    const event = (more: string, id = "order.held") => `type: "Order", events: [{ id: "${id}", ${more} }]`;
    const cases: Readonly<Record<string, string>> = {
      [event('status: "Active"', "job.ended")]: "events.0.id unknown",
      [event('url: "http://chat.test"')]: "events.0.url notHttps",
      [event("times: [{ hour: 25, minute: 0 }]")]: "events.0.times.0.hour badNumber",
      'type: "Order", url: "chat"': "url badUrl",
      'type: "Order", alias_mentions: [{ id: "ben" }]': "alias_mentions unknown",
    };
    for (const [params, problem] of Object.entries(cases)) {
      assert.equal(await refusal(business, make(params)), `BAD_INPUT, params.${problem}`);
    }
    await queryAs(business, make('type: "Order", subject: "One"', 'version: 0, key: "a key of mine",'));
    await queryAs(business, make('type: "Order", subject: "One"', 'version: 0, key: "a key of mine",'));
    const { errors } = await business.ask(make('type: "Order", subject: "Two"', "version: 0,"), "anna");
    const { code, current } = errors[0]!.extensions as {
      code: string;
      current?: { subject: string; version: number };
    };
    assert.deepEqual([code, current?.subject, current?.version], ["STALE", "One", 1]);
  }));

Deno.test("a seller finds people who work on their orders for a message, never another seller", () =>
  withBusiness(async (business) => {
    const found = async (name: Name) =>
      (await queryAs<{ notificationPeople: { id: string }[] }>(
        business,
        `{ notificationPeople ${PEOPLE} }`,
        name,
      ))
        .notificationPeople.map(({ id }) => id);
    const ofAnna = await found("anna");
    assert.ok(ofAnna.includes("root") && ofAnna.includes("agent") && !ofAnna.includes("ben"));
    const ofPackager = await found("packager");
    assert.ok(ofPackager.includes("printer") && !ofPackager.some((id) => id === "anna" || id === "ben"));
  }));
