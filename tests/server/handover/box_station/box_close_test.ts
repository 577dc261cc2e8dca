/** A box is closed at its station: by weight, by count, with a reason, and while another station puts a package in. */
import assert from "node:assert/strict";
import type { ScanAnswer } from "../../../../api/generated/schema.ts";
import { atBoxes, verdictOf } from "../../../support/handover/box_bench.ts";

const CLOSE = "CMD-CLS";
const refusal = ({ outcome, code }: ScanAnswer) => `${outcome} ${code}`;

Deno.test("S2.8 a box closes by its weight, asks for a count where that proves nothing, and with a reason for the office alone", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    const box = await bench.newBox();
    const close = (more: object, who: "packager" | "order_qc" = "packager") =>
      bench.scan(CLOSE, box, more, { who });
    assert.equal(refusal(await close({ weight_g: 500 })), "refused hasPackages");
    await bench.scan(one.code, box);
    assert.equal(refusal(await close({})), "refused weightFirst");
    // Nobody weighed it: its weight proves nothing.
    assert.equal(refusal(await close({ weight_g: 700, tare_g: 300 })), "refused isCounted");
    assert.equal(refusal(await close({ weight_g: 700, tare_g: 300, count: 2 })), "refused isCounted");
    await bench.weigh(two.pkg, 400);
    await bench.scan(one.code, box, { out: true });
    await bench.scan(two.code, box);
    assert.equal(refusal(await close({ weight_g: 300, tare_g: 300 })), "refused isOnScale");
    assert.equal(refusal(await close({ weight_g: 900, tare_g: 300 })), "refused boxTooHeavy");
    assert.equal(refusal(await close({ weight_g: 900, tare_g: 300, note: "Wet" })), "refused notYours");
    const closed = await close({ weight_g: 710, tare_g: 300 });
    assert.deepEqual(verdictOf(closed), ["done", "box.close", `${box} 1`]);
    assert.deepEqual([closed.box?.status, closed.box?.gross_g], ["Closed", 710]);
    assert.equal(refusal(await close({ weight_g: 710, tare_g: 300 })), "already boxClosed");
    const heavy = await bench.newBox();
    await bench.scan(one.code, heavy);
    const anyway = await bench.scan(CLOSE, heavy, { weight_g: 9_000, note: "A sample is in it" }, {
      who: "order_qc",
    });
    assert.deepEqual(verdictOf(anyway), ["done", "box.close", `${heavy} 1`]);
  }));

Deno.test("S2.8 a package that comes at another station while the box is closed is refused, and counts in no weight", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    for (const { pkg } of [one, two]) await bench.weigh(pkg, 400);
    const box = await bench.newBox();
    await bench.scan(one.code, box);
    const [closed, put] = await Promise.all([
      bench.scan(CLOSE, box, { weight_g: 700, tare_g: 300 }),
      bench.scan(two.code, box, {}, { who: "order_qc", device: "phone" }),
    ]);
    const row = await bench.world.db.read.selectFrom("boxes").select(["status", "packages_count", "net_g"])
      .where("code", "=", box).executeTakeFirstOrThrow();
    const outcomes = [refusal(closed), refusal(put)].join(", ");
    const expected: Readonly<Record<string, object>> = {
      "done , refused boxClosed": { status: "Closed", packages_count: 1, net_g: 400 },
      "refused boxTooLight, done ": { status: "Processing", packages_count: 2, net_g: 800 },
    };
    assert.deepEqual({ ...row }, expected[outcomes], outcomes);
  }));
