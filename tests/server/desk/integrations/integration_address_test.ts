/** The address of a webhook: called completely, stored encrypted, shown by its host and its end. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { sealAtRest } from "../../../../server/secrets/at_rest_store.ts";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { brokenSeals, newestAudit, sealAudit } from "../../../../server/audit/seals.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { addressOf, maskedAddress } from "../../../../server/modules/desk/integrations/address.ts";
import { integrationRow } from "../../../../server/modules/desk/integrations/store.ts";
import { testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { WEBHOOK, withBusiness } from "../../../support/desk/integration_calls.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const TOKEN = "T0K3N-b3hind-th3-h0st";
const ADDRESS = `https://hooks.example/services/${TOKEN}`;
const keys = testSettings.secrets;

Deno.test("an address is shown by its host and its end; a short one only by its host", () => {
  assert.equal(maskedAddress(ADDRESS), "https://hooks.example/…h0st");
  assert.equal(
    maskedAddress("https://hooks.example:8443/in?key=abcdefgh"),
    "https://hooks.example:8443/…efgh",
  );
  assert.equal(maskedAddress("https://hooks.example/k1"), "https://hooks.example/…");
  assert.equal(maskedAddress("https://hooks.example/"), "https://hooks.example");
  assert.equal(maskedAddress(""), "");
  for (const each of [ADDRESS, "https://hooks.example/k1"]) {
    assert.equal(maskedAddress(maskedAddress(each)), maskedAddress(each));
  }
});

Deno.test("security C8: no answer, no audit row and no table has a webhook's full address in plain text", () =>
  withBusiness(async ({ ask, add, world: { db } }) => {
    const { _id } = await add(WEBHOOK(ADDRESS, ["order.moved"]));
    const seen = await ask(
      `{ getIntegrationById(_id: "${_id}") { url } integrations(search: "hooks.example") { url } }`,
    );
    const shown = { url: "https://hooks.example/…h0st" };
    assert.deepEqual(seen.data, { getIntegrationById: shown, integrations: [shown] });
    // A form sends back the shortened address that it showed, and the stored address stays.
    const save = (url: string, name: string) =>
      ask(
        `mutation { makeIntegration(id: "${_id}", params: { name: "${name}", url: "${url}" }, key: "${name} and on") { url } }`,
      );
    assert.deepEqual((await save(shown.url, "Renamed")).errors, []);
    assert.equal(addressOf((await integrationRow(db.read, _id))!, keys), ADDRESS);
    const [wrong] = (await save("https://hooks.example/…0000", "Guessed")).errors;
    assert.deepEqual(wrong?.extensions.problems, [{ path: "params.url", code: "badUrl" }]);
    assert.deepEqual((await save(`${ADDRESS}-2`, "Another")).errors, []);
    const { rows } = await sql<{ changes: string }>`select changes from audit_events
      where action = 'makeIntegration' order by seq`.execute(db.read);
    const urlChanges = rows.flatMap(({ changes }) => JSON.parse(changes) as { field: string }[])
      .filter(({ field }) => field === "url");
    assert.deepEqual(urlChanges, [
      { field: "url", before: "", after: "https://hooks.example/…h0st" },
      { field: "url", before: "https://hooks.example/…h0st", after: "https://hooks.example/…st-2" },
    ]);
    for (const table of ["integrations", "audit_events", "idempotency_keys", "outbox"]) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db.read);
      assert.ok(!JSON.stringify(rows).includes(TOKEN), table);
    }
  }));

Deno.test("security C8: addresses of an earlier build are encrypted, and removed from a sealed audit that stays valid", async () => {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  await makeWorld(db);
  const row = {
    _id: "hook",
    kind: "outgoing_webhook",
    name: "Hook",
    status: "Active",
    url: ADDRESS,
    events: "[]",
    store_id: "",
    seller_id: null,
    secret: "",
    secret_last4: "",
    secret_at: null,
    secret_by: "",
    old_secret: "",
    old_until: null,
    search_text: ADDRESS,
    created_at: NOW,
    updated_at: NOW,
    version: 1,
  };
  const stamp = {
    actor: { _id: "root", name: "Root" },
    actingFor: null,
    requestId: "r",
    sessionId: null,
    at: NOW,
  };
  await db.write(async (tx) => {
    await tx.insertInto("integrations").values(row).execute();
    const changes = [{ field: "name", before: "", after: "Hook" }, {
      field: "url",
      before: "",
      after: ADDRESS,
    }];
    const entry = {
      entity: "integrations",
      entityId: "hook",
      sellerId: null,
      action: "makeIntegration",
      changes,
    };
    await recordAudit(tx, [entry], stamp);
  });
  await sealAudit(db, keys, await newestAudit(db.read), NOW);
  assert.deepEqual(await sealAtRest(db, modules, keys, NOW), [
    "1 addresses of webhooks are sealed now.",
    "1 entries of the audit held an address whole: it is masked now.",
  ]);
  assert.deepEqual(await sealAtRest(db, modules, keys, NOW), [], "once is enough");
  assert.equal(addressOf((await integrationRow(db.read, "hook"))!, keys), ADDRESS);
  const { changes } = await db.read.selectFrom("audit_events").select("changes")
    .where("entity", "=", "integrations").executeTakeFirstOrThrow();
  assert.deepEqual(JSON.parse(changes), [
    { field: "name", before: "", after: "Hook" },
    { field: "url", before: "", after: "https://hooks.example/…h0st" },
  ]);
  assert.deepEqual(await brokenSeals(db.read, keys), []);
  if (fresh.place.url) return;
  await db.close();
  for await (const { name, isFile } of Deno.readDir(fresh.place.dataDir)) {
    const text = isFile
      ? new TextDecoder("latin1").decode(await Deno.readFile(`${fresh.place.dataDir}/${name}`))
      : "";
    assert.ok(!text.includes(TOKEN), `${name} holds the address`);
  }
});
