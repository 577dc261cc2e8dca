/** Files are sent in parts within the limits of a drop, and pages are visible to people of their stores. */
import assert from "node:assert/strict";
import { UPLOAD_HEADERS, UPLOAD_PART_BYTES } from "../../../../api/desk/upload_parts.ts";
import {
  LABEL_PARTS_PATH,
  MAX_DROP_BYTES,
  MAX_DROP_FILE_BYTES,
} from "../../../../api/shipping/label_pages/bounds.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { dropsOf, insertSource } from "../../../../server/modules/shipping/label_pages/sources_store.ts";
import { sweepSources } from "../../../../server/modules/shipping/label_pages/uploads.ts";
import { begin } from "../../../support/desk/bulk.ts";
import type { Name } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { atRest, testApp } from "../../../support/server/api.ts";
import { type DropStage, readFile, uspsLabel, withDrops } from "../../../support/shipping/label_drops.ts";

const ID = "576461413038785752";
const NUMBER = "9400111206206406260787";

interface Client {
  send(name: Name, method: string, query: Record<string, string>, more?: RequestInit): Promise<Response>;
  /** Sends a file completely, or up to an offset. */
  upload(
    name: Name,
    drop: string,
    file: string,
    bytes: Uint8Array<ArrayBuffer>,
    until?: number,
  ): Promise<Response>;
  ask<Data>(name: Name, query: string): Promise<Data>;
}

const withClient = (work: (client: Client, stage: DropStage) => Promise<void>): Promise<void> =>
  withDrops(async (stage) => {
    const { world, settings } = stage;
    await using app = testApp(world.db, { settings, modules: atRest, now: () => NOW });
    const authorization = async (name: Name) => `Bearer ${await world.token(name)}`;
    const client: Client = {
      async send(name, method, query, more = {}) {
        const headers = { ...more.headers as object, authorization: await authorization(name) };
        return await app.send(`${LABEL_PARTS_PATH}?${new URLSearchParams(query)}`, {
          ...more,
          method,
          headers,
        });
      },
      async upload(name, drop, file, bytes, until = Infinity) {
        const key = `key-of-${file}`;
        let answer = await client.send(name, "POST", { drop, name: file, key }, {
          headers: { [UPLOAD_HEADERS.length]: String(bytes.length) },
        });
        while (answer.ok) {
          const { offset, attachment } = await answer.clone().json() as {
            offset: number;
            attachment: unknown;
          };
          if (attachment || offset >= until) break;
          answer = await client.send(name, "PATCH", { key }, {
            headers: { [UPLOAD_HEADERS.offset]: String(offset) },
            body: bytes.subarray(offset, offset + UPLOAD_PART_BYTES),
          });
        }
        return answer;
      },
      async ask<Data>(name: Name, query: string) {
        const headers = { authorization: await authorization(name), "content-type": "application/json" };
        const answer = await app.send("/graphql", {
          method: "POST",
          headers,
          body: JSON.stringify({ query }),
        });
        return (await answer.json() as { data: Data }).data;
      },
    };
    await work(client, stage);
  });

Deno.test("S2.6 a file resumes where it was interrupted, and is read once complete", () =>
  withClient(async ({ upload, ask }, { world, read }) => {
    await world.order({ external_number: ID }, ["order.submit", "order.pay"]);
    const padding = " ".repeat(UPLOAD_PART_BYTES + 10);
    const { bytes } = readFile("labels.pdf", {
      ...uspsLabel(ID, NUMBER),
      lines: [`Order ID: ${ID}`, padding],
    });
    const drop = "drop-of-anna";
    const cut = await upload("anna", drop, "labels.pdf", bytes, UPLOAD_PART_BYTES);
    assert.equal((await cut.json() as { offset: number }).offset, UPLOAD_PART_BYTES);
    const whole = await upload("anna", drop, "labels.pdf", bytes);
    assert.equal(whole.status, 201);
    const job = await begin(world, "anna", { kind: "labels.intake", resource: "ship_by_tiktok", drop });
    await read(job._id);
    const { labelPages, labelPageBins, labelDrops } = await ask<{
      labelPages: readonly { _id: string; status: string; name: string; evidence: readonly object[] }[];
      labelPageBins: readonly object[];
      labelDrops: readonly { job_id: string; done: number; files: number; pages: number }[];
    }>(
      "anna",
      `{ labelPages { _id status name evidence { from kind value } } labelPageBins { status finding count unpaid }
      labelDrops { job_id done files pages } }`,
    );
    assert.deepEqual(labelPages.map(({ status, name }) => [status, name]), [["Matched", "labels.pdf"]]);
    assert.deepEqual(labelPageBins, [{ status: "Matched", finding: "byId", count: 1, unpaid: 0 }]);
    assert.deepEqual(labelDrops, [{ job_id: job._id, done: 1, files: 1, pages: 1 }]);
    const others = await ask<{ labelPages: readonly object[]; labelDrops: readonly object[] }>(
      "ben",
      `{ labelPages { _id } labelDrops { _id } getLabelPageById(_id: "${labelPages[0]!._id}") { _id } }`,
    );
    assert.deepEqual(others, { labelPages: [], labelDrops: [], getLabelPageById: null });
  }));

Deno.test("S2.6 a drop whose job failed or was stopped is over, and its unread files are named", () =>
  withDrops(async ({ world: { db }, begin: beginDrop }) => {
    const job = await beginDrop(
      "anna",
      readFile("one.pdf", { lines: ["Page"] }),
      readFile("two.pdf", { lines: ["Page"] }),
    );
    const shown = async () => {
      const [drop] = await dropsOf(db.read, "anna", 0);
      return [drop?.done, drop?.refused.map(({ name, code }) => `${name} ${code}`)];
    };
    assert.deepEqual(await shown(), [0, []]);
    await db.write(async (tx) => {
      await tx.updateTable("label_sources").set({ status: "Read" }).where("name", "=", "one.pdf").execute();
      await tx.updateTable("jobs").set({ status: "Failed" }).where("_id", "=", job).execute();
    });
    assert.deepEqual(await shown(), [2, ["two.pdf fileGone"]]);
  }));

Deno.test("S2.6 a drop beyond the limits is refused before it is read", () =>
  withClient(async ({ send, upload }, { world }) => {
    const begun = (name: string, bytes: number, drop = "one-drop") =>
      send("anna", "POST", { drop, name, key: `key-${name}` }, {
        headers: { [UPLOAD_HEADERS.length]: String(bytes) },
      });
    assert.equal((await begun("large.pdf", MAX_DROP_FILE_BYTES + 1)).status, 413);
    assert.equal((await begun("", 10)).status, 400);
    const row = {
      ...{
        drop_id: "one-drop",
        seller_id: "anna",
        maker: "anna",
        job_id: null,
        digest: "",
        status: "Waiting",
      },
      ...{ reason: "", pages: 0, pages_read: 0, refused: "[]", created_at: NOW, name: "other.pdf" },
    };
    await world.db.write((tx) => insertSource(tx, { ...row, _id: "other", bytes: MAX_DROP_BYTES - 5 }));
    const refused = await begun("more.pdf", 6);
    assert.match(await refused.text(), /dropFull/);
    assert.equal((await begun("more.pdf", 6, "next-drop")).status, 201);
    // Another person cannot use the key, and neither can another kind of upload.
    await upload("ben", "bens", "labels.pdf", new Uint8Array(20));
    assert.equal((await send("anna", "HEAD", { key: "key-of-labels.pdf" })).status, 404);
  }));

Deno.test("S2.6 files that are never read are removed after a day, and waiting ones are kept", () =>
  withDrops(async ({ world, files, begin: beginDrop }) => {
    await beginDrop("anna", readFile("labels.pdf", { lines: ["Page"] }));
    const [row] = await world.db.read.selectFrom("label_sources").select("_id").execute();
    await sweepSources(world.db, files, NOW + 60);
    assert.ok(await files.stat(`label_sources/${row!._id}`));
    await sweepSources(world.db, files, NOW + DAY_SECONDS + 60);
    assert.equal(await files.stat(`label_sources/${row!._id}`), null);
  }));

Deno.test("S2.6 pages that were never attached are deleted with their files: discarded ones after a month, others after three", () =>
  withDrops(async ({ world, files, drop, pages }) => {
    await drop(
      "anna",
      readFile("labels.pdf", uspsLabel(ID, NUMBER), uspsLabel(ID, NUMBER), { lines: ["Page"] }),
    );
    const [first, twin, other] = await pages();
    assert.equal(twin?.status, "Duplicate");
    await world.db.write((tx) =>
      tx.updateTable("label_pages").set({ status: "Discarded" }).where("_id", "=", other!._id).execute()
    );
    const left = async (days: number) => {
      await sweepSources(world.db, files, NOW + days * DAY_SECONDS);
      return (await pages()).map(({ _id }) => _id);
    };
    assert.equal((await left(29)).length, 3);
    assert.deepEqual(await left(31), [first!._id, twin!._id]);
    assert.equal(await files.stat(`labels/${other!._id}`), null);
    assert.deepEqual(await left(91), [first!._id], "the twin goes first");
    assert.deepEqual(await left(91), []);
    assert.equal(await files.stat(`labels/${first!._id}`), null);
  }));
