/** Tabs that another window of the same person changed first. */
import assert from "node:assert/strict";
import { inViewScene, PIN } from "../../../support/desk/view_calls.ts";

const LATE = "view-orders-late-sale";

Deno.test(
  "tabs are set only by a window that shows the present ones",
  inViewScene(async ({ list, refusal }) => {
    const tabs = async () => (await list("anna")).flatMap(({ _id, is_pinned }) => is_pinned ? [_id] : []);
    const shown = await tabs();
    const only = { resource: "orders", ids: [LATE] };
    assert.equal(await refusal("anna", PIN, { ...only, known: [] }), "STALE", "the tabs were not loaded");
    assert.deepEqual(await tabs(), shown);
    assert.equal(await refusal("anna", PIN, { ...only, known: shown }), "none");
    assert.equal(await refusal("anna", PIN, { ...only, known: shown, ids: [] }), "STALE");
    assert.deepEqual(await tabs(), [LATE]);
  }),
);
