/**
 * Uploads in parts: they continue after a broken connection, in any process; nothing invalid is accepted, and
 * nothing is left over.
 */
import assert from "node:assert/strict";
import { MAX_ATTACHMENT_BYTES, MAX_RECORD_BYTES } from "../../../../api/desk/attachments.ts";
import {
  MAX_UNFINISHED_UPLOADS,
  UNFINISHED_SECONDS,
  UPLOAD_PART_BYTES as PART,
} from "../../../../api/desk/upload_parts.ts";
import { sweepFiles } from "../../../../server/modules/desk/comments/files.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import {
  fileBytes,
  type Progress,
  sameBytes,
  STORES,
  type UploadClient,
  VIDEO_HEADS,
  withUploads,
} from "../../../support/desk/part_uploads.ts";

const KEY = "one-file-only";
const text = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0));
const messageOf = async (answer: Response) =>
  (await answer.json() as { errors: { message: string; extensions: { reason?: { code: string } } }[] })
    .errors[0]!;
const progressOf = async (answer: Response) => await answer.json() as Progress;

for (const store of STORES) {
  Deno.test(`a file sent in parts equals the original, and HEAD returns its progress (${store})`, () =>
    withUploads(store, async ({ world, client, keys }) => {
      const content = fileBytes(2 * PART + 5);
      const query = { id: await world.order(), key: KEY, bytes: content.length };
      assert.equal(await client.offset("anna", KEY), null);
      assert.equal((await client.begin("anna", query)).status, 201);
      for (const at of [0, PART]) {
        assert.equal(await client.offset("anna", KEY), at);
        const answer = await client.part("anna", KEY, at, content.subarray(at, at + PART));
        assert.deepEqual([answer.status, await progressOf(answer)], [200, {
          offset: at + PART,
          attachment: null,
        }]);
      }
      assert.equal((await keys("parts")).length, 2);
      const last = await client.part("anna", KEY, 2 * PART, content.subarray(2 * PART));
      const { attachment } = await progressOf(last);
      assert.deepEqual([last.status, last.headers.get("upload-complete")], [201, "?1"]);
      assert.deepEqual([attachment?.name, attachment?.type, attachment?.bytes], [
        "clip.mp4",
        "video/mp4",
        content.length,
      ]);
      sameBytes(await client.content("anna", attachment!), content);
      assert.deepEqual(await keys("parts"), []);
      const again = await client.begin("anna", query);
      assert.deepEqual([again.status, (await progressOf(again)).attachment], [200, attachment]);
    }));

  Deno.test(`another process continues a file, also if the first was stopped before the attachment (${store})`, () =>
    withUploads(store, async ({ world, client, files, another, keys }) => {
      const content = fileBytes(3 * PART);
      const query = { id: await world.order(), key: KEY, bytes: content.length };
      await client.send("anna", query, content, PART);
      const stopped = another({
        ...files,
        put: (key, ...rest) =>
          key.startsWith("attachments/") ? Promise.reject(new Error("stopped")) : files.put(key, ...rest),
      });
      await assert.rejects(stopped.send("anna", query, content), /INTERNAL/);
      const third = another();
      assert.equal(await third.offset("anna", KEY), 3 * PART);
      // Two simultaneous last parts both return the same attachment.
      const both = await Promise.all([third, client].map((each) => each.send("anna", query, content)));
      assert.equal(both[0]!.attachment?._id, both[1]!.attachment?._id);
      sameBytes(await third.content("anna", both[0]!.attachment!), content);
      assert.deepEqual([(await keys("attachments")).length, await keys("parts")], [1, []]);
    }));
}

Deno.test("of two requests that join the parts the later one gets the attachment, even if the first removed the parts", () =>
  withUploads("folder", async ({ world, client, files, another, keys }) => {
    const content = fileBytes(2 * PART);
    const query = { id: await world.order(), key: KEY, bytes: content.length };
    const put: typeof files.put = (key, ...rest) =>
      key.startsWith("attachments/") ? Promise.reject(new Error("stopped")) : files.put(key, ...rest);
    await assert.rejects(another({ ...files, put }).send("anna", query, content), /INTERNAL/);
    const [reading, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let opened = 0;
    const slow = another({
      ...files,
      async open(key, ...rest) {
        if (++opened === 2) {
          reading.resolve();
          await released.promise;
        }
        return await files.open(key, ...rest);
      },
    });
    const later = slow.begin("anna", query);
    await reading.promise;
    const { attachment } = await progressOf(await client.begin("anna", query));
    released.resolve();
    const answer = await later;
    assert.deepEqual([answer.status, (await progressOf(answer)).attachment], [200, attachment]);
    assert.deepEqual([(await keys("attachments")).length, await keys("parts")], [1, []]);
  }));

Deno.test("an attachment keeps its file if the parts cannot be removed, which are then removed later", () =>
  withUploads("folder", async ({ world, files, client, another, keys, clock }) => {
    const content = fileBytes(2 * PART);
    const query = { id: await world.order(), key: KEY, bytes: content.length };
    const remove: typeof files.remove = (key) =>
      key.startsWith("parts/") ? Promise.reject(new Error("no answer")) : files.remove(key);
    await assert.rejects(another({ ...files, remove }).send("anna", query, content), /INTERNAL/);
    const { attachment } = await client.send("anna", query, content);
    sameBytes(await client.content("anna", attachment!), content);
    await sweepFiles(world.db, files, clock.now + UNFINISHED_SECONDS + 1);
    assert.deepEqual(await keys("parts"), []);
  }));

Deno.test("of two parts at the same offset one counts, and the other sender learns where to continue", () =>
  withUploads("folder", async ({ world, client, another, keys }) => {
    const content = fileBytes(PART + 1);
    const query = { id: await world.order(), key: KEY, bytes: content.length };
    await client.begin("anna", query);
    const sent = await Promise.all(
      [client, another()].map((each) => each.part("anna", KEY, 0, content.subarray(0, PART))),
    );
    assert.deepEqual(sent.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal((await keys("parts")).length, 1);
    const { attachment } = await client.send("anna", query, content);
    sameBytes(await client.content("anna", attachment!), content);
  }));

Deno.test("a part that is repeated, ahead, too large, too short or another person's is refused, and changes nothing", () =>
  withUploads("folder", async ({ world, client, keys }) => {
    const content = fileBytes(2 * PART);
    const [first, second] = [content.subarray(0, PART), content.subarray(PART)];
    const id = await world.order();
    const query = { id, key: KEY, bytes: content.length };
    await client.send("anna", query, content, PART);
    const refused: readonly [UploadAnswer, number, string][] = [
      [await client.part("anna", KEY, 0, first), 409, "STALE"],
      [await client.part("anna", KEY, 2 * PART, second), 409, "STALE"],
      [await client.part("anna", KEY, PART, fileBytes(PART + 1)), 413, "LIMIT"],
      [await client.part("anna", KEY, PART, ReadableStream.from([second, first])), 413, "LIMIT"],
      [await client.part("anna", KEY, PART, second.subarray(1)), 400, "BAD_INPUT"],
      [await client.part("anna", KEY, PART, ReadableStream.from([second.subarray(1)])), 400, "BAD_INPUT"],
      [await client.part("anna", KEY, -1, second), 400, "BAD_INPUT"],
      [await client.part("agent", KEY, PART, second), 404, "NOT_FOUND"],
      [await client.part("anna", "short", PART, second), 400, "BAD_INPUT"],
      [await client.part("printer", KEY, PART, second), 403, "FORBIDDEN"],
      [await client.begin("anna", { ...query, name: "other.mp4" }), 400, "IDEMPOTENCY_KEY_MISMATCH"],
      [await client.begin("ben", { ...query, key: "of-another-seller" }), 404, "NOT_FOUND"],
    ];
    const place = refused[0]![0].headers.get("upload-offset");
    for (const [at, [answer, ...expected]] of refused.entries()) {
      assert.deepEqual(await codeOf(answer), expected, `refusal ${at}`);
    }
    assert.equal(place, String(PART));
    assert.equal(await client.cancel("agent", KEY), 204);
    assert.equal(await client.offset("anna", KEY), PART);
    assert.equal((await keys("parts")).length, 1);
    assert.equal(await client.cancel("anna", KEY), 204);
    assert.equal(await client.offset("anna", KEY), null);
    assert.deepEqual(await keys("parts"), []);
  }));
type UploadAnswer = Response;

Deno.test("an executable or a page named .mp4 is refused by name, at its first part", () =>
  withUploads("folder", async ({ world, client, keys }) => {
    const id = await world.order();
    const wrong = {
      exe: "MZ\x90\0",
      html: "<!doctype html>",
      elf: "\x7fELF",
      mkv: "\x1aE\xdf\xa3\x9fB\x82\x88matroska",
    };
    for (const [what, words] of Object.entries(wrong)) {
      const [key, name] = [`key-of-${what}`, `${what}.mp4`];
      await client.begin("anna", { id, key, name, bytes: 2 * PART });
      const answer = await client.part("anna", key, 0, fileBytes(PART, text(words)));
      assert.equal(answer.status, 400);
      assert.match((await messageOf(answer)).message, new RegExp(`^Cannot attach "${what}\\.mp4": expected`));
      assert.equal(await client.offset("anna", key), null);
    }
    assert.deepEqual(await keys("parts"), []);
    for (const [type, first] of Object.entries(VIDEO_HEADS)) {
      const content = fileBytes(1_000, first);
      const query = { id, key: `key-of-${type}`, name: "clip", bytes: content.length };
      const { attachment } = await client.send("anna", query, content);
      assert.equal(attachment?.type, type);
    }
  }));

Deno.test("a file is limited to 50 MB, a record to 200 MB for each visibility, and a person to 20 unfinished files", () =>
  withUploads("folder", async ({ world, client, clock }) => {
    const id = await world.order();
    const begin = (key: string, bytes: number, visibility = "staff") =>
      client.begin("root", { id, key: `key-of-${key}`, bytes, visibility });
    assert.deepEqual(await codeOf(await begin("large", MAX_ATTACHMENT_BYTES + 1)), [413, "LIMIT"]);
    assert.deepEqual(await codeOf(await begin("empty", 0)), [400, "BAD_INPUT"]);
    for (let at = 0; at < MAX_RECORD_BYTES / MAX_ATTACHMENT_BYTES; at++) {
      assert.equal((await begin(`${at}`, MAX_ATTACHMENT_BYTES)).status, 201);
    }
    const full = await messageOf(await begin("fifth", 1));
    assert.equal(full.extensions.reason?.code, "attachmentsFull");
    for (let at = 4; at < MAX_UNFINISHED_UPLOADS; at++) {
      assert.equal((await begin(`${at}`, 1, "seller")).status, 201, "a seller's room is not staff's");
    }
    const many = await messageOf(await begin("another", 1, "seller"));
    assert.equal(many.extensions.reason?.code, "tooManyUploads");
    clock.now += UNFINISHED_SECONDS + 1;
    assert.equal((await begin("fifth", 1)).status, 201, "old ones do not count");
  }));

Deno.test("an unfinished file is kept for 24 hours after its last part, and then removed with its parts", () =>
  withUploads("folder", async ({ world, client, files, clock, keys }) => {
    const content = fileBytes(2 * PART);
    const query = { id: await world.order(), key: KEY, bytes: content.length };
    await client.send("anna", query, content, PART);
    await sweepFiles(world.db, files, clock.now += UNFINISHED_SECONDS);
    assert.equal(await client.offset("anna", KEY), PART);
    clock.now++;
    assert.equal(await client.offset("anna", KEY), null);
    await sweepFiles(world.db, files, clock.now);
    assert.deepEqual(await keys("parts"), []);
    const { attachment } = await client.send("anna", query, content);
    sameBytes(await client.content("anna", attachment!), content);
  }));

Deno.test("a lost or damaged part is reported, and the file can be sent again", () =>
  withUploads("folder", async ({ world, client, files, keys }) => {
    const content = fileBytes(2 * PART);
    const query = { id: await world.order(), key: KEY, bytes: content.length };
    const spoil = [
      (key: string) => files.remove(key),
      (key: string) => files.put(key, chunkOf("other"), PART),
    ];
    for (const harm of spoil) {
      await client.send("anna", query, content, PART);
      await harm((await keys("parts"))[0]!);
      const answer = await client.part("anna", KEY, PART, content.subarray(PART));
      assert.equal((await messageOf(answer)).extensions.reason?.code, "partLost");
      assert.deepEqual(await keys("parts"), []);
    }
    assert.ok((await client.send("anna", query, content)).attachment);
  }));

const RUNS = isSoak ? 500 : 5;

Deno.test(`any cuts, repeats and changes of the process give the same bytes (${RUNS} files)`, () =>
  withUploads("folder", async (stage) => {
    const id = await stage.world.order();
    const processes = [stage.client, stage.another(), stage.another()];
    let files = 0;
    const step = fc.record({
      what: fc.constantFrom("next", "cut", "repeat", "ahead", "twice"),
      process: fc.nat(processes.length - 1),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 * PART }),
        fc.array(step, { maxLength: 9 }),
        async (bytes, steps) => {
          const content = fileBytes(bytes, VIDEO_HEADS["video/webm"], files);
          // A file shorter than the header is no video.
          if (bytes < 64) return;
          const query = { id, key: `key-of-file-${files++}`, name: "clip.webm", bytes };
          await stage.client.begin("anna", query);
          for (const { what, process } of steps) await disturb(processes[process]!, query.key, content, what);
          const { attachment } = await stage.another().send("anna", query, content);
          sameBytes(await stage.client.content("anna", attachment!), content);
          await stage.world.db.write((tx) => tx.deleteFrom("attachments").execute());
        },
      ),
      { numRuns: RUNS },
    );
    assert.deepEqual(await stage.keys("parts"), []);
  }));

/** Sends one part as a client with a bad connection would; refusals are expected. */
async function disturb(client: UploadClient, key: string, content: Uint8Array<ArrayBuffer>, what: string) {
  const at = await client.offset("anna", key) ?? 0;
  const partAt = (offset: number) => content.subarray(offset, offset + PART);
  const send = async (offset: number, body: BodyInit) => {
    await (await client.part("anna", key, offset, body)).body?.cancel();
  };
  if (what === "next") await send(at, partAt(at));
  if (what === "cut") await send(at, ReadableStream.from([partAt(at).subarray(1)]));
  if (what === "repeat") await send(Math.max(0, at - PART), partAt(Math.max(0, at - PART)));
  if (what === "ahead") await send(at + PART, partAt(at + PART));
  if (what === "twice") await Promise.all([send(at, partAt(at)), send(at, partAt(at))]);
}
