import { apiWithRows, count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { orders } from "../../../../resources/orders/orders.ts";
import { users } from "../../../../resources/people/users.ts";
import { troubleOf } from "../../../../src/engine/list/filters/days_editor.tsx";
import { clearFilter, isSet, readChoice, toggle, writeChoice } from "../../../../src/parts/filter_values.ts";
import { matchOptions } from "../../../../src/engine/list/filters/options_editor.tsx";
import { lastPage, rangeOf } from "../../../../src/engine/list/pager/pager_parts.tsx";
import { fc } from "../../../support/property.ts";
import { data, FakeApi, fireEvent, press, refusal, says, screen, waitFor } from "../record/stage.tsx";

const popover = (name: string | RegExp) => screen.findByRole("checkbox", { name, hidden: true });

Deno.test("statuses can be included or excluded, several together, in the address", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders?page=4", async ({ api, currentPath }) => {
    await rowOf("PD-1");
    await press("Status: Processing");
    fireEvent.click(await popover("Pending"));
    await says("Status: Processing, Pending");
    fireEvent.click(screen.getByRole("button", { name: "Exclude Draft", hidden: true }));
    await says("Status: 3 selected");
    assert.equal(currentPath(), "/orders/all?status=Processing%2CPending%2C%21Draft&range=this-month");
    await waitFor(() =>
      assert.deepEqual(api.named("List").at(-1)?.variables["status"], ["Processing", "Pending", "!Draft"])
    );
  });
});

Deno.test("the cross of a chip removes its filter", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async ({ currentPath }) => {
    await rowOf("PD-1");
    await press("Remove the filter Created");
    assert.equal(currentPath(), "/orders/processing");
    await press("Remove the filter Status");
    assert.equal(currentPath(), "/orders/all");
    assert.equal(screen.queryByRole("button", { name: "Clear filters" }), null);
  });
});

Deno.test("S5.6 days are typed as DD-MM-YYYY; an invalid day is refused in its field", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders/all", async ({ currentPath }) => {
    await rowOf("PD-1");
    const [chip] = await screen.findAllByRole("button", { name: "Created" });
    fireEvent.click(chip!);
    const from = await screen.findByLabelText("From");
    const send = () => fireEvent.click(screen.getByRole("button", { name: "Apply", hidden: true }));
    fireEvent.change(from, { target: { value: "31-02-2026" } });
    send();
    await says("Write the day as DD-MM-YYYY");
    assert.equal(currentPath(), "/orders/all");
    fireEvent.change(from, { target: { value: "01-02-2026" } });
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "28-02-2026" } });
    send();
    assert.equal(currentPath(), "/orders/all?start=01-02-2026&end=28-02-2026");
    await says("Created: 01-02-2026 – 28-02-2026");
  });
});

Deno.test("a named span of days replaces typed ones", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders/all?start=01-02-2026", async ({ currentPath }) => {
    await rowOf("PD-1");
    await press("Created: 01-02-2026 – …");
    fireEvent.click(await screen.findByRole("radio", { name: "Last 7 days", hidden: true }));
    assert.equal(currentPath(), "/orders/all?range=last-7-days");
    await waitFor(() => assert.equal(screen.getByLabelText<HTMLInputElement>("From").value, ""));
  });
});

Deno.test("sellers are chosen by name, found by a part of it, and named on the chip", async () => {
  const sellers = [{ _id: "s1", name: "Zoë Prints" }, { _id: "s2", name: "Ada Shirts" }];
  const api = apiWithRows(orderRow("1")).on("Sellers", refusal("RATE_LIMITED", {}, 429), data({ sellers }));
  await onList(api, "/orders/all", async ({ currentPath }) => {
    await rowOf("PD-1");
    const [chip] = await screen.findAllByRole("button", { name: "Seller" });
    fireEvent.click(chip!);
    await says("The choices could not be loaded.");
    fireEvent.click(screen.getByRole("button", { name: "Try again", hidden: true }));
    await popover("Ada Shirts");
    fireEvent.change(screen.getByPlaceholderText("Find"), { target: { value: "zoe" } });
    await waitFor(() =>
      assert.equal(screen.queryByRole("checkbox", { name: "Ada Shirts", hidden: true }), null)
    );
    fireEvent.click(await popover("Zoë Prints"));
    assert.equal(currentPath(), "/orders/all?seller=s1");
    await says("Seller: Zoë Prints");
  });
});

Deno.test("S7.8 people are narrowed to one group: another group replaces it, and it is sent as one id", async () => {
  const usergroups = [
    { _id: "g1", name: "Packing", parent_name: "" },
    { _id: "g2", name: "Night shift", parent_name: "Packing" },
  ];
  const somebody = { _id: "u1", version: 1, name: "Ada", identity: "ada", status: "Available", role: "sale" };
  const api = new FakeApi().on("List", data({ users: [somebody] })).on("UserGroups", data({ usergroups }))
    .on("Count", data({ usersCount: { count: 1, capped: false } }));
  await onList(api, "/users/all", async ({ currentPath }) => {
    await screen.findByText("Ada");
    await press("Groups");
    fireEvent.click(await popover(/^Packing/));
    await says("Groups: Packing");
    fireEvent.click(await popover(/^Night shift/));
    await says("Groups: Night shift");
    assert.equal(currentPath(), "/users/all?group=g2");
    await waitFor(() => assert.equal(api.named("List").at(-1)?.variables["group"], "g2"));
  }, { resource: users, role: "super_root" });
});

Deno.test("a link to some ids shows them as a removable chip", async () => {
  await onList(
    new FakeApi().on("List", rows(orderRow("1"))).on("Count", count(2)),
    "/orders/all?_id=1,2",
    async ({ api, currentPath }) => {
      await rowOf("PD-1");
      assert.deepEqual(api.named("List")[0]?.variables["_id"], ["1", "2"]);
      await press("Remove the filter ID");
      assert.equal(currentPath(), "/orders/all");
    },
  );
});

Deno.test("a choice is read back as written, and a value is never both included and excluded", () => {
  const value = fc.constantFrom("Draft", "In Production", "On Hold", "Ready");
  const side = fc.constantFrom("only" as const, "not" as const);
  fc.assert(fc.property(fc.array(fc.tuple(side, value)), (steps) => {
    const choice = steps.reduce((known, [where, what]) => toggle(known, where, what), readChoice(undefined));
    assert.deepEqual(readChoice(writeChoice(choice)), choice);
    assert.deepEqual(choice.only.filter((each) => choice.not.includes(each)), []);
  }));
  assert.equal(writeChoice({ only: [], not: [] }), undefined);
});

Deno.test("clearing days clears all three of their arguments", () => {
  const days = orders.filters.find(({ kind }) => kind === "days");
  assert.ok(days);
  assert.deepEqual(clearFilter(days), { range: undefined, start: undefined, end: undefined });
  assert.equal(isSet(days, { end: "01-01-2026" }), true);
  assert.equal(isSet(days, { status: "Draft" }), false);
});

Deno.test("one of two days may be missing, and the second may not be before the first", () => {
  const words = (start: string, end: string) => troubleOf({ start, end }, "UTC")?.words ?? null;
  assert.equal(words("01-01-2026", ""), null);
  assert.equal(words("01-01-2026", "01-01-2026"), null);
  assert.equal(words("", ""), "list.filter.needDay");
  assert.equal(words("02-01-2026", "01-01-2026"), "list.filter.dayOrder");
  assert.equal(words("2026-01-01", ""), "list.filter.badDay");
});

Deno.test("chosen options come first; a search finds names without their accents", () => {
  const options = [{ value: "a", name: "Åland" }, { value: "b", name: "Bonaire" }, {
    value: "c",
    name: "Chad",
  }];
  assert.deepEqual(matchOptions(options, "", ["c"]).map(({ value }) => value), ["c", "a", "b"]);
  assert.deepEqual(matchOptions(options, " ALAND ", ["c"]).map(({ value }) => value), ["a"]);
});

Deno.test("the last page is the one with the last rows, and never beyond the API's limit", () => {
  assert.equal(lastPage(null, 20), null);
  assert.equal(lastPage({ count: 0, capped: false }, 20), 1);
  assert.equal(lastPage({ count: 41, capped: false }, 20), 3);
  assert.equal(lastPage({ count: 10_000, capped: true }, 200), 125);
});

Deno.test("Clear answers 14: the row numbers of a page never exceed the total", () => {
  const of = (count: number, capped = false) => ({ count, capped });
  assert.deepEqual(rangeOf(1, 20, 5, of(5)), { from: 1, until: 5 });
  assert.deepEqual(rangeOf(1, 20, 5, of(4)), { from: 1, until: 4 }, "the count is newer than the rows");
  assert.equal(rangeOf(1, 20, 1, of(0)), null, "1-1 of 0");
  assert.equal(rangeOf(1, 20, 0, of(3)), null, "every row has left the list");
  assert.deepEqual(rangeOf(3, 20, 20, null), { from: 41, until: 60 });
  assert.deepEqual(rangeOf(600, 20, 20, of(10_000, true)), { from: 11_981, until: 12_000 });
});
