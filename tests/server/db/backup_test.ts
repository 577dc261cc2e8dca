import assert from "node:assert/strict";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { refuseDemo } from "../../../scripts/backup.ts";
import { verify } from "../../../scripts/verify.ts";
import { newestAudit, sealAudit } from "../../../server/audit/seals.ts";
import { makeBackup } from "../../../server/backup/make.ts";
import { restoreBackup } from "../../../server/backup/restore.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase, placeText } from "../../../server/db/open.ts";
import { DEMO_EMAILS } from "../../../server/demo/people/people.ts";
import { bucketStore } from "../../../server/files/bucket.ts";
import { keepRecord } from "../../../server/files/records_store.ts";
import { chunkOf } from "../../../server/files/store.ts";
import { insertAttachment } from "../../../server/modules/desk/comments/attachment_store.ts";
import { attachmentKey } from "../../../server/modules/desk/comments/files.ts";
import { endAccess } from "../../../server/modules/people/session/end_access_store.ts";
import { isCodeGood, issueCode } from "../../../server/modules/people/session/store.ts";
import { findSession } from "../../../server/session/lookup_store.ts";
import { keepLink, personOfLink } from "../../../server/session/sign_in_link_store.ts";
import { hashToken, makeToken, systemRandom } from "../../../server/session/tokens.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { testBucket } from "../../support/server/bucket.ts";
import { type FreshDatabase, freshDatabase, withDirectory } from "../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../support/people/people.ts";
import { storedTables } from "../../support/server/stored_tables.ts";
import { makeWorld } from "../../support/orders/world.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Returns every row of every table, sorted as text, without the counters and restores that a restore writes. */
async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await storedTables(db.read)) {
    if (name === "counters" || name === "restores") continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.read);
    all[name] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  }
  return all;
}

const keys = readKeyring(makeSecretKey());

/** Runs `work` with a database of orders, seals and a file, and a folder for backups. */
async function withWorld(work: (from: FreshDatabase, folder: string) => Promise<void>): Promise<void> {
  await using from = await freshDatabase();
  const world = await makeWorld(from.db);
  await world.order();
  await world.order();
  await sealAudit(from.db, keys, await newestAudit(from.db.read), NOW);
  await mkdir(join(from.place.dataDir, "attachments"));
  await writeFile(join(from.place.dataDir, "attachments", "01ABC.png"), "a picture");
  await withDirectory((folder) => work(from, folder));
}

/** Runs `work` with an empty place on the same engine. */
async function withEmptyPlace(work: (place: FreshDatabase["place"]) => Promise<void>): Promise<void> {
  await using other = await freshDatabase();
  if (other.place.url) return await work(other.place);
  await withDirectory((dataDir) => work({ dataDir }));
}

Deno.test("security S6: what gave access at the time of a backup and ended since stays ended after a restore", () =>
  withWorld(async ({ db, place }, folder) => {
    const mai = await addPerson(db, { _id: "mai", role: "root" });
    const token = await signIn(db, mai);
    const code = await db.write((tx) => issueCode(tx, mai, NOW, systemRandom));
    const link = makeToken(systemRandom);
    const [code_hash, expires_at] = [hashToken(link), NOW + 86_400];
    await db.write((tx) =>
      keepLink(tx, { user_id: mai, code_hash, purpose: "reset", created_at: NOW, expires_at })
    );
    const hasAccess = async (data: Database) => [
      await findSession(data, hashToken(token), NOW) !== null,
      await isCodeGood(data.read, code, NOW),
      await personOfLink(data.read, link, NOW) !== undefined,
    ];
    assert.deepEqual(await hasAccess(db), [true, true, true]);
    const key = readKey(makeKey());
    const { path } = await makeBackup({ place, key, folder, now: NOW });
    await db.write((tx) => endAccess(tx, mai, "", NOW));
    assert.deepEqual(await hasAccess(db), [false, false, false]);
    await withEmptyPlace(async (to) => {
      await restoreBackup({ path, key, place: to });
      const restored = await openDatabase(to);
      try {
        assert.deepEqual(await hasAccess(restored), [false, false, false]);
      } finally {
        await restored.close();
      }
    });
  }));

Deno.test("a restore drill: a backup restores every row, passes the checks, and numbers continue", () =>
  withWorld(async ({ db, place }, folder) => {
    const key = readKey(makeKey());
    const { path, manifest } = await makeBackup({ place, key, folder, now: NOW });
    assert.deepEqual(await readdir(folder), ["pressdock-2026-11-16T12-00-00Z.backup"]);
    assert.equal(manifest.tables.find(({ name }) => name === "orders")?.rows, 2);
    const before = await contentsOf(db);
    await withEmptyPlace(async (to) => {
      await restoreBackup({ path, key, place: to });
      const restored = await openDatabase(to);
      try {
        assert.deepEqual(await contentsOf(restored), before);
        assert.deepEqual(await verify(restored, { keys }), []);
        assert.equal(await readFile(join(to.dataDir, "attachments", "01ABC.png"), "utf8"), "a picture");
        // The next row of a counted table takes the next number.
        await restored.write((tx) =>
          tx.insertInto("outbox").values({
            entity: "orders",
            ids: "[]",
            seller_id: null,
            user_id: null,
            at: NOW,
          })
            .execute()
        );
        const [newest] = await restored.read.selectFrom("outbox").select("seq").orderBy("seq", "desc")
          .execute();
        assert.ok(newest!.seq > Math.max(...before["outbox"]!.map((row) => Number(JSON.parse(row).seq))));
      } finally {
        await restored.close();
      }
    });
  }));

Deno.test("files of a bucket are in the backup, and restored into a bucket; missing or changed ones are reported", () =>
  withWorld(async ({ db, place }, folder) => {
    const key = readKey(makeKey());
    await using bucket = await testBucket();
    const files = bucketStore(bucket.place);
    const order = await db.read.selectFrom("orders").select(["_id", "seller_id"]).executeTakeFirstOrThrow();
    const keep = async (_id: string, text: string) => {
      const key = attachmentKey(_id);
      const stored = (await files.put(key, chunkOf(text), 99))!;
      const { bytes, digest } = stored;
      const row = { _id, entity: "orders", entity_id: order._id, seller_id: order.seller_id, bytes, digest };
      await db.write(async (tx) => {
        await keepRecord(tx, { key, owner_id: null, ...stored });
        await insertAttachment(tx, {
          ...row,
          comment_id: null,
          name: "a.png",
          type: "image/png",
          visibility: "seller",
          author_id: "anna",
          author_name: "Anna",
          created_at: NOW,
          deleted_at: null,
        });
      });
    };
    for (const id of ["one", "two", "three"]) await keep(id, `picture ${id}`);
    const { path } = await makeBackup({ place, files, key, folder, now: NOW });
    await using other = await testBucket();
    const restored = bucketStore(other.place);
    await withEmptyPlace(async (to) => {
      await restoreBackup({ path, key, place: to, files: restored });
      const there = await openDatabase(to);
      try {
        assert.deepEqual(await verify(there, { keys, files: restored }), []);
        await restored.remove(attachmentKey("one"));
        await restored.put(attachmentKey("two"), chunkOf("another one"), 99);
        assert.deepEqual(await verify(there, { keys, files: restored }), [
          "The file attachments/one is missing.",
          "The file attachments/two is not what was sent.",
        ]);
      } finally {
        await there.close();
      }
    });
  }));

Deno.test("a backup shows one moment: a write during it is included completely or not at all", () =>
  withWorld(async ({ db, place }, folder) => {
    let isOver = false;
    const writer = (async () => {
      for (let at = 0; !isOver; at++) {
        const row = { entity: "orders", ids: "[]", seller_id: null, user_id: null, at };
        await db.write((tx) => tx.insertInto("outbox").values([row, row]).execute());
      }
    })();
    const made = await makeBackup({ place, key: readKey(makeKey()), folder, now: NOW });
    isOver = true;
    await writer;
    const rows = made.manifest.tables.find(({ name }) => name === "outbox")!.rows;
    const [all] = await db.read.selectFrom("outbox").select((row) => row.fn.countAll<number>().as("n"))
      .execute();
    assert.ok(rows <= Number(all!.n));
    assert.equal((Number(all!.n) - rows) % 2, 0);
  }));

Deno.test("a backup opens only with its own key, and no byte may be missing, changed or moved", () =>
  withWorld(async ({ place }, folder) => {
    const key = readKey(makeKey());
    const { path } = await makeBackup({ place, key, folder, now: NOW });
    const whole = await readFile(path);
    assert.ok(!whole.includes("@demo.test"), "nothing in it is readable");
    const broken = join(folder, "broken.backup");
    const refused = async (bytes: Uint8Array, why: RegExp, by = key) => {
      await writeFile(broken, bytes);
      await withDirectory((dataDir) =>
        assert.rejects(restoreBackup({ path: broken, key: by, place: { dataDir: join(dataDir, "x") } }), why)
      );
    };
    await refused(whole, /another key/, readKey(makeKey()));
    await refused(whole.subarray(0, whole.length - 1), /cut off/);
    await refused(whole.subarray(0, 1000), /cut off/);
    await refused(new Uint8Array([1, 2, 3]), /not a backup/);
    for (const at of [20, 60, Math.floor(whole.length / 2), whole.length - 1]) {
      const changed = Uint8Array.from(whole);
      changed[at]! ^= 1;
      await refused(changed, /damaged|cut off|another key/);
    }
  }));

Deno.test("a restore overwrites nothing: a target with data is refused, and so is the other engine", () =>
  withWorld(async ({ place }, folder) => {
    const key = readKey(makeKey());
    const { path } = await makeBackup({ place, key, folder, now: NOW });
    await assert.rejects(restoreBackup({ path, key, place }), /There (is a database|are people) in/);
    if (place.url) {
      await assert.rejects(restoreBackup({ path, key, place: { dataDir: place.dataDir } }), /DATABASE_URL/);
    }
  }));

Deno.test("a malformed key is refused with how to make one", () => {
  for (const bad of [undefined, "", "short", "!".repeat(44), makeKey().slice(4)]) {
    assert.throws(() => readKey(bad), /--new-key/);
  }
});

Deno.test("demo data is not backed up without --demo: a wrong folder would be noticed on the worst day", () =>
  withWorld(async ({ db, place }, folder) => {
    const key = readKey(makeKey());
    const order = { place, key, folder, now: NOW, judge: refuseDemo(placeText(place)) };
    const { path, files } = await makeBackup(order);
    assert.equal(files, 1);
    await rm(path);
    const there = (await db.read.selectFrom("users").select("email").execute()).map(({ email }) => email);
    const missing = DEMO_EMAILS.filter((email) => !there.includes(email));
    for (const email of missing) await addPerson(db, { _id: `new-${email}`, email, identity: email });
    await assert.rejects(makeBackup(order), {
      name: "BackupRefused",
      message: /holds the demonstration.*--demo/,
    });
    assert.deepEqual(await readdir(folder), [], "the refused backup wrote no file");
    const { judge: _, ...question } = order;
    assert.equal((await makeBackup(question)).files, 1);
  }));

const pick = (env: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => names.includes(name)));

Deno.test("programs read the service's settings from one file, and print which data they copied, checked or did not find", () =>
  withWorld(async ({ place }, folder) => {
    const env = join(folder, "pressdock.env");
    const run = async (script: string, ...args: string[]) => {
      const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["run", "--no-check", "--allow-all", `${root}scripts/${script}`, "--env", env, ...args],
        cwd: folder,
        clearEnv: true,
        // The programs find Deno's cache, but get no setting of the server.
        env: { PATH: "", ...pick(Deno.env.toObject(), ["HOME", "XDG_CACHE_HOME", "DENO_DIR"]) },
      }).output();
      return [code, new TextDecoder().decode(stdout), new TextDecoder().decode(stderr)] as const;
    };
    const settings = (at: FreshDatabase["place"]) =>
      `DATA_DIR=${at.dataDir}\nBACKUP_KEY=${makeKey()}\n${at.url ? `DATABASE_URL=${at.url}\n` : ""}`;
    await writeFile(env, settings({ dataDir: join(folder, "empty") }));
    const [code, , wrong] = await run("backup.ts", folder);
    assert.equal(code, 1);
    assert.match(
      wrong,
      /^There is no data in SQLite \S+empty\/pressdock\.db\. Give the settings of the server/,
    );
    for (const [script, path] of [["restore.ts", "no.backup"], ["verify.ts", "no.log"]] as const) {
      assert.deepEqual(await run(script, path), [1, "", `There is no file ${path}.\n`]);
    }
    assert.match((await run("backup.ts", "--dmeo", folder))[2], /^There is no --dmeo: deno task backup/);
    await writeFile(env, settings(place));
    const [done, output, errors] = await run("backup.ts", folder);
    assert.equal(done, 0, errors);
    assert.ok(output.includes(`: ${placeText(place)}, `), output);
    assert.match(output, /\d+ tables with [\d,]+ rows \(.*2 orders.*\) and 1 files, [\d.]+ MB, read back\./);
    assert.doesNotMatch(output, new RegExp(place.url ? new URL(place.url).password : "stack"));
    assert.ok((await readdir(folder)).every((name) => !name.startsWith("empty")), "nothing was made there");
  }));
