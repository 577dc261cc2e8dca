import { answer, answerViews, choose, madeView, onViews, view, withViews } from "./sample.tsx";
import assert from "node:assert/strict";
import { toasts } from "../../../../src/lib/toasts.ts";
import { data, fireEvent, press, refusal, says, screen, type, waitFor } from "../record/stage.tsx";

const HELD = view("held", { name: "Held", version: 4 });
const params = (call: { readonly variables: Readonly<Record<string, unknown>> } | undefined) =>
  call?.variables["params"];
const problem = (code: string) => refusal("BAD_INPUT", { problems: [{ path: "params.name", code }] });
const noDialog = () => waitFor(() => assert.equal(document.querySelectorAll("[role=dialog]").length, 0));

Deno.test("Save stores filters, sort, columns and row height in the shown view, and nothing else", async () => {
  toasts.value = [];
  const api = withViews(HELD).on("MakeView", madeView("held", 5));
  const query = "sort=code&cols=code%2Cstatus%3A200&density=compact";
  await onViews(api, `/orders/on-hold?country=DE&${query}&view=held`, async ({ currentPath }) => {
    await says("Modified");
    const filters = { status: "On Hold", country: "DE" };
    const columns = [{ key: "code", width: 116 }, { key: "status", width: 200 }];
    const view = { filters, sort: "code", columns, density: "compact" };
    api.on("Views", answerViews({ ...HELD, ...view, version: 5 }));
    await press("Save");
    await waitFor(() => assert.ok(!document.body.textContent?.includes("Modified")));
    const [sent] = api.named("MakeView");
    assert.deepEqual([sent?.variables["id"], sent?.variables["version"]], ["held", 4]);
    assert.match(String(sent?.variables["key"]), /^[0-9a-f-]{36}$/);
    assert.deepEqual(params(sent), view);
    assert.equal(currentPath(), `/orders/on-hold?country=DE&${query}&view=held`);
    assert.deepEqual(toasts.peek().map(({ text }) => text), ["The view was changed."]);
  });
});

Deno.test("Save as makes the person's own view from any address and shows it, without a message that it is missing", async () => {
  toasts.value = [];
  const api = withViews(HELD).on("MakeView", madeView("new"));
  await onViews(api, "/orders/pending", async ({ currentPath }) => {
    await choose("Save as…");
    api.on("Views", answerViews(HELD, view("new", { name: "Mine", filters: { status: "Pending" } })));
    await type(/^Name/, " Mine ");
    fireEvent.click(screen.getByRole("checkbox", { name: "Show as a tab" }));
    await answer("Save view");
    await waitFor(() => assert.equal(currentPath(), "/orders/pending?view=new"));
    await noDialog();
    assert.deepEqual(params(api.named("MakeView")[0]), {
      resource: "orders",
      name: "Mine",
      audience: "mine",
      filters: { status: "Pending" },
      columns: [],
      density: "normal",
      sort: "-created_at",
    });
    assert.equal(api.named("PinViews").length, 0);
    await waitFor(() => assert.equal(document.querySelector("nav [aria-current=page]")?.textContent, "Mine"));
    assert.deepEqual(toasts.peek().map(({ text }) => text), ["The view was saved."]);
  });
});

const OWN = [{ key: "code", width: 116 }, { key: "status", width: 200 }];
const MINE = { looks: { orders: { columns: OWN, density: "compact" } } };

Deno.test("Save as includes the person's default columns and rows, so that the view shows them to everybody", async () => {
  const expected = { filters: { status: "Pending" }, columns: OWN, density: "compact" };
  const api = withViews().on("MakeView", madeView("new"));
  await onViews(api, "/orders/pending", async ({ currentPath }) => {
    await choose("Save as…");
    api.on("Views", answerViews(view("new", { name: "Mine", ...expected })));
    await type(/^Name/, "Mine");
    await answer("Save view");
    await waitFor(() => assert.match(currentPath(), /view=new/));
    await noDialog();
    assert.partialDeepStrictEqual(params(api.named("MakeView")[0]), expected);
    const query = Object.fromEntries(new URLSearchParams(currentPath().split("?")[1]));
    assert.deepEqual(query, { cols: "code,status:200", density: "compact", view: "new" });
    await waitFor(() => assert.equal(document.querySelector("nav [aria-current=page]")?.textContent, "Mine"));
    assert.ok(!document.body.textContent?.includes("Modified"));
  }, MINE);
});

Deno.test("Save stores only differences from the view: the person's default columns are not stored", async () => {
  const api = withViews(HELD).on("MakeView", madeView("held", 5));
  await onViews(api, "/orders/on-hold?country=DE&view=held", async ({ currentPath }) => {
    const filters = { status: "On Hold", country: "DE" };
    api.on("Views", answerViews({ ...HELD, filters, version: 5 }));
    await press("Save");
    await waitFor(() => assert.ok(!document.body.textContent?.includes("Modified")));
    assert.partialDeepStrictEqual(params(api.named("MakeView")[0]), {
      filters,
      columns: [],
      density: "normal",
    });
    assert.equal(currentPath(), "/orders/on-hold?country=DE&view=held");
    await press("Number");
    await waitFor(() => assert.match(currentPath(), /sort=/));
    assert.ok(!currentPath().includes("cols="), "another order of the rows says no columns");
  }, MINE);
});

Deno.test("a person who may not change a view can save it as another", async () => {
  const late = view("late", { name: "", code: "late", may_edit: false, filters: { due: "late" } });
  await onViews(withViews(late), "/orders/all?due=late&country=DE&view=late", async () => {
    const saveAs = await screen.findByRole("button", { name: "Save as…" });
    assert.equal(getComputedStyle(saveAs).whiteSpace, "nowrap", "the button keeps one line in a narrow list");
    await press("Save as…");
    assert.ok(await screen.findByRole("dialog", { hidden: true }));
    assert.equal(screen.queryAllByRole("button", { name: "Save", hidden: true }).length, 0);
  });
});

Deno.test("a view without a name is not sent; a name that exists is reported at its field and can be corrected", async () => {
  const api = withViews(HELD).on("MakeView", problem("taken"), madeView("new"));
  await onViews(api, "/orders/pending", async ({ currentPath }) => {
    await choose("Save as…");
    const save = () => answer("Save view");
    await save();
    const field = () => screen.getByRole("textbox", { name: /^Name/, hidden: true });
    await waitFor(() => assert.equal(field().getAttribute("aria-invalid"), "true"));
    assert.equal(api.named("MakeView").length, 0);
    await type(/^Name/, "Held");
    await save();
    await waitFor(() => assert.equal(field().getAttribute("aria-invalid"), "true"));
    assert.equal(currentPath(), "/orders/pending");
    await type(/^Name/, "Held too");
    await save();
    await waitFor(() => assert.equal(currentPath(), "/orders/pending?view=new"));
    const keys = api.named("MakeView").map(({ variables }) => variables["key"]);
    assert.equal(new Set(keys).size, 2);
  });
});

Deno.test("a view that somebody else changed first is overwritten only after confirmation", async () => {
  const stale = refusal("STALE", { current: { _id: "held", version: 9 } });
  const api = withViews(HELD).on("MakeView", stale, madeView("held", 10));
  await onViews(api, "/orders/on-hold?country=DE&view=held", async () => {
    await press("Save");
    await says("Somebody else changed this view first.");
    assert.equal(api.named("MakeView").length, 1);
    await press("Overwrite");
    await waitFor(() => assert.equal(api.named("MakeView").length, 2));
    const [first, second] = api.named("MakeView");
    assert.equal(second?.variables["version"], 9);
    assert.notEqual(second?.variables["key"], first?.variables["key"]);
    assert.deepEqual(params(second), params(first));
    await waitFor(() => assert.ok(!document.body.textContent?.includes("Somebody else")));
  });
});

Deno.test("a lost answer is reported, and retrying does nothing twice, as the key is the same", async () => {
  const cut = () => Promise.reject(new TypeError("cut"));
  const api = withViews(HELD).on("MakeView", cut, madeView("held", 5));
  await onViews(api, "/orders/on-hold?country=DE&view=held", async () => {
    await press("Save");
    await says("We did not get an answer.");
    await press("Check again");
    await waitFor(() => assert.ok(!document.body.textContent?.includes("We did not get an answer.")));
    const keys = api.named("MakeView").map(({ variables }) => variables["key"]);
    assert.equal(new Set(keys).size, 1);
    assert.equal(keys.length, 2);
  });
});

Deno.test("a refusal shows the reason, and the address stays", async () => {
  const api = withViews(HELD).on("MakeView", refusal("LIMIT"));
  await onViews(api, "/orders/on-hold?country=DE&view=held", async ({ currentPath }) => {
    await press("Save");
    await says("Nothing was changed:");
    await press("Cancel");
    await waitFor(() => assert.ok(!document.body.textContent?.includes("Nothing was changed:")));
    await says("Modified");
    assert.equal(currentPath(), "/orders/on-hold?country=DE&view=held");
  });
});

Deno.test("the audience has only choices that the person may use; a role's default is stored for that role", async () => {
  const options = () =>
    [...document.querySelectorAll<HTMLOptionElement>("[role=dialog] option")].map(({ value }) => value);
  const api = withViews().on("MyGroup", data({ cUser: { group: { _id: "g1", name: "Night shift" } } }))
    .on("MakeView", madeView("new"));
  await onViews(api, "/orders/pending", async () => {
    await choose("Save as…");
    await waitFor(() => assert.ok(options().includes("group")));
    assert.deepEqual(options().slice(0, 3), ["mine", "group", "everyone"]);
    assert.ok(options().includes("role:printer") && options().includes("default:printer"));
    await type(/^Name/, "Print");
    fireEvent.change(screen.getByRole("combobox", { name: "For", hidden: true }), {
      target: { value: "default:printer" },
    });
    await answer("Save view");
    await waitFor(() => assert.equal(api.named("MakeView").length, 1));
    const { audience, role, default_role } = params(api.named("MakeView")[0]) as Record<string, string>;
    assert.deepEqual([audience, role, default_role], ["role", "printer", "printer"]);
  });
  await onViews(withViews(), "/orders/pending", async () => {
    await choose("Save as…");
    await screen.findByRole("dialog", { hidden: true });
    assert.deepEqual(options(), []);
  }, { role: "sale" });
});
