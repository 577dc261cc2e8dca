import { paint, root, rowsOf, take } from "./stage.tsx";
import assert from "node:assert/strict";
import { orders } from "../../../../resources/orders.ts";
import { resources } from "../../../../resources/mod.ts";

/** What is drawn, without what a test's own parts leave. */
const html = () => root().innerHTML;

for (const resource of resources) {
  for (const width of [1440, 390]) {
    Deno.test(`${resource.id} at ${width}: what the early script draws is what the app draws, and stays when it takes over`, async () => {
      const picture = await paint({ resource, width });
      assert.ok(picture, "there is a picture");
      const first = root().querySelector("[data-id]");
      await using taken = await take(picture);
      assert.deepEqual(taken.said, []);
      assert.equal(root().querySelector("[data-id]"), first);
    });
  }
}
