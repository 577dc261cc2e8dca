/**
 * A label file's upload and download: stored as we write it, visible to its maker until attached, deleted if
 * never attached.
 */
import assert from "node:assert/strict";
import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../../../server/context.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { type FileStore, StoreFull } from "../../../../server/files/store.ts";
import type { Log } from "../../../../server/http/errors.ts";
import { sweepLabelFiles } from "../../../../server/modules/shipping/labels/files/files.ts";
import type { UploadedLabel } from "../../../../server/modules/shipping/labels/files/upload.ts";
import type { Database } from "../../../../server/db/database.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { lockedPdf, pdfOf } from "../../../support/files/label_files.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

interface Stage {
  readonly world: World;
  readonly db: Database;
  readonly dataDir: string;
  readonly app: TestApp;
  send(name: Name | null, body: BodyInit | null, query?: Record<string, string>): Promise<Response>;
  upload(name: Name, body: BodyInit, query?: Record<string, string>): Promise<UploadedLabel>;
  fetchFile(name: Name | null, id: string, as?: string): Promise<Response>;
  /** Returns the names of stored files, and the ids of their rows. */
  storedFiles(): Promise<readonly [files: string[], rows: string[]]>;
}

async function onStage(
  work: (stage: Stage) => Promise<void>,
  settings: (dataDir: string) => Partial<Settings> = () => ({}),
  log?: Log,
): Promise<void> {
  await using fresh = await freshDatabase();
  const { db, place: { dataDir } } = fresh;
  const world = await makeWorld(db);
  await using app = testApp(db, {
    settings: { ...testSettings, dataDir, ...settings(dataDir) },
    ...log && { log },
  });
  const bearer = async (name: Name | null) =>
    name ? { authorization: `Bearer ${await world.token(name)}` } : {};
  const send: Stage["send"] = async (name, body, query = {}) =>
    await app.send(`/labels/upload?${new URLSearchParams(query)}`, {
      method: "POST",
      body,
      headers: await bearer(name),
    });
  await work({
    world,
    db,
    dataDir,
    app,
    send,
    upload: async (name, body, query) => {
      const response = await send(name, body, query);
      assert.equal(response.status, 201);
      return await response.json() as UploadedLabel;
    },
    fetchFile: async (name, id, as = "") =>
      await app.send(`/labels/file?id=${id}&as=${as}`, { headers: await bearer(name) }),
    storedFiles: async () => {
      const rows = await db.read.selectFrom("label_files").select("_id").orderBy("_id").execute();
      const files = await readdir(join(dataDir, "labels")).catch((): string[] => []);
      return [files.sort(), rows.map(({ _id }) => _id)];
    },
  });
}

const NOTHING = [[], []];

Deno.test("an uploaded label is stored as we rewrite it, and returned only to its maker, never executable", () =>
  onStage(async ({ upload, fetchFile, dataDir, storedFiles, db }) => {
    const sent = pdfOf({ pages: [{}, {}], catalog: "/OpenAction<</S/JavaScript/JS(secret)>>" });
    const { file, ...rest } = await upload("order_qc", sent, { pages: "2" });
    assert.deepEqual(rest, {
      ...{ kind: "pdf", pages: 2, width_mm: 102, height_mm: 152, bytes: rest.bytes },
      ...{ tracking_number: "", carrier: "" },
    });
    assert.deepEqual(await storedFiles(), [[file, `${file}.preview`], [file]]);
    assert.equal((await stat(join(dataDir, "labels", file))).mode & 0o777, 0o600);
    const got = await fetchFile("order_qc", file);
    const header = (name: string) => got.headers.get(name);
    assert.deepEqual(
      ["content-type", "content-length", "x-content-type-options", "cache-control"].map(header),
      ["application/pdf", String(rest.bytes), "nosniff", "private, no-store"],
    );
    assert.equal(header("content-security-policy"), "sandbox; default-src 'none'; frame-ancestors 'none'");
    assert.match(header("content-disposition") ?? "", /^attachment; filename="label.pdf"/);
    const text = new TextDecoder("latin1").decode(await got.arrayBuffer());
    assert.match(text, /^%PDF-/);
    assert.doesNotMatch(text, /secret|JavaScript/);
    const picture = await fetchFile("order_qc", file, "preview");
    assert.equal(picture.headers.get("content-type"), "image/png");
    assert.match(picture.headers.get("content-disposition") ?? "", /^inline/);
    assert.deepEqual([...new Uint8Array(await picture.arrayBuffer()).subarray(1, 4)], [0x50, 0x4e, 0x47]);
    assert.deepEqual(await codeOf(await fetchFile("root", file)), [404, "NOT_FOUND"]);
    // While the file is unattached it is missing for the seller too.
    assert.deepEqual(await codeOf(await fetchFile("anna", file)), [404, "NOT_FOUND"]);
    assert.deepEqual(await codeOf(await fetchFile(null, file)), [401, "UNAUTHENTICATED"]);
    const audit = await db.read.selectFrom("audit_events").select(["action", "actor_id"])
      .where("entity_id", "=", file).execute();
    assert.deepEqual(audit, [{ action: "labels.upload", actor_id: "order_qc" }]);
  }));

Deno.test("a refused label file is not stored, and the problem and its extent are named", () =>
  onStage(async ({ send, storedFiles }) => {
    const problemOf = async (body: BodyInit | null, query: Record<string, string> = {}) => {
      const response = await send("root", body, query);
      const { errors: [error] } = await response.json() as {
        errors: { message: string; extensions: { code: string; problems?: object[] } }[];
      };
      assert.ok(error!.message.length > 20, error!.message);
      return [response.status, error!.extensions.code, ...error!.extensions.problems ?? []];
    };
    const bad = (problem: object) => [400, "BAD_INPUT", problem];
    const pages = (count: number) => pdfOf({ pages: Array.from({ length: count }, () => ({})) });
    assert.deepEqual(await problemOf("<html>"), bad({ path: "file", code: "notALabel" }));
    assert.deepEqual(await problemOf(lockedPdf()), bad({ path: "file", code: "encrypted" }));
    assert.deepEqual(await problemOf(null), bad({ path: "file", code: "required" }));
    assert.deepEqual(
      await problemOf(pages(101)),
      bad({ path: "file", code: "tooManyPages", most: 100, found: 101 }),
    );
    assert.deepEqual(
      await problemOf(pdfOf(), { pages: "2" }),
      bad({ path: "pages", code: "noSuchPage", found: 1 }),
    );
    for (const text of ["0", "1,1", "a", "1,,2", "-1", "99999", ""]) {
      assert.deepEqual(
        await problemOf(pdfOf(), { pages: text }),
        bad({ path: "pages", code: "invalid" }),
        text,
      );
    }
    assert.deepEqual(
      await problemOf(pdfOf(), { pages: "1,2,3,4,5" }),
      bad({ path: "pages", code: "tooMany", most: 4, found: 5 }),
    );
    const large = new Uint8Array(1024 ** 2);
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(large) });
    assert.deepEqual(await problemOf(endless), [413, "LIMIT"]);
    assert.deepEqual(await problemOf(new Uint8Array(10 * 1024 ** 2 + 1)), [413, "LIMIT"]);
    assert.deepEqual(await storedFiles(), NOTHING);
  }));

Deno.test("the same key is one label file, also if the answer was lost; with another file the key is refused", () =>
  onStage(async ({ upload, send, storedFiles }) => {
    const key = "one-label-only";
    const file = pdfOf();
    const sent = [await upload("root", file, { key }), await upload("root", file, { key })];
    assert.deepEqual(sent[0], sent[1]);
    assert.deepEqual((await storedFiles())[1], [sent[0]!.file]);
    const other = await send("root", pdfOf({ pages: [{}, {}] }), { key });
    assert.deepEqual(await codeOf(other), [400, "IDEMPOTENCY_KEY_MISMATCH"]);
    assert.deepEqual((await storedFiles())[0].length, 2);
  }));

Deno.test("when the disk is full no part of a label is stored, and its sender and the operator are notified", async () => {
  /** Fakes a disk with room for the given number of files. */
  const withRoomFor = (count: number) => (dataDir: string): { files: FileStore } => {
    const store = folderStore(dataDir);
    let left = count;
    const put: FileStore["put"] = (...file) =>
      left-- > 0 ? store.put(...file) : Promise.reject(new StoreFull("No room"));
    return { files: { ...store, put } };
  };
  const events: unknown[] = [];
  for (const room of [0, 1]) {
    await onStage(
      async ({ send, storedFiles }) => {
        const response = await send("root", pdfOf());
        const { errors: [error] } = await response.json() as {
          errors: { extensions: { code: string; reason: { code: string } } }[];
        };
        assert.deepEqual(
          [response.status, error!.extensions.code, error!.extensions.reason.code],
          [507, "LIMIT", "storeFull"],
        );
        assert.deepEqual(await storedFiles(), NOTHING);
      },
      withRoomFor(room),
      ({ error }) => events.push(error),
    );
  }
  assert.deepEqual(events.map((error) => error instanceof StoreFull), [true, true]);
});

Deno.test("an unattached label file is removed after a day, and so is one whose record was never saved", () =>
  onStage(async ({ upload, dataDir, db, storedFiles }) => {
    const { file } = await upload("root", pdfOf());
    const attached = await upload("root", pdfOf());
    await db.write((tx) =>
      tx.updateTable("label_files").set({ label_id: "label", seller_id: "anna" }).where(
        "_id",
        "=",
        attached.file,
      ).execute()
    );
    const orphan = join(dataDir, "labels", "orphan.preview");
    await Deno.writeFile(orphan, new Uint8Array(1));
    await utimes(orphan, NOW, NOW);
    await sweepLabelFiles(db, folderStore(dataDir), NOW + 86_400);
    assert.deepEqual((await storedFiles())[1], [file, attached.file].sort());
    await sweepLabelFiles(db, folderStore(dataDir), NOW + 86_401);
    assert.deepEqual(await storedFiles(), [[attached.file, `${attached.file}.preview`], [attached.file]]);
  }));

Deno.test("a person can upload two label files at the same time; a third one is refused with RATE_LIMITED", () =>
  onStage(async ({ send }) => {
    const begun = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let open = 0;
    const slow = () =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (++open === 2) begun.resolve();
          await started.promise;
          controller.enqueue(pdfOf());
          controller.close();
        },
      }, { highWaterMark: 0 });
    const both = [send("root", slow()), send("root", slow())];
    await begun.promise;
    const third = await send("root", pdfOf());
    assert.equal(third.headers.get("retry-after"), "2");
    assert.deepEqual(await codeOf(third), [429, "RATE_LIMITED"]);
    const other = await send("order_qc", pdfOf());
    started.resolve();
    assert.deepEqual([...await Promise.all(both), other].map(({ status }) => status), [201, 201, 201]);
  }));

const PAID = ["order.submit", "order.pay"] as const;
const numbered = (number: string, file: string) => ({ carrier: "DHL", tracking_number: number, file });
const UNKNOWN = { code: "BAD_INPUT", details: { problems: [{ path: "params.file", code: "unknown" }] } };

Deno.test("S2.7 an attached label keeps its file, and everybody who sees the package gets it by its number", () =>
  onStage(async ({ world, app, upload, fetchFile, db }) => {
    const order = await world.order({}, PAID);
    const { file } = await upload("packager", pdfOf());
    const pkg = await db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    const [done] = await world.package(
      "packager",
      [pkg._id],
      "label.attach",
      numbered("JD014600001", file),
    );
    assert.ok(done?.ok);
    const label = await db.read.selectFrom("labels").select(["_id", "file_id"]).executeTakeFirstOrThrow();
    const row = await db.read.selectFrom("label_files").select(["label_id", "seller_id"]).executeTakeFirst();
    assert.deepEqual([label.file_id, row], [file, { label_id: label._id, seller_id: "anna" }]);
    for (const name of ["packager", "root", "printer", "anna", "agent"] as const) {
      const got = await fetchFile(name, file);
      assert.match(got.headers.get("content-disposition") ?? "", /filename="label-JD014600001.pdf"/, name);
      await got.body?.cancel();
    }
    const shown =
      `{ getFulfilmentById(_id: "${pkg._id}") { labels { file { _id kind width_mm height_mm } } } }`;
    const { data } = await app.ask(await world.token("anna"), shown);
    assert.deepEqual(data, {
      getFulfilmentById: { labels: [{ file: { _id: file, kind: "pdf", width_mm: 102, height_mm: 152 } }] },
    });
    // Another seller's file is missing like an unknown one.
    const answerTo = async (id: string) => {
      const response = await fetchFile("ben", id);
      const { errors: [error] } = await response.json() as { errors: { message: string }[] };
      return [response.status, error?.message];
    };
    assert.deepEqual(await answerTo(file), [404, "There is no such label file."]);
    assert.deepEqual(await answerTo(file), await answerTo("nothing"));
  }));

Deno.test("S2.7 only its uploader attaches a file, to one label, by the package or by its order; otherwise nothing happens", () =>
  onStage(async ({ world, upload, db }) => {
    const [one, two] = [await world.order({}, PAID), await world.order({}, PAID)];
    const own = await upload("root", pdfOf());
    const others = await upload("packager", pdfOf());
    for (const file of [others.file, "nothing"]) {
      await assert.rejects(world.move("root", [one], "label.attach", numbered("JD014600001", file)), UNKNOWN);
    }
    assert.equal((await db.read.selectFrom("labels").select("_id").execute()).length, 0);
    const [done] = await world.move("root", [one], "label.attach", numbered("JD014600001", own.file));
    assert.ok(done?.ok);
    await assert.rejects(
      world.move("root", [two], "label.attach", numbered("JD014600002", own.file)),
      UNKNOWN,
    );
    const [label, ...more] = await db.read.selectFrom("labels").select(["number", "file_id"]).execute();
    assert.deepEqual([label, more], [{ number: "JD014600001", file_id: own.file }, []]);
  }));
