/** Tests that digits alone are read as a carrier's number only if the carrier is known. */
import assert from "node:assert/strict";
import { CARRIERS } from "../../../../api/carrier_names.ts";
import { trackingUrl } from "../../../../api/codes/tracking_pages.ts";
import {
  codeOfCarrier,
  dhlCheckDigit,
  glsCheckDigit,
  glsSpellings,
} from "../../../../api/codes/of_carrier.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import { labelNumbers } from "../../../../api/codes/tracking.ts";
import { packageLifecycle } from "../../../../server/modules/shipping/packages/lifecycle.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { inFloor } from "../../../support/workshop/floor.ts";
import { fc } from "../../../support/property.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";

const movePackage = moveOf<"Package">(packageLifecycle);

/** Valid numbers, and invalid ones with the check digit that would be right. */
const VECTORS = {
  "DHL Express": {
    scheme: "dhl",
    right: ["3318810025", "8487135506", "1099255990", "3821724944", "3318810036", "3318810014"],
    wrong: { "3318810010": "4", "3318810034": "6", "3318810011": "4" },
  },
  FedEx: {
    scheme: "fedex",
    right: ["986578788855", "477179081230", "041441760228964", "568283610012734"],
    wrong: { "996578788855": "6", "568283610012732": "4" },
  },
  "Canada Post": {
    scheme: "canadaPost",
    right: ["0073938000549297"],
    wrong: { "0073938000549292": "7" },
  },
  GLS: { scheme: "gls", right: ["123456789011", "503460075384"], wrong: { "123456789012": "1" } },
} as const;

for (const [carrier, { scheme, right, wrong }] of Object.entries(VECTORS)) {
  Deno.test(`Real input 20 numbers of ${carrier} are read by their check digit if the carrier is known`, () => {
    for (const number of right) {
      assert.deepEqual(codeOfCarrier(carrier, number), { kind: "tracking", scheme, code: number });
      assert.equal(
        codeOfCarrier(carrier.toLowerCase(), ` ${number.replace(/^(..)/, "$1 ")} `)?.kind,
        "tracking",
      );
    }
    for (const [number, expected] of Object.entries(wrong)) {
      const refused = { kind: "unknown", reason: "checkDigit", like: "tracking", expected } as const;
      assert.deepEqual(codeOfCarrier(carrier, number), refused, number);
    }
  });
}

Deno.test("Real input 20 digits alone are not a carrier's number if the carrier is unknown, or uses other forms", () => {
  const dhl = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((body) =>
    `${body}${dhlCheckDigit(String(body))}`
  );
  fc.assert(fc.property(dhl, (number) => {
    assert.notEqual(parseScan(number).kind, "tracking");
    for (const carrier of ["", "UPS", "GLS", "Somebody", "__proto__"]) {
      assert.equal(codeOfCarrier(carrier, number), null);
    }
  }));
  for (const text of ["", "33188100256", "3318810025A", "RB123456785GB"]) {
    assert.equal(codeOfCarrier("DHL Express", text), null, text);
  }
});

Deno.test("Real input 20 a number of GLS has two spellings, and one with a wrong last digit has none", () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (body) => {
    const whole = body + glsCheckDigit(body);
    assert.deepEqual([glsSpellings(body), glsSpellings(whole)], [[whole], [body]]);
    const other = body + String((Number(glsCheckDigit(body)) + 1) % 10);
    assert.deepEqual(glsSpellings(other), []);
  }));
  assert.ok((CARRIERS as readonly string[]).includes("GLS"));
  assert.match(trackingUrl("gls", "123456789011") ?? "", /gls-group\.eu.*match=123456789011$/);
});

Deno.test("Real input 20 only numbers with the right check digit are found in a 2D code of Royal Mail", () => {
  const numbers = (text: string) => labelNumbers(parseScan(text), text).filter((each) => each.endsWith("GB"));
  assert.deepEqual(numbers("JGB 6B1 0012345 RB123456785GB SW1A1AA1A"), ["RB123456785GB"]);
  assert.deepEqual(numbers("JGB 6B1 0012345 RB123456786GB SW1A1AA1A"), []);
  assert.deepEqual(numbers("XGB 6B1 0012345 RB123456785GB SW1A1AA1A"), []);
});

Deno.test("Real input 20 at the bench the package's carrier decides whether a number was misread or no label has it", () =>
  inFloor(async (floor) => {
    const { db } = floor.world;
    const { _id } = await db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow();
    const params = { carrier: "DHL Express", tracking_number: "33 1881 0025" };
    const args = { ids: [_id], event: "label.attach", params, key: "attach-dhl-waybill" };
    await runMutation("movePackage", movePackage, args as never, floor.world.as("root"));
    const label = await db.read.selectFrom("labels").select("number").executeTakeFirstOrThrow();
    assert.equal(label.number, "3318810025", "attached as its bars are read");
    const codes = async (about: string) =>
      (await floor.send(
        "pack",
        ["3318810024", "3318810036"].map((code, at) => ({
          key: `waybill-${about}-${at}`,
          code,
          ...about && { about },
        })),
      )).map(({ outcome, code }) => [outcome, code]);
    assert.deepEqual(await codes("PK-000001"), [["unknown", "checkDigit"], ["unknown", "noLabel"]]);
    assert.deepEqual(await codes(""), [["unknown", "noCode"], ["unknown", "noCode"]]);
  }));
