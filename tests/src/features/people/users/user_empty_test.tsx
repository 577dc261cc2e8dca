/** Values that the form of a person sends for empty fields. Source: docs/requirements.md S5.2. */
import { fireEvent, onStage, press, screen, type } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { users } from "../../../../../resources/people/users.ts";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import { apiWith, boss, save, sentVariables, tab, view, wasSent } from "./stage.tsx";

Deno.test("S5.2 an emptied VIP is sent as 0, also in a plan; the last group is removed by clear, and groups are not sent", async () => {
  const api = apiWith();
  await onStage(api, view, async () => {
    await press("Edit user");
    await tab("Role and rights");
    fireEvent.click(await screen.findByRole("checkbox", { name: "night" }));
    await tab("Prices");
    fireEvent.change(document.querySelectorAll('[name="vip"]')[1]!, { target: { value: "" } });
    await tab("Billing");
    for (const name of ["VIP", "Days to pay", "Orders per day"]) await type(name, "");
    await tab("Tracking");
    await type("Days after shipping", " ");
    save();
    await wasSent(api);
    const { params, clear } = sentVariables(api)!;
    const { pricing_plans: [, plan], ...rest } = params as { pricing_plans: { vip: number }[] };
    assert.deepEqual([plan?.vip, clear], [0, ["groups"]]);
    assert.deepEqual(rest, { vip: 0, time_of_payment: 0, order_daily_level: 0, day_update_tracking: 0 });
  }, boss);
});

Deno.test("S5.2 a new person whose VIP was emptied gets 0", async () => {
  const api = apiWith();
  await onStage(api, <NewEntity resource={users} shape={users.shape!} />, async () => {
    await type(/^Name/, "Mai");
    await type(/^Email/, "mai@demo.test");
    fireEvent.change(screen.getByRole("combobox", { name: /^Role/ }), { target: { value: "printer" } });
    await press("More");
    await type("VIP", "");
    fireEvent.submit(screen.getByRole("form", { name: "New user" }));
    await wasSent(api);
    const { params, clear } = sentVariables(api)!;
    assert.deepEqual([(params as { vip: number }).vip, clear], [0, undefined]);
    assert.equal("groups" in (params as object), false);
  }, boss);
});
