import assert from "node:assert/strict";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

Deno.test("Real input 11: countries are recognised by the names that shops and ISO give them", async () => {
  const { preview } = await readReal("11_countries.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.equal(
    preview.orders.map(({ country }) => country).join(" "),
    "XK XK VI PS KR KP CD CD VA MK MF IR BS TL",
  );
});
