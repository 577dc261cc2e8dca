import assert from "node:assert/strict";
import { ruleAt } from "../../resources/destinations.ts";
import { barePaths, railedPaths, wantsOf } from "../../resources/frames.ts";

Deno.test("S4.10 every registered path is a screen, and every path below it is registered too", () => {
  for (const path of railedPaths) {
    assert.ok(ruleAt(path), path);
    assert.ok(wantsOf(path).isRailed && wantsOf(`${path}/step`).isRailed);
  }
  assert.ok(!wantsOf("/orders").isRailed && !wantsOf("/orders/imported").isRailed);
});

Deno.test("S2.46 error pages of the whole app and stations use the blank layout; /404 keeps the menu", () => {
  assert.ok(!wantsOf("/404").isBare);
  assert.deepEqual(barePaths, ["/500", "/maintenance", "/misc/not-authorized", "/stations"]);
  for (const path of barePaths) assert.ok(wantsOf(path).isBare);
  assert.ok(!wantsOf("/orders").isBare);
});
