/** Tests that the pack bench asks before it buys a label whose customs lines weigh more than the package. */
import { ALL, ASKED, atBench, isAt, packed, said } from "./pack_stage.tsx";
import { press, says } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";

Deno.test("Real input 19 contents that weigh more than the package are amber and asked about, and bought once it is confirmed", async () => {
  const over = said("", ALL, {
    outcome: "refused",
    code: "isNetWithin",
    text: "Its customs lines weigh more.",
  });
  await atBench([packed(ALL, 2), over, said("label.buy", ASKED)], async ({ scan, sent }) => {
    scan("UN-000002");
    await says("Weigh it");
    scan("385");
    await isAt("unsure");
    await says("By its customs lines the contents weigh more than the package. Weigh it again, or confirm.");
    assert.deepEqual(sent().map(({ weight_g, net_sure }) => [weight_g, net_sure]), [
      [undefined, undefined],
      [385, undefined],
    ]);
    await press(/^Confirm 385 g/);
    await isAt("buying");
    assert.deepEqual([sent()[2]?.weight_g, sent()[2]?.net_sure], [385, true]);
  });
});
