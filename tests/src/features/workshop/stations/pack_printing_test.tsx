/** Labels at the pack bench: after a lost answer, after a failure, and while another label is printed. */
import { ALL, atBench, isAt, LIVE, packAnswer, packedAnswer, WITH_REQUESTED_LABEL } from "./pack_stage.tsx";
import { data, press, refusal, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";

const MADE = data({
  makePrintJob: {
    _id: "j1",
    labels: 1,
    format: "zpl203",
    media: "4x6",
    printer_kind: "file",
    left_out: [],
    boxed: [],
  },
});
const OTHER = { ...LIVE, _id: "p2", code: "PK-000002" };

Deno.test("a label whose answer was lost is printed by the next press with the same key, which needs no reason", async () => {
  await atBench([packedAnswer(LIVE, 2)], async ({ api, scan }) => {
    api.on("MakePrintJob", () => {
      throw new TypeError("cut");
    }, MADE);
    scan("UN-000002");
    await press(/^Print label/);
    await says(/could not be printed/);
    await press(/^Print label/);
    await waitFor(() => assert.equal(api.named("MakePrintJob").length, 2));
    const [first, second] = api.named("MakePrintJob").map(({ variables }) => variables["key"]);
    assert.equal(second, first);
    await waitFor(() => assert.ok(screen.queryByText(/could not be printed/) === null));
    await press(/^Print label/);
    await waitFor(() => assert.equal(api.named("MakePrintJob").length, 3));
    assert.notEqual(api.named("MakePrintJob")[2]?.variables["key"], first);
  });
});

Deno.test("a label that could not be printed is reported only at its package", async () => {
  await atBench([packedAnswer(LIVE, 2), packedAnswer(OTHER, 2)], async ({ api, scan }) => {
    api.on("MakePrintJob", refusal("BAD_INPUT"));
    scan("UN-000002");
    await press(/^Print label/);
    await says(/could not be printed/);
    scan("UN-000003");
    await says("PK-000002");
    assert.ok(screen.queryByText(/could not be printed/) === null);
  });
});

Deno.test("a label that is bought while another one is printed is printed after it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const second = { _id: "p2", code: "PK-000002" };
  const answers = [
    packedAnswer(LIVE, 2),
    packedAnswer({ ...ALL, ...second }, 2),
    packAnswer("label.buy", { ...WITH_REQUESTED_LABEL, ...second }),
  ];
  await atBench(answers, async ({ api, scan, becomes, prints }) => {
    api.on("MakePrintJob", async (...request) => {
      await promise;
      return MADE(...request);
    }, MADE);
    scan("UN-000002");
    await press(/^Print label/);
    scan("UN-000003");
    await says("Weigh it");
    scan("400");
    await isAt("buying");
    becomes(OTHER);
    await says("Stick the label on, then scan it");
    assert.equal(prints().length, 1);
    resolve();
    await waitFor(() =>
      assert.deepEqual(prints().map((params) => (params as { readonly ids: string[] }).ids), [["p1"], ["p2"]])
    );
  });
});
