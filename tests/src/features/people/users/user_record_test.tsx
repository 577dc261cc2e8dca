import {
  act,
  data,
  field,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { users } from "../../../../../resources/people/users.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { whenOf } from "../../../../../src/features/people/users/tabs/pricing.tsx";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import { apiWith, boss, MAI, night, save, sentVariables, tab, VIEW, view, wasSent } from "./stage.tsx";

Deno.test("S2.33 S3.1 S3.3 each tab shows its part of the person, and a hub's domain is not a link", () =>
  onStage(apiWith(), view, async () => {
    const tabs: Readonly<Record<string, readonly string[]>> = {
      Profile: ["mai@demo.test", "Sign-in name"],
      "Role and rights": ["Sales", "night", "Harbor & Pine"],
      Prices: ["base", "01-06-2026", "No end", "Past", "Active now"],
      Billing: ["By invoice", "12.50", "40"],
      Tracking: ["Once a day", "DHL"],
      Services: ["label"],
      Hubs: ["Hub north", "hub.example.com", "Assigned"],
    };
    for (const [name, words] of Object.entries(tabs)) {
      await tab(name);
      for (const each of words) await says(each);
    }
    assert.equal(document.querySelectorAll("a").length, 0);
  }, boss));

Deno.test("S3.1 a tab shows what other features add to it, below its own part", () => {
  const api = apiWith().on("ShowApiToken", data({ apiToken: null })).on(
    "SessionsOf",
    data({ sessionsOf: [] }),
  )
    .on("ShowUserNotification", data({ userNotification: { type: "Order", events: [] } }));
  return onStage(api, view, async () => {
    await tab("Sign-in");
    const badge = await screen.findByRole("heading", { name: "Operator badge" });
    const own = await screen.findByRole("heading", { name: "API token" });
    assert.ok(own.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING);
    await tab("Notifications");
    await says("There is nothing this role can be notified about yet.");
  }, boss);
});

Deno.test("S3.4 rights of a person wait for those of the groups, which a tick would override; a failure can be tried again", () => {
  const api = apiWith();
  const nightRights = api.on("RightsOfGroups", refusal("INTERNAL"), data({ usergroups: [night] }));
  return onStage(nightRights, view, async () => {
    await press("Edit user");
    await tab("Role and rights");
    await says("The rights of the groups could not be loaded.");
    assert.equal(screen.queryByRole("checkbox", { name: "Orders: View" }), null);
    await press("Try again");
    await screen.findByRole("checkbox", { name: "Orders: View" });
  }, boss);
});

Deno.test("S3.1 one form over all tabs sends the changes of each, in the types of the input", async () => {
  const api = apiWith();
  await onStage(api, view, async () => {
    await press("Edit user");
    await type("Phone", "+49 30 123456");
    await tab("Role and rights");
    fireEvent.click(await screen.findByRole("checkbox", { name: "Studio Kastanie" }));
    await tab("Billing");
    await type("VIP", "3");
    fireEvent.change(screen.getByRole("combobox", { name: "Round tax" }), { target: { value: "true" } });
    await tab("Tracking");
    fireEvent.change(screen.getByRole("combobox", { name: "USPS tracking" }), { target: { value: "" } });
    await tab("Services");
    await type(/^Contract services/, " label \n\n pickup\nstorage ");
    await tab("Hubs");
    await type("Server", "north-1");
    save();
    await wasSent(api);
    const { key: _key, ...variables } = sentVariables(api)!;
    assert.deepEqual(variables, {
      id: "u9",
      version: 4,
      params: {
        phone_number: "+49 30 123456",
        scope: ["s1", "s2"],
        vip: 3,
        is_rounded_tax: true,
        is_usps_tracking: null,
        contract_services: ["label", "pickup", "storage"],
      },
      hubs: [{ ...MAI.hubs[0], hub_server: "north-1" }],
    });
  }, boss);
});

Deno.test("S3.1 plans are added as days; overlapping ones are reported before anything is sent", async () => {
  const api = apiWith();
  await onStage(api, view, async () => {
    await press("Edit user");
    await tab("Prices");
    await press("Add row");
    const last = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].at(-1)!;
    fireEvent.change(last("level"), { target: { value: "late" } });
    fireEvent.change(last("effective_at"), { target: { value: "2027-01-01" } });
    save();
    await says("These plans overlap");
    assert.equal(api.named("Make").length, 0);
    fireEvent.change([...document.querySelectorAll('[name="expired_at"]')][1]!, {
      target: { value: "2027-01-01" },
    });
    save();
    await wasSent(api);
    assert.deepEqual((sentVariables(api)!["params"] as { pricing_plans: object[] }).pricing_plans.slice(1), [
      { _id: "p2", level: "gold", vip: 2, effective_at: 1_780_272_000, expired_at: 1_798_761_600 },
      { _id: "", level: "late", vip: 0, effective_at: 1_798_761_600, expired_at: null },
    ]);
  }, boss);
});

Deno.test("S3.4 the table of rights shows each source; ticking a right makes it the person's own and is sent", async () => {
  const api = apiWith();
  await onStage(api, view, async () => {
    await tab("Role and rights");
    await says("Effective rights");
    const row = async (name: string) =>
      (await screen.findByRole("rowheader", { name: new RegExp(name) })).closest("tr")!;
    await says(/night/);
    await waitFor(async () => assert.match((await row("Jobs")).textContent ?? "", /night/));
    assert.doesNotMatch((await row("Stores")).textContent ?? "", /night/);
    await press("Edit user");
    fireEvent.click(await screen.findByRole("checkbox", { name: "day" }));
    fireEvent.click((await row("Jobs")).querySelectorAll("input")[1]!);
    save();
    await wasSent(api);
    assert.deepEqual(sentVariables(api)!["params"], {
      groups: ["g1", "g2"],
      permission: [{ module: "stores", access: VIEW }, { module: "jobs", access: { ...VIEW, view: false } }],
    });
  }, boss);
});

Deno.test("an error on another tab opens that tab, with the message at the field", async () => {
  const problems = [{ path: "params.email", code: "taken" }];
  const api = apiWith().on("Make", refusal("BAD_INPUT", { problems }));
  await onStage(api, view, async () => {
    await press("Edit user");
    await type(/^Email/, "anna@pine.test");
    await tab("Billing");
    await type("VIP", "4");
    save();
    await says("This is already in use.");
    assert.equal((await field(/^Email/)).value, "anna@pine.test");
  }, boss);
});

Deno.test("S5.2 a new person needs the required fields, and is sent with empty texts and without empty lists and flags", async () => {
  const api = apiWith();
  await onStage(api, <NewEntity resource={users} shape={users.shape!} />, async () => {
    await type(/^Name/, "Mai");
    await type(/^Email/, "mai@demo.test");
    fireEvent.change(screen.getByRole("combobox", { name: /^Role/ }), { target: { value: "printer" } });
    // An invitation has four fields; the others are behind More.
    assert.deepEqual(screen.queryAllByRole("textbox").length, 2);
    assert.equal(screen.queryByLabelText("Phone"), null);
    await press("More");
    assert.ok(screen.queryAllByRole("textbox").length > 5);
    fireEvent.submit(screen.getByRole("form", { name: "New user" }));
    await wasSent(api);
    assert.deepEqual(sentVariables(api)!["params"], {
      name: "Mai",
      email: "mai@demo.test",
      identity: "",
      h: "",
      phone_number: "",
      facebook: "",
      skype: "",
      target: "",
      referent: "",
      role: "printer",
      status: "Available",
      group: "",
      permission: [],
      payment_type: "prepaid",
      ...{ time_of_payment: 0, credit_limit_minor: 0, low_minor: 0 },
      vip: 0,
      sale_plan: "",
      default_pricing_id: "",
      order_daily_level: 0,
    });
  }, boss);
});

Deno.test("S5.2 an invited person gets one link at once, which can be copied", async () => {
  const link = "https://login.test/welcome#code=abc";
  const api = apiWith().on(
    "MakeEntryLink",
    data({ makeEntryLink: { link, purpose: "invitation", expires_at: 0 } }),
  );
  await onStage(api, <NewEntity resource={users} shape={users.shape!} />, async () => {
    await type(/^Email/, "mai@demo.test");
    await type(/^Name/, "Mai");
    fireEvent.change(screen.getByRole("combobox", { name: /^Role/ }), { target: { value: "printer" } });
    fireEvent.submit(screen.getByRole("form", { name: "New user" }));
    await waitFor(() => assert.ok(screen.getByDisplayValue(link)));
    assert.ok(screen.getByRole("button", { name: /Copy/ }));
    assert.deepEqual(api.named("MakeEntryLink").map(({ variables }) => variables), [{ user_id: "u9" }]);
    assert.match(screen.getByRole("link", { name: "Open the user" }).getAttribute("href") ?? "", /u9/);
  }, boss);
});

Deno.test("a group made while the form is open can be ticked without a reload", async () => {
  const api = apiWith();
  await onStage(api, <NewEntity resource={users} shape={users.shape!} />, async () => {
    await waitFor(() => assert.ok(screen.getByRole("checkbox", { name: "day" })));
    assert.equal(screen.queryByRole("checkbox", { name: "late" }), null);
    const late = { ...night, _id: "g3", name: "late" };
    api.on("UserGroups", data({ usergroups: [night, late] }));
    act(() => publishChange("usergroups", ["g3"]));
    await waitFor(() => assert.ok(screen.getByRole("checkbox", { name: "late" })));
    assert.equal(screen.queryByRole("checkbox", { name: "day" }), null);
  }, boss);
});

Deno.test("S7.15 deleting a person asks once and calls deleteById", async () => {
  const api = apiWith().on("Trash", data({ trashed: "u9" }));
  await onStage(api, view, async () => {
    await press("Delete user");
    await says("Delete “Mai Pham”?");
    fireEvent.submit(screen.getByRole("form", { name: "Delete user" }));
    await waitFor(() => assert.equal(api.named("Trash")[0]?.variables["id"], "u9"));
  }, boss);
});

Deno.test("a plan is valid from its first second until its end", () => {
  const plan = { _id: "p", level: "x", vip: 0, effective_at: 10, expired_at: 20 };
  assert.deepEqual([9, 10, 19, 20].map((now) => whenOf(plan, now)), ["coming", "now", "now", "past"]);
  assert.equal(whenOf({ ...plan, expired_at: null }, 99), "now");
});

Deno.test("a tab without fields is not part of the form: Edit leads from it to the first tab that has fields", () =>
  onStage(apiWith().on("SessionsOf", data({ sessionsOf: [] })), view, async () => {
    await tab("Sign-in");
    await says("Link to set a password");
    await press("Edit user");
    await field(/^Email/);
    assert.equal(screen.queryAllByRole("tab", { name: "Billing" }).length, 1);
    assert.equal(screen.queryAllByRole("tab", { name: "Sign-in" }).length, 0);
  }, boss));
