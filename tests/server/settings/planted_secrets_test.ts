import assert from "node:assert/strict";
import { makeBackup } from "../../../server/backup/make.ts";
import { restoreBackup } from "../../../server/backup/restore.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { resealAll } from "../../../server/secrets/sealed_store.ts";
import {
  isOldSeal,
  makeSecretKey,
  readKeyring,
  sealBinding,
  sealSecret,
} from "../../../server/secrets/secrets.ts";
import { testApp, testSettings } from "../../support/server/api.ts";
import { freshDatabase, withDirectory } from "../../support/server/database.ts";
import { exportAndRead } from "../../support/desk/export_jobs.ts";
import { INCOMING_PARAMS, receiver, WEBHOOK, withBusiness } from "../../support/desk/integration_calls.ts";
import { NOW } from "../../support/people/people.ts";
import { captureOutput, wholeText } from "../../support/server/stored_tables.ts";
import { makeWorld } from "../../support/orders/world.ts";

Deno.test("C8 50 planted secrets are in no answer except the one that made them, and in no row, export, log or call", async () => {
  await using target = receiver();
  const logged: string[] = [];
  const planted: string[] = [];
  const answers: string[] = [];
  const output = await captureOutput(() =>
    withBusiness(async ({ add, app, ask, post, world }) => {
      for (let n = 0; n < 25; n++) {
        const params = n % 2 ? INCOMING_PARAMS : WEBHOOK(target.url, ["order.made"]);
        const made = await add(params.replace(/name: "/, `name: "N${n} `));
        const { data } = await ask<{ rotateIntegrationSecret: { secret: string } }>(
          `mutation { rotateIntegrationSecret(_id: "${made._id}") { secret } }`,
        );
        planted.push(made.secret, data!.rotateIntegrationSecret.secret);
        if (n % 2) {
          await (await post(made, { orders: [{ external_number: `${n}`, lines: [] }] })).body?.cancel();
        }
        for (
          const document of [
            `mutation { testIntegration(_id: "${made._id}") { ok error answer } }`,
            `{ integrationDeliveries(_id: "${made._id}") { _id event status tries { answer error } } }`,
            `{ getIntegrationById(_id: "${made._id}") { name url secret { isSet last4 by updated_at old_until } } }`,
            `mutation { makeIntegration(id: "${made._id}", params: { name: "M${n}" }, key: "key-key-${n}") { _id } }`,
          ]
        ) answers.push(JSON.stringify(await ask(document)));
      }
      await world.order();
      await target.until(13 + 13);
      answers.push(JSON.stringify(await ask("{ integrations { name url secret { last4 } last_error } }")));
      const token = await world.token("super_root");
      for (const resource of ["audit", "orders"]) {
        answers.push(String(await exportAndRead({ app, db: world.db }, token, { resource })));
      }
      answers.push(await wholeText(world.db));
    }, { allow: [target.host], log: (entry) => void logged.push(String(entry.error)) })
  );
  assert.equal(new Set(planted).size, 50);
  const calls = target.got.map(({ headers, body }) => JSON.stringify([...headers]) + body);
  const everything = [...answers, ...logged, ...calls, output].join("\n");
  // Secrets are searched with and without their common prefix.
  const found = planted.filter((secret) =>
    everything.includes(secret) || everything.includes(secret.slice(6, 30))
  );
  assert.deepEqual(found, []);
});

Deno.test("C8 a backup contains secrets only encrypted: restored without the key they cannot be decrypted", async () => {
  await using from = await freshDatabase();
  await makeWorld(from.db);
  const keys = readKeyring(makeSecretKey());
  const sealed = sealSecret(keys, "whsec_planted-in-a-backup", sealBinding("integrations", "i1", "secret"));
  await plant(from.db, "i1", sealed);
  await withDirectory(async (folder) => {
    const key = readKey(makeKey());
    const { path } = await makeBackup({ place: from.place, key, folder, now: NOW });
    assert.ok(!new TextDecoder("latin1").decode(await Deno.readFile(path)).includes("planted-in-a-backup"));
    if (from.place.url) return;
    await withDirectory(async (dataDir) => {
      await restoreBackup({ path, key, place: { dataDir } });
      const restored = await openDatabase({ dataDir });
      const text = await wholeText(restored);
      await restored.close();
      assert.ok(text.includes(sealed) && !text.includes("planted-in-a-backup"));
    });
  });
});

async function plant(db: Database, _id: string, secret: string): Promise<void> {
  await db.write((tx) =>
    tx.insertInto("integrations").values({
      _id,
      kind: "incoming_orders",
      name: _id,
      status: "Active",
      url: "",
      events: "[]",
      store_id: "anna-etsy",
      seller_id: "anna",
      secret,
      secret_last4: "xxxx",
      secret_at: NOW,
      secret_by: "Ruth",
      old_secret: "",
      old_until: null,
      search_text: "",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute()
  );
}

Deno.test("C8 the key is changed under load: no read fails, and afterwards the old key is no longer needed", async () => {
  await using data = await freshDatabase();
  const { db } = data;
  const world = await makeWorld(db);
  const [old, current] = [makeSecretKey(), makeSecretKey()];
  const ids = Array.from({ length: 40 }, (_, index) => `i${index}`);
  for (const id of ids) {
    const binding = sealBinding("integrations", id, "secret");
    await plant(db, id, sealSecret(readKeyring(old), "whsec_c2VjcmV0LXRoYXQtaXMtbG9uZw==", binding));
  }
  const both = readKeyring(`${current},${old}`);
  await using app = testApp(db, { settings: { ...testSettings, secrets: both } });
  const token = await world.token("super_root");
  const trial = async (id: string) => {
    const answer = await app.ask<unknown, { testIntegration: { ok: boolean } }>(
      token,
      `mutation { testIntegration(_id: "${id}") { ok } }`,
    );
    return answer.data?.testIntegration.ok === true;
  };
  let isOver = false;
  const results: boolean[] = [];
  const reader = (async () => {
    for (let n = 0; !isOver; n++) results.push(await trial(ids[n % ids.length]!));
  })();
  assert.deepEqual(await resealAll(db, both), { count: 40, lost: 0 });
  isOver = true;
  await reader;
  assert.ok(results.length > 0 && results.every(Boolean));
  const rows = await db.read.selectFrom("integrations").select("secret").execute();
  assert.ok(rows.every(({ secret }) => !isOldSeal(readKeyring(current), secret)));
  assert.deepEqual(await resealAll(db, both), { count: 0, lost: 0 });
  await assert.rejects(resealAll(db, readKeyring(makeSecretKey())), /SECRET_KEY/);
});
