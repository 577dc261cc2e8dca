import { openStage } from "./support/stage.ts";
await using stage = await openStage();
const shots: [string, string, object][] = [
  ["r1440", "/order-report?range=last-90-days&by=week", { viewport: { width: 1440, height: 1100 } }],
  ["r1440b", "/order-report?range=last-90-days&by=country,status", {
    viewport: { width: 1440, height: 1100 },
  }],
  ["r390", "/order-report?range=last-90-days", { viewport: { width: 390, height: 844 } }],
];
for (const [name, path, options] of shots) {
  await using visit = await stage.visit("root", options);
  const { page } = visit;
  page.on("console", (m) => console.log("console", m.text()));
  page.on("pageerror", (e) => console.log("pageerror", String(e)));
  await page.goto(`${stage.app}${path}`);
  await page.locator("table").first().waitFor({ timeout: 20000 }).catch((e) =>
    console.log(String(e).slice(0, 300))
  );
  await page.screenshot({ path: `/tmp/fig_${name}.png`, fullPage: true });
  if (name === "r1440b") {
    await page.pdf({ path: "/tmp/fig.pdf", format: "A4" });
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 760, height: 1000 });
    await page.screenshot({ path: `/tmp/fig_print.png`, fullPage: true });
  }
}
