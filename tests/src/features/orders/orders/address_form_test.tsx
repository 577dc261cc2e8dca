/** Tests that an order's form has the parts that the address's country uses. */
import { data, FakeApi, field, fireEvent, onStage, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { locations } from "../../../../../resources/catalogue/locations.ts";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import NewOrderPage from "../../../../../src/features/orders/orders/new_order_page.tsx";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";

const PARTS = ["country", "address_line1", "address_line2", "postal_code", "city", "region"];

/** Returns the labels of the address parts, in order. */
const fieldNames = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>("form input")].filter(({ name }) => PARTS.includes(name))
    .map(({ labels }) => labels?.[0]?.textContent ?? "");

const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

async function onForm(work: () => Promise<void>): Promise<void> {
  keep("token", "t0ken");
  localStorage.clear();
  sessionStorage.clear();
  const api = new FakeApi().on("ActiveStores", data({ stores: [] })).on("Items", data({ items: [] }))
    .on("ShippingMethods", data({ shippingMethods: [] }));
  try {
    await onStage(api, <NewOrderPage />, work);
  } finally {
    forgetSession();
  }
}

const FORMS = [
  ["Germany", ["Country", "Address", "Address line 2", "Postal code", "City"]],
  ["Japan", ["Country", "Postal code", "Prefecture", "City", "Address", "Address line 2"]],
  ["United States", ["Country", "Address", "Address line 2", "City", "State", "ZIP code"]],
  ["United Kingdom", ["Country", "Address", "Address line 2", "Town", "Postal code"]],
  ["Ireland", ["Country", "Address", "Address line 2", "City", "County", "Eircode"]],
  ["Qatar", ["Country", "Address", "Address line 2", "City", "State or region", "Postal code"]],
] as const;

Deno.test("Real input 18 a new order has the address parts of its country, in its order and with its names", async () => {
  await onForm(async () => {
    await field(/^Country/);
    for (const [country, labels] of FORMS) {
      await fill(/^Country/, country);
      await waitFor(() => assert.deepEqual(fieldNames(), labels, country));
    }
  });
});

Deno.test("Real input 18 a state already typed stays visible in a country without states, and a missing required one is an error at its field", async () => {
  await onForm(async () => {
    await fill(/^Country/, "US");
    assert.equal(screen.queryAllByText("Mail to this country requires it.").length, 2);
    assert.equal((await field(/^State$/)).getAttribute("aria-invalid"), "true");
    await fill(/^State$/, "NJ");
    assert.equal(screen.queryAllByText("Mail to this country requires it.").length, 1);
    assert.equal((await field(/^State$/)).getAttribute("aria-invalid"), null);
    assert.equal((await field(/^ZIP code/)).getAttribute("aria-invalid"), "true");
    await fill(/^Country/, "DE");
    await waitFor(() => assert.deepEqual(fieldNames().slice(3), ["Postal code", "City", "State or region"]));
    assert.equal((await field(/^State or region/) as HTMLInputElement).value, "NJ");
    // Clearing the field keeps it, so that it does not disappear while typing; another country removes it.
    await fill(/^State or region/, "");
    assert.equal((await field(/^State or region/) as HTMLInputElement).value, "");
    await fill(/^Country/, "NL");
    await waitFor(() => assert.deepEqual(fieldNames().slice(3), ["Postal code", "City"]));
  });
});

Deno.test("Real input 18 a location has the address parts of its country too", async () => {
  const { shape } = locations;
  assert.ok(shape);
  await onStage(new FakeApi(), <NewEntity resource={locations} shape={shape} />, async () => {
    await fill(/^Country/, "JP");
    await waitFor(() =>
      assert.deepEqual(
        fieldNames(),
        ["Country", "Postal code", "Prefecture", "City", "Address", "Address line 2"],
      )
    );
  });
});
