import assert from "node:assert/strict";
import { trackingUrl } from "../../../api/codes/tracking_pages.ts";

Deno.test("a tracking number leads to its carrier's page, however the carrier is written", () => {
  assert.equal(
    trackingUrl("USPS", "9400 1000 0000 0000 0000 00"),
    "https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000",
  );
  assert.match(
    trackingUrl("USPS", "420787459400111206206406260787") ?? "",
    /=9400111206206406260787$/,
    "without the ZIP that its label has before it",
  );
  assert.match(trackingUrl("Our forwarder", "1z999aa10123456784") ?? "", /ups\.com.*=1Z999AA10123456784$/);
  assert.match(
    trackingUrl("DHL eCommerce", "GM2951173225174494") ?? "",
    /^https:\/\/www\.dhl\.com\/.*=GM2951173225174494$/,
  );
});

Deno.test("security C2: text that no known carrier prints leads nowhere", () => {
  for (
    const number of ["", "1", "1234&x=javascript:alert(1)", "../../x", "1234#x", "a".repeat(41), "{number}"]
  ) {
    assert.equal(trackingUrl("USPS", number), null, number);
  }
  for (const carrier of ["", "constructor", "__proto__", "Somebody"]) {
    assert.equal(trackingUrl(carrier, "12345678"), null, carrier);
  }
});
