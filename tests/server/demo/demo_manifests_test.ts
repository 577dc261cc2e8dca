/** The demo's manifests: fourteen within 60 days, in every state, of packages with numbers of Vietnam Post. */
import assert from "node:assert/strict";
import { MANIFEST_STATUSES } from "../../../api/statuses.ts";
import { isManifestNumber } from "../../../api/handover/postal_manifest.ts";
import { manifestFaults } from "../../../server/modules/handover/manifests/verify_store.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";

Deno.test("S2.15 the demo has fourteen manifests within 60 days in every state, one made again, with a rejected package", () =>
  inDemo(async ({ read }) => {
    const rows = await read.selectFrom("manifests").selectAll().orderBy("seq").execute();
    assert.equal(rows.length, 14);
    const states = new Set(rows.map(({ status }) => status));
    assert.deepEqual(MANIFEST_STATUSES.filter((status) => !states.has(status)), []);
    const ages = rows.map(({ created_at }) => (OPTIONS.now - created_at) / 86_400);
    assert.ok(Math.max(...ages) > 40 && Math.max(...ages) <= 61, `${Math.max(...ages)} days`);
    assert.equal(rows.filter(({ remade_from }) => remade_from !== null).length, 1);
    const lines = await read.selectFrom("manifest_lines").select(["code", "state"]).execute();
    assert.ok(lines.every(({ code }) => isManifestNumber(code)));
    assert.ok(lines.some(({ state }) => state === "Rejected"));
    assert.deepEqual(await manifestFaults(read), []);
  }));
