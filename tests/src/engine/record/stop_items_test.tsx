/** Stopping garments on the page of an order: which can be selected, and what is shown before and after. */
import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  type,
  waitFor,
} from "./stage.tsx";
import assert from "node:assert/strict";
import OrderRecord from "../../../../src/features/workshop/units/order_record.tsx";
import { garment, order } from "./sample.ts";

const view = <OrderRecord id="o1" level={1} />;
const moved = (change: object = {}) =>
  data({
    moves: [{
      _id: "o1",
      ok: true,
      columns: { status: "Processing", print_status: "Waiting", shipment_status: "Processing" },
      version: 4,
      reason: null,
      legal: [],
      ...change,
    }],
  });

Deno.test("Clear answers 4 a seller cannot select a begun garment, and sees the reason in place and the refund of the others; the workshop can select it", async () => {
  const inWork = order({
    status: "In Production",
    print_status: "Printing",
    paid: true,
    units: [{ ...garment(1, "Printing"), is_begun: true, begun_at: 1 }, garment(2, "QC"), garment(3, "QC")],
    facts: { ...order().facts, paid: true, unitsLive: 3, unitsOpen: 3, unitsBegun: 1 },
    lines: order().lines.map((line) => ({ ...line, stopped: 0, charged_minor: 2400, refunded_minor: 0 })),
  });
  const opened = async (role: string, work: (boxes: readonly HTMLInputElement[]) => Promise<void>) => {
    const api = new FakeApi().on("GetOrder", data({ getOrderById: inWork })).on("Move", moved());
    await onStage(api, view, async () => {
      // A seller has so few steps that all of them are buttons.
      if (role !== "sale") await press("More steps");
      const step = role === "sale"
        ? await button("Cancel garments")
        : screen.getByRole("menuitem", { name: /Cancel garments/ });
      await act(() => void fireEvent.click(step));
      await waitFor(() => assert.equal(screen.getAllByRole("checkbox").length, 3));
      await work(screen.getAllByRole<HTMLInputElement>("checkbox"));
    }, { role, scope: role === "sale" ? ["s1"] : null });
    return api.named("Move").map(({ variables }) => variables["params"]);
  };
  const sent = await opened("sale", async (boxes) => {
    assert.deepEqual(boxes.map(({ disabled }) => disabled), [true, false, false]);
    screen.getByRole("checkbox", { name: /UN-000001.*Already in production/ });
    const group = screen.getByRole("group", { name: "Garments" });
    const help = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    assert.match(
      help?.textContent ?? "",
      /^Garments that are already in production can’t be selected\. Request/,
    );
    await act(() => void fireEvent.click(screen.getByRole("checkbox", { name: /UN-000002/ })));
    await says(/1 garment of PD-000123 will be cancelled and 8\.00 USD refunded to the balance\./);
    await type(/^Reason/, "Wrong size");
    await act(() => void fireEvent.submit(screen.getByRole("form", { name: "Cancel garments" })));
    await waitFor(() => assert.equal(screen.queryByRole("form", { name: "Cancel garments" }), null));
  });
  assert.deepEqual(sent, [{ unit_ids: ["u2"], reason: "Wrong size" }]);
  await opened("order_qc", (boxes) => {
    assert.deepEqual(boxes.map(({ disabled }) => disabled), [false, false, false]);
    assert.equal(screen.queryByText(/Already in production/), null);
    return Promise.resolve();
  });
});

Deno.test("Clear answers 4 a seller sees why nothing can be stopped in an order whose garments are all begun", async () => {
  const facts = { ...order().facts, paid: true, unitsLive: 1, unitsOpen: 1, unitsBegun: 1, stoppable: false };
  const all = order({ status: "In Production", print_status: "Printing", paid: true, facts });
  await onStage(new FakeApi().on("GetOrder", data({ getOrderById: all })), view, async () => {
    const blocked = await button("Cancel garments");
    assert.equal(blocked.getAttribute("aria-disabled"), "true");
    const why = document.getElementById(blocked.getAttribute("aria-describedby") ?? "");
    assert.equal(
      why?.textContent,
      "It is already in production. Request the cancellation of the order, or ask support.",
    );
  }, { role: "sale", scope: ["s1"] });
});

Deno.test("Clear answers 4 stopping garments asks which, names the refund, marks line and total, sends the selected ones, and names a refusing one", async () => {
  const inWork = order({
    status: "In Production",
    print_status: "Printing",
    paid: true,
    units: [garment(1, "Printing"), garment(2, "Rejected"), garment(3, "Stopped")],
    facts: { ...order().facts, paid: true, unitsLive: 2, unitsOpen: 2, unitsBegun: 2 },
    lines: order().lines.map((line) => ({ ...line, stopped: 1, charged_minor: 2400, refunded_minor: 800 })),
  });
  const no = moved({
    ok: false,
    version: null,
    reason: { code: "isInHouse", of: "UN-000002" },
    columns: {},
    legal: [],
  });
  const api = new FakeApi().on("GetOrder", data({ getOrderById: inWork })).on("Move", no);
  await onStage(api, view, async () => {
    await says("0 of 2 finished");
    await press("More steps");
    await act(() => void fireEvent.click(screen.getByRole("menuitem", { name: /Cancel garments/ })));
    await waitFor(() => assert.equal(screen.getAllByRole("checkbox").length, 2));
    assert.equal(screen.getAllByText("1 cancelled").length, 2);
    assert.equal(screen.getAllByText("Refunded 8.00").length, 2);
    await says(/Select the garments of PD-000123 to cancel\./);
    await act(() => void fireEvent.click(screen.getByRole("checkbox", { name: /UN-000002/ })));
    await says(/1 garment of PD-000123 will be cancelled and 8\.00 USD refunded to the balance\./);
    await type(/^Reason/, "Wrong size");
    await press("Cancel garments");
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    assert.deepEqual(api.named("Move")[0]?.variables["params"], { unit_ids: ["u2"], reason: "Wrong size" });
    await waitFor(() =>
      assert.match(document.body.textContent ?? "", /UN-000002: The package was shipped\./)
    );
  });
});
