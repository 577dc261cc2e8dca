/** Tests that the pack bench asks before it buys a label whose customs lines weigh more than the package. */
import { ALL, atBench, isAt, packAnswer, packedAnswer, WITH_REQUESTED_LABEL } from "./pack_stage.tsx";
import { press, says } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";

Deno.test("Real input 19 contents that weigh more than the package are amber and ask for confirmation, then the label is bought", async () => {
  const over = packAnswer("", ALL, {
    outcome: "refused",
    code: "isNetWithin",
    text: "Its customs lines weigh more.",
  });
  await atBench(
    [packedAnswer(ALL, 2), over, packAnswer("label.buy", WITH_REQUESTED_LABEL)],
    async ({ scan, sent }) => {
      scan("UN-000002");
      await says("Weigh it");
      scan("385");
      await isAt("unsure");
      await says(
        "According to its customs lines, the contents weigh more than the package. Weigh it again, or confirm.",
      );
      assert.deepEqual(sent().map(({ weight_g, net_sure }) => [weight_g, net_sure]), [
        [undefined, undefined],
        [385, undefined],
      ]);
      await press(/^Confirm 385 g/);
      await isAt("buying");
      assert.deepEqual([sent()[2]?.weight_g, sent()[2]?.net_sure], [385, true]);
    },
  );
});
