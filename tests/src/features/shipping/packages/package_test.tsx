/**
 * The record of a package: possible steps and reasons for the others, its forms, its labels, and people who
 * only look.
 */
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
  settledElement,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import FulfilmentView from "../../../../../src/features/shipping/packages/fulfilment_view.tsx";
import PackageView from "../../../../../src/features/shipping/packages/package_view.tsx";
import { labelledPackage, pkg, voidedLabel } from "./sample.ts";

const view = <PackageView id="p1" level={1} />;
const found = (...one: Parameters<typeof pkg>) => data({ getPackageById: pkg(...one) });
const moved = data({
  moves: [{
    _id: "p1",
    ok: true,
    columns: { shipment_status: "Processing" },
    version: 4,
    reason: null,
    legal: [],
  }],
});
const sent = (api: FakeApi) =>
  api.named("Move").map(({ variables: { event, params } }) => ({ event, params }));
/** Finds a step that is visible, or behind More steps, which stays open. */
async function stepOf(name: string): Promise<HTMLElement> {
  await screen.findByRole("group", { name: "Next steps" });
  const shown = screen.queryByRole("button", { name });
  if (shown) return shown;
  if (!screen.queryByRole("menu")) await press("More steps");
  return await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
}
/** Returns the reason next to a disabled step. */
async function whyNot(name: string): Promise<string> {
  const off = await stepOf(name);
  assert.equal(off.getAttribute("aria-disabled"), "true", name);
  const beside = document.getElementById(off.getAttribute("aria-describedby") ?? "")?.textContent;
  return beside ?? (off.textContent ?? "").replace(name, "");
}
const take = async (name: string) => fireEvent.click(await settledElement(() => stepOf(name)));
const isOn = async (name: string) => (await stepOf(name)).getAttribute("aria-disabled") !== "true";

Deno.test("S2.7 a package shows its garments by item, its order, and each step that is possible or has its reason", async () => {
  await onStage(new FakeApi().on("GetPackage", found()), view, async () => {
    await screen.findByRole("heading", { name: "PK-000001", level: 1 });
    for (
      const words of ["T-shirt", "Mug", "UN-1", "Rejected 1 time", "0 of 2 packed", "PD-000123", "Germany"]
    ) {
      await says(words);
    }
    await says("No label yet.");
    assert.ok(await isOn("Attach label"));
    assert.equal(await whyNot("Confirm as packed"), "Not every garment is finished.");
    assert.equal(screen.queryByRole("button", { name: "Hand over" }), null);
  }, { role: "packager" });
  const held = new FakeApi().on("GetPackage", found({}, { orderOpen: false, units: 1 }));
  await onStage(held, view, async () => {
    assert.equal(
      await whyNot("Attach label"),
      "An order in it is on hold, has a cancellation request, or is closed.",
    );
    assert.equal(await whyNot("Split package"), "At least one garment must stay in it.");
  }, { role: "packager" });
});

Deno.test("S2.7 a split sends the selected garments, and without any sends nothing", async () => {
  const api = new FakeApi().on("GetPackage", found()).on("Move", moved);
  await onStage(api, view, async () => {
    await take("Split package");
    const form = await screen.findByRole("form", { name: "Split package" });
    fireEvent.submit(form);
    await says("This field is required.");
    assert.deepEqual(sent(api), []);
    fireEvent.click(await settledElement(() => screen.findByRole("checkbox", { name: /UN-2 Mug/ })));
    fireEvent.submit(form);
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    assert.deepEqual(sent(api), [{ event: "package.split", params: { unit_ids: ["un-2"] } }]);
  });
});

Deno.test("S2.7 a merge offers the other packages of its order, and finds others of the seller by number", async () => {
  const other = (_id: string, code: string) => ({
    _id,
    code,
    order_code: "PD-000123",
    recipient_name: "Ada",
    city: "Ulm",
  });
  const api = new FakeApi().on("GetPackage", found()).on("Move", moved)
    .on(
      "FindPackages",
      data({ packages: [other("p1", "PK-000001"), other("p2", "PK-000002")] }),
      data({ packages: [other("p3", "PK-000003")] }),
    );
  await onStage(api, view, async () => {
    await take("Merge into another");
    await screen.findByRole("radio", { name: /PK-000002/ });
    assert.equal(screen.queryByRole("radio", { name: /PK-000001/ }), null);
    fireEvent.change(screen.getByPlaceholderText("Search"), { target: { value: "PK-000003" } });
    fireEvent.click(await settledElement(() => screen.findByRole("radio", { name: /PK-000003/ })));
    fireEvent.submit(screen.getByRole("form", { name: "Merge into another" }));
    await waitFor(() => assert.equal(api.named("Move").length, 1));
    assert.deepEqual(sent(api), [{ event: "package.merge", params: { into: "p3" } }]);
    const [own, searched] = api.named("FindPackages").map(({ variables }) => variables);
    assert.deepEqual([own?.["order"], searched?.["seller"]], [["o1"], ["anna"]]);
  });
});

const OUTCOME = { matched: true, changed: ["method"], method: "Standard", misses: [], refusals: [] };
for (
  const [intent, applied, text] of [
    ["success", OUTCOME, "PK-000001: Set Standard for 1 package."],
    [
      "warning",
      { ...OUTCOME, matched: false, changed: [], misses: ["country", "tooHeavy"] },
      "PK-000001: Left 1 package as it was: no policy matches (another country, too heavy).",
    ],
  ] as const
) {
  Deno.test(`First day 2 applying policies reports its result, as a ${intent}: ${text}`, async () => {
    const moves = [{ _id: "p1", ok: true, columns: {}, version: 4, applied, reason: null, legal: [] }];
    const api = new FakeApi().on("GetPackage", found({})).on("Move", data({ moves }))
      .on("ShippingPolicies", data({ shippingPolicies: [] }));
    toasts.value = [];
    await onStage(api, view, async () => {
      fireEvent.click(await stepOf("Apply policy"));
      await screen.findByRole("form");
      fireEvent.click(screen.getAllByRole("button", { name: "Apply policy" }).at(-1)!);
      await waitFor(() => assert.equal(toasts.value.at(-1)?.text, text));
      assert.equal(toasts.value.at(-1)?.intent, intent);
    });
  });
}

Deno.test("a failed label is shown separately from voided ones, with its reason and without a price", async () => {
  const failed = {
    ...voidedLabel,
    ...{ _id: "la9", number: "", status: "Failed", reason: "", error: "rangesPaused", price_minor: 430 },
  };
  const shown = data({
    getPackageById: labelledPackage({ labels: [failed, voidedLabel, ...labelledPackage().labels] }),
  });
  await onStage(new FakeApi().on("GetPackage", shown), view, async () => {
    await says(
      /Failed labels.*No number is left: its ranges are paused\..*Voided labels.*Wrong weight/,
    );
    await waitFor(() => assert.doesNotMatch(document.body.textContent ?? "", /4\.30/));
  }, { role: "root" });
});

Deno.test("a refused purchase names the balance and the missing amount, or how many numbers are paused; the floor sees no amount", async () => {
  const refused = (code: string, more: object) =>
    data({
      moves: [{
        ...{ _id: "p1", ok: false, columns: {}, version: 3, legal: [] },
        ...{ short_minor: null, balance_minor: null, currency: null },
        reason: { code, of: null, count: null },
        ...more,
      }],
    });
  const buyable = found({}, {
    ...{ orderOpen: true, paid: true, units: 1, buyable: true, weighed: true },
    ...{ addressed: true, declared: true, priced: true },
  });
  const buy = async (answer: ReturnType<typeof refused>, words: string, role: "root" | "packager") => {
    const api = new FakeApi().on("GetPackage", buyable).on("Move", answer);
    await onStage(api, view, async () => {
      await take("Buy label");
      await says(words);
    }, { role });
  };
  const money = { short_minor: 322, balance_minor: 108, currency: "USD" };
  const named = "Only 1.08 USD is available: the postage needs 3.22 USD more. Top up first.";
  await buy(refused("balanceShort", money), named, "root");
  await buy(refused("balanceShort", {}), "The balance does not cover the postage. Top up first.", "packager");
  const paused = { reason: { code: "rangesPaused", of: null, count: 10_197 } };
  await buy(refused("", paused), "No number is left: 10,197 are in paused ranges.", "packager");
});

Deno.test("S2.7 the file of a label is opened in another tab and saved under its number; a label without a file offers neither", async () => {
  const went: string[] = [];
  const shown = data({
    getPackageById: labelledPackage({ labels: [voidedLabel, ...labelledPackage().labels] }),
  });
  const api = new FakeApi().on("GetPackage", shown).withFile(new Blob(["png"], { type: "image/png" }));
  keep("token", "t0ken");
  const realOpen = globalThis.open;
  const tab = {
    opener: {},
    location: { replace: (to: string) => went.push(to) },
    close: () => went.push("closed"),
  };
  globalThis.open = (() => tab) as unknown as typeof globalThis.open;
  const saved: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  try {
    await onStage(api, view, async () => {
      await says("PNG, 102 × 152 mm");
      await says("Voided: Wrong weight");
      assert.equal(
        screen.getAllByRole("button", { name: /^Print the label/ }).length,
        1,
        "a label without a file has no buttons",
      );
      fireEvent.click(await button("Open the label file of JD0146000031"));
      await waitFor(() => assert.match(went[0] ?? "", /^blob:/));
      assert.equal(tab.opener, null);
      await waitFor(async () =>
        assert.notEqual(
          (await button("Download the label file of JD0146000031")).getAttribute("aria-disabled"),
          "true",
        )
      );
      fireEvent.click(await button("Download the label file of JD0146000031"));
      await waitFor(() => assert.deepEqual(saved, ["label-JD0146000031.png"]));
    });
  } finally {
    globalThis.open = realOpen;
    HTMLAnchorElement.prototype.click = click;
    forgetSession();
  }
});

Deno.test("S2.45 people who follow orders see the same package and its label without steps; another seller's package is missing", async () => {
  const api = new FakeApi().on("GetFulfilment", data({ getFulfilmentById: labelledPackage() }));
  const seller = { role: "sale", scope: ["anna"] };
  await onStage(api, <FulfilmentView id="p1" level={2} />, async () => {
    await screen.findByRole("heading", { name: "PK-000001", level: 2 });
    await button("Download the label file of JD0146000031");
    await act(() => Promise.resolve());
    for (const name of ["Hand over", "Void label", "Cancel package"]) {
      assert.equal(screen.queryByRole("button", { name }), null, name);
    }
  }, seller);
  const missing = new FakeApi().on("GetFulfilment", data({ getFulfilmentById: null }));
  await onStage(missing, <FulfilmentView id="p1" level={2} />, async () => {
    await says("There is no such package");
  }, seller);
});

Deno.test("S2.7 changes of its garments and its order are shown in the package, even if the package itself is unchanged", async () => {
  const api = new FakeApi().on(
    "GetPackage",
    found(),
    found({}, { unitsMade: 2 }),
    found({}, { orderOpen: false }),
  );
  await onStage(api, view, async () => {
    assert.equal(await whyNot("Confirm as packed"), "Not every garment is finished.");
    publishChange("units", ["of-another"]);
    publishChange("units", ["un-2"]);
    await waitFor(async () => assert.ok(await isOn("Confirm as packed")));
    publishChange("orders", ["o1"]);
    await waitFor(async () => assert.ok(!await isOn("Attach label")));
    assert.equal(api.named("GetPackage").length, 3);
  }, { role: "packager" });
});

Deno.test("Attach label proposes the carrier of the shipping method, and a field that the person emptied stays empty", async () => {
  const api = new FakeApi().on("GetPackage", found()).on("Move", moved);
  await onStage(api, view, async () => {
    await take("Attach label");
    const carrier = await screen.findByRole<HTMLInputElement>("combobox", { name: "Carrier" });
    await waitFor(() => assert.equal(carrier.value, "Royal Mail"));
    fireEvent.change(carrier, { target: { value: "" } });
    fireEvent.change(screen.getByLabelText(/Tracking number/), { target: { value: "RM1" } });
    assert.equal(carrier.value, "");
  });
});
