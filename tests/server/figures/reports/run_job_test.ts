/** A report over very many rows is counted by a job, whose file has the same figures. */
import assert from "node:assert/strict";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { reportRows, shownFigures } from "../../../../resources/report_rows.ts";
import { orderReport } from "../../../../resources/figures/order_report.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { figureQueries, figuresOf } from "../../../../server/figures/figures.ts";
import { runKind } from "../../../../server/modules/figures/reports/run_job.ts";
import { reportWordsIn } from "../../../../server/figures/report_words.ts";
import { principalOf } from "../../../../server/modules/desk/jobs/principal.ts";
import { insertJob, newJob } from "../../../../server/modules/desk/jobs/store.ts";
import { exportAndRead, exportList, fetchFile } from "../../../support/desk/export_jobs.ts";
import { codeOf, inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { atRest, testSettings } from "../../../support/server/api.ts";

const DAY = 86_400;
const MAKE = "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }";
const RUN: Partial<JobInput> = {
  kind: "figures.run",
  resource: "order_report",
  filters: { range: "this-month", by: ["day", "store"] },
};

/** Makes eight orders of this month and one of the month before. */
async function makeOrders({ world, db }: Pick<Scene, "world" | "db">): Promise<void> {
  for (let place = 0; place < 9; place++) {
    const id = await world.order({ store_id: place % 3 === 2 ? "ben-tiktok" : "anna-etsy" });
    await db.write((tx) =>
      tx.updateTable("orders").set({ created_at: NOW - (place === 8 ? 32 : place * 2) * DAY }).where(
        "_id",
        "=",
        id,
      ).execute()
    );
  }
}

async function refusal({ app }: Pick<Scene, "app">, token: string, params: Partial<JobInput>) {
  const { errors } = await app.ask(token, MAKE, { params: { ...RUN, ...params } });
  const { code, problems = [] } = errors[0]?.extensions ?? { code: "none" };
  return [code, ...problems.map((problem) => `${problem.path} ${problem.code}`)].join(", ");
}

Deno.test("S2.4 a report whose filters find too many rows is refused with LIMIT", () =>
  inScene(async (scene) => {
    await makeOrders(scene);
    const count = (most: number, args: object, context: AuthorizedContext = scene.world.as("root")) =>
      serveModule({ queries: figureQueries(most) }).queries!.orderReport!(args, context);
    const isLimit = (error: unknown) => error instanceof ApiError && error.code === "LIMIT";
    const args = { range: "this-month", by: ["day"] };
    await assert.rejects(async () => await count(8, args), isLimit);
    assert.ok(await count(9, args));
    assert.ok(await count(3, { ...args, seller: ["ben"] }));
    await assert.rejects(async () => await count(2, { ...args, seller: ["ben"] }), isLimit);
    assert.ok(await count(0, { ...args, start: "01-01-2020", end: "02-01-2020" }));
  }));

Deno.test("S2.4 a report is refused with LIMIT if one of its dates finds too many rows, such as old orders that were shipped", () =>
  inScene(async ({ world, db }) => {
    const span = { start: "01-10-2026", end: "10-10-2026", by: ["day"] };
    const dates = ["shipped_at", "paid_at", "produced_at"] as const;
    for (const [place, date] of [...dates, ...dates].entries()) {
      const id = await world.order({ store_id: place < 3 ? "anna-etsy" : "ben-tiktok" });
      const days = { created_at: NOW - 200 * DAY, [date]: NOW - 40 * DAY };
      await db.write((tx) => tx.updateTable("orders").set(days).where("_id", "=", id).execute());
    }
    const count = (query: "orderReport" | "qualityOrders", most: number, args: object = span) =>
      serveModule({ queries: figureQueries(most) }).queries![query]!(args, world.as("root"));
    const isLimit = (error: unknown) => error instanceof ApiError && error.code === "LIMIT";
    for (const query of ["orderReport", "qualityOrders"] as const) {
      await assert.rejects(async () => await count(query, 1), isLimit);
      assert.ok(await count(query, 1, { ...span, seller: ["ben"] }));
      await assert.rejects(async () => await count(query, 0, { ...span, seller: ["ben"] }), isLimit);
      assert.ok(await count(query, 2), "the dates have the limit each");
    }
  }));

Deno.test("S2.4 a job's file has the words, units and days of the page's export in the language of the request, and names what it counts", () =>
  inScene(async (scene) => {
    await makeOrders(scene);
    const root = scene.world.as("root");
    const token = await scene.world.token("root");
    const columns = ["orders", "value", "on_time_share", "hours_50"];
    const filters = { range: "this-month", seller: ["anna", "ben"], status: ["!Cancelled"] };
    const text = (cell: unknown) =>
      cell === null ? "" : String(typeof cell === "object" ? (cell as { figure: string }).figure : cell);
    for (const by of [["week", "store"], ["month", "status"], ["country"]]) {
      const args = { ...filters, by };
      const figures = await figuresOf(orderReport, { ...args, limit: 1_000 }, root);
      const { titles, rows } = reportRows(
        orderReport,
        by,
        shownFigures(figures, columns),
        reportWordsIn("de"),
      );
      assert.deepEqual(
        await exportAndRead(scene, token, { ...RUN, filters: args, columns, language: "de" }),
        [
          ["Bestellbericht"],
          ["01-11-2026 – 30-11-2026"],
          ["Status: − Storniert"],
          ["Verkäufer: Person anna, Person ben"],
          ["Gezählt am 16-11-2026 12:00:00, UTC · Angefordert von Person root"],
          titles,
          ...rows.map((row) => row.map(text)),
        ],
      );
      assert.ok(rows.length > 1, `${rows.length} rows`);
    }
  }));

Deno.test("S2.4 a job's record names the days and filters of its request, and its workbook the same days", () =>
  inScene(async (scene) => {
    await makeOrders(scene);
    const token = await scene.world.token("root");
    const filters = { range: "this-month", seller: ["anna"], by: ["day"] };
    const job = await exportList(scene, token, { ...RUN, filters, columns: ["orders"], format: "xlsx" });
    const { about } = await scene.db.read.selectFrom("jobs").select("about").where("_id", "=", job)
      .executeTakeFirstOrThrow();
    const { filters: named, columns } = JSON.parse(about) as JobInput;
    assert.deepEqual([named, columns], [
      { seller: ["anna"], by: ["day"], start: "01-11-2026", end: "30-11-2026", range: "" },
      ["orders"],
    ]);
    const file = await fetchFile(scene.app, token, job);
    assert.equal(
      file.headers.get("content-disposition")?.includes("order_report-01-11-2026-30-11-2026.xlsx"),
      true,
    );
    await file.body?.cancel();
  }));

Deno.test("S2.17 a seller's file has only their own orders, and nobody else gets it", () =>
  inScene(async (scene) => {
    await makeOrders(scene);
    const own = {
      resource: "statistics",
      filters: { range: "this-month", by: ["store"] },
      columns: ["orders"],
    };
    const rows = await exportAndRead(scene, scene.anna, { ...RUN, ...own });
    assert.deepEqual(rows.slice(3).map((row) => row.at(-1)), ["Orders", "6", "6"]);
    const job = await exportList(scene, scene.anna, { ...RUN, ...own });
    for (const name of ["ben", "root"] as const) {
      assert.deepEqual(await codeOf(await fetchFile(scene.app, await scene.world.token(name), job)), [
        404,
        "NOT_FOUND",
      ]);
    }
    assert.equal(await refusal(scene, scene.anna, {}), "FORBIDDEN");
    const bySeller = { ...own, filters: { by: ["seller"] } };
    assert.equal(await refusal(scene, scene.anna, bySeller), "BAD_INPUT, params.filters.by unknown");
  }));

Deno.test("S2.4 a job of a report names the part that it cannot count, and is refused", () =>
  inScene(async (scene) => {
    const token = await scene.world.token("root");
    const refused: readonly [Partial<JobInput>, string][] = [
      [{ resource: "weather" }, "params.resource unknown"],
      [{ filters: { by: "day" } }, "params.filters.by invalid"],
      [{ filters: { by: ["luck"] } }, "params.filters.by unknown"],
      [{ filters: { colour: "red" } }, "params.filters.colour unknown"],
      [{ filters: { range: "ages" } }, "params.filters.range unknown"],
      [{ columns: ["orders", "luck"] }, "params.columns.1 unknown"],
      [{ language: "xx" }, "params.language unknown"],
      [{ format: "pdf" }, "params.format unknown"],
    ];
    for (const [params, problem] of refused) {
      assert.equal(await refusal(scene, token, params), `BAD_INPUT, ${problem}`);
    }
  }));

Deno.test("S2.4 a job that runs past midnight begins again, and leaves no file after its right is lost", () =>
  inScene(
    async (scene) => {
      const { db, world, place } = scene;
      await makeOrders(scene);
      const tools = { db, settings: { ...testSettings, dataDir: place.dataDir }, now: () => NOW };
      const job = (id: string) =>
        db.read.selectFrom("jobs").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
      const begin = async (_id: string) => {
        const context = world.as("root");
        const accepted = await runKind.accept!({ ...RUN, kind: "figures.run" } as JobInput, context);
        const parts = await db.write(async (tx) => await accepted(tx));
        const row = { _id, kind: "figures.run", title: parts.title, user_id: "root", at: NOW };
        await db.write((tx) =>
          insertJob(tx, {
            ...newJob(row),
            input: JSON.stringify({ ...parts.input, ...principalOf(context) }),
            cursor: JSON.stringify(parts.cursor),
          })
        );
      };
      const work = async (id: string, days = Infinity) => {
        let left = days;
        await runKind.run(await job(id), { ...tools, isStopping: () => left-- <= 0 });
        return await job(id);
      };
      await begin("whole");
      const whole = await work("whole");
      await begin("killed");
      const killed = await work("killed", 10);
      assert.deepEqual([killed.status, killed.done, killed.total, killed.file_name], ["Running", 7, 30, ""]);
      const ended = await work("killed");
      assert.deepEqual(
        [ended.status, ended.done, ended.made, ended.file_bytes],
        ["Done", 30, whole.made, whole.file_bytes],
      );
      await begin("refused");
      await db.write((tx) =>
        tx.updateTable("users").set({ role: "sale" }).where("_id", "=", "root").execute()
      );
      await assert.rejects(work("refused"), { code: "rightsLost" });
      assert.equal((await job("refused")).file_name, "");
    },
    "UTC",
    { modules: atRest },
  ));
