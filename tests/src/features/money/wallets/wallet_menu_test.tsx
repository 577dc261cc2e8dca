import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { Wallet } from "../../../../../src/app/shell/wallet.tsx";
import { publishChange } from "../../../../../src/engine/live/live.ts";

const wallet = (change: object = {}) => ({
  _id: "u1",
  seller_name: "Nordlicht",
  currency: "USD",
  balance_minor: 3_000,
  due_minor: 4_500,
  held_minor: 500,
  credit_limit_minor: 20_000,
  available_minor: 18_000,
  is_low: true,
  payment_type: "postpaid",
  awaiting: 9,
  awaiting_minor: 12_345,
  ...change,
});
const seller = {
  role: "sale",
  scope: ["u1"],
  me: { total_credit: -15, available_credit: 180, low_credit: true },
} as const;

Deno.test("Clear answers 3, S1.3 S9.10 the balance in the top bar has the available amount next to it, and opens its parts, waiting orders and links", async () => {
  const api = new FakeApi().on("Wallets", data({ wallets: [wallet()] }));
  await onStage(api, <Wallet />, async () => {
    await says("-$15.00");
    await says("$180.00");
    await says("Low");
    await press(/-\$15\.00/);
    const texts = ["180.00 USD", "30.00 USD", "-5.00 USD", "-45.00 USD", "200.00 USD", "123.45 USD"];
    for (const text of texts) await says(text);
    const rows = [...document.querySelectorAll("dt")].map((term) =>
      `${term.textContent} ${term.nextElementSibling?.textContent}`
    );
    assert.deepEqual(rows.slice(0, 6), [
      "Balance -15.00 USD",
      "In the wallet 30.00 USD",
      "Owed -45.00 USD",
      "Reserved -5.00 USD",
      "Credit limit 200.00 USD",
      "Available 180.00 USD",
    ]);
    await says("9 orders awaiting funds");
    const links = screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
    assert.ok(links.includes("/billing/topup/new") && links.includes("/orders/all?funds=awaiting"));
  }, seller);
});

Deno.test("S1.3 a debt is paid once from the available money, and not beyond it", async () => {
  // The answer depends on earlier payments, as a slow machine may ask again.
  const api: FakeApi = new FakeApi()
    .on("Wallets", (call, signal) => {
      const isPaid = api.named("PayOwed").length > 0;
      return data({ wallets: [wallet(isPaid ? { due_minor: 0 } : {})] })(call, signal);
    })
    .on("PayOwed", data({ payOwed: { _id: "u1", due_minor: 2_000 } }));
  await onStage(api, <Wallet />, async () => {
    await press(/-\$15\.00/);
    await press("Pay what is owed");
    await button("Pay 25.00 USD");
    const amount = await screen.findByLabelText("Amount");
    await waitFor(() => assert.ok(amount === document.activeElement, "the amount has the focus"));
    fireEvent.change(amount, { target: { value: "25.01" } });
    await says("Enter an amount up to 25.00 USD.");
    fireEvent.change(amount, { target: { value: "1,000.00" } });
    await says("Enter an amount up to 25.00 USD.");
    fireEvent.change(amount, { target: { value: "20,00" } });
    await press("Pay 20.00 USD");
    await waitFor(() => assert.equal(api.named("PayOwed").length, 1));
    const { seller_id, amount_minor, key } = api.named("PayOwed")[0]!.variables;
    assert.deepEqual([seller_id, amount_minor, typeof key], ["u1", 2_000, "string"]);
    publishChange("wallets", ["u1"]);
  }, seller);
});

Deno.test("S1.3 credits beyond the debt are named as such, and no payment is offered", async () => {
  const api = new FakeApi().on("Wallets", data({ wallets: [wallet({ due_minor: -700 })] }));
  await onStage(api, <Wallet />, async () => {
    await press(/-\$15\.00/);
    await says("Credited");
    await says("7.00 USD");
    assert.equal(screen.queryByText("Pay what is owed"), null);
  }, seller);
});

Deno.test("S1.3 S2.50 a person without a wallet reads that there is none, and nothing is requested", async () => {
  const api = new FakeApi();
  const me = { total_credit: 0, vip: 0 };
  for (const role of ["root", "cutting", "printer", "sewer", "packager"]) {
    await onStage(api, <Wallet />, async () => {
      await says("$0.00");
      await says("Vip: 0");
      await press(/\$0\.00/);
      await says("You have no wallet.");
    }, { role, me });
  }
  assert.deepEqual(api.requests, []);
});

Deno.test("S1.3 S2.50 an agent's balance names its owners, and the number of sellers in it", async () => {
  const one = wallet({ _id: "s1", due_minor: 0, is_low: false });
  const two = wallet({ _id: "s2", seller_name: "Harbor & Pine", due_minor: 0, is_low: false });
  const agent = (scope: readonly string[]) => ({ role: "sale", scope, me: { total_credit: 60 } });
  await onStage(new FakeApi().on("Wallets", data({ wallets: [one, two] })), <Wallet />, async () => {
    await press(/\$60\.00/);
    await says("The balances of 2 sellers, added up.");
    for (const name of ["Nordlicht", "Harbor & Pine"]) {
      await screen.findByRole("heading", { name, hidden: true });
    }
  }, agent(["s1", "s2"]));
  await onStage(new FakeApi().on("Wallets", data({ wallets: [one] })), <Wallet />, async () => {
    await press(/\$60\.00/);
    await screen.findByRole("heading", { name: "Nordlicht", hidden: true });
    assert.equal(screen.queryByText(/added up/), null);
  }, agent(["s1"]));
});
