/** The statement of a month as a file: its content can be read back, and nobody gets another seller's. */
import assert from "node:assert/strict";
import { startOf } from "../../../../api/time/dates.ts";
import type { Database } from "../../../../server/db/database.ts";
import { insertRows } from "../../../../server/demo/bulk.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";
import { unzipTexts } from "../../../support/files/unzip.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const TIME_ZONE = "Asia/Ho_Chi_Minh";
/** The month with all events, the next one, and the instant between them. */
const [MONTH, NEXT] = ["2026-10", "2026-11"] as const;
const END = startOf("01-11-2026", TIME_ZONE)!;

interface Scene {
  readonly db: Database;
  readonly world: World;
  readonly app: TestApp;
  get(name: Name | "carla" | null, query: Record<string, string>): Promise<Response>;
}

const onScene = (work: (scene: Scene) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    // The wallet of this seller begins in the month before.
    await addPerson(db, { _id: "carla", role: "sale", scope: ["carla"], name: NAME });
    await credit(db, 10_000, END - 40 * 86_400, "FIRST-1");
    await using app = testApp(db, { settings: { ...testSettings, timeZone: TIME_ZONE } });
    await work({
      db,
      world,
      app,
      get: async (name, query) =>
        await app.send(`/statement/file?${new URLSearchParams(query)}`, {
          headers: name ? { authorization: `Bearer ${await signIn(db, name)}` } : {},
        }),
    });
  });

const NAME = "Nguyễn Thị Ánh & Jürgen Groß, Łukasz Żółć";

const stampAt = (at: number) => ({
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at,
});
const credit = (db: Database, minor: number, at: number, code: string) =>
  db.write((tx) =>
    post(tx, {
      kind: "credit",
      facts: { payer: "wallet", minor, currency: "USD" },
      sellerId: "carla",
      code,
    }, stampAt(at))
  );

const pagesOf = async (response: Response) => {
  assert.equal(response.status, 200);
  return await textOfPdf(new Uint8Array(await response.arrayBuffer()));
};

Deno.test("S2.24 a month as PDF has readable Vietnamese, German and Polish names, and ends in the business time zone", () =>
  onScene(async ({ db, get }) => {
    await credit(db, 500, END - 1, "LAST-1");
    await credit(db, 700, END, "NEXT-1");
    const response = await get("carla", { month: MONTH, language: "de" });
    assert.deepEqual(
      ["content-type", "content-disposition", "x-content-type-options"].map((each) =>
        response.headers.get(each)
      ),
      [
        "application/pdf",
        `attachment; filename="statement-${MONTH}.pdf"; filename*=UTF-8''statement-${MONTH}.pdf`,
        "nosniff",
      ],
    );
    const [page = ""] = await pagesOf(response);
    for (const text of [NAME, "Kontoauszug", "Anfangssaldo", "LAST-1", "5.00", "105.00", "Seite 1 von 1"]) {
      assert.ok(page.includes(text), `${text} in ${page}`);
    }
    assert.ok(!page.includes("NEXT-1"));
    const [next = ""] = await pagesOf(await get("root", { seller: "carla", month: NEXT }));
    for (const text of ["NEXT-1", "Opening balance", "105.00", "112.00"]) {
      assert.ok(next.includes(text), text);
    }
    const [none = ""] = await pagesOf(await get("carla", { month: "2020-02" }));
    assert.ok(none.includes("There are no lines in this month"), none);
  }));

Deno.test("S2.24 a month as CSV and as workbook has each line, in words of the language", () =>
  onScene(async ({ db, get }) => {
    await credit(db, 500, END - 1, "=LAST");
    const csv = await (await get("carla", { month: MONTH, format: "csv", language: "fr" })).text();
    const lines = csv.replace("\ufeff", "").trim().split("\r\n");
    assert.match(lines[0]!, /^N°,Heure,Compte,Type,Référence,Débit,Crédit,Solde,Devise,Statut$/);
    assert.match(
      lines.at(-1)!,
      /^2,\d\d-\d\d-\d{4} 23:59:59,Portefeuille,Crédit,'=LAST,,5\.00,105\.00,USD,Payé$/,
    );
    const sheet = await get("root", { seller: "carla", month: MONTH, format: "xlsx" });
    const bytes = new Uint8Array(await sheet.arrayBuffer());
    assert.ok((await unzipTexts(bytes)).get("xl/worksheets/sheet1.xml")?.includes("=LAST"));
  }));

Deno.test("S2.24 a missing or wrong seller, month or format is refused, and another seller's statement is NOT_FOUND", () =>
  onScene(async ({ get }) => {
    const month = MONTH;
    const problems = async (name: Name | "carla", query: Record<string, string>) => {
      const { errors: [error] } = await (await get(name, query)).json();
      return [
        error.extensions.code,
        ...(error.extensions.problems ?? []).map((each: { path: string }) => each.path),
      ];
    };
    assert.deepEqual(await problems("root", { month }), ["BAD_INPUT", "seller"]);
    assert.deepEqual(await problems("agent", { month: "2026-13", format: "exe" }), [
      "BAD_INPUT",
      "seller",
      "month",
      "format",
    ]);
    assert.deepEqual(await problems("carla", { month: "2099-01" }), ["BAD_INPUT", "month"]);
    assert.deepEqual(await problems("carla", { month, seller: "ben" }), ["NOT_FOUND"]);
    assert.deepEqual(await problems("root", { month, seller: "nobody" }), ["NOT_FOUND"]);
    assert.deepEqual(await codeOf(await get("packager", { month, seller: "carla" })), [403, "FORBIDDEN"]);
    assert.deepEqual(await codeOf(await get(null, { month })), [401, "UNAUTHENTICATED"]);
  }));

/** Adds credits of one cent each, as single postings would. */
async function manyLines({ db }: Scene, count: number): Promise<void> {
  const [business, wallet] = await Promise.all(["cost", "wallet"].map(async (kind) => {
    const { _id } = await db.read.selectFrom("ledger_accounts").select("_id").where("kind", "=", kind)
      .where(({ eb, fn }) => eb(fn.coalesce("seller_id", eb.val("carla")), "=", "carla"))
      .executeTakeFirstOrThrow();
    return _id;
  }));
  const { wallet_no, balance_minor } = await db.read.selectFrom("wallets").selectAll()
    .where("seller_id", "=", "carla").executeTakeFirstOrThrow();
  const at = END - 2 * 86_400;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const shared = { currency: "USD", kind: "credit", ref_code: "", created_at: at };
  await db.write(async (tx) => {
    await insertRows(
      tx,
      "ledger_txns",
      numbers.map((index) => ({
        _id: `many-${index}`,
        kind: "credit",
        event: "",
        seller_id: "carla",
        order_id: null,
        ref_kind: "",
        ref_id: null,
        ref_code: "",
        reverses: null,
        service: "",
        actor_id: "root",
        acting_for: null,
        request_id: "many",
        created_at: at,
      })),
    );
    await insertRows(
      tx,
      "ledger_entries",
      numbers.flatMap((index) => [
        {
          ...shared,
          txn_id: `many-${index}`,
          account_id: wallet!,
          amount_minor: 1,
          seller_id: "carla",
          account: "wallet",
          no: wallet_no + index,
          balance_minor: balance_minor + index,
        },
        {
          ...shared,
          txn_id: `many-${index}`,
          account_id: business!,
          amount_minor: -1,
          seller_id: null,
          account: null,
          no: null,
          balance_minor: null,
        },
      ]),
    );
    await tx.updateTable("wallets")
      .set({ wallet_no: wallet_no + count, balance_minor: balance_minor + count, last_at: at })
      .where("seller_id", "=", "carla").execute();
  });
}

Deno.test("S2.24 for a month of very many lines the PDF sums up its days, and an export has the lines", () =>
  onScene(async (scene) => {
    await credit(scene.db, 1, END - 9 * 86_400, "");
    await manyLines(scene, 10_000);
    const [page = ""] = await pagesOf(await scene.get("carla", { month: MONTH }));
    for (const text of ["10001 lines", "10000", "100.00", "200.01"]) {
      assert.ok(page.includes(text), `${text} in ${page}`);
    }
    assert.deepEqual(await codeOf(await scene.get("carla", { month: MONTH, format: "csv" })), [400, "LIMIT"]);
  }));

Deno.test("an unknown language falls back to English, for any value", () =>
  onScene(async ({ get }) => {
    const [first = ""] = await pagesOf(await get("carla", { month: MONTH, language: "x_y!" }));
    assert.match(first, /October 2026/);
  }));
