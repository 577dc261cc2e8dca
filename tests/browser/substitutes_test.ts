import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Database } from "../../server/db/database.ts";
import { arrive, resize } from "./support/arrive.ts";
import { accessibilityFaults, overflow, SURROUNDINGS, wear } from "./support/appearances.ts";
import { openStage, type Stage, type Visit, whenLive } from "./support/stage.ts";

interface Planted {
  readonly _id: string;
  readonly item_id: string | null;
  readonly location_id: string;
  readonly sku: string;
  readonly other_id: string;
  readonly other: string;
}

let stage: Stage;
let planted: readonly Planted[];

/**
 * Plants two garments of a seller that wait for blanks, as all in stock are reserved. Another item of the
 * product can replace each.
 */
async function plant(db: Database): Promise<void> {
  const rows = await db.read.selectFrom("units as u").innerJoin("users as p", "p._id", "u.seller_id")
    .innerJoin("items as i", "i._id", "u.item_id")
    .innerJoin(
      "items as other",
      (join) =>
        join.onRef("other.product_id", "=", "i.product_id").onRef("other._id", "<>", "i._id")
          .on("other.status", "=", "Active"),
    )
    .innerJoin(
      "stock as s",
      (join) => join.onRef("s.item_id", "=", "i._id").onRef("s.location_id", "=", "u.location_id"),
    )
    .innerJoin("orders as o", "o._id", "u.order_id")
    .select(["u._id", "u.item_id", "u.location_id", "i.sku", "other._id as other_id", "other.sku as other"])
    .where("p.email", "=", "sale@demo.test").where("u.print_status", "=", "QC")
    .where("u.work_status", "=", "Waiting").where("u.offered_id", "is", null)
    .where("o.status", "in", ["Processing", "In Production"]).orderBy("u.seq").orderBy("other.seq").execute();
  planted = [...Map.groupBy(rows, ({ item_id }) => item_id).values()].flatMap(([first]) => first ?? [])
    .slice(0, 2);
  assert.equal(planted.length, 2, "the demo has garments that wait");
  await db.write(async (tx) => {
    for (const { _id, item_id, location_id, other_id } of planted) {
      await tx.updateTable("items").set({ substitute_id: other_id }).where("_id", "=", item_id).execute();
      await tx.updateTable("stock").set((row) => ({ on_hand: row.ref("reserved") }))
        .where("item_id", "=", item_id ?? "").where("location_id", "=", location_id).execute();
      await tx.updateTable("units").set({ blank: "Short" }).where("_id", "=", _id).execute();
    }
  });
}

Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80, plant });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const LOOKS = [
  [{ width: 1440, height: 900 }, "light"],
  [{ width: 1024, height: 768 }, "light"],
  [{ width: 390, height: 844 }, "light"],
  [{ width: 390, height: 844 }, "dark"],
] as const;

const part = (page: Page) => page.getByRole("group", { name: "Substitute" });

/** Checks the page at every width and in the dark: it fits the window and is accessible. */
async function seen(visit: Visit, who: string, words: string | RegExp): Promise<void> {
  for (const [viewport, theme] of LOOKS) {
    await resize(visit, viewport);
    if (theme !== "light") {
      await wear(visit, { theme });
      await arrive(visit, visit.page.url());
    }
    await part(visit.page).getByText(words).first().waitFor();
    const folder = Deno.env.get("LOOK_AT");
    if (folder) {
      await visit.page.screenshot({ path: `${folder}/${who}-${viewport.width}-${theme}.png` });
    }
    assert.equal(await overflow(visit.page), 0, `${who} at ${viewport.width}`);
    assert.deepEqual(
      await accessibilityFaults(visit.page, SURROUNDINGS),
      [],
      `${who} at ${viewport.width} ${theme}`,
    );
  }
  await resize(visit, { width: 1440, height: 900 });
}

Deno.test("a garment waits for its blank: staff propose substitutes, the seller sees the question without a reload, accepts one and refuses the other", async () => {
  await using staff = await stage.visit("order_qc");
  await using seller = await stage.visit("sale");
  for (const [at, { _id, sku, other }] of planted.entries()) {
    const live = whenLive(seller.page);
    await arrive(seller, `${stage.app}/orders/print/all/${_id}`);
    await live;
    await arrive(staff, `${stage.app}/orders/print/all/${_id}`);
    const askFor = part(staff.page).getByRole("button", { name: `Ask seller about ${other}` });
    await askFor.waitFor();
    assert.equal(await part(seller.page).count(), 0, "the seller was not asked yet");
    if (at === 0) await seen(staff, "asking", /Ask seller about/);
    await askFor.click();
    await part(staff.page).getByText(`The seller was asked to accept ${other}.`).waitFor();
    assert.equal(await askFor.count(), 0, "once");
    await part(seller.page).getByText(
      `No blank of ${sku} is in stock. ${other} can be made at the same price.`,
    )
      .waitFor();
    if (at === 0) await seen(seller, "answering", /at the same price/);
    await part(seller.page).getByRole("button", { name: at === 0 ? "Accept" : "Decline", exact: true })
      .click();
    await part(seller.page).waitFor({ state: "detached" });
    const facts = (page: Page, made: string) => page.getByText(made, { exact: true }).first().waitFor();
    await facts(seller.page, at === 0 ? other : sku);
    await facts(staff.page, at === 0 ? other : sku);
  }
  assert.deepEqual([...staff.faults, ...seller.faults], []);
});
