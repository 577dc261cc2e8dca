/** Attachments of a record: which are accepted, who gets them, how they are served, and when they are deleted. */
import assert from "node:assert/strict";
import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment, Comment } from "../../../../api/generated/schema.ts";
import { DatabaseAway } from "../../../../server/db/database_away.ts";
import type { Database } from "../../../../server/db/database.ts";
import { sweepFiles } from "../../../../server/modules/desk/comments/files.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { atRest, testApp, testSettings } from "../../../support/server/api.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { NOW } from "../../../support/people/people.ts";
import { COMMENT_CALLS, PNG, withComments } from "../../../support/desk/comment_calls.ts";
import type { Name } from "../../../support/orders/world.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

Deno.test("only pictures and PDFs are accepted, by their bytes and never by their name", () =>
  withComments(async ({ world, attach, send, files }) => {
    const id = await world.order();
    const refused = [
      "",
      "<html><script>alert(1)</script>",
      "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
      "GIF89a/*<script>alert(1)</script>*/",
      "%PDF-1.7\n<html><body onload=alert(1)>",
      " %PDF-1.7",
      "PK\x03\x04 a spreadsheet",
      "RIFF1234WAVE",
    ];
    for (const text of refused) {
      assert.deepEqual(await codeOf(await send("anna", { id }, bytes(text))), [400, "BAD_INPUT"], text);
    }
    assert.deepEqual(await files(), []);
    const file = await attach("anna", id, { name: "../..\\\u202Eevil.HTML" });
    assert.deepEqual([file.name, file.type, file.bytes], [
      ".._.._evil.HTML.png".replace(/^\.+/, ""),
      "image/png",
      15,
    ]);
    assert.deepEqual(await files(), [file._id]);
  }));

Deno.test("a file that is too large, truncated or for an unknown record leaves nothing", () =>
  withComments(async ({ world, send, files, db, dataDir, attach }) => {
    const id = await world.order();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(PNG);
    assert.deepEqual(await codeOf(await send("anna", { id }, large)), [413, "LIMIT"]);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(large.subarray(0, 1024 * 1024)),
    });
    assert.deepEqual(await codeOf(await send("anna", { id }, endless)), [413, "LIMIT"]);
    for (const [name, code] of [["ben", "NOT_FOUND"], ["printer", "FORBIDDEN"]] as const) {
      assert.equal((await codeOf(await send(name, { id })))[1], code);
    }
    for (const query of [{ id: "nothing" }, { id, entity: "users" }]) {
      assert.deepEqual(await codeOf(await send("root", query)), [404, "NOT_FOUND"]);
    }
    assert.deepEqual(await files(), []);
    assert.equal((await db.read.selectFrom("attachments").select("_id").execute()).length, 0);
    const file = await attach("anna", id);
    assert.equal((await stat(join(dataDir, "attachments", file._id))).mode & 0o777, 0o600);
  }));

Deno.test("the same key makes one file, also if the answer was lost", () =>
  withComments(async ({ world, attach, send, files }) => {
    const id = await world.order();
    const query = { key: "one-file-only" };
    const sent = [await attach("anna", id, query), await attach("anna", id, query)];
    assert.deepEqual(sent[0], sent[1]);
    assert.deepEqual(await files(), [sent[0]!._id]);
    const other = await send("anna", { id, ...query }, bytes("%PDF-1.7"));
    assert.deepEqual(await codeOf(other), [400, "IDEMPOTENCY_KEY_MISMATCH"]);
    assert.equal((await files()).length, 1);
  }));

Deno.test("a file is served so that it cannot run, and a seller gets neither staff's nor another seller's", () =>
  withComments(async ({ world, attach, fetchFile, say, ask, send }) => {
    const id = await world.order();
    const waiting = await attach("root", id, { visibility: "staff", name: 'Zoë\'s "plan".png' });
    // A file without its comment is visible only to its author.
    assert.equal((await fetchFile("order_qc", waiting._id)).status, 404);
    const mine = await fetchFile("root", waiting._id);
    assert.deepEqual(new Uint8Array(await mine.arrayBuffer()), PNG);
    const header = (name: string) => mine.headers.get(name);
    assert.equal(header("content-type"), "image/png");
    assert.equal(header("x-content-type-options"), "nosniff");
    assert.equal(header("content-security-policy"), "sandbox; default-src 'none'; frame-ancestors 'none'");
    assert.equal(header("cache-control"), "private, no-store");
    assert.equal(
      header("content-disposition"),
      `inline; filename="Zo_'s _plan_.png"; filename*=UTF-8''Zo%C3%AB%27s%20_plan_.png`,
    );
    const pdf = await (await send("root", { id, name: "bill.pdf" }, bytes("%PDF-1.7"))).json() as {
      attachment: Attachment;
    };
    const asFile = await fetchFile("root", pdf.attachment._id);
    assert.match(asFile.headers.get("content-disposition") ?? "", /^attachment; filename="bill.pdf"/);
    await asFile.body?.cancel();
    const secret = await say("root", id, { body: "plan", attachments: [waiting._id, pdf.attachment._id] });
    const statuses = async (file: string) => {
      const found: Record<string, number> = {};
      for (const name of ["root", "order_qc", "agent", "anna", "ben", "printer"] as const) {
        const response = await fetchFile(name, file);
        await response.body?.cancel();
        found[name] = response.status;
      }
      return found;
    };
    assert.deepEqual(await statuses(waiting._id), {
      root: 200,
      order_qc: 200,
      agent: 200,
      anna: 404,
      ben: 404,
      printer: 403,
    });
    const nobody = await fetchFile(null, waiting._id);
    assert.deepEqual(await codeOf(nobody), [401, "UNAUTHENTICATED"]);
    await ask("root", COMMENT_CALLS.make, { id: secret._id, params: { visibility: "seller" } });
    assert.equal((await statuses(waiting._id))["anna"], 200);
    await ask("root", COMMENT_CALLS.trash, { ids: [secret._id] });
    assert.equal((await statuses(waiting._id))["root"], 404);
  }));

Deno.test("a comment accepts only its author's files of the same record, and loses those it no longer names", () =>
  withComments(async ({ world, attach, say, ask, refusal }) => {
    const [id, other] = [await world.order(), await world.order()];
    const own = [await attach("anna", id), await attach("anna", id)];
    const elsewhere = await attach("anna", other);
    const foreign = await attach("root", id, { visibility: "seller" });
    for (const file of [elsewhere, foreign, { _id: "nothing" }]) {
      const params = { entity: "orders", entity_id: id, body: "here", attachments: [file._id] };
      assert.equal(
        await refusal("anna", COMMENT_CALLS.make, { params }),
        "BAD_INPUT, params.attachments.0 unknown",
      );
    }
    const ids = own.map((file) => file._id);
    const comment = await say("anna", id, { body: "here", attachments: ids });
    assert.deepEqual(
      comment.attachments.map((file) => [file._id, file.comment_id]),
      ids.map((each) => [each, comment._id]),
    );
    const again = { entity: "orders", entity_id: id, body: "twice", attachments: ids };
    assert.equal(
      await refusal("anna", COMMENT_CALLS.make, { params: again }),
      "BAD_INPUT, params.attachments.0 unknown, params.attachments.1 unknown",
    );
    const post = async (params: object) =>
      (await ask<{ makeComment: Comment }>("anna", COMMENT_CALLS.make, { id: comment._id, params }))
        .makeComment
        .attachments
        .map((file) => file._id);
    assert.deepEqual(await post({ body: "still" }), ids);
    assert.deepEqual(await post({ attachments: [ids[1]] }), [ids[1]]);
    assert.equal(await refusal("ben", COMMENT_CALLS.trashFile, { ids: [ids[1]] }), "NOT_FOUND");
    assert.equal(await refusal("anna", COMMENT_CALLS.trashFile, { ids: [foreign._id] }), "NOT_FOUND");
    await ask("root", COMMENT_CALLS.trashFile, { ids: [ids[1]] });
    assert.deepEqual(await post({ body: "gone" }), []);
  }));

Deno.test("files without a comment are removed after a day, and so are files that were removed or never recorded", () =>
  withComments(async ({ world, attach, say, ask, files, db, dataDir }) => {
    const id = await world.order();
    const [bound, removed, unbound] = [
      await attach("anna", id),
      await attach("anna", id),
      await attach("anna", id),
    ];
    await say("anna", id, { body: "here", attachments: [bound._id, removed._id] });
    await ask("anna", COMMENT_CALLS.trashFile, { ids: [removed._id] });
    await Deno.writeFile(join(dataDir, "attachments", "orphan"), PNG);
    // The disk uses the machine's clock, so only these files are dated by the test's clock.
    await utimes(join(dataDir, "attachments", "orphan"), NOW, NOW);
    const all = [bound._id, removed._id, unbound._id, "orphan"].sort();
    await sweepFiles(db, folderStore(dataDir), NOW + 86_400);
    assert.deepEqual(await files(), all);
    await sweepFiles(db, folderStore(dataDir), NOW + 86_401);
    assert.deepEqual(await files(), [bound._id]);
    const rows = await db.read.selectFrom("attachments").select("_id").execute();
    assert.deepEqual(rows.map((row) => row._id), [bound._id]);
  }));

Deno.test("a record holds 200 files for each visibility, and staff's do not use a seller's quota", () =>
  withComments(async ({ world, attach, send, db }) => {
    const id = await world.order();
    await attach("root", id);
    const { _id, ...row } = await db.read.selectFrom("attachments").selectAll().executeTakeFirstOrThrow();
    await db.write((tx) =>
      tx.insertInto("attachments").values(
        Array.from({ length: 199 }, (_, nth) => ({ ...row, _id: `${_id}-${nth}` })),
      )
        .execute()
    );
    assert.deepEqual(await codeOf(await send("root", { id })), [400, "LIMIT"]);
    const names: readonly Name[] = ["anna", "root"];
    for (const name of names) {
      const response = await send(name, { id, visibility: "seller" });
      assert.equal(response.status, 201, name);
      await response.body?.cancel();
    }
  }));

Deno.test("a file whose row exists stays, although the answer to its commit was lost with the database", () =>
  withComments(async ({ world, db, files, dataDir }) => {
    const id = await world.order();
    const key = "sent-before-it-was-lost";
    const sent = async (over: Database) => {
      await using api = testApp(over, { settings: { ...testSettings, dataDir }, modules: atRest });
      const query = new URLSearchParams({ id, entity: "orders", key });
      const headers = { authorization: `Bearer ${await world.token("anna")}` };
      return await api.send(`/attachments?${query}`, { method: "POST", headers, body: PNG });
    };
    let isLost = false;
    const lost = () => {
      throw new DatabaseAway("lost");
    };
    const losing: Database = {
      ...db,
      write: async (work) => {
        const done = await db.write(work);
        // The write of the file's record comes first, and its answer arrives.
        if ((await db.read.selectFrom("attachments").select("_id").execute()).length === 0) return done;
        isLost = true;
        return lost();
      },
      read: db.read.withPlugin({
        transformQuery: ({ node }) => isLost ? lost() : node,
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    };
    assert.equal((await sent(losing)).status, 503);
    const [file] = await files();
    const again = await sent(db);
    assert.equal(again.status, 201);
    assert.equal((await again.json()).attachment._id, file);
    assert.deepEqual(await files(), [file]);
  }));
