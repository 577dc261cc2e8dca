import assert from "node:assert/strict";
import { ruleAt } from "../../resources/destinations.ts";
import { barePaths, frameNeedsOf, railedPaths } from "../../resources/frames.ts";

Deno.test("S4.10 every registered path is a screen, and every path below it is registered too", () => {
  for (const path of railedPaths) {
    assert.ok(ruleAt(path), path);
    assert.ok(frameNeedsOf(path).isRailed && frameNeedsOf(`${path}/step`).isRailed);
  }
  assert.ok(!frameNeedsOf("/orders").isRailed && !frameNeedsOf("/orders/imported").isRailed);
});

Deno.test("S2.46 error pages of the whole app and stations use the blank layout; /404 keeps the menu", () => {
  assert.ok(!frameNeedsOf("/404").isBare);
  assert.deepEqual(barePaths, ["/500", "/maintenance", "/misc/not-authorized", "/stations"]);
  for (const path of barePaths) assert.ok(frameNeedsOf(path).isBare);
  assert.ok(!frameNeedsOf("/orders").isBare);
});
