/** Scanning with a phone's camera: the decoder comes from our own origin, under the policy that hosts send. */
import assert from "node:assert/strict";
import { symbols } from "../../server/documents/symbols.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

let stage: Stage;
Deno.test.beforeAll(async () => {
  stage = await openStage({ orders: 80 });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Fakes a camera that sees a bar code, or a camera that fails with the given error. */
async function withCamera({ page }: Visit, sees: readonly (readonly boolean[])[] | string): Promise<void> {
  await page.addInitScript((sees) => {
    localStorage.setItem("station.qc", "ST-000001");
    // The browser's own bar code reader depends on the system, so it is removed.
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
    navigator.mediaDevices.getUserMedia = () => {
      if (typeof sees === "string") return Promise.reject(new DOMException("", sees));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [640, 720];
      const context = canvas.getContext("2d")!;
      const counted = Object.assign(globalThis, { drawn: 0 });
      const draw = () => {
        counted.drawn += 1;
        context.fillStyle = "white";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = "black";
        const cell = Math.floor(480 / (sees[0]?.length ?? 1));
        const height = sees.length === 1 ? 160 : cell;
        sees.forEach((row, y) =>
          row.forEach((isDark, x) => {
            if (isDark) context.fillRect(80 + x * cell, 100 + y * height, cell, height);
          })
        );
        requestAnimationFrame(draw);
      };
      draw();
      return Promise.resolve(canvas.captureStream());
    };
  }, sees);
  await page.goto(`${stage.app}/stations/qc`);
  await page.getByText("Last scans").waitFor();
  await page.getByRole("button", { name: "Scan with the camera" }).click();
}

Deno.test("a ticket before the camera is scanned once, without leaving the policy or our origin", async () => {
  for (const [code, symbol] of [["UN-900500", symbols.bars], ["UN-900501", symbols.qr]] as const) {
    await using visit = await stage.visit("order_qc", PHONE);
    const scans: string[] = [];
    visit.page.on("request", (request) => {
      if (!request.postData()?.includes("mutation Scan(")) return;
      scans.push(...request.postDataJSON().variables.scans.map(({ code }: { code: string }) => code));
    });
    await withCamera(visit, symbol(code));
    await visit.page.getByText("Hold the code in front").waitFor();
    await visit.page.getByText(code).first().waitFor();
    // The ticket stays before the camera, and is read repeatedly.
    await visit.page.waitForFunction(() => (globalThis as { drawn?: number }).drawn! > 60);
    assert.deepEqual(scans, [code]);
    assert.ok(visit.requests.some((address) => address.startsWith(stage.app) && address.endsWith(".wasm")));
    assert.deepEqual(visit.faults, []);
  }
});

Deno.test("without a camera, or without permission for it, the reason is shown in its place", async () => {
  for (
    const [name, text] of [["NotAllowedError", "does not allow"], ["NotFoundError", "has no camera"]] as const
  ) {
    await using visit = await stage.visit("order_qc", PHONE);
    await withCamera(visit, name);
    await visit.page.getByText(text, { exact: false }).waitFor();
    await visit.page.getByRole("button", { name: "Try again" }).waitFor();
    assert.deepEqual(visit.faults, []);
  }
});
