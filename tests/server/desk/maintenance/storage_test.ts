/** Space for files: a seller's quota, refused uploads on a nearly full disk, and work that continues. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { matchItemColumns } from "../../../../api/csv/item_table.ts";
import type { StorageLimits } from "../../../../server/context.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { PARTS_PATH, UPLOAD_HEADERS } from "../../../../api/desk/upload_parts.ts";
import { LABEL_PARTS_PATH } from "../../../../api/shipping/label_pages/bounds.ts";
import { readEnvironment } from "../../../../server/settings/settings.ts";
import { drawPng } from "../../../support/files/artwork.ts";
import { refuseWith, testBucket } from "../../../support/server/bucket.ts";
import { PNG } from "../../../support/desk/comment_calls.ts";
import { planOf as postagePlanOf } from "../../../support/handover/postage_plan.ts";
import { pbCsv } from "../../../support/handover/postage_world.ts";
import { tiktokCsv } from "../../../support/handover/tiktok_files.ts";
import { planOf, STORE } from "../../../support/handover/tiktok_world.ts";
import { Floor } from "../../../support/workshop/floor.ts";
import { bucketStore } from "../../../../server/files/bucket.ts";
import { pdfOf } from "../../../support/files/label_files.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { plainJpeg } from "../../../support/files/photos.ts";
import { jpegOf } from "../../../support/files/proofs.ts";
import type { Name } from "../../../support/orders/world.ts";

const GB = 1024 ** 3;
const ART = drawPng({ width: 60, height: 60 });
const CSV = "order\r\nA-1\r\n";
const TIKTOK = tiktokCsv([{}]);
const POSTAGE = pbCsv([]);
const PLAN = {
  format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "ymd" },
  headers: ["sku"],
  columns: matchItemColumns(["sku"]),
};
const planned = (path: string, plan: object): string =>
  `${path}&plan=${encodeURIComponent(JSON.stringify(plan))}`;

type Sent = readonly [
  by: Name,
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
  headers?: Readonly<Record<string, string>>,
];

/** Returns a file for each path that accepts one. */
const filesFor = (order: string, unit: string, event: string): readonly Sent[] => [
  ["anna", `/attachments?entity=orders&id=${order}&name=a.png`, PNG],
  [
    "anna",
    `${PARTS_PATH}?entity=orders&id=${order}&name=b.png&visibility=seller&key=key-of-one-upload`,
    "",
    { [UPLOAD_HEADERS.length]: String(PNG.length) },
  ],
  ["anna", "/artwork?seller=anna&name=a.png", ART],
  ["root", "/artwork?seller=anna&name=a.png", ART],
  ["root", "/labels/upload?pages=1", pdfOf()],
  ["anna", "/topups/proof?name=receipt.jpg", jpegOf(800, 600)],
  ["super_root", "/products/images?product=product-MUG-WHITE", PNG],
  ["order_qc", `/units/photos?unit=${unit}&event=${event}`, plainJpeg(1_600, 1_200)],
  ["order_qc", "/local-bills/paper?key=key-of-one-paper", plainJpeg(800, 600)],
  ["anna", "/imports/orders?store=anna-etsy&mapping=superstore&name=o.csv", CSV],
  [
    "anna",
    `${LABEL_PARTS_PATH}?drop=key-of-one-drop&name=labels.pdf&key=key-of-one-label`,
    "",
    { [UPLOAD_HEADERS.length]: String(pdfOf().length) },
  ],
  ["root", planned(`/imports/tiktok?store=${STORE}`, planOf(TIKTOK)), TIKTOK],
  ["super_root", planned("/imports/items?name=i.csv", PLAN), CSV],
  ["super_root", planned("/postage-invoices?name=pb.csv", postagePlanOf(POSTAGE)), POSTAGE],
];
/** Routes of POST that store no file. */
const OTHERS = [
  ...["/carriers/:id", "/update/bookmarks", "/auth/exchange"],
  "/incoming/:id",
  ...["shopify", "woocommerce", "etsy", "tiktok"].map((platform) => `/hooks/${platform}/:id`),
  "/live/ticket",
  "/attachments/ticket",
];

const pathOf = ([, path]: Sent): string => path.split("?")[0]!;

/** Makes a rejected garment, so that a photo of it is accepted. */
async function rejected({ world }: Grounds): Promise<readonly [order: string, unit: string, event: string]> {
  const order = await world.order({}, ["order.submit", "order.pay"]);
  const { read } = world.db;
  const unit = await read.selectFrom("units").select("_id").where("order_id", "=", order).orderBy("seq")
    .executeTakeFirstOrThrow();
  await world.unit("order_qc", [unit._id], "unit.reject", { reason_code: "stain" });
  const event = await read.selectFrom("unit_events").select("_id").where("event", "=", "unit.reject")
    .executeTakeFirstOrThrow();
  return [order, unit._id, event._id];
}

async function outcome({ rest }: Grounds, [by, path, body, headers = {}]: Sent): Promise<readonly unknown[]> {
  const response = await rest(by, path, { method: "POST", body, headers });
  const { errors: [error] = [] } = await response.json() as {
    errors?: { extensions: { code: string; reason?: { code: string } } }[];
  };
  return [response.status, error?.extensions.reason?.code ?? error?.extensions.code ?? ""];
}

const EXPORT =
  `mutation { makeJob(params: { kind: "list.export", resource: "orders", filters: {} }) { _id } }`;
const OWN = "{ cUser { files { bytes most_bytes } } }";
type Own = { readonly cUser: { readonly files: { readonly bytes: number; readonly most_bytes: number } } };

const MOVE = `mutation ($id: ID!) { moveOrder(ids: [$id], event: "order.submit") { ok } }`;
const SCAN = `mutation ($code: String!) {
  scan(station: "ST-000001", device: "test", scans: [{ key: "key-of-one-scan", code: $code }]) { outcome } }`;

/** Submits an order and scans a garment at the first station. */
async function workGoesOn({ world, ask }: Grounds): Promise<void> {
  await Floor.open(world);
  const { moveOrder } = await ask<{ moveOrder: unknown }>("anna", MOVE, { id: await world.order() });
  assert.deepEqual(moveOrder, [{ ok: true }]);
  const order = await world.order({}, ["order.submit", "order.pay"]);
  const unit = await world.db.read.selectFrom("units").select("code").where("order_id", "=", order)
    .executeTakeFirstOrThrow();
  const { scan } = await ask<{ scan: unknown }>("order_qc", SCAN, { code: unit.code });
  assert.deepEqual(scan, [{ outcome: "done" }]);
}

const noticesOf = async ({ world }: Grounds) =>
  (await world.db.read.selectFrom("notifications").select(["user_id", "subject"]).orderBy("user_id")
    .execute())
    .map(({ user_id, subject }) => `${user_id}: ${subject}`);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !await isSo(); tries++) {
    assert.ok(tries < 500, "the condition did not become true in time");
    await new Promise((next) => setTimeout(next, 10));
  }
}

/** Fakes a disk with the given free space. */
const withFree = (bytes: number): { storage: StorageLimits } => ({
  storage: { sellerBytes: 0, minFreeBytes: GB, freeBytes: () => Promise.resolve(bytes) },
});

Deno.test(
  "while a disk is nearly full no file of people is accepted, on any path; orders and scans continue, and staff get one notice",
  onGrounds(async (grounds) => {
    const sent = filesFor(...await rejected(grounds));
    const posts = modules.flatMap(({ routes = [] }) => routes).filter(({ method }) => method === "POST");
    const known = new Set([...sent.map(pathOf), ...OTHERS]);
    assert.deepEqual(
      posts.map(({ path }) => path).filter((path) => !known.has(path)),
      [],
      "add its row here",
    );
    for (const each of sent) assert.deepEqual(await outcome(grounds, each), [507, "storeFull"], pathOf(each));
    for (const by of ["anna", "root"] as const) {
      assert.equal(await grounds.refused(by, EXPORT), "LIMIT, storeFull", by);
    }
    assert.deepEqual(await grounds.world.db.read.selectFrom("stored_files").select("key").execute(), []);
    await workGoesOn(grounds);
    await until(async () => (await noticesOf(grounds)).length > 0);
    const subject = "The disk of the server is nearly full";
    assert.deepEqual(await noticesOf(grounds), [`root: ${subject}`, `super_root: ${subject}`]);
  }, withFree(GB - 1)),
);

Deno.test(
  "with enough free space every path accepts its file, and each has its record",
  onGrounds(async (grounds) => {
    const sent = filesFor(...await rejected(grounds)).filter((each) =>
      !/^\/(?:imports|postage-invoices)/.test(pathOf(each))
    );
    for (const each of sent) assert.equal((await outcome(grounds, each))[0], 201, pathOf(each));
    const records = await grounds.world.db.read.selectFrom("stored_files").select(["key", "owner_id"])
      .execute();
    const folders = new Set(records.map(({ key }) => key.split("/")[0]));
    assert.deepEqual([...folders].sort(), [
      ...["artwork", "attachments", "bill_papers", "images", "labels", "photos", "proofs"],
    ]);
    const owned = records.filter(({ owner_id }) => owner_id === "anna").map(({ key }) => key.split("/")[0]);
    assert.deepEqual(owned.sort(), ["artwork", "attachments", "proofs"], "staff's files count for nobody");
    const files = folderStore(grounds.dataDir);
    for (const { key } of records) assert.ok(await files.stat(key), key);
  }, withFree(GB)),
);

const QUOTA = 100;
const quota: StorageLimits = { sellerBytes: QUOTA, minFreeBytes: 0 };
Deno.test(
  "a seller stores files up to the quota and sees its use; above it existing files stay and new ones are refused",
  onGrounds(async (grounds) => {
    const { world, ask, refused, rest } = grounds;
    const order = await world.order();
    const to = (by: Name): Sent => [by, `/attachments?entity=orders&id=${order}&name=a.png`, PNG];
    const used = async () => (await ask<Own>("anna", OWN)).cUser.files;
    assert.deepEqual(await used(), { bytes: 0, most_bytes: QUOTA });
    assert.equal((await ask<{ cUser: { files: null } }>("root", OWN)).cUser.files, null);
    // Six simultaneous files of 15 bytes fit into 100; more than eight uploads are refused for their number.
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(grounds, to("anna"))));
    assert.deepEqual(outcomes.filter(([status]) => status === 201).length, 6);
    assert.deepEqual(outcomes.find(([status]) => status !== 201), [507, "quotaReached"]);
    assert.deepEqual(await used(), { bytes: 90, most_bytes: QUOTA });
    const { files } = { files: folderStore(grounds.dataDir) };
    assert.equal(
      (await Array.fromAsync(files.list("attachments"))).length,
      6,
      "and nothing of the others is kept",
    );
    // A file longer than the free space is cut off before all of it arrives.
    assert.deepEqual(await outcome(grounds, ["anna", "/artwork?seller=anna&name=a.png", ART]), [
      507,
      "quotaReached",
    ]);
    assert.deepEqual(await outcome(grounds, ["root", "/artwork?seller=anna&name=a.png", ART]), [
      507,
      "quotaReached",
    ]);
    assert.deepEqual(
      await outcome(grounds, ["anna", "/imports/orders?store=anna-etsy&mapping=superstore", CSV]),
      [
        507,
        "quotaReached",
      ],
    );
    assert.equal((await outcome(grounds, to("root")))[0], 201, "staff's files are not the seller's");
    await world.db.write((tx) =>
      tx.updateTable("stored_files").set({ bytes: 900 }).where("owner_id", "=", "anna").execute()
    );
    assert.equal(await refused("anna", EXPORT), "LIMIT, quotaReached");
    const [attachment] = await world.db.read.selectFrom("attachments").select("_id").where(
      "author_id",
      "=",
      "anna",
    )
      .execute();
    assert.equal(
      (await rest("anna", `/attachments/file?id=${attachment!._id}`)).status,
      200,
      "all of it stays",
    );
    assert.equal(await refused("ben", EXPORT), "ok");
    assert.ok(await world.order(), "orders go on");
  }, { storage: quota }),
);

Deno.test(
  "a full database answers 507 with one sentence, and no part of the change is stored",
  onGrounds(async ({ world, rest }) => {
    if (world.db.engine !== "sqlite") return;
    const bodyOf = (nth: number) =>
      JSON.stringify({ query: `mutation { updateProfile(phone_number: "+49 ${nth}") { _id } }` });
    await world.db.write(async (tx) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tx);
      await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(tx);
    });
    let [status, code] = [200, ""];
    for (let tries = 0; status === 200 && tries < 400; tries++) {
      const response = await rest("anna", "/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: bodyOf(tries),
      });
      const { errors: [error] = [] } = await response.json();
      [status, code] = [response.status, error?.extensions.reason?.code ?? error?.message ?? ""];
    }
    assert.deepEqual([status, code], [507, "storeFull"]);
  }),
);

Deno.test("a full bucket is recognised by its status or its own code, and staff get a notice", async () => {
  for (
    const fault of [
      refuseWith(507, "InsufficientStorage"),
      refuseWith(403, "QuotaExceeded"),
      refuseWith(400, "XMinioStorageFull"),
    ]
  ) {
    await using bucket = await testBucket((request, ...rest) =>
      request.method === "PUT" && fault(request, ...rest)
    );
    const files = bucketStore(bucket.place, { answerMs: 5_000, idleMs: 5_000, firstWaitMs: 1 });
    await onGrounds(async (grounds) => {
      const [order] = [await grounds.world.order()];
      const sent: Sent = ["anna", `/attachments?entity=orders&id=${order}&name=a.png`, PNG];
      assert.deepEqual(await outcome(grounds, sent), [507, "storeFull"]);
      await until(async () => (await noticesOf(grounds)).length > 0);
      assert.match((await noticesOf(grounds))[0]!, /root: The server has run out of space/);
    }, { files })();
  }
});

Deno.test("quota and guard are settings in gigabytes, 0 turns them off; an invalid number prevents the start", () => {
  const of = (env: Record<string, string>) => readEnvironment(env).settings.storage;
  assert.deepEqual(of({}), { sellerBytes: 5 * GB, minFreeBytes: GB });
  assert.deepEqual(of({ SELLER_FILES_GB: "0", MIN_FREE_GB: "2.5" }), {
    sellerBytes: 0,
    minFreeBytes: 2.5 * GB,
  });
  for (const bad of ["-1", "many", "1e40"]) {
    assert.throws(() => of({ MIN_FREE_GB: bad }), /MIN_FREE_GB: expected/);
  }
});
