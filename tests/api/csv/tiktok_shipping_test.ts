import assert from "node:assert/strict";
import { providerName, shippingFile } from "../../../api/csv/tiktok_shipping.ts";

const ROW = {
  tiktok_id: "576820000000000001",
  tracking_number: "WL123456789GB",
  carrier: "Royal Mail",
  package_id: "",
};

Deno.test("S2.18 long numbers keep their digits in a spreadsheet, and no cell runs as a formula", () => {
  const [, line] = shippingFile([{
    ...ROW,
    tracking_number: "=1+1",
    carrier: "@cmd",
    package_id: "115300000000000000",
  }])
    .split("\r\n");
  assert.equal(line, "576820000000000001\t,,,'=1+1,'@cmd,,115300000000000000\t");
  assert.equal(shippingFile([ROW]).split("\r\n")[1], "576820000000000001\t,,,WL123456789GB,Royal Mail,,");
});

Deno.test("S2.18 carriers have TikTok's names if it has one, otherwise ours", () => {
  assert.deepEqual(["usps", " Royal mail ", "Fast Post"].map(providerName), [
    "USPS",
    "Royal Mail",
    "Fast Post",
  ]);
});
