/**
 * The evidence of a case: a large photo without its location, and a video that continues after a broken
 * connection and after a reload.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { COOKIES } from "../../api/constants.ts";
import { MAX_PHOTO_SIDE } from "../../api/desk/attachments.ts";
import { UPLOAD_PART_BYTES } from "../../api/desk/upload_parts.ts";
import { DRAFT_FILES } from "../../src/lib/drafts.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Metadata with "GPS" as a camera writes it, after the start of a JPEG. */
const PLACE = Buffer.from("\xff\xe1\x00\x10Exif\0\0GPS 47N\0", "latin1");

/** Returns a photo from a canvas, 4,000 pixels wide, with a camera's metadata. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4_000, 1_000);
    canvas.getContext("2d")!.fillRect(0, 0, 4_000, 1_000);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer())];
  });
  return Buffer.from([...drawn.slice(0, 2), ...PLACE, ...drawn.slice(2)]);
}

/** The bytes begin like an MP4; the file's name and type claim something else. */
const video = Buffer.concat([
  Buffer.from("\x00\x00\x00\x18ftypisom\0\0\0\0isommp42", "latin1"),
  Buffer.alloc(2 * UPLOAD_PART_BYTES),
]);

async function headersOf({ context }: Visit): Promise<Record<string, string>> {
  const token = (await context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value;
  return { "content-type": "application/json", authorization: `Bearer ${token}` };
}

async function answerOf<T>(visit: Visit, query: string): Promise<T> {
  const body = JSON.stringify({ query });
  const options = { method: "POST", headers: await headersOf(visit), body };
  return (await (await fetch(`${stage.api}/api/graphql`, options)).json() as { data: T }).data;
}

Deno.test("S2.12 evidence is made smaller, loses its location, continues after a broken connection, and survives a reload", async () => {
  await using visit = await stage.visitWithNewSession("sale");
  const { page } = visit;
  await page.goto(`${stage.app}/orders/shipped`);
  const order = await page.locator("[data-id]").first().getAttribute("data-id");
  const address = `${stage.app}/support/new?order=${order}`;
  await page.goto(address);
  const files = page.locator("input[type=file]").first();
  const group = page.getByRole("group", { name: "Files" });
  await page.getByLabel("What happened").fill("The print is torn.");

  await files.setInputFiles({ name: "whole.jpg", mimeType: "image/jpeg", buffer: await photo(page) });
  await group.getByText("On this device").waitFor();
  await page.reload();
  // The text and the photo are kept, although nothing was sent.
  await group.getByText("whole.jpg").waitFor();
  assert.equal(await page.getByLabel("What happened").inputValue(), "The print is torn.");

  let parts = 0;
  await page.route(/\/attachments\/parts\?/, async (route) => {
    // The connection is lost in the middle of the file.
    if (route.request().method() === "PATCH" && parts++ === 1) return await route.abort();
    await route.continue();
  });
  await page.getByRole("button", { name: "All garments" }).click();
  await page.getByRole("radio", { name: "Print", exact: true }).check();
  await page.getByRole("radio", { name: /^Blurred print/ }).check();
  await page.getByRole("radio", { name: "Refund" }).check();
  await page.getByText("Added").first().waitFor({ state: "attached" });

  await files.setInputFiles({ name: "clip.txt", mimeType: "text/plain", buffer: video });
  await group.getByText("The upload continues when it is back.").waitFor();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("button", { name: "Remove clip.txt" }).waitFor();
  await page.getByText("Added").nth(1).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Send case" }).click();
  const picture = page.getByRole("img", { name: "whole.jpg" });
  await picture.waitFor();

  const { attachments } = await answerOf<{ attachments: { _id: string; name: string }[] }>(
    visit,
    `{ attachments(entity: "cases", entity_id: "${
      new URL(page.url()).pathname.split("/").at(-1)
    }") { _id name } }`,
  );
  // The server names a file by its first bytes.
  assert.deepEqual(attachments.map(({ name }) => name), ["whole.jpg", "clip.txt.mp4"]);
  const bytes = Buffer.from(
    await (await fetch(
      `${stage.api}/api/attachments/file?id=${attachments[0]!._id}`,
      { headers: await headersOf(visit) },
    )).arrayBuffer(),
  );
  assert.deepEqual([bytes.includes("GPS"), parts], [false, 4]);
  const sides = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => [image.naturalWidth, image.naturalHeight])
  );
  assert.deepEqual(sides, [MAX_PHOTO_SIDE, MAX_PHOTO_SIDE / 4]);

  await page.goto(`${stage.app}/support/new`);
  await files.setInputFiles({ name: "clip.txt", mimeType: "text/plain", buffer: video });
  await group.getByText("On this device").waitFor();
  await page.getByTitle(/^Account of/).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL(/login/);
  await page.goto(`${stage.app}/login`);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  assert.deepEqual(
    names.filter((name) => name === DRAFT_FILES),
    [],
    "the next person at this device finds no file",
  );
  // The broken connection was logged as a fault.
  visit.faults.length = 0;
});
