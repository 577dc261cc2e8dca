/** A store compares a file with its recorded digests before it returns any part of it. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../../../server/db/database.ts";
import { RECORD_KNOWN_FILES } from "../../../../server/db/migrations/0063_stored_files.ts";
import { bucketStore } from "../../../../server/files/bucket.ts";
import { openChecked } from "../../../../server/files/digest_check.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { recordedStore } from "../../../../server/files/recorded_store.ts";
import { fileRecord, keepRecord } from "../../../../server/files/records_store.ts";
import { watchDiskSpace } from "../../../../server/files/room.ts";
import {
  BLOCK_BYTES,
  chunkOf,
  type FileStore,
  type Range,
  type StorageTrouble,
} from "../../../../server/files/store.ts";
import { storedSurvey } from "../../../../server/modules/orders/imports/survey_file.ts";
import { testBucket } from "../../../support/server/bucket.ts";
import { PNG } from "../../../support/desk/comment_calls.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { onGrounds } from "../../../support/server/grounds.ts";

const KEY = "exports/one.csv";
const SIZES = [0, 1, BLOCK_BYTES - 1, BLOCK_BYTES, BLOCK_BYTES + 1, 2 * BLOCK_BYTES + 7];

function noise(bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at++) all[at] = (at * 7 + (at >> 8)) % 251;
  return all;
}

interface StoredCheck {
  readonly files: FileStore;
  readonly db: Database;
  readonly path: string;
  readonly reported: readonly StorageTrouble[];
}

async function inFolder(work: (stored: StoredCheck) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  const { db, place: { dataDir } } = fresh;
  const reported: StorageTrouble[] = [];
  const room = watchDiskSpace({
    minFreeBytes: 0,
    freeBytes: () => Promise.resolve(0),
    notify: (trouble) => Promise.resolve(void reported.push(trouble)),
  });
  const files = recordedStore(folderStore(dataDir), { db, room, sellerBytes: 0 });
  await work({ files, db, path: join(dataDir, KEY), reported }).finally(room.stop);
}

/** Reads until the stream ends or fails. */
async function readAll(files: FileStore, range?: Range): Promise<readonly [Uint8Array, failure: string]> {
  const pieces: Uint8Array[] = [];
  let failure = "";
  try {
    for await (const piece of await files.open(KEY, range) ?? []) pieces.push(piece);
  } catch (error) {
    failure = (error as Error).message;
  }
  return [new Uint8Array(Buffer.concat(pieces)), failure];
}
const DAMAGED = `The file ${KEY} is not what was kept`;

Deno.test("a file of any size, up to a megabyte or longer, is returned as stored, as a whole and in every part", () =>
  inFolder(async ({ files }) => {
    for (const size of SIZES) {
      const given = noise(size);
      await files.put(KEY, chunkOf(given), size);
      assert.deepEqual(await readAll(files), [given, ""], `${size}`);
      for (const from of [0, 5, BLOCK_BYTES - 1, BLOCK_BYTES, BLOCK_BYTES + 3]) {
        for (const until of [from + 1, from + 4, BLOCK_BYTES, size, Infinity].filter((end) => end > from)) {
          const [part, failure] = await readAll(files, { from, until });
          assert.equal(failure, "");
          assert.deepEqual(part, given.slice(from, until), `${from} to ${until} of ${size}`);
        }
      }
    }
  }));

Deno.test("a changed, shortened or longer file is detected, and nothing after the last valid megabyte is returned", () =>
  inFolder(async ({ files, path, reported }) => {
    const size = 2 * BLOCK_BYTES + 7;
    const given = noise(size);
    await files.put(KEY, chunkOf(given), size);
    const changed = (at: number) => given.map((byte, index) => index === at ? byte ^ 1 : byte);
    const cases: readonly (readonly [Uint8Array, sound: number])[] = [
      [changed(0), 0],
      [changed(BLOCK_BYTES - 1), 0],
      [changed(BLOCK_BYTES), BLOCK_BYTES],
      [changed(size - 1), 2 * BLOCK_BYTES],
      [given.subarray(0, size - 1), 2 * BLOCK_BYTES],
      [given.subarray(0, BLOCK_BYTES), BLOCK_BYTES],
      [new Uint8Array(), 0],
      [Uint8Array.from([...given, 1]), 2 * BLOCK_BYTES],
    ];
    for (const [content, sound] of cases) {
      await writeFile(path, content);
      assert.deepEqual(
        await readAll(files),
        [given.slice(0, sound), DAMAGED],
        `${sound} of ${content.length}`,
      );
    }
    await writeFile(path, changed(BLOCK_BYTES));
    assert.deepEqual(await readAll(files, { from: 5, until: 9 }), [given.slice(5, 9), ""], "a sound part");
    assert.deepEqual((await readAll(files, { from: BLOCK_BYTES + 5, until: BLOCK_BYTES + 9 }))[1], DAMAGED);
    assert.deepEqual([...new Set(reported)], ["damaged"], "staff get one notice of it");
  }));

Deno.test("a file recorded without digests of its megabytes is compared as a whole before its last piece is returned", () =>
  inFolder(async ({ files, db, path }) => {
    const size = 2 * BLOCK_BYTES + 7;
    const given = noise(size);
    await files.put(KEY, chunkOf(given), size);
    const record = (await fileRecord(db.read, KEY))!;
    await db.write((tx) => keepRecord(tx, { ...record, blocks: "" }));
    assert.deepEqual(await readAll(files), [given, ""]);
    given[0]! ^= 1;
    await writeFile(path, given);
    const [part, failure] = await readAll(files);
    assert.equal(failure, DAMAGED);
    assert.ok(part.length < size);
    // An even older file has no digest to compare.
    await db.write((tx) => keepRecord(tx, { ...record, digest: "", blocks: "" }));
    assert.deepEqual((await readAll(files))[1], "");
  }));

Deno.test("a file is closed when its reader stops, also before reading, and when it is damaged", async () => {
  const given = noise(2 * BLOCK_BYTES);
  let closed = 0;
  const inner: FileStore = {
    ...folderStore("/nowhere"),
    open: () =>
      Promise.resolve(
        new ReadableStream({
          pull: (controller) => controller.enqueue(given.slice(0, BLOCK_BYTES)),
          cancel: () => void closed++,
        }, { highWaterMark: 0 }),
      ),
  };
  const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const [first, other] = [digestOf(given.subarray(0, BLOCK_BYTES)), digestOf(given.subarray(BLOCK_BYTES))];
  const record = { key: KEY, bytes: given.length, digest: digestOf(given), blocks: first + other };
  const reader = (await openChecked(inner, record))!.getReader();
  await reader.read();
  assert.equal(closed, 0);
  await reader.cancel();
  assert.equal(closed, 1);
  await (await openChecked(inner, record))!.cancel();
  assert.equal(closed, 2);
  await assert.rejects(
    async () => await Array.fromAsync((await openChecked(inner, record))!),
    /not what was kept/,
  );
  assert.equal(closed, 3);
  await assert.rejects(openChecked(inner, { ...record, blocks: other + other }), /not what was kept/);
  assert.equal(closed, 4);
});

Deno.test("a record is removed with its file, and a damaged survey is made again", () =>
  inFolder(async ({ files, db, path }) => {
    await files.put(KEY, chunkOf("one"), 9);
    await files.put(KEY, chunkOf("another"), 9);
    assert.equal((await fileRecord(db.read, KEY))?.bytes, 7);
    await files.remove(KEY);
    assert.deepEqual([await fileRecord(db.read, KEY), await files.open(KEY)], [undefined, null]);
    await files.put("uploads/job.survey", chunkOf("a survey"), 99);
    const survey = path.replace(KEY, "uploads/job.survey");
    await writeFile(survey, `${await readFile(survey, "utf8")}!`);
    assert.equal(await storedSurvey(files, "job"), null);
  }));

Deno.test("changed content under the same name in a bucket is never returned", async () => {
  await using bucket = await testBucket();
  const files = bucketStore(bucket.place);
  await onGrounds(async ({ world, rest }) => {
    const order = await world.order();
    const send = `/attachments?entity=orders&id=${order}&name=a.png`;
    const sent = await rest("anna", send, { method: "POST", body: PNG });
    const { attachment: { _id } } = await sent.json() as { attachment: { _id: string } };
    const fetched = () => rest("anna", `/attachments/file?id=${_id}`);
    assert.deepEqual(new Uint8Array(await (await fetched()).arrayBuffer()), PNG);
    await files.put(`attachments/${_id}`, chunkOf(PNG.toReversed()), PNG.length);
    const answer = await fetched();
    assert.equal(answer.status, 500);
    assert.doesNotMatch(await answer.text(), /PNG|attachments/);
  }, { files })();
});

Deno.test("the migration records files of an older build with their owners", async () => {
  await onGrounds(async ({ world, rest }) => {
    const order = await world.order();
    for (const by of ["anna", "root", "agent"] as const) {
      await rest(by, `/attachments?entity=orders&id=${order}&name=a.png`, { method: "POST", body: PNG });
    }
    const { read, write } = world.db;
    const records = () => read.selectFrom("stored_files").selectAll().orderBy("key").execute();
    const before = await records();
    const owners = before.map(({ owner_id }) => owner_id);
    assert.deepEqual(owners, ["anna", null, null], "an agent of several sellers is staff");
    const digest = createHash("sha256").update(PNG).digest("hex");
    assert.ok(before.every((record) => record.digest === digest && record.blocks === ""));
    await write(async (tx) => {
      await tx.deleteFrom("stored_files").execute();
      for (const statement of RECORD_KNOWN_FILES) await sql.raw(statement).execute(tx);
    });
    assert.deepEqual(await records(), before);
  })();
});
