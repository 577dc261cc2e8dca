import assert from "node:assert/strict";
import {
  manifestCsv,
  manifestFileName,
  type ManifestLine,
  manifestTable,
} from "../../../api/handover/manifest.ts";
import { BYTE_ORDER_MARK } from "../../../api/csv/write.ts";
import { FLIGHT_PROVIDERS, packageCodesIn } from "../../../api/handover/flights.ts";

const line: ManifestLine = {
  box: "BX-000001",
  package: "PK-000007",
  tracking_number: "RB123456785VN",
  country: "US",
  postal_code: "=1+1",
  contents: '@SUM(A1) "tee", blue',
  hs: "610910",
  origin: "VN",
  qty: 2,
  net_g: 405,
  value_minor: 2_550,
  currency: "USD",
};

Deno.test("S2.9 a manifest has a line for each customs line, in the form of its provider", () => {
  const [ibci = [], general = []] = FLIGHT_PROVIDERS.map((provider) =>
    manifestCsv(manifestTable(provider, [line, line])).slice(BYTE_ORDER_MARK.length).trimEnd().split("\r\n")
  );
  assert.equal(ibci.length, 3);
  assert.match(ibci[0] ?? "", /^bag_number,reference,tracking_number,consignee_country,/);
  assert.match(ibci[1] ?? "", /,610910,VN,2,0\.405,25\.50,USD$/);
  assert.match(general[0] ?? "", /^Box,Package,/);
  assert.match(general[1] ?? "", /,2,405,25\.50,USD$/);
});

Deno.test("S2.9 texts of a manifest never run as a formula", () => {
  const text = manifestCsv(manifestTable("general", [line]));
  assert.ok(text.includes(",'=1+1,"), text);
  assert.ok(text.includes(`"'@SUM(A1) ""tee"", blue"`), text);
});

Deno.test("S2.9 a manifest's file is named by the flight and the attempt", () => {
  assert.equal(manifestFileName("IB-000003", 0, "csv"), "IB-000003-manifest.csv");
  assert.equal(manifestFileName("IB-000003", 2, "xlsx"), "IB-000003-manifest-2.xlsx");
});

Deno.test("S2.9 missing packages are named by their codes, separated by blanks, commas or lines", () => {
  assert.deepEqual(packageCodesIn(" pk-000001, PK-000002\nPK-000001;PK-000003 "), [
    "PK-000001",
    "PK-000002",
    "PK-000003",
  ]);
  assert.deepEqual(packageCodesIn(" \n"), []);
});
