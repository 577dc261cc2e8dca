/** Addresses have the order and the lines that the post of their country requires. */
import assert from "node:assert/strict";
import { addressFormOf, missingParts, postalLines } from "../../../api/places/addresses.ts";
import { COUNTRIES } from "../../../api/places/countries.ts";
import { textsOf } from "../../../api/documents/document.ts";
import { customsForm } from "../../../api/documents/customs_form.ts";
import { labelTexts } from "../../../api/documents/label.ts";
import { packingSlip } from "../../../api/documents/packing_slip.ts";
import { addressLines, type PackagePrint } from "../../../api/documents/packages.ts";
import { shippingLabel } from "../../../api/documents/shipping_label.ts";
import { addressFormats } from "../../../scripts/address_formats.ts";
import { fullest, pkg } from "../../support/shipping/document_packages.ts";
import { fc } from "../../support/property.ts";
import { realAddresses } from "../../support/shipping/real_addresses.ts";

const PRINT: PackagePrint = { language: "en", timeZone: "UTC", at: 1_790_000_000, media: "4x6" };

for (const { kind, address, lines } of realAddresses) {
  Deno.test(`Real input 18 ${kind}: on label, slip and customs form`, () => {
    assert.deepEqual(addressLines(address), lines);
    const facts = pkg({ to: address, from: address });
    const label = labelTexts(shippingLabel(facts, PRINT)).join("\n");
    assert.ok(label.includes(`\n${lines.join("\n")}\n`), label);
    assert.ok(label.includes(`: ${lines.join(" · ")}`), "the sender");
    assert.ok(textsOf(packingSlip(facts, PRINT)).includes(lines.join("\n")), "the slip");
    const long = { ...facts, declaration: { ...facts.declaration, form: "CN23" } } as const;
    const blocks = textsOf(customsForm(long, PRINT)).filter((text) => text === lines.join("\n"));
    assert.equal(blocks.length, 2, "sender and receiver of the customs form");
  });
}

const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
const maybe = fc.oneof(fc.constant(""), word);

Deno.test("Real input 18 in every country no part of an address is lost or duplicated, except a region that equals the city", () => {
  const parts = fc.record({
    name: word,
    company: maybe,
    address_line1: word,
    address_line2: maybe,
    city: maybe,
    region: maybe,
    postal_code: fc.oneof(fc.constant(""), fc.stringMatching(/^[0-9]{5}$/)),
    country: fc.constantFrom(...COUNTRIES),
  });
  fc.assert(fc.property(parts, (given) => {
    // Each part begins with another letter, so that it can be found in the lines.
    const address = {
      ...given,
      name: `N_${given.name}`,
      address_line1: `A_${given.address_line1}`,
      company: given.company && `O_${given.company}`,
      address_line2: given.address_line2 && `B_${given.address_line2}`,
      city: given.city && `C_${given.city}`,
      region: given.region && `S_${given.region}`,
    };
    const lines = postalLines(address, "THE COUNTRY");
    const text = lines.join("\n");
    const { format } = addressFormOf(address.country);
    const isLeftOut = !format.includes("%S") && address.city !== "" && address.postal_code !== "";
    for (const [part, value] of Object.entries(address)) {
      if (part === "country" || value === "") continue;
      const times = text.split(value).length - 1;
      assert.equal(times, part === "region" && isLeftOut ? 0 : 1, `${part} of ${JSON.stringify(lines)}`);
    }
    assert.equal(lines.at(-1), "THE COUNTRY");
    assert.ok(lines.every((line) => line.trim() === line && line !== ""), text);
    assert.ok(lines.length <= 9, text);
  }));
});

Deno.test("Real input 18 an address of many lines uses no more room on a label than one of six", () => {
  const to = { ...realAddresses.find(({ address }) => address.country === "BR")!.address, country: "IE" };
  const sizesOf = (address: typeof to) =>
    shippingLabel(pkg({ to: address }), PRINT).flatMap((block) =>
      block.kind === "text" && addressLines(address).includes(block.text) ? [block.mm] : []
    );
  const usual = sizesOf({ ...to, region: "", address_line2: "" });
  const many = sizesOf(to);
  assert.deepEqual([usual.length, many.length], [6, 8]);
  assert.ok(many.every((mm) => mm >= 2 && mm < usual[0]!), String(many));
  // Long lines before the country are joined into one.
  const long = {
    ...to,
    address_line1: "x".repeat(80),
    address_line2: "y".repeat(80),
    company: "z".repeat(60),
  };
  assert.equal(addressLines(long).length, 8);
  assert.equal(
    shippingLabel(pkg({ to: long }), PRINT).filter((block) =>
      block.kind === "text" && (block.text.includes("IRELAND") || block.text.includes("RJ, 22240-003"))
    ).length,
    2,
  );
  assert.ok(labelTexts(shippingLabel(fullest(), PRINT)).some((text) => text.includes("SOUTH GEORGIA")));
});

Deno.test("Real input 18 a country's post requires a state, a postal code, both or none of them", () => {
  const missing = (country: string, region = "", postal_code = "") =>
    missingParts({ country, region, postal_code }).join(" ");
  assert.equal(missing("US"), "region postal_code");
  assert.equal(missing("US", "NV", " "), "postal_code");
  assert.equal(missing("US", "NV", "89501"), "");
  assert.equal(missing("DE"), "postal_code");
  assert.equal(missing("HK"), "region");
  for (const country of ["IE", "QA", "VN", "", "XX"]) assert.equal(missing(country), "", country);
});

Deno.test("the table of address formats matches its package", async () => {
  const path = new URL("../../../api/generated/address_formats.ts", import.meta.url);
  assert.equal(await Deno.readTextFile(path), await addressFormats());
});
