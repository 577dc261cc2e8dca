import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { firstLists } from "../../../resources/first.ts";
import { firstFeatures } from "../../../src/app/first_features.ts";
import { features } from "../../../src/app/generated/features.ts";
import {
  allFeatures,
  type Feature,
  registeredValue,
  registerFeatures,
  screenOf,
} from "../../../src/engine/features.ts";

/** Returns the columns with their own cells, and the screens of the first lists. */
function addedToFirstLists(registered: readonly Feature[]) {
  registerFeatures(registered);
  return firstLists.map(({ id, columns }) => ({
    screen: screenOf(id),
    cells: columns.map(({ kind }) => registeredValue("cells", kind)),
  }));
}

Deno.test("the first lists have everything that features add to them before the other lists are loaded", () => {
  try {
    const [before, after] = [addedToFirstLists(firstFeatures), addedToFirstLists(features)];
    assert.deepEqual(before, after);
    assert.ok(after.some(({ cells }) => cells.some(Boolean)));
  } finally {
    registerFeatures(features);
  }
});

Deno.test("all features are loaded once, and again after a failure", async () => {
  let loads = 0;
  try {
    registerFeatures(firstFeatures, async () => {
      loads += 1;
      if (loads === 1) throw new Error("The network is down");
      return await Promise.resolve(features);
    });
    assert.equal(registeredValue("options", "stores"), undefined);
    await assert.rejects(allFeatures(), /network/);
    await Promise.all([allFeatures(), allFeatures()]);
    await allFeatures();
    assert.equal(loads, 2);
    assert.ok(registeredValue("options", "stores"));
  } finally {
    registerFeatures(features);
  }
});
