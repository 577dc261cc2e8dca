import assert from "node:assert/strict";
import {
  BOX_VERDICTS,
  type BoxToFill,
  boxVerdict,
  type PackageToBox,
} from "../../../api/handover/box_verdict.ts";
import { MAX_BOX_G, MAX_BOX_PACKAGES } from "../../../api/handover/box_weight.ts";
import { REASONS } from "../../../api/reasons.ts";

const PACKAGE: PackageToBox = {
  shipment_status: "Packed",
  orderOpen: true,
  labelled: true,
  location_id: "lo1",
  method_code: "standard",
  gateway_id: "gw1",
  box_id: null,
  grams: 400,
};
const BOX: BoxToFill = {
  _id: "bx1",
  status: "Processing",
  location_id: "lo1",
  method_code: "standard",
  gateway_id: "gw1",
  packages_count: 3,
  net_g: 1_200,
};
const verdict = (pkg: Partial<PackageToBox> = {}, box: Partial<BoxToFill> = {}, isMove = false) =>
  boxVerdict({ ...PACKAGE, ...pkg }, { ...BOX, ...box }, isMove);

Deno.test("S2.8 a package that does not belong in a box has a reason, and each reason has words", () => {
  const boxed = { shipment_status: "Boxed", box_id: "bx1" };
  const found = [
    verdict(),
    verdict(boxed),
    verdict({ shipment_status: "Voided" }),
    verdict({ orderOpen: false }),
    verdict({ ...boxed, box_id: "bx2" }),
    verdict({ shipment_status: "Ready" }),
    verdict({ shipment_status: "In Transit" }),
    verdict({}, { status: "Closed" }),
    verdict({ location_id: "lo2" }),
    verdict({ method_code: "express" }),
    verdict({ gateway_id: "gw2" }),
    verdict({}, { packages_count: MAX_BOX_PACKAGES }),
  ];
  assert.deepEqual(found, [
    ...["fits", "alreadyIn", "voided", "onHold", "inOtherBox", "notPacked", "alreadyLeft", "boxClosed"],
    ...["otherLocation", "wrongMethod", "wrongGateway", "boxFull"],
  ]);
  assert.deepEqual(new Set(found), new Set(BOX_VERDICTS));
  assert.deepEqual(BOX_VERDICTS.filter((each) => each !== "fits" && !(each in REASONS)), []);
});

Deno.test("S2.8 an empty box accepts any method, a label that no longer counts is void, and 30 kg is the limit", () => {
  assert.equal(
    verdict({ method_code: "express", gateway_id: null }, { method_code: "", gateway_id: null }),
    "fits",
  );
  assert.equal(verdict({ labelled: false }), "voided");
  assert.equal(verdict({ grams: 400 }, { net_g: MAX_BOX_G - 400 }), "fits");
  assert.equal(verdict({ grams: 401 }, { net_g: MAX_BOX_G - 400 }), "boxFull");
  // A package in another box may be moved by hand, but a held one may not.
  const other = { shipment_status: "Boxed", box_id: "bx2" };
  assert.deepEqual([verdict(other, {}, true), verdict({ ...other, orderOpen: false }, {}, true)], [
    "fits",
    "onHold",
  ]);
});
