import { openStage } from "./support/stage.ts";
import { accessibilityFaults, overflow, overlaps, wear } from "./support/look.ts";
const OUT = "/tmp/h_shots";
await using stage = await openStage();
const views = [
  ["1440", { width: 1440, height: 900 }, {}],
  ["1024", { width: 1024, height: 800 }, {}],
  ["390", { width: 390, height: 844 }, {}],
  ["1440dark", { width: 1440, height: 900 }, { theme: "dark" }],
  ["1440rtl", { width: 1440, height: 900 }, { direction: "rtl" }],
  ["390rtl", { width: 390, height: 844 }, { direction: "rtl", theme: "dark" }],
] as const;
const only = Deno.args[0]?.split(",");
for (const [name, viewport, look] of views) {
  if (only && !only.includes(name)) continue;
  await using visit = await stage.visit("root", { viewport });
  await wear(visit, look);
  const { page } = visit;
  await page.goto(`${stage.app}/orders/all?sort=-created_at`);
  const row = page.locator("[data-id]").nth(2);
  await row.waitFor();
  const id = await row.getAttribute("data-id");
  await page.goto(`${stage.app}/orders/all/${id}`);
  await page.getByRole("heading", { name: "Timeline" }).waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${OUT}/${name}_drawer.png` });
  console.log(
    name,
    "a11y",
    await accessibilityFaults(page),
    "overlaps",
    await overlaps(page),
    "overflow",
    await overflow(page),
  );
  if (Deno.args[1] === "more") {
    await page.getByRole("button", { name: "Hold order" }).click().catch(() => {});
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/${name}_hold.png` });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Edit order" }).click();
    await page.getByLabel("City", { exact: true }).fill("Köln");
    await page.getByLabel("Country", { exact: true }).fill("XX");
    await page.keyboard.press("Control+Enter");
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/${name}_edit.png` });
    console.log(name, "edit a11y", await accessibilityFaults(page), await overflow(page));
    await page.evaluate(() => sessionStorage.clear());
    page.on("dialog", (d) => d.accept());
  }
  await page.goto(`${stage.app}/orders/all/${id}?view=page`);
  await page.getByRole("heading", { name: "Timeline" }).waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${OUT}/${name}_page.png` });
  console.log(name, "page a11y", await accessibilityFaults(page), "faults", visit.faults);
}
Deno.exit(0);
