/** Documents of packages that were selected in a list, in the order of selection. */
import { onList, rowOf } from "../../../engine/list/stage.tsx";
import assert from "node:assert/strict";
import { within } from "@testing-library/react";
import type { Row } from "../../../../../machines/rows.ts";
import { ordersShip } from "../../../../../resources/shipping/orders_ship.ts";
import { packages } from "../../../../../resources/shipping/packages.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { data, FakeApi, fireEvent, press, screen, waitFor } from "../../../engine/record/stage.tsx";

const row = (_id: string): Row => ({
  _id,
  version: 1,
  code: `PK-${_id}`,
  created_at: 1_700_000_000,
  order_id: `o${_id}`,
  order_code: `PD-${_id}`,
  recipient_name: "Zoë",
  city: "Köln",
  country: "DE",
  shipment_status: "Ready",
  label_status: "Live",
});
const rows = ["1", "2", "3"].map(row);
const count = { count: rows.length, capped: false };
const made = (left_out: readonly string[] = []) =>
  data({
    makePrintJob: {
      _id: "j",
      labels: 1,
      format: "zpl203",
      media: "4x6",
      printer_kind: "file",
      left_out,
      boxed: [],
    },
  });
const holding = () =>
  new FakeApi().on("List", data({ packages: rows, fulfilments: rows }))
    .on("Count", data({ packagesCount: count, fulfilmentsCount: count }))
    .on("PrinterChoices", data({ printerChoices: [] }));

/** Selects rows one after the other and opens the menu of actions. */
async function pick(...codes: readonly string[]) {
  for (const code of codes) fireEvent.click(within(await rowOf(code)).getByRole("checkbox"));
  await press(/^(More|Actions)$/);
}

Deno.test("S2.7 selected packages are printed in the selected order; those without such a document are named, and the selection stays", async () => {
  const many = Array.from({ length: 15 }, (_, at) => `PK-${at}`);
  const api = holding().on("MakePrintJob", made(["PK-3"]), made(many));
  await onList(api, "/packages", async () => {
    await pick("PK-3", "PK-1");
    fireEvent.click(await screen.findByRole("menuitem", { name: /^Print documents of 2 packages/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Print documents of 2 packages" }));
    fireEvent.click(await dialog.findByRole("checkbox", { name: "Customs form" }));
    fireEvent.submit(await dialog.findByRole("form"));
    await waitFor(() => assert.ok(screen.queryByRole("dialog") === null));
    const calls = api.named("MakePrintJob").map(({ variables }) =>
      variables["params"] as { readonly kind: string; readonly ids: readonly string[] }
    );
    assert.deepEqual(calls.map(({ kind, ids }) => [kind, ...ids]), [
      ["labels", "3", "1"],
      ["customs", "3", "1"],
    ]);
    const texts = toasts.value.map(({ text }) => text);
    assert.ok(texts.includes("Without Shipping label: PK-3"));
    assert.ok(texts.some((text) => text.endsWith("PK-11 and 3 more")), texts.join("\n"));
    assert.ok(screen.getByText("2 selected"));
  }, { role: "packager", resource: packages });
});

Deno.test("S2.21 the office prints from /orders/ship; a seller is offered no print there", async () => {
  await onList(holding(), "/orders/ship", async () => {
    await pick("PK-2");
    assert.ok(await screen.findByRole("menuitem", { name: /^Print documents/ }));
  }, { role: "order_qc", resource: ordersShip });
  await onList(holding(), "/orders/ship", async () => {
    await rowOf("PK-2");
    assert.ok(screen.queryByRole("checkbox") === null, "nothing is done there with many");
  }, { role: "sale", scopeOf: (own) => [own], resource: ordersShip });
});
