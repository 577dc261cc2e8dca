import { openStage } from "./support/stage.ts";
import { accessibilityFaults } from "./support/look.ts";
const OUT = "/tmp/h_shots";
await using stage = await openStage();
await using visit = await stage.visit("root");
const { page } = visit;
page.setDefaultTimeout(6000);
const step = async (name: string, work: () => Promise<unknown>) => {
  try {
    console.log(name, "=>", await work());
  } catch (e) {
    console.log(name, "FAILED", String(e).split("\n").slice(0, 3).join(" | "));
    await page.screenshot({ path: `${OUT}/fail_${name.replace(/\W+/g, "_")}.png` });
  }
};
const focused = () =>
  page.evaluate(() => {
    const e = document.activeElement;
    return `${e?.tagName} ${e?.getAttribute("data-id") ?? ""} ${
      e?.getAttribute("aria-label") ?? e?.textContent?.slice(0, 30)
    }`;
  });
await page.goto(`${stage.app}/orders/all`);
await page.locator("tr[data-id]").first().waitFor();
await step("keyboard open", async () => {
  await page.keyboard.press("j");
  await page.waitForTimeout(100);
  await page.keyboard.press("j");
  await page.waitForTimeout(100);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /PD-/ }).waitFor();
  return [page.url(), await focused()];
});
await step("]", async () => {
  const before = page.url();
  await page.keyboard.press("]");
  await page.waitForTimeout(200);
  return [before, page.url()];
});
await step("[", async () => {
  await page.keyboard.press("[");
  await page.waitForTimeout(200);
  return page.url();
});
await step("esc", async () => {
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  return [page.url(), await focused()];
});
await step("dirty esc", async () => {
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /PD-/ }).waitFor();
  await page.keyboard.press("e");
  await page.getByLabel("City", { exact: true }).fill("Zzz");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${OUT}/leave.png` });
  const text = await page.getByRole("alertdialog").or(page.getByRole("dialog")).first().textContent();
  await page.getByRole("button", { name: "Stay here" }).click();
  return [text, page.url(), await page.getByLabel("City", { exact: true }).inputValue()];
});
await step("reload keeps draft", async () => {
  page.once("dialog", (d) => d.accept());
  await page.reload();
  await page.getByText("What you typed before").waitFor();
  const v = await page.getByLabel("City", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Discard changes" }).click();
  return v;
});
await step("save 500", async () => {
  await page.getByRole("button", { name: "Edit order" }).click();
  await page.getByLabel("City", { exact: true }).fill("Essen");
  let n = 0;
  await page.route("**/api/graphql", async (route) => {
    if (route.request().postData()?.includes("MakeOrder") && n++ === 0) {
      await route.fetch();
      return await route.fulfill({
        status: 500,
        body: "<html>no</html>",
        headers: { "access-control-allow-origin": stage.app },
      });
    }
    await route.continue();
  });
  visit.expect(/500/);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/500/);
  await page.screenshot({ path: `${OUT}/500.png` });
  await page.getByText(/Back to where you were/).click();
  await page.getByText(/not known whether your changes/).waitFor();
  await page.screenshot({ path: `${OUT}/unknown.png` });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByText("Essen").first().waitFor();
  await page.unroute("**/api/graphql");
  return [page.url(), await page.getByText("Order changed").count()];
});
await step("draft problems", async () => {
  await page.goto(`${stage.app}/orders/draft`);
  await page.locator("tr[data-id]").nth(1).click();
  await page.getByText("What is missing").waitFor();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${OUT}/draft.png` });
  const a = await accessibilityFaults(page);
  await page.getByRole("button", { name: /^Mend/ }).first().click();
  await page.waitForTimeout(200);
  return [a, await focused()];
});
await step("cancel paid", async () => {
  await page.goto(`${stage.app}/orders/processing`);
  await page.locator("tr[data-id]").first().click();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${OUT}/cancel.png` });
  await page.getByLabel(/Reason/).fill("buyer asked");
  await page.getByRole("form", { name: "Cancel order" }).getByRole("button", { name: "Cancel order" })
    .click();
  await page.getByText("Cancelled").first().waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/cancelled.png` });
  return await page.getByText("Refund").count();
});
await step("narrow modal", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${stage.app}/orders/all`);
  await page.locator("[data-id]").nth(1).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(400);
  const seen: string[] = [];
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    seen.push(await page.evaluate(() => String(!!document.activeElement?.closest("[role=dialog]"))));
  }
  await page.keyboard.press("Escape");
  await page.waitForTimeout(400);
  return [seen.filter((x) => x !== "true").length, page.url(), await focused()];
});
console.log("faults", visit.faults);
Deno.exit(0);
