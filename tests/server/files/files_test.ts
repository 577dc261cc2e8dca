/** Both stores keep a file completely or not at all; the bucket is retried only when that may help. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { open, readdir, readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { BucketFailed } from "../../../server/files/bucket_client.ts";
import { bucketPlaceOf } from "../../../server/files/bucket_place.ts";
import { bucketStore, checkBucket } from "../../../server/files/bucket.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { chunkOf, type FileStore } from "../../../server/files/store.ts";
import { withDirectory } from "../../support/server/database.ts";
import { type Fault, refuseWith, testBucket } from "../../support/server/bucket.ts";

const KIB = 1024;
/** A bucket accepts no smaller parts, except the last one. */
const PART_BYTES = 5 * KIB ** 2;
const TIMES = { answerMs: 5_000, idleMs: 5_000, firstWaitMs: 1 };

const digestOf = (bytes: Uint8Array | null) => bytes && createHash("sha256").update(bytes).digest("hex");
function noise(bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at++) all[at] = (at * 7 + (at >> 8)) % 251;
  return all;
}
async function* inChunks(bytes: Uint8Array, size = 300 * KIB) {
  for (let from = 0; from < bytes.length; from += size) {
    yield await Promise.resolve(bytes.subarray(from, from + size));
  }
}
const contentOf = async (files: FileStore, key: string, range?: { from: number; until: number }) => {
  const content = await files.open(key, range);
  return content && new Uint8Array(await new Response(content).arrayBuffer());
};
const keysOf = async (files: FileStore, beginning?: string) =>
  (await Array.fromAsync(files.list("uploads", beginning))).map(({ key }) => key);

const inBucket = async (
  work: (files: FileStore, keys: readonly string[]) => Promise<void>,
  fault?: Fault,
) => {
  await using bucket = await testBucket(fault);
  await work(bucketStore(bucket.place, TIMES, PART_BYTES), bucket.requests);
};

const STORES: Readonly<Record<string, (work: (files: FileStore) => Promise<void>) => Promise<void>>> = {
  "the data's folder": (work) => withDirectory((dataDir) => work(folderStore(dataDir))),
  "a bucket": inBucket,
};

for (const [name, withStore] of Object.entries(STORES)) {
  Deno.test(`${name} returns the newest stored bytes, completely or in part`, () =>
    withStore(async (files) => {
      for (const bytes of [0, 1, PART_BYTES, 2 * PART_BYTES + 5]) {
        const given = noise(bytes);
        const digest = digestOf(given);
        const stored = await files.put("uploads/one.csv", inChunks(given), bytes);
        assert.deepEqual([stored?.bytes, stored?.digest], [bytes, digest]);
        assert.equal(digestOf(await contentOf(files, "uploads/one.csv")), digest, `${bytes} bytes`);
        assert.equal((await files.stat("uploads/one.csv"))?.bytes, bytes);
      }
      const part = await contentOf(files, "uploads/one.csv", { from: 250, until: 260 });
      assert.deepEqual(part, noise(260).subarray(250));
    }));

  Deno.test(`${name} lists a folder in key order, without removed files`, () =>
    withStore(async (files) => {
      assert.deepEqual(await keysOf(files), []);
      for (const key of ["uploads/b.2", "uploads/a", "uploads/b.1", "exports/x"]) {
        await files.put(key, chunkOf(key), 99);
      }
      assert.deepEqual(await keysOf(files), ["uploads/a", "uploads/b.1", "uploads/b.2"]);
      assert.deepEqual(await keysOf(files, "b."), ["uploads/b.1", "uploads/b.2"]);
      const [first] = await Array.fromAsync(files.list("uploads"));
      assert.equal(first?.bytes, 9);
      assert.ok(Math.abs((first?.at ?? 0) - Date.now() / 1000) < 60);
      await files.remove("uploads/a");
      await files.remove("uploads/a");
      assert.deepEqual(await keysOf(files), ["uploads/b.1", "uploads/b.2"]);
      assert.deepEqual([await files.stat("uploads/a"), await files.open("uploads/a")], [null, null]);
    }));

  Deno.test(`${name} keeps no part of an overlong or aborted file, and the previous file stays`, () =>
    withStore(async (files) => {
      await files.put("uploads/one", chunkOf("old"), 9);
      for (const bytes of [KIB, PART_BYTES + KIB]) {
        assert.equal(await files.put("uploads/one", inChunks(noise(bytes)), bytes - 1), null);
        const broken = async function* () {
          yield* inChunks(noise(bytes));
          throw new Error("cut");
        };
        await assert.rejects(files.put("uploads/one", broken(), Infinity), /cut/);
      }
      assert.equal(new TextDecoder().decode(await contentOf(files, "uploads/one") ?? undefined), "old");
      assert.deepEqual(await keysOf(files), ["uploads/one"]);
    }));

  Deno.test(`security C8: ${name} accepts only keys in our own format`, () =>
    withStore(async (files) => {
      for (
        const key of [
          "../x",
          "uploads/../x",
          "uploads/",
          "uploads/.x",
          "uploads/a/b",
          "other/a",
          "uploads/a b",
        ]
      ) {
        await assert.rejects(async () => await files.put(key, chunkOf(""), 1), /key/, key);
        await assert.rejects(async () => await files.open(key), /key/, key);
        await assert.rejects(async () => await files.remove(key), /key/, key);
      }
    }));
}

Deno.test("security C8: a file in the folder is readable only by its owner; a crash's leftovers are removed after a day", () =>
  withDirectory(async (dataDir) => {
    const files = folderStore(dataDir);
    await files.put("uploads/one", chunkOf("1"), 1);
    assert.equal((await stat(join(dataDir, "uploads/one"))).mode & 0o777, 0o600);
    assert.equal((await stat(join(dataDir, "uploads"))).mode & 0o777, 0o700);
    for (const name of [".old", ".new"]) await Deno.writeTextFile(join(dataDir, "uploads", name), "half");
    await utimes(join(dataDir, "uploads/.old"), 0, 0);
    assert.deepEqual(await keysOf(files), ["uploads/one"]);
    assert.deepEqual((await readdir(join(dataDir, "uploads"))).sort(), [".new", "one"]);
  }));

Deno.test("a bucket that is busy or disconnects is retried, and its data is complete", async () => {
  const faults: Readonly<Record<string, Fault>> = {
    busy: refuseWith(503),
    "cut off": (request) => request.socket.destroy() !== null,
  };
  for (const [name, fault] of Object.entries(faults)) {
    const everySecond: Fault = (request, response, nth) => nth % 2 === 1 && fault(request, response, nth);
    await inBucket(async (files) => {
      const given = noise(PART_BYTES + 9);
      await files.put("uploads/one", inChunks(given), given.length);
      assert.equal(digestOf(await contentOf(files, "uploads/one")), digestOf(given), name);
      assert.deepEqual(await keysOf(files), ["uploads/one"], name);
      await files.remove("uploads/one");
      assert.equal(await files.stat("uploads/one"), null);
    }, everySecond);
  }
});

Deno.test("a broken download resumes at the same byte, and never with another file", async () => {
  const given = noise(5_000);
  const ranges: (string | undefined)[] = [];
  let isChanged = false;
  const cutting: Fault = (request, response) => {
    ranges.push(request.headers.range);
    const from = Number(/\d+/.exec(request.headers.range ?? "0")?.[0]);
    const etag = from > 0 && isChanged ? "new" : "old";
    response.writeHead(from ? 206 : 200, { "content-length": given.length - from, etag });
    response.write(given.subarray(from, from + 2_000), () => response.destroy());
    return true;
  };
  await inBucket(async (files) => {
    assert.equal(digestOf(await contentOf(files, "uploads/one")), digestOf(given));
    assert.deepEqual(ranges, [undefined, "bytes=2000-4999", "bytes=4000-4999"]);
    isChanged = true;
    await assert.rejects(contentOf(files, "uploads/one"), /was changed/);
  }, cutting);
});

Deno.test("every part of an empty file in a bucket is empty", () =>
  inBucket(async (files) => {
    assert.deepEqual(await contentOf(files, "uploads/none", { from: 0, until: 9 }), new Uint8Array());
  }, refuseWith(416, "InvalidRange")));

Deno.test("a refusal is reported with its code and without signed data, a temporary one after four tries", async () => {
  const cases: readonly [Fault, RegExp, number][] = [
    [refuseWith(403, "SignatureDoesNotMatch"), /PUT uploads\/one: 403 SignatureDoesNotMatch$/, 1],
    [refuseWith(503), /PUT uploads\/one: 503 SlowDown$/, 4],
    [(request) => request.socket.destroy() !== null, /PUT uploads\/one: /, 4],
  ];
  for (const [fault, why, tries] of cases) {
    await inBucket(async (files, keys) => {
      await assert.rejects(files.put("uploads/one", chunkOf("x"), 1), why);
      assert.equal(keys.length, tries);
    }, fault);
  }
});

Deno.test("a bucket that stops answering is abandoned, before its answer or within it", async () => {
  const silent: Fault = (request, response) => {
    const status = request.headers.range ? 206 : 200;
    if (request.method === "GET") response.writeHead(status, { "content-length": 9 }).flushHeaders();
    return true;
  };
  await using bucket = await testBucket(silent);
  const files = bucketStore(bucket.place, { answerMs: 50, idleMs: 50, firstWaitMs: 1 });
  await assert.rejects(files.put("uploads/one", chunkOf("x"), 1), /no answer in time/);
  await assert.rejects(contentOf(files, "uploads/one"), /sent nothing for/);
});

Deno.test("parts that were sent are deleted when their upload is aborted", async () => {
  const noEnd: Fault = (request, response, nth) =>
    request.method === "PUT" && /partNumber=2/.test(request.url ?? "") &&
    refuseWith(403)(request, response, nth);
  await inBucket(async (files, keys) => {
    await assert.rejects(files.put("uploads/one", inChunks(noise(2 * PART_BYTES)), Infinity), /403/);
    assert.match(keys.at(-1) ?? "", /^DELETE .*uploads\/one\?uploadId=/);
    assert.equal(await files.stat("uploads/one"), null);
  }, noEnd);
});

Deno.test("a start with another bucket or key reports the problem", async () => {
  await using bucket = await testBucket();
  await checkBucket(bucket.place);
  const other = (more: Record<string, string>) => bucketPlaceOf({ ...bucket.env, ...more })!;
  await assert.rejects(checkBucket(other({ FILES_URL: "s3://others" })), /no such bucket/);
  await assert.rejects(checkBucket(other({ AWS_SECRET_ACCESS_KEY: "x" })), /403 SignatureDoesNotMatch/);
});

Deno.test("a bucket with an untrusted certificate is reported as such, at once, with advice", async () => {
  const pem = (name: string) => readFile(new URL(`../../fixtures/tls/${name}.pem`, import.meta.url), "utf8");
  const [cert, key] = await Promise.all([pem("cert"), pem("key")]);
  let visits = 0;
  const options = { hostname: "127.0.0.1", port: 0, cert, key, onListen: () => {} };
  const server = Deno.serve(options, () => new Response(String(visits++)));
  const place = bucketPlaceOf({
    AWS_ACCESS_KEY_ID: "k",
    AWS_SECRET_ACCESS_KEY: "s",
    FILES_URL: "s3://files",
    AWS_ENDPOINT_URL_S3: `https://localhost:${server.addr.port}`,
  })!;
  const slow = { ...TIMES, firstWaitMs: 60_000 };
  await assert.rejects(
    bucketStore(place, slow).put("uploads/one", chunkOf("x"), 1),
    (error: BucketFailed) =>
      /certificate is not trusted \(UnknownIssuer\).*DENO_CERT/.test(error.message) && !error.isTransient,
  );
  assert.equal(visits, 0);
  await server.shutdown();
});

Deno.test("FILES_URL names a bucket and a folder in it; an incomplete setting is refused with the missing part", () => {
  const keys = { AWS_ACCESS_KEY_ID: "k", AWS_SECRET_ACCESS_KEY: "s" };
  const of = (env: Record<string, string>) => bucketPlaceOf({ ...keys, ...env });
  assert.equal(of({}), null);
  assert.equal(of({ FILES_URL: "s3://my-files" })?.root, "https://my-files.s3.us-east-1.amazonaws.com/");
  assert.equal(
    of({ FILES_URL: "s3://my.files/press/dock/", AWS_REGION: "eu-central-1" })?.root,
    "https://s3.eu-central-1.amazonaws.com/my.files/press/dock/",
  );
  const own = of({ FILES_URL: "s3://files/x", AWS_ENDPOINT_URL: "http://minio:9000/" });
  assert.deepEqual([own?.root, own?.prefix], ["http://minio:9000/files/x/", "x/"]);
  for (const url of ["s3://", "s3://A", "https://files", "s3://files/../x y", "s3://files?x=1", "files"]) {
    assert.throws(() => of({ FILES_URL: url }), /Cannot use FILES_URL: expected a bucket/, url);
  }
  assert.throws(() => bucketPlaceOf({ FILES_URL: "s3://files" }), /AWS_ACCESS_KEY_ID/);
  for (const endpoint of ["minio:9000", "ftp://x", "http://a:b@x", "http://x/?y"]) {
    assert.throws(
      () => of({ FILES_URL: "s3://files", AWS_ENDPOINT_URL: endpoint }),
      /AWS_ENDPOINT_URL/,
      endpoint,
    );
  }
});

/** Counts how often a file is closed from now on. */
async function closings(path: string) {
  const handle = await open(path, "r");
  const kind = Object.getPrototypeOf(handle) as { close: () => Promise<void> };
  await handle.close();
  const own = kind.close;
  let count = 0;
  kind.close = function () {
    count++;
    return own.call(this);
  };
  return { take: () => [count, count = 0][0], [Symbol.dispose]: () => void (kind.close = own) };
}

Deno.test("a file of the folder is closed at its end, at the end of a part, and when its reader stops", () =>
  withDirectory(async (dataDir) => {
    const files = folderStore(dataDir);
    const bytes = noise(300 * KIB);
    await files.put("uploads/one", inChunks(bytes), bytes.length);
    using closed = await closings(join(dataDir, "uploads/one"));
    assert.deepEqual(await contentOf(files, "uploads/one"), bytes);
    assert.equal(closed.take(), 1);
    const part = { from: 100_000, until: 200_000 };
    assert.deepEqual(await contentOf(files, "uploads/one", part), bytes.slice(part.from, part.until));
    assert.equal(closed.take(), 1);
    const content = await files.open("uploads/one");
    const reader = content!.getReader();
    await reader.read();
    assert.equal(closed.take(), 0);
    await reader.cancel();
    assert.equal(closed.take(), 1);
  }));
