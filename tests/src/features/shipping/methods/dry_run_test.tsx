import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import DryRunPage from "../../../../../src/features/shipping/methods/dry_run_page.tsx";

Deno.test("a side that is no whole number is refused at its field, and an empty one is left out", async () => {
  const api = new FakeApi().on("Sellers", data({ sellers: [] })).on("TestMethods", data({ methodTest: [] }));
  const send = async () =>
    fireEvent.submit((await screen.findByRole("button", { name: "Test" })).closest("form")!);
  await onStage(api, <DryRunPage />, async () => {
    await type(/^Weight/, "300");
    await type(/^Width/, "30.5");
    await send();
    await says("Enter a valid number.");
    assert.equal(screen.getByLabelText(/^Width/).getAttribute("aria-invalid"), "true");
    assert.equal(api.named("TestMethods").length, 0);
    await type(/^Width/, " ");
    await send();
    await waitFor(() => assert.equal(api.named("TestMethods").length, 1));
    assert.deepEqual(
      ["weight_g", "width_mm"].map((name) => api.named("TestMethods")[0]?.variables[name]),
      [300, null],
    );
  });
});

Deno.test("a test is sent once at a time, and prices of one currency stay together", async () => {
  const row = (code: string, price_minor: number, currency: string) => ({
    ...{ code, name: code, carrier: "USPS", min_days: 1, max_days: 2, isOffered: true, refusals: [] },
    ...{ price_minor, currency, billed_g: 300, zone: "1", card: "" },
  });
  const methodTest = [
    row("dong", 60_000, "VND"),
    row("dear", 900, "USD"),
    row("yen", 700, "JPY"),
    row("cheap", 400, "USD"),
  ];
  const api = new FakeApi().on("Sellers", data({ sellers: [] })).on("TestMethods", data({ methodTest }));
  await onStage(api, <DryRunPage />, async () => {
    await type(/^Weight/, "300");
    const form = (await screen.findByRole("button", { name: "Test" })).closest("form")!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    const found = await screen.findAllByText(/^(?:cheap|dear|dong|yen)$/);
    assert.equal(api.named("TestMethods").length, 1);
    const codes = found.map(({ textContent }) => textContent);
    assert.deepEqual([...new Set(codes)], ["yen", "cheap", "dear", "dong"]);
  });
});
