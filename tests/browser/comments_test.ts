/** Two people talk about an order, each in a browser: a mention, a picture, and what the seller must not see. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { COOKIES } from "../../api/constants.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

/** A red dot. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Returns the id of one of the visitor's orders. */
async function orderOf({ context }: Visit): Promise<string> {
  const token = (await context.cookies(stage.app)).find((cookie) => cookie.name === COOKIES.token)?.value;
  const response = await fetch(`${stage.api}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ orders { _id } }" }),
  });
  const { data } = await response.json() as { data: { orders: { _id: string }[] } };
  return data.orders[0]?._id ?? "";
}

Deno.test("staff comment with a picture and a mention, and the seller gets live only comments for the seller", async () => {
  await using staff = await stage.visit("root");
  await using seller = await stage.visit("sale");
  const { page } = seller;
  const id = await orderOf(seller);
  await page.goto(`${stage.app}/orders/all/${id}`);
  await page.getByRole("textbox", { name: /^Comment on/ }).waitFor();
  assert.equal(await page.getByRole("radio", { name: "The seller sees this" }).count(), 0);

  await staff.page.goto(`${stage.app}/orders/all/${id}`);
  const box = staff.page.getByRole("textbox", { name: /^Comment on/ });
  await box.fill("Among us: is this right, ");
  await box.press("End");
  await box.pressSequentially("@order");
  await staff.page.getByRole("option", { name: /order_qc/ }).waitFor();
  await box.press("Enter");
  assert.equal(await box.inputValue(), "Among us: is this right, @order_qc ");
  await box.press("Control+Enter");
  await staff.page.getByRole("article").getByText("Among us").waitFor();

  await box.fill("Here is the proof.");
  const chooser = staff.page.waitForEvent("filechooser");
  await staff.page.getByRole("button", { name: "Add files" }).click();
  await (await chooser).setFiles({ name: "proof.png", mimeType: "image/png", buffer: PNG });
  await staff.page.getByRole("radio", { name: "The seller sees this" }).check();
  await staff.page.getByRole("button", { name: "Comment for the seller too" }).click();
  await staff.page.getByRole("img", { name: "proof.png" }).waitFor();

  // The comment appears without a reload.
  await page.getByText("Here is the proof.").waitFor();
  const picture = page.getByRole("img", { name: "proof.png" });
  await picture.waitFor();
  // The content policy allows the picture, and all of its bytes arrived.
  const width = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth)
  );
  assert.equal(width, 1);
  assert.equal(await page.getByText("Among us").count(), 0);
  assert.deepEqual([...staff.faults, ...seller.faults], []);
});
