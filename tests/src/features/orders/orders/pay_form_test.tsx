import {
  button,
  data,
  FakeApi,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import { order } from "../../../engine/record/sample.ts";
import assert from "node:assert/strict";
import { features } from "../../../../../src/app/generated/features.ts";
import { registerFeatures } from "../../../../../src/engine/features.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import OrderRecord from "../../../../../src/features/workshop/units/order_record.tsx";

registerFeatures(features);

const view = <OrderRecord id="o1" level={1} />;
const found = (change: Parameters<typeof order>[0] = {}) => data({ getOrderById: order(change) });
const moved = (change: object = {}) =>
  data({ moves: [{ _id: "o1", ok: true, columns: {}, version: 4, reason: null, legal: [], ...change }] });
const seller = { role: "sale", scope: ["u1"] } as const;

Deno.test("S2.7 an order that the balance does not cover shows the missing amount, links to a top-up, and can wait for the money", async () => {
  const waiting = {
    version: 4,
    pay_asked_at: 1_790_000_000,
    pay_seen_minor: 2400,
    facts: { ...order().facts, awaiting: true },
  };
  const api = new FakeApi().on("Move", moved())
    .on("GetOrder", found({ available_minor: 1160 }), found({ available_minor: 1160, ...waiting }));
  await onStage(api, view, async () => {
    await press("Pay order");
    await says("Short by");
    await says("12.40 USD");
    const link = await screen.findByRole("link", { name: "Top up" });
    assert.equal(link.getAttribute("href"), "/billing/topup/new?paid=12.40&seller_id=s1");
    await press("Pay when funds arrive");
    await says(/Awaiting funds since .*, at 24.00 USD at most/);
    const { event, params } = api.named("Move")[0]!.variables;
    assert.deepEqual([event, params], ["order.awaitFunds", { expected_minor: 2400 }]);
    await press("Stop awaiting funds");
    await waitFor(() => assert.equal(api.named("Move")[1]?.variables["event"], "order.forgetFunds"));
  }, seller);
});

Deno.test("S2.7 a price that changes during its payment is shown with the former one, and the new one is paid", async () => {
  const api = new FakeApi().on("GetOrder", found(), found({ total_now_minor: 2600 })).on("Move", moved());
  await onStage(api, view, async () => {
    await press("Pay order");
    await button("Pay 24.00 USD");
    // After another payment the balance is fetched again, and the price too.
    publishChange("wallets", ["s1"]);
    await says("You saw 24.00 USD; it is 26.00 USD now.");
    await press("Pay 26.00 USD");
    await waitFor(() =>
      assert.deepEqual(api.named("Move")[0]?.variables["params"], { expected_minor: 2600 })
    );
  }, seller);
});

/** Returns name and amount of each row of the sums in the payment's form. */
const sums = () => {
  const form = screen.getByRole("form", { name: "Pay order" });
  const names = [...form.querySelectorAll("dt")].map(({ textContent }) => textContent);
  const amounts = [...form.querySelectorAll("dd")].map(({ textContent }) => textContent);
  return names.map((name, at) => `${name} ${amounts[at]}`);
};

Deno.test("Clear answers 2, S2.7 before a payment goods, shipping, tax and total are listed, and subtracted from the balance", async () => {
  const cost = { total_now_minor: 3100, postage_minor: 500, tax_minor: 200 };
  const funds = { balance_minor: 9_000, reserved_minor: 1_000, available_minor: 8_500 };
  await onStage(new FakeApi().on("GetOrder", found({ ...cost, ...funds })), view, async () => {
    await press("Pay order");
    await button("Pay 31.00 USD");
    assert.deepEqual(sums(), [
      "Goods 24.00 USD",
      "Postage, tax included 5.00 USD",
      "Tax on goods 2.00 USD",
      "Total 31.00 USD",
      "Balance 90.00 USD",
      "Reserved -10.00 USD",
      "Credit limit 5.00 USD",
      "Available 85.00 USD",
      "Available afterwards 54.00 USD",
    ]);
  }, seller);
});

Deno.test("First day, the form adds other orders that wait for money to the missing amount", async () => {
  const short = { total_now_minor: 3100, available_minor: 1_000, awaited_minor: 700 };
  await onStage(new FakeApi().on("GetOrder", found(short)), view, async () => {
    await press("Pay order");
    await says("Short by");
    assert.deepEqual(sums().slice(-2), ["Other orders awaiting funds 7.00 USD", "Short by 28.00 USD"]);
  }, seller);
});

Deno.test("Clear answers 2 shipping without a price is marked, and so is a label that the seller provides", async () => {
  for (
    const [shipping, words] of [["unpriced", /^Postage No price yet/], [
      "own",
      /^Postage You provide the label/,
    ]] as const
  ) {
    await onStage(new FakeApi().on("GetOrder", found({ shipping })), view, async () => {
      await press("Pay order");
      await button("Pay 24.00 USD");
      assert.match(sums()[1]!, words);
    }, seller);
  }
});

Deno.test("Clear answers 2 the order shows its reservations in addition to its charges, and the total", async () => {
  const hold = {
    _id: "h1",
    purpose: "postage",
    amount_minor: 991,
    currency: "USD",
    created_at: 1_790_000_000,
  };
  const paid = found({
    shipping: "none",
    paid: true,
    total_now_minor: 2400,
    charges: [{ _id: "c1", kind: "charge", amount_minor: -2400, currency: "USD", created_at: 1_790_000_000 }],
    holds: [{ ...hold, order_id: "o1", order_code: "PD-000123" }],
  });
  await onStage(new FakeApi().on("GetOrder", paid), view, async () => {
    const row = async (name: string) => (await screen.findByText(name)).closest("div")?.textContent;
    assert.match(await row("Reserved for postage") ?? "", /9\.91 USD$/);
    assert.match(await row("Postage") ?? "", /9\.91 USD$/);
    assert.match(await row("Total charged") ?? "", /-24\.00 USD$/);
    assert.ok(screen.getByText("33.91 USD"));
    assert.equal(screen.queryByText("No charges yet."), null);
  }, seller);
});

Deno.test("S2.7 the postage in a total is named and explained, and is not shown as a price change", async () => {
  const api = new FakeApi().on("GetOrder", found({ total_now_minor: 2900, postage_minor: 500 }));
  await onStage(api, view, async () => {
    await press("Pay order");
    await button("Pay 29.00 USD");
    assert.equal(sums()[1], "Postage 5.00 USD");
    await says("Postage is reserved now and charged when the label is bought.");
    assert.equal(screen.queryByText(/Prices have changed/), null);
  }, seller);
});

Deno.test("S2.7 an order that stopped waiting shows why", async () => {
  await onStage(new FakeApi().on("GetOrder", found({ pay_stopped: "priceChanged" })), view, async () => {
    await says("No longer awaiting funds. The price has changed. Look at the new total, then pay again.");
  }, seller);
});

Deno.test("Access 10 a payment has the focus on its confirmation, never on Cancel, and leads to its sums", async () => {
  const api = new FakeApi().on("GetOrder", found({ available_minor: 1160 }));
  await onStage(api, view, async () => {
    await press("Pay order");
    const later = await button("Pay when funds arrive");
    await waitFor(() => assert.ok(document.activeElement === later));
    const about = document.getElementById(later.getAttribute("aria-describedby") ?? "");
    assert.match(about?.textContent ?? "", /Short by.*12\.40 USD/);
  }, seller);
});

Deno.test("Access 10 if nothing can be confirmed a payment has the focus on the link to more money", async () => {
  const api = new FakeApi().on(
    "GetOrder",
    found({ available_minor: 1160, pay_asked_at: 1_790_000_000, pay_seen_minor: 2400 }),
  );
  await onStage(api, view, async () => {
    await press("Pay order");
    const link = await screen.findByRole("link", { name: "Top up" });
    await waitFor(() => assert.notEqual(document.activeElement?.textContent, "Cancel"));
    await waitFor(() =>
      assert.ok(document.activeElement === link || link.closest("form") === document.activeElement)
    );
  }, seller);
});

Deno.test("S2.7 a payment without an answer is repeated after a reload with the total that was confirmed, although the paid order has another", async () => {
  const lost = () => Promise.reject(new TypeError("cut"));
  const cost = { total_now_minor: 2900, postage_minor: 500 };
  const cut = new FakeApi().on("GetOrder", found(cost)).on("Move", lost);
  await onStage(cut, view, async () => {
    await press("Pay order");
    await press("Pay 29.00 USD");
    await waitFor(() => assert.ok(cut.named("Move").length > 0));
  }, { ...seller, keepsDrafts: true });
  const paid = {
    status: "Processing",
    paid: true,
    shipping: "none",
    total_now_minor: 2400,
    postage_minor: 0,
  };
  const api = new FakeApi().on("GetOrder", found({ ...paid, version: 4 })).on("Move", moved());
  await onStage(api, view, async () => {
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    const [first, second] = [cut.named("Move")[0]!.variables, api.named("Move")[0]!.variables];
    assert.deepEqual([second["key"], second["params"]], [first["key"], { expected_minor: 2900 }]);
    await waitFor(() => assert.equal(sessionStorage.length, 0));
  }, seller);
});
