import assert from "node:assert/strict";
import type { ExtensionRight } from "../../../../api/desk/extensions.ts";
import { factsFor } from "../../../../server/modules/desk/extensions/facts_store.ts";
import { openSecrets } from "../../../../server/modules/desk/extensions/store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { resealAll } from "../../../../server/secrets/sealed_store.ts";
import { makeSecretKey, readKeyring } from "../../../../server/secrets/secrets.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withBusiness } from "../../../support/desk/integration_calls.ts";
import { inChat, onCall, postCall, secretCall, settingsCall } from "../../../support/desk/order_chat.ts";

type Errors = readonly { readonly extensions: object }[];
const codes = ({ errors }: { readonly errors: Errors }) =>
  errors.flatMap(({ extensions }) => {
    const { code, problems = [] } = extensions as {
      code: string;
      problems?: { path: string; code: string }[];
    };
    return problems.length > 0 ? problems.map((each) => `${each.path} ${each.code}`) : [code];
  });

interface Shown {
  readonly getExtensionById: {
    readonly status: string;
    readonly unaccepted: readonly string[];
    readonly version: number;
    readonly config: Readonly<Record<string, unknown>>;
    readonly secrets: readonly { readonly field: string; readonly state: object }[];
    readonly last_error: string;
  };
}
const SHOW = `{ getExtensionById(_id: "order_chat") {
  status unaccepted version config last_error secrets { field state { isSet last4 by } } } }`;
const MINE = "{ myExtensions { _id links { key group href } actions { key list } } }";

Deno.test("S2.34 the list of extensions matches the build: filtered, sorted, and refused for invalid filters", () =>
  withBusiness(async ({ ask }) => {
    type List = { extensions: { _id: string; name: string; status: string }[] };
    const list = async (args: string) =>
      (await ask<List>(`{ extensions${args} { _id name status } }`)).data?.extensions.map(({ _id }) => _id);
    assert.deepEqual(await list(""), ["order_chat"]);
    assert.deepEqual(await list('(search: "chat ORDER", status: ["Off"], sort: "-status")'), ["order_chat"]);
    for (
      const args of [
        '(status: ["On"])',
        '(status: ["!Off"])',
        '(search: "fax")',
        '(_id: ["x"])',
        "(status: [])",
        '(status: ["Broken"])',
      ]
    ) {
      assert.deepEqual(await list(args), [], args);
    }
    assert.deepEqual(codes(await ask('{ extensions(sort: "rights") { _id } }')), ["sort unknown"]);
    const { data } = await ask<{ extensionsCount: object }>("{ extensionsCount { count capped } }");
    assert.deepEqual(data?.extensionsCount, { count: 1, capped: false });
    assert.deepEqual(codes(await ask('{ getExtensionById(_id: "toString") { _id } }')), ["NOT_FOUND"]);
  }));

Deno.test("S2.34 an extension is turned on only with the rights that were read and with its requirements", () =>
  withBusiness(async ({ ask, world }) => {
    assert.deepEqual(codes(await ask(onCall([]))), ["rights unaccepted"]);
    assert.deepEqual(codes(await ask(onCall(["orders", "send", "orders_buyer"]))), ["rights unaccepted"]);
    assert.deepEqual(codes(await ask(onCall())), ["params.chat_webhook required"]);
    assert.deepEqual(codes(await ask(secretCall("nonsense"))), ["value badUrl"]);
    assert.deepEqual(codes(await ask(secretCall("http://chat.example/x"))), ["value notHttps"]);
    await ask(secretCall("https://chat.example/hooks/s3cr3t-Zx9q"));
    assert.deepEqual(codes(await ask(onCall())), []);
    const { data } = await ask<Shown>(SHOW);
    assert.equal(data?.getExtensionById.status, "On");
    const { secrets } = data!.getExtensionById;
    assert.deepEqual(secrets.map(({ field, state }) => [field, (state as { last4: string }).last4]), [
      ["chat_webhook", "Zx9q"],
    ]);
    // A manifest that requests more rights than were accepted waits until a person accepts them.
    await world.db.write((tx) => tx.updateTable("extensions").set({ rights: '["orders"]' }).execute());
    const later = (await ask<Shown>(SHOW)).data!.getExtensionById;
    assert.deepEqual([later.status, later.unaccepted], ["Off", ["send"]]);
    const rows = await world.db.read.selectFrom("audit_events").select(["action", "changes"]).execute();
    const json = JSON.stringify(rows.filter(({ action }) => /xtension/.test(action)));
    assert.ok(json.includes("setExtensionSecret") && json.includes("switchExtension"));
    const extensionSecrets = JSON.stringify([
      json,
      await world.db.read.selectFrom("extension_secrets").selectAll().execute(),
      await world.db.read.selectFrom("idempotency_keys").selectAll().execute(),
    ]);
    assert.ok(!extensionSecrets.includes("s3cr3t"), "the secret is open nowhere");
    await ask(secretCall(""));
    const gone = (await ask<Shown>(SHOW)).data!.getExtensionById;
    assert.deepEqual([gone.status, gone.secrets[0]?.state], ["Off", { isSet: false, last4: "", by: "" }]);
  }));

Deno.test("S2.34 settings follow the manifest: checked, merged, and never older than the version seen", () =>
  withBusiness(async ({ ask }) => {
    const bad = settingsCall(
      'chat_service: "fax", chat_posts: ["held", "burned"], chat_room: "http://a.example", more: 1',
    );
    assert.deepEqual(codes(await ask(bad)).toSorted(), [
      "params.chat_posts.1 unknown",
      "params.chat_room badUrl",
      "params.chat_service unknown",
      "params.more unknown",
    ]);
    assert.deepEqual(codes(await ask(settingsCall('chat_webhook: "https://a.example"'))), [
      "params.chat_webhook unknown",
    ]);
    assert.deepEqual(codes(await ask("mutation { makeExtension(params: {}) { _id } }")), ["NOT_FOUND"]);
    await ask(settingsCall('chat_language: "de", chat_link: false', ", version: 0"));
    const { version, config } = (await ask<Shown>(SHOW)).data!.getExtensionById;
    assert.equal(version, 1);
    assert.deepEqual(config, {
      chat_service: "slack",
      chat_room: "",
      chat_posts: ["held", "cancelRequested"],
      chat_language: "de",
      chat_prefix: "",
      chat_link: false,
    });
    assert.deepEqual(codes(await ask(settingsCall('chat_language: "fr"', ", version: 0"))), ["STALE"]);
  }));

Deno.test("S2.34 an order on hold is posted to the room, with its reason and a link; a paused extension posts nothing", () =>
  inChat(async ({ ask, world }, room) => {
    const id = await world.order({}, ["order.submit"]);
    const hold = (order: string, reason: string) =>
      ask(
        `mutation { moveOrder(ids: ["${order}"], event: "order.hold", params: { reason: "${reason}" }) { ok } }`,
      );
    await hold(id, "address <!channel> @here");
    await room.until(1);
    const { code } = await world.db.read.selectFrom("orders").select("code").where("_id", "=", id)
      .executeTakeFirstOrThrow();
    const [message, link] = room.posts()[0]!.split("\n");
    assert.equal(message, `Order ${code} is on hold: address &lt;!channel&gt; @\u200bhere`);
    assert.ok(link?.endsWith(`/orders/all/${id}`));
    await ask(
      settingsCall(
        'chat_language: "de", chat_link: false, chat_prefix: "Werkstatt:", chat_posts: ["held", "released"]',
      ),
    );
    await ask(`mutation { moveOrder(ids: ["${id}"], event: "order.release") { ok } }`);
    await room.until(2);
    assert.equal(room.posts()[1], `Werkstatt: Bestellung ${code} ist wieder freigegeben`);
    await ask('mutation { switchExtension(_id: "order_chat", on: false) { status } }');
    await hold(id, "again");
    const rows = await world.db.read.selectFrom("deliveries").select("_id").execute();
    assert.equal(rows.length, 2);
    const waiting = await world.db.read.selectFrom("extension_events").select("seq").execute();
    assert.deepEqual(waiting, []);
  }));

Deno.test("S2.34 an extension receives only what its rights name: without them neither a buyer's data nor amounts", () =>
  inChat(async ({ ask, world }, room) => {
    const id = await world.order({}, ["order.submit"]);
    await ask(`mutation { moveOrder(ids: ["${id}"], event: "order.hold", params: { reason: "x" }) { ok } }`);
    await room.until(1);
    const deliveries = JSON.stringify(await world.db.read.selectFrom("deliveries").selectAll().execute());
    assert.ok(!/Zoë|total_minor|recipient/.test(deliveries));
    const seen = async (rights: readonly ExtensionRight[], entity = "orders") =>
      Object.keys((await factsFor(world.db.read, rights, entity, [id], ALL_SELLERS)).get(id) ?? {});
    const all = await seen(["orders"]);
    assert.ok(all.includes("hold_reason"));
    assert.deepEqual(
      all.filter((key) => /recipient|address|email|phone|postal|total|paid|note|search/.test(key)),
      [],
    );
    assert.ok((await seen(["orders", "orders_buyer"])).includes("email"));
    assert.ok((await seen(["orders", "orders_money"])).includes("total_minor"));
    // A right about an order's fields is useless without the right to orders, and no right covers other kinds
    // of record.
    assert.deepEqual(await seen(["orders_buyer", "orders_money", "packages", "jobs", "send"]), []);
    assert.deepEqual(await seen(["orders"], "packages"), []);
    assert.deepEqual(await seen(["orders"], "users"), []);
  }));

Deno.test("S2.34 an extension's additions to a menu and to orders exist while it is on, for the intended people", () =>
  inChat(async ({ ask }) => {
    const ROOM = "https://chat.example/orders";
    await ask(settingsCall(`chat_room: "${ROOM}"`));
    const added = async (name: "root" | "agent" | "anna" | "printer") =>
      (await ask<{ myExtensions: { links: object[]; actions: object[] }[] }>(MINE, name)).data?.myExtensions;
    for (const name of ["root", "agent", "printer"] as const) {
      assert.deepEqual(await added(name), [{
        _id: "order_chat",
        links: [{ key: "chat_room", group: "sales", href: ROOM }],
        actions: [{ key: "chat_post", list: "orders" }],
      }], name);
    }
    assert.deepEqual(await added("anna"), []);
    await ask('mutation { switchExtension(_id: "order_chat", on: false) { status } }');
    assert.deepEqual(await added("root"), []);
  }));

Deno.test("S2.34 people share only orders that they may see, under their own name", () =>
  inChat(async ({ ask, world }, room) => {
    const annas = await world.order({ store_id: "anna-etsy" });
    const more = [];
    for (let n = 0; n < 4; n++) more.push(await world.order({ store_id: "anna-etsy" }));
    assert.deepEqual(codes(await ask(postCall([annas]), "anna")), ["FORBIDDEN"]);
    assert.deepEqual(codes(await ask(postCall(["nobody"]), "root")), ["NOT_FOUND"]);
    assert.deepEqual(codes(await ask(postCall(Array.from({ length: 21 }, (_, n) => `x${n}`)), "root")), [
      "LIMIT",
    ]);
    const { data } = await ask<{ runExtension: string[] }>(postCall([annas, "nobody", annas]), "root");
    assert.deepEqual(data?.runExtension, [annas]);
    await room.until(1);
    assert.match(room.posts()[0]!, /^Person root shared order PD-/);
    await ask(postCall([annas, ...more]), "root");
    await room.until(2);
    assert.match(room.posts()[1]!, /shared 5 orders: PD-\d+, PD-/);
    await ask('mutation { switchExtension(_id: "order_chat", on: false) { status } }');
    assert.deepEqual(codes(await ask(postCall([annas]), "root")), ["NOT_FOUND"]);
  }));

Deno.test("S2.34 a test returns the real answer; a dead delivery is in the log and can be sent again", async () => {
  let status = 410;
  await inChat(async ({ ask, world }, room) => {
    const { data } = await ask<{ testExtension: object }>(
      'mutation { testExtension(_id: "order_chat") { ok status error answer } }',
    );
    assert.deepEqual(data?.testExtension, { ok: false, status: 410, error: "badStatus", answer: "so" });
    await ask(postCall([await world.order()]), "root");
    type Log = { extensionDeliveries: { _id: string; status: string; tries: { status: number }[] }[] };
    const log = async () =>
      (await ask<Log>('{ extensionDeliveries(_id: "order_chat") { _id status tries { status } } }')).data!
        .extensionDeliveries;
    const until = async (wanted: string) => {
      for (let tries = 0; (await log())[0]?.status !== wanted; tries++) {
        assert.ok(tries < 400, wanted);
        await new Promise((next) => setTimeout(next, 20));
      }
    };
    await until("Dead");
    assert.equal((await ask<Shown>(SHOW)).data?.getExtensionById.last_error, "badStatus");
    status = 200;
    const [dead] = await log();
    await ask(`mutation { replayExtensionDelivery(_id: "${dead!._id}") { status } }`);
    await until("Delivered");
    assert.deepEqual((await log())[0]?.tries.map((each) => each.status), [410, 200]);
    assert.equal(room.got.length, 3);
    assert.deepEqual(codes(await ask('mutation { replayExtensionDelivery(_id: "x") { _id } }')), [
      "NOT_FOUND",
    ]);
  }, () => new Response("so", { status }));
});

Deno.test("C8 a secret of an extension survives a change of the key, and opens only with the new one", () =>
  withBusiness(async ({ ask, world }) => {
    await ask(secretCall("https://chat.example/hooks/s3cr3t"));
    const [old, next] = [testSettings.secrets, readKeyring(makeSecretKey())];
    await assert.rejects(openSecrets(world.db.read, next, "order_chat"));
    assert.equal((await resealAll(world.db, { keys: [...next.keys, ...old.keys] })).count, 1);
    assert.deepEqual(await openSecrets(world.db.read, next, "order_chat"), {
      chat_webhook: "https://chat.example/hooks/s3cr3t",
    });
  }));
