/** Exports: which rows and columns a person gets, how they are written, and who may fetch the file. */
import assert from "node:assert/strict";
import { MAX_EXPORT_SHEET_ROWS } from "../../../../api/xlsx/bounds.ts";
import { WORKBOOK_TYPE } from "../../../../api/xlsx/names.ts";
import { SHEET_PATH } from "../../../../api/xlsx/write.ts";
import { formOf } from "../../../../server/modules/desk/exports/forms.ts";
import { askExport, exportAndRead, exportList, fetchFile } from "../../../support/desk/export_jobs.ts";
import { codeOf, inScene } from "../../../support/orders/import_jobs.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { unzipTexts } from "../../../support/files/unzip.ts";
import { readRows } from "../../../support/files/workbooks.ts";

const DAY = 86_400;

Deno.test("an export writes the chosen columns in order, each in machine-readable form", () =>
  inScene(async (scene) => {
    const { world, db, anna } = scene;
    const id = await world.order({ external_number: "=1+1", recipient_name: 'Zoë "Z", Müller' });
    await db.write((tx) =>
      tx.updateTable("orders").set({ tags: '["gift","rush"]', hold_until: NOW + DAY })
        .where("_id", "=", id).execute()
    );
    const rows = await exportAndRead(scene, anna, {
      columns: [
        "external_number",
        "recipient_name",
        "total_minor",
        "created_at",
        "hold_until",
        "tags",
        "status",
      ],
      labels: ["Shop number", "Empfänger", "Summe", "Angelegt", "Bis", "Schlagwörter", "Status"],
    });
    assert.deepEqual(rows, [
      [
        "Shop number",
        "Empfänger",
        "city",
        "country",
        "Summe",
        "currency",
        "Angelegt",
        "Bis",
        "Schlagwörter",
        "Status",
      ],
      [
        "'=1+1",
        'Zoë "Z", Müller',
        "Köln",
        "DE",
        "25.98",
        "USD",
        "16-11-2026 12:00:00",
        "17-11-2026",
        "gift, rush",
        "Draft",
      ],
    ]);
  }));

Deno.test("an export without columns has those that the list shows, under their wire names", () =>
  inScene(async (scene) => {
    await scene.world.order();
    const [header] = await exportAndRead(scene, scene.anna);
    assert.deepEqual(header?.slice(0, 5), ["code", "created_at", "recipient_name", "city", "country"]);
    assert.ok(header?.includes("total") && !header.includes("seller_name") && !header.includes("tags"));
  }));

Deno.test("an export has the rows of the list: filters, sort, exclusions, ids, and none of another seller", () =>
  inScene(async (scene) => {
    const { world, anna } = scene;
    const ids = [];
    for (const name of ["Cleo", "Abe", "Bob"]) ids.push(await world.order({ recipient_name: name }));
    const foreign = await world.order({ store_id: "ben-tiktok", recipient_name: "Foreign" });
    await world.move("root", [ids[0] ?? ""], "order.submit");
    const names = async (params: Parameters<typeof exportAndRead>[2]) =>
      (await exportAndRead(scene, anna, { columns: ["recipient_name"], ...params })).slice(1).map(([name]) =>
        name
      );
    assert.deepEqual(await names({ sort: "recipient_name" }), ["Abe", "Bob", "Cleo"]);
    assert.deepEqual(await names({ sort: "-recipient_name" }), ["Cleo", "Bob", "Abe"]);
    assert.deepEqual(await names({ filters: { status: ["Draft"] }, sort: "code" }), ["Abe", "Bob"]);
    assert.deepEqual(await names({ sort: "code", except: [ids[1] ?? ""] }), ["Cleo", "Bob"]);
    const { filters: _, ...byId } = { filters: null, ids: [ids[2] ?? "", foreign] };
    assert.deepEqual(await names({ ...byId, filters: null }), ["Bob"]);
    assert.deepEqual(await names({ filters: { status: ["Shipped"] } }), []);
  }));

Deno.test("an export of people has the filters of their screen: group, role, days and ids; names in order", () =>
  inScene(async (scene) => {
    const { world, db } = scene;
    await addPerson(db, { _id: "bela", name: "bela", role: "printer", groups: ["night"] });
    await addPerson(db, { _id: "zoe", name: "Zoe", role: "sewer", groups: ["night"] });
    await addPerson(db, { _id: "carl", name: "Carl", role: "printer", groups: ["night"], created_at: 0 });
    const boss = await world.token("super_root");
    const names = async (filters: Readonly<Record<string, unknown>>) =>
      (await exportAndRead(scene, boss, { resource: "users", columns: ["name"], filters })).slice(1).flat();
    assert.deepEqual(await names({ group: "night" }), ["bela", "Carl", "Zoe"]);
    assert.deepEqual(await names({ group: "group-night", role: "printer" }), ["bela", "Carl"]);
    assert.deepEqual(await names({ group: "night", range: "today" }), ["bela", "Zoe"]);
    assert.deepEqual(await names({ ids: ["zoe", "carl"], role: "sewer" }), ["Zoe"]);
    assert.deepEqual(await names({ search: "BEL", group: "night" }), ["bela"]);
    const sellers = await exportAndRead(scene, boss, {
      resource: "users",
      columns: ["name", "scope_names"],
      filters: { ids: ["agent", "zoe"] },
    });
    assert.deepEqual(sellers.slice(1), [["Person agent", "Person anna, Person ben"], ["Zoe", ""]]);
  }));

Deno.test("a column that a person may not see is treated as unknown; a hidden one may be requested", () =>
  inScene(async ({ app, world, anna, ...scene }) => {
    await world.order();
    const problemsOf = async (token: string, params: Parameters<typeof askExport>[2]) => {
      const { errors } = await askExport(app, token, params);
      assert.equal(errors[0]?.extensions.code, "BAD_INPUT");
      return errors[0]?.extensions.problems;
    };
    assert.deepEqual(await problemsOf(anna, { columns: ["code", "seller_name", "__proto__", "code"] }), [
      { path: "params.columns.1", code: "unknown" },
      { path: "params.columns.2", code: "unknown" },
      { path: "params.columns.3", code: "unknown" },
    ]);
    assert.deepEqual(await problemsOf(anna, { sort: "seller_name" }), [{
      path: "params.sort",
      code: "unknown",
    }]);
    assert.deepEqual(await problemsOf(anna, { columns: [] }), [{ path: "params.columns", code: "required" }]);
    assert.deepEqual(await problemsOf(anna, { columns: ["code"], labels: ["A", "B"] }), [
      { path: "params.labels", code: "invalid" },
    ]);
    assert.deepEqual(await problemsOf(anna, { resource: "stores", shape: "lines" }), [
      { path: "params.shape", code: "unknown" },
    ]);
    const root = await world.token("root");
    const rows = await exportAndRead({ app, ...scene }, root, { columns: ["seller_name", "region"] });
    assert.deepEqual(
      rows,
      [["seller_name", "region"], ["anna", ""]].map((row, at) => at ? ["Person anna", ""] : row),
    );
    assert.equal(
      (await askExport(app, await world.token("packager"))).errors[0]?.extensions.code,
      "FORBIDDEN",
    );
  }));

Deno.test("an export names an order's problems", () =>
  inScene(async (scene) => {
    const { world, anna } = scene;
    await world.order({ recipient_name: "", city: "" });
    const rows = await exportAndRead(scene, anna, { columns: ["problem_codes", "store_name"] });
    assert.deepEqual(rows.slice(1), [["recipientMissing, cityMissing", "Shop anna-etsy"]]);
  }));

Deno.test("every list can be exported", () =>
  inScene(async (scene) => {
    await scene.world.order({}, ["order.submit"]);
    const root = await scene.world.token("root");
    for (const resource of ["orders", "packages", "stores", "jobs"]) {
      const [header] = await exportAndRead(scene, root, { resource });
      assert.ok((header?.length ?? 0) > 5, resource);
    }
    const stores = await exportAndRead(scene, scene.anna, {
      resource: "stores",
      columns: ["name", "auto_hold"],
    });
    assert.deepEqual(stores.slice(1), [["Shop anna-etsy", "false"], ["Shop anna-shopify", "false"]]);
  }));

Deno.test("a finished export has its file's name, size and count, and is saved under that name", () =>
  inScene(async (scene) => {
    const { app, db, world, anna } = scene;
    for (let count = 0; count < 3; count++) await world.order();
    const job = await exportList(scene, anna);
    const row = await db.read.selectFrom("jobs").selectAll().where("_id", "=", job).executeTakeFirstOrThrow();
    assert.deepEqual([row.status, row.title, row.total, row.done, row.made, row.file_name], [
      "Done",
      "Export of orders",
      3,
      3,
      3,
      "orders-16-11-2026.csv",
    ]);
    const response = await fetchFile(app, anna, job);
    const { headers } = response;
    const body = await response.bytes();
    assert.deepEqual([...body.slice(0, 3)], [0xef, 0xbb, 0xbf]);
    assert.deepEqual([row.file_bytes, headers.get("content-length")], [body.length, String(body.length)]);
    assert.deepEqual(
      ["content-type", "content-disposition", "x-content-type-options", "cache-control"].map((name) =>
        headers.get(name)
      ),
      [
        "text/csv; charset=utf-8",
        "attachment; filename=\"orders-16-11-2026.csv\"; filename*=UTF-8''orders-16-11-2026.csv",
        "nosniff",
        "no-store",
      ],
    );
  }));

Deno.test("a file is only for the person who requested it: other people and unknown jobs get NOT_FOUND", () =>
  inScene(async (scene) => {
    const { app, db, world, anna } = scene;
    await world.order();
    const job = await exportList(scene, anna);
    for (const name of ["ben", "agent", "root"] as const) {
      assert.deepEqual(
        await codeOf(await fetchFile(app, await world.token(name), job)),
        [404, "NOT_FOUND"],
        name,
      );
    }
    assert.deepEqual(await codeOf(await fetchFile(app, anna, "no-such-job")), [404, "NOT_FOUND"]);
    assert.deepEqual(await codeOf(await fetchFile(app, null, job)), [401, "UNAUTHENTICATED"]);
    assert.deepEqual(await codeOf(await fetchFile(app, await world.token("packager"), job)), [
      403,
      "FORBIDDEN",
    ]);
    const agent = await world.token("agent");
    const both = await exportList(scene, agent);
    assert.equal((await fetchFile(app, agent, both)).status, 200);
    await db.write((tx) =>
      tx.deleteFrom("scopes").where("user_id", "=", "agent").where("seller_id", "=", "ben").execute()
    );
    assert.deepEqual(await codeOf(await fetchFile(app, agent, both)), [404, "NOT_FOUND"]);
  }));

Deno.test("Z1 a file is only for a person who may still see its list and its columns", () =>
  inScene(async (scene) => {
    const { app, db, world } = scene;
    await world.order();
    const agent = await world.token("agent");
    const plain = await exportList(scene, agent, { columns: ["code"] });
    const named = await exportList(scene, agent, { columns: ["code", "seller_name"] });
    const boss = await world.token("super_root");
    const people = await exportList(scene, boss, { resource: "users", columns: ["name"] });
    const statusOf = async (token: string, job: string) => {
      const answer = await fetchFile(app, token, job);
      await answer.body?.cancel();
      return answer.status;
    };
    const statuses = async () => [
      await statusOf(agent, plain),
      await statusOf(agent, named),
      await statusOf(boss, people),
    ];
    assert.deepEqual(await statuses(), [200, 200, 200]);
    await db.write(async (tx) => {
      await tx.updateTable("users").set({ role: "root" }).where("_id", "=", "super_root").execute();
      // An agent who becomes a seller too is no longer staff, who alone see this column.
      await tx.insertInto("scopes").values({ user_id: "agent", seller_id: "agent" }).execute();
    });
    assert.deepEqual(await statuses(), [200, 404, 404]);
  }));

Deno.test("a person who works for several sellers is notified live of their own job without a seller", () =>
  inScene(async (scene) => {
    const { db, world } = scene;
    const job = await exportList(scene, await world.token("agent"));
    const events = await db.read.selectFrom("outbox").selectAll().where("entity", "=", "jobs").execute();
    const mine = events.filter(({ user_id }) => user_id === "agent");
    assert.ok(mine.length > 0 && mine.every(({ ids }) => ids === JSON.stringify([job])));
  }));

Deno.test("a workbook has texts as texts, amounts as numbers, and days and instants as days in the business time zone", () =>
  inScene(async (scene) => {
    const { world, app, anna } = scene;
    await world.order({ external_number: "=1+1", recipient_name: "'Zoë", postal_code: "00123" });
    const columns = ["external_number", "recipient_name", "total_minor", "created_at"];
    const job = await exportList(scene, anna, { columns, format: "xlsx" });
    const answer = await fetchFile(app, anna, job);
    assert.equal(answer.headers.get("content-type"), WORKBOOK_TYPE);
    assert.match(answer.headers.get("content-disposition") ?? "", /orders-\d{2}-\d{2}-\d{4}\.xlsx/);
    const file = new Uint8Array(await answer.arrayBuffer());
    const [header, row] = await readRows(file);
    const cells = Object.fromEntries((header?.cells ?? []).map((name, at) => [name, row?.cells[at]]));
    assert.equal(cells["external_number"], "=1+1");
    assert.equal(cells["recipient_name"], "'Zoë");
    assert.equal(cells["created_at"], "2026-11-16 22:00:00");
    assert.match(unzipTexts(file).get(SHEET_PATH) ?? "", /s="4"><v>25\.98<\/v>/);
    assert.equal(row?.faults, undefined);
  }, "Australia/Brisbane"));

Deno.test("a workbook with too many rows is refused, and the refusal names the alternative", async () => {
  const form = formOf("xlsx", { rows: MAX_EXPORT_SHEET_ROWS, crc: 0, packed: 0, raw: 0 });
  await form.rows([["last"]]);
  await assert.rejects(form.rows([["one more"]]), { code: "tooLongForWorkbook" });
});

Deno.test("an export in an unknown format is refused", () =>
  inScene(async ({ app, anna }) => {
    const { errors } = await askExport(app, anna, { format: "ods" });
    assert.deepEqual(errors?.[0]?.extensions.problems, [{ path: "params.format", code: "unknown" }]);
  }));
