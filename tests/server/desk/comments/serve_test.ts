/**
 * Videos are served in ranges: ranges of a file, and an address for a player, with the present rights of its
 * session.
 */
import assert from "node:assert/strict";
import { UPLOAD_PART_BYTES as PART, VIDEO_TICKET_SECONDS } from "../../../../api/desk/upload_parts.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import {
  fileBytes,
  sameBytes,
  STORES,
  type UploadStage,
  withUploads,
} from "../../../support/desk/part_uploads.ts";
import type { Name } from "../../../support/orders/world.ts";

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

async function sentVideo(
  { world, client }: UploadStage,
  content: Uint8Array<ArrayBuffer>,
  visibility = "seller",
) {
  const query = { id: await world.order(), key: "one-video", bytes: content.length, visibility };
  const { attachment } = await client.send("root", query, content);
  return attachment!;
}

for (const store of STORES) {
  Deno.test(`a range of a video is served alone, verified, in a sandbox (${store})`, () =>
    withUploads(store, async (stage) => {
      const content = fileBytes(2 * PART + 7);
      const { _id } = await sentVideo(stage, content);
      const authorization = `Bearer ${await stage.client.token("root")}`;
      const get = (headers: Record<string, string> = {}) =>
        stage.client.app.send(`/attachments/file?id=${_id}`, { headers: { ...headers, authorization } });
      const whole = await get();
      sameBytes(await bytesOf(whole), content);
      const header = (name: string) => whole.headers.get(name) ?? "";
      assert.deepEqual([whole.status, header("accept-ranges"), header("content-type")], [
        200,
        "bytes",
        "video/mp4",
      ]);
      assert.match(header("content-disposition"), /^inline; filename="clip.mp4"/);
      assert.equal(header("content-security-policy"), "sandbox; default-src 'none'; frame-ancestors 'none'");
      assert.equal(header("x-content-type-options"), "nosniff");
      const etag = header("etag");
      for (
        const [range, from, until] of [
          [`bytes=${PART - 3}-${PART + 2}`, PART - 3, PART + 3],
          [`bytes=${2 * PART}-`, 2 * PART, content.length],
          ["bytes=-1", content.length - 1, content.length],
        ] as const
      ) {
        const part = await get({ range, "if-range": etag });
        assert.deepEqual([part.status, part.headers.get("etag")], [206, etag]);
        assert.equal(part.headers.get("content-range"), `bytes ${from}-${until - 1}/${content.length}`);
        assert.equal(part.headers.get("content-length"), String(until - from));
        assert.equal(part.headers.get("x-content-type-options"), "nosniff");
        sameBytes(await bytesOf(part), content.subarray(from, until));
      }
      const beyond = await get({ range: `bytes=${content.length}-` });
      assert.deepEqual([beyond.status, beyond.headers.get("content-range")], [
        416,
        `bytes */${content.length}`,
      ]);
      const other = await get({ range: "bytes=0-1", "if-range": '"of another file"' });
      assert.equal(other.status, 200);
      await other.body?.cancel();
    }));
}

Deno.test("an address that plays a video is for one file and one session, with the rights that the session has at that moment", () =>
  withUploads("folder", async (stage) => {
    const { world, client, clock } = stage;
    const content = fileBytes(1_000);
    const { _id } = await sentVideo(stage, content, "staff");
    const ticketOf = async (name: Name) => {
      const headers = { authorization: `Bearer ${await client.token(name)}` };
      return await client.app.send(`/attachments/ticket?id=${_id}`, { method: "POST", headers });
    };
    const play = (ticket: string, headers = {}) =>
      client.app.send(`/attachments/media?${new URLSearchParams({ ticket })}`, { headers });
    for (const name of ["anna", "order_qc"] as const) {
      assert.deepEqual(await codeOf(await ticketOf(name)), [404, "NOT_FOUND"], name);
    }
    const { ticket } = await (await ticketOf("root")).json() as { ticket: string };
    const part = await play(ticket, { range: "bytes=0-9" });
    assert.equal(part.status, 206);
    assert.deepEqual(await bytesOf(part), content.subarray(0, 10));
    for (const wrong of ["", "v1.a.b.c", ticket.slice(0, -2)]) {
      assert.deepEqual(await codeOf(await play(wrong)), [401, "UNAUTHENTICATED"]);
    }
    clock.now += VIDEO_TICKET_SECONDS;
    assert.deepEqual(await codeOf(await play(ticket)), [401, "UNAUTHENTICATED"]);
    clock.now -= 1;
    await world.db.write((tx) =>
      tx.updateTable("users").set({ role: "printer" }).where("_id", "=", "root").execute()
    );
    assert.deepEqual(await codeOf(await play(ticket)), [403, "FORBIDDEN"]);
    await world.db.write((tx) => tx.deleteFrom("sessions").execute());
    assert.deepEqual(await codeOf(await play(ticket)), [401, "UNAUTHENTICATED"]);
  }));

Deno.test("a file that the storage has lost is not found, also by a player, and its comment still names it", () =>
  withUploads("folder", async (stage) => {
    const { client, files } = stage;
    const { _id, name } = await sentVideo(stage, fileBytes(1_000));
    const [key = ""] = await stage.keys("attachments");
    await files.remove(key);
    const headers = { authorization: `Bearer ${await client.token("root")}` };
    for (const path of ["file", "ticket"]) {
      const method = path === "ticket" ? "POST" : "GET";
      const answer = await client.app.send(`/attachments/${path}?id=${_id}`, { method, headers });
      assert.deepEqual(await codeOf(answer), [404, "NOT_FOUND"], path);
    }
    const row = await stage.world.db.read.selectFrom("attachments").select("name").where("_id", "=", _id)
      .executeTakeFirst();
    assert.equal(row?.name, name);
  }));
