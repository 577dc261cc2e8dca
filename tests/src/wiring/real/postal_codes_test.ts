import assert from "node:assert/strict";
import { COUNTRIES } from "../../../../api/places/countries.ts";
import { predictProblems } from "../../../../api/csv/outlook.ts";
import { fitsCountry, withLostZeros } from "../../../../api/places/postal_codes.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";
import { fc } from "../../../support/property.ts";
import { bookOf, inline, rowsXml } from "../../../support/files/workbooks.ts";

const KNOWN = {
  taken: new Set<string>(),
  unknown: new Set<string>(),
  unpriced: new Set<string>(),
  unavailable: new Set<string>(),
  withoutArt: new Set<string>(),
  withoutMethod: new Set<string>(),
};

Deno.test("Real input 8: leading zeros are restored if the country's format is fixed; a code that does not fit is a problem", async () => {
  const { preview } = await readReal("08_postal_codes.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(preview.orders.map(({ country, postal_code }) => `${country} ${postal_code}`), [
    "DE 01067",
    "PR 00907",
    "FR 01220",
    "ES 08001",
    "US 02138-1001",
    "US 02138-1001",
    "CH 1220",
    "DE SW1A 1AA",
    "GB ls14ap",
  ]);
  assert.deepEqual(
    preview.orders.map((order) => predictProblems(order, KNOWN)).flatMap((problems, at) =>
      problems.map((code) => `P-${at + 1} ${code}`)
    ),
    ["P-8 postalUnfit"],
  );
});

Deno.test("Real input 18: a missing state or postal code that the country's post requires is a problem of the draft, not a refused row", async () => {
  const { preview } = await readReal("18_required_parts.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(
    preview.orders.map((order) => [order.external_number, ...predictProblems(order, KNOWN)].join(" ")),
    [
      "R-1 postalMissing",
      "R-2 regionMissing",
      "R-3 regionMissing postalMissing",
      "R-4",
      "R-5 regionMissing postalUnfit",
      "R-6",
      "R-7",
    ],
  );
});

Deno.test("Real input 8: a workbook's number is read as its format shows it", async () => {
  const styles = `<numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/>` +
    `<numFmt numFmtId="165" formatCode="00000\\-0000"/></numFmts>` +
    `<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
  const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`;
  const sheet = rowsXml(
    ["Order Number", "SKU", "Quantity", "Postal Code", "Country"].map(inline),
    [number("42", 1), number("7", 1), number("2", 0), number("1067", 1), inline("DE")],
    [number("43", 1), number("7", 1), number("2", 1), number("21381001", 2), inline("US")],
  );
  const { preview } = await readReal(bookOf({ sheets: { March: sheet }, styles }));
  assert.deepEqual(
    preview.orders.map(({ external_number, postal_code, lines: [line] }) => [
      external_number,
      postal_code,
      line?.sku,
      line?.quantity,
    ]),
    [["00042", "01067", "00007", 2], ["00043", "02138-1001", "00007", 2]],
  );
});

Deno.test("Real input 8: a code that fits its country is never changed, and a changed code fits", () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.stringMatching(/^[0-9]{2,9}$/), (country, code) => {
      const read = withLostZeros(code, country);
      if (fitsCountry(code, country)) assert.equal(read, code);
      else if (read !== code) {
        assert.ok(fitsCountry(read, country), `${country} ${code} ${read}`);
        assert.equal(read.replaceAll(/\D/g, "").replace(/^0+/, ""), code.replace(/^0+/, ""));
      }
    }),
    { numRuns: 500 },
  );
});
