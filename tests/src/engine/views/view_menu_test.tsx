import { answer, answerViews, choose, madeView, onViews, tabs, view, withViews } from "./sample.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../src/engine/live/live.ts";
import { act, data, fireEvent, press, refusal, says, screen, type, waitFor } from "../record/stage.tsx";

const [a, b, c] = [view("a"), view("b", { filters: { due: "late" } }), view("c", { filters: { tag: "x" } })];
const RARE = view("rare", { is_pinned: false, filters: { status: "Pending" } });
const items = () =>
  screen.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent ?? "");
const isDisabled = (name: string) =>
  screen.getByRole("menuitem", { name, hidden: true }).getAttribute("aria-disabled") === "true";

Deno.test("a tab is removed, restored, and moved: the tabs are sent in their new order", async () => {
  const way: Readonly<Record<string, readonly string[]>> = {
    "Remove from tabs": ["a", "c"],
    "Move tab toward the start": ["b", "a", "c"],
    "Move tab toward the end": ["a", "c", "b"],
  };
  for (const [name, ids] of Object.entries(way)) {
    const api = withViews(a, b, c);
    await onViews(api, "/orders/all?due=late&view=b", async () => {
      await waitFor(() => assert.deepEqual(tabs(), ["All", "a", "b", "c"]));
      const next = [a, b, c].sort((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
      api.on("Views", answerViews(...next.map((each) => ({ ...each, is_pinned: ids.includes(each._id) }))));
      await choose(name);
      await waitFor(() => assert.deepEqual(tabs(), ["All", ...ids]));
      const [sent] = api.named("PinViews");
      assert.deepEqual([sent?.variables["resource"], sent?.variables["ids"]], ["orders", ids]);
      assert.deepEqual(sent?.variables["known"], ["a", "b", "c"]);
    });
  }
  const api = withViews(a, RARE);
  await onViews(api, "/orders/pending?view=rare", async () => {
    await choose("Show as tab");
    await waitFor(() => assert.deepEqual(api.named("PinViews")[0]?.variables["ids"], ["a", "rare"]));
  });
});

Deno.test("tabs that another window changed are not overwritten: the change is refused, and the tabs are loaded again", async () => {
  const api = withViews(a, b).on("PinViews", refusal("STALE"));
  await onViews(api, "/orders/all?due=late&view=b", async () => {
    await waitFor(() => assert.deepEqual(tabs(), ["All", "a", "b"]));
    api.on("Views", answerViews(a, b, c));
    await choose("Remove from tabs");
    await waitFor(() => assert.deepEqual(tabs(), ["All", "a", "b", "c"]));
    assert.ok(screen.getByRole("alert"));
  });
});

Deno.test("the first tab cannot move left; the menu lists the views that are not tabs, as links", async () => {
  await onViews(withViews(a, b, RARE), "/orders/on-hold?view=a", async ({ currentPath }) => {
    await press("View options");
    const link = await screen.findByRole("menuitem", { name: "rare", hidden: true });
    assert.ok(isDisabled("Move tab toward the start") && !isDisabled("Move tab toward the end"));
    assert.equal(link.getAttribute("href"), "/orders/pending?view=rare");
    fireEvent.click(link);
    assert.equal(currentPath(), "/orders/pending?view=rare");
  });
});

Deno.test("a view of the product, or of another person, can be neither renamed nor deleted", async () => {
  const late = view("late", { code: "late", name: "", may_edit: false, filters: { due: "late" } });
  await onViews(withViews(late), "/orders/all?due=late&view=late", async () => {
    await press("View options");
    await screen.findByRole("menuitem", { name: "Remove from tabs", hidden: true });
    assert.ok(!items().some((name) => /^(Rename|Delete)/.test(name)));
  });
});

Deno.test("Delete names the view, deletes it only after confirmation, and its filters stay", async () => {
  const api = withViews(a, b).on("TrashView", data({ trashView: ["b"] }));
  await onViews(api, "/orders/all?due=late&density=roomy&view=b", async ({ currentPath }) => {
    await choose("Delete view…");
    await says("Delete the view “b”?");
    await answer("Cancel");
    await waitFor(() => assert.equal(document.querySelectorAll("[role=alertdialog]").length, 0));
    assert.equal(api.named("TrashView").length, 0);
    api.on("Views", answerViews(a));
    await choose("Delete view…");
    await answer("Delete view");
    await waitFor(() => assert.deepEqual(tabs(), ["All", "a"]));
    assert.deepEqual(api.named("TrashView")[0]?.variables["delete_ids"], ["b"]);
    assert.equal(currentPath(), "/orders/all?due=late&density=roomy");
    await waitFor(() => assert.equal(document.querySelectorAll("[role=alertdialog]").length, 0));
  });
});

Deno.test("Rename begins with the present name and sends the dialog's text, not the address's content", async () => {
  const shared = { ...b, name: "Late", audience: "role", role: "printer", default_role: "printer" };
  const api = withViews(a, shared).on("MakeView", madeView("b", 2));
  await onViews(api, "/orders/all?due=late&country=DE&view=b", async () => {
    await says("Modified");
    await choose("Rename and share…");
    const audience = await screen.findByRole<HTMLSelectElement>("combobox", { name: "For", hidden: true });
    assert.equal(audience.value, "default:printer");
    await type(/^Name/, "Overdue");
    fireEvent.change(audience, { target: { value: "role:printer" } });
    await answer("Save view");
    await waitFor(() => assert.equal(api.named("MakeView").length, 1));
    const { variables } = api.named("MakeView")[0]!;
    assert.deepEqual([variables["id"], variables["version"]], ["b", 1]);
    assert.deepEqual(variables["params"], {
      name: "Overdue",
      audience: "role",
      role: "printer",
      default_role: "",
    });
  });
});

Deno.test("a dialog that began with an older version of the view is sent with that version", async () => {
  const api = withViews(a, b).on("MakeView", madeView("b", 3));
  await onViews(api, "/orders/all?due=late&view=b", async () => {
    await choose("Rename and share…");
    await type(/^Name/, "Overdue");
    api.on("Views", answerViews(a, { ...b, name: "Too late", version: 2 }));
    act(() => publishChange("views", ["b"]));
    await waitFor(() => assert.deepEqual(tabs(), ["All", "a", "Too late"]));
    await answer("Save view");
    await waitFor(() => assert.equal(api.named("MakeView").length, 1));
    assert.equal(api.named("MakeView")[0]?.variables["version"], 1);
  });
});
