/** A price table of the maximum size, by the API and over its real transport. */
import assert from "node:assert/strict";
import { pack } from "../../../../api/pack_text.ts";
import { sentBody } from "../../../../api/shipping/rating/body_text.ts";
import { MAX_BRACKETS, MAX_PRICE_TABLE_CHARS, MAX_ZONES } from "../../../../api/shipping/rating/bounds.ts";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { EMPTY_BODY } from "../../../../api/shipping/rating/problems.ts";
import { MAX_DOCUMENT } from "../../../../api/request_limits.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { makePriceTable } from "../../../support/shipping/rating.ts";

/** Neighboring prices all differ, more than in any real tariff, so that they compress badly. */
const priceAt = (row: number, zone: number): number => (row * 7_919 + zone * 104_729) % 89_989 + 10_000;

const LARGEST: PriceTableBody = {
  ...EMPTY_BODY,
  zones: Array.from({ length: MAX_ZONES }, (_, at) => ({
    code: `zone ${at}`,
    countries: ["US"],
    postal_prefixes: Array.from({ length: 10 }, (_, of) => String(1_000 + at * 10 + of).slice(1)),
  })),
  brackets: Array.from({ length: MAX_BRACKETS }, (_, row) => ({
    up_to_g: (row + 1) * 100,
    cells: Array.from({ length: MAX_ZONES }, (_, zone) => priceAt(row, zone)),
  })),
};

Deno.test(
  "S2.29 500 weights in 100 zones can be saved: a table too long for a request is sent compressed",
  onGrounds(async (scene) => {
    const json = JSON.stringify(LARGEST);
    assert.ok(json.length > MAX_DOCUMENT.bodyBytes);
    const sent = await sentBody(json);
    assert.ok(sent && sent.length < MAX_DOCUMENT.bodyBytes);
    const made = await makePriceTable(scene, { body: sent });
    assert.deepEqual([made.body === json, made.zones, made.brackets], [true, MAX_ZONES, MAX_BRACKETS]);
    const renamed = await sentBody(json.replace("zone 0", "zone A"));
    assert.equal((await makePriceTable(scene, { body: renamed }, made._id, 1)).version, 2);
    const make = "mutation M($params: PriceTableInput!) { makePriceTable(params: $params) { _id } }";
    const refused = (body: string) => scene.refused("root", make, { params: { body } });
    assert.equal(await refused("H4sIAAAA"), "BAD_INPUT, params.body invalid");
    assert.equal(
      await refused(await pack(" ".repeat(MAX_PRICE_TABLE_CHARS + 1))),
      "BAD_INPUT, params.body invalid",
    );
  }),
);

Deno.test("S2.29 a price table that is too large is detected before it is sent", async () => {
  assert.equal(await sentBody("x".repeat(MAX_PRICE_TABLE_CHARS + 1)), null);
  const noise = Array.from(
    { length: MAX_PRICE_TABLE_CHARS },
    (_, at) => (at * at * 2_654_435_761 % 997).toString(36),
  );
  assert.equal(await sentBody(noise.join("").slice(0, MAX_PRICE_TABLE_CHARS)), null);
  assert.equal(await sentBody("{}"), "{}");
});
