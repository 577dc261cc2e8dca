import { apiWithRows, codes, count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../src/engine/live/live.ts";
import { announcement } from "../../../../src/lib/toasts.ts";
import { act, data, FakeApi, fireEvent, press, refusal, says, screen, waitFor } from "../record/stage.tsx";

const three = () => apiWithRows(orderRow("1"), orderRow("2"), orderRow("3"));
const check = (code: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${code}` });
const isPicked = async (code: string) => (await rowOf(code)).getAttribute("aria-selected") === "true";
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const result = (id: string, reason: string | null) => ({
  _id: id,
  ok: reason === null,
  error: reason && "ILLEGAL_TRANSITION",
  reason: reason && { code: reason },
});
const changed = (list: object[], matching: string[]) =>
  data({ orders: list, matching: matching.map((_id) => ({ _id })) });

Deno.test("selecting rows turns the filter line into the bulk line, and back", async () => {
  await onList(three(), "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(check("PD-1"));
    fireEvent.click(check("PD-3"), { shiftKey: true });
    await says("3 selected");
    assert.equal(announcement.peek().text, "3 selected");
    assert.equal(screen.queryByRole("search"), null);
    await press("Clear selection");
    assert.equal(await isPicked("PD-2"), false);
    assert.ok(screen.getByRole("search"));
  });
});

Deno.test("the checkbox in the head selects all rows of the page, then none", async () => {
  await onList(three(), "/orders", async () => {
    await rowOf("PD-1");
    const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows on this page" });
    fireEvent.click(check("PD-2"));
    assert.equal(all.indeterminate, true);
    fireEvent.click(all);
    await says("3 selected");
    assert.equal(all.checked, true);
    fireEvent.click(all);
    assert.equal(await isPicked("PD-1"), false);
  });
});

Deno.test("a bulk step is sent with one key; each refused row shows its reason and stays selected", async () => {
  const api = three()
    .on("Move", data({ moves: [result("1", null), result("2", "isPaid"), result("3", null)] }))
    .on("Changed", changed([orderRow("1", { version: 2, status: "In Production" })], ["2"]));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    await press("Start production (3)");
    await says("“Start production”: 2 started, 1 refused");
    await says("PD-2: The order is not paid yet.");
    const [sent, ...more] = api.named("Move");
    assert.deepEqual(more, []);
    assert.deepEqual(sent?.variables["ids"], ["1", "2", "3"]);
    assert.equal(sent?.variables["event"], "production.start");
    assert.match(String(sent?.variables["key"]), /^[0-9a-f-]{36}$/);
    assert.deepEqual([await isPicked("PD-1"), await isPicked("PD-2")], [false, true]);
    await waitFor(async () => {
      const text = (await rowOf("PD-1")).textContent ?? "";
      assert.match(text, /In Production/);
      assert.match(text, /no longer matches the filters/);
    });
  });
});

Deno.test("a bulk step is offered for rows whose state allows it; one that needs input is in the menu", async () => {
  const api = apiWithRows(
    orderRow("1"),
    orderRow("2", { status: "Pending" }),
    orderRow("3", { status: "Nowhere" }),
  );
  await onList(api, "/orders/all", async () => {
    await rowOf("PD-1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    const line = await screen.findByRole("group", { name: "Selected rows" });
    const names = [...line.querySelectorAll("button")].map((each) => each.textContent);
    assert.deepEqual(names, ["Pay order (1) …", "Start production (1)", "More", "Clear selection"]);
  });
});

Deno.test("a seller is offered only steps for sellers", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(check("PD-1"));
    await press("Actions");
    const names = (await screen.findAllByRole("menuitem")).map((each) => each.textContent);
    assert.deepEqual(names, [
      "Hold order …",
      "Undo payment …",
      "Cancel order …",
      "Tags …",
      "Change shipping method …",
      "Change country …",
      "Change state or region …",
      "Export …",
    ]);
  }, { role: "sale" });
});

Deno.test("a bulk step whose answer is lost is requested again with the same key", async () => {
  const cut = () => {
    throw new TypeError("cut");
  };
  const api = three().on("Move", cut, data({ moves: [result("1", null)] })).on(
    "Changed",
    changed([], ["1"]),
  );
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(check("PD-1"));
    await press("Start production (1)");
    await says("we do not know whether “Start production” was done");
    await press("Check again");
    await says("“Start production”: 1 started");
    const keys = api.named("Move").map(({ variables }) => variables["key"]);
    assert.equal(keys.length, 2);
    assert.equal(new Set(keys).size, 1);
  });
});

Deno.test("a failed bulk step is reported", async () => {
  const api = three().on("Move", refusal("FORBIDDEN"));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(check("PD-1"));
    await press("Start production (1)");
    await says("“Start production” failed. Your role does not allow this.");
  });
});

Deno.test("a change elsewhere is drawn in place; new rows wait behind a chip", async () => {
  const api = new FakeApi()
    .on("List", rows(orderRow("1"), orderRow("2")), rows(orderRow("9"), orderRow("1"), orderRow("2")))
    .on("Count", count(2), count(3))
    .on("Changed", changed([orderRow("2", { version: 2, recipient_name: "Grace Hopper" })], ["2"]));
  await onList(api, "/orders", async () => {
    await says("1–2 of 2");
    act(() => publishChange("orders", ["2", "9"]));
    await says("Grace Hopper");
    assert.deepEqual(api.named("Changed")[0]?.variables["ids"], ["2"]);
    await says("1 new");
    assert.deepEqual(codes(), ["PD-1", "PD-2"]);
    await press("1 new");
    await waitFor(() => assert.deepEqual(codes(), ["PD-9", "PD-1", "PD-2"]));
  });
});

Deno.test("keys: j and k move, x selects, Enter opens, / searches, Escape clears", async () => {
  await onList(three(), "/orders", async ({ currentPath }) => {
    const first = await rowOf("PD-1");
    key("j");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("data-id"), "1"));
    key("ArrowDown");
    assert.equal(document.activeElement?.getAttribute("data-id"), "2");
    key("x");
    await says("1 selected");
    assert.equal(await isPicked("PD-2"), true);
    act(() => void key("Escape"));
    assert.equal(await isPicked("PD-2"), false);
    key("k");
    await waitFor(() => assert.equal(document.activeElement === first, true));
    key("/");
    await waitFor(() => assert.equal(document.activeElement?.getAttribute("type"), "search"));
    act(() => first.focus());
    act(() => void key("Enter"));
    assert.equal(currentPath(), "/orders/processing/1?range=this-month");
  });
});

Deno.test("the search is sent once, a moment after the last key, and cleared with its cross", async () => {
  const api = three();
  await onList(api, "/orders", async ({ currentPath, history }) => {
    await rowOf("PD-1");
    const box = screen.getByRole("searchbox");
    for (const value of ["a", "ad", "ada"]) fireEvent.change(box, { target: { value } });
    await waitFor(() => assert.equal(currentPath(), "/orders/processing?search=ada&range=this-month"));
    const calls = api.named("List").map(({ variables }) => variables["search"]);
    assert.deepEqual(calls, [undefined, "ada"]);
    const steps = history.length;
    fireEvent.change(box, { target: { value: "adam" } });
    await waitFor(() => assert.equal(currentPath(), "/orders/processing?search=adam&range=this-month"));
    assert.equal(history.length, steps);
    await press("Clear the search");
    await waitFor(() => assert.equal(currentPath(), "/orders"));
  });
});

Deno.test("an answer that arrives after a later query is dropped", async () => {
  let late = (_: Response) => {};
  const api = new FakeApi().on(
    "List",
    rows(orderRow("1")),
    () => new Promise<Response>((resolve) => late = resolve),
    rows(orderRow("3")),
  ).on("Count", count(60));
  await onList(api, "/orders", async () => {
    await says("1–1 of 60");
    await press("Next page");
    await press("Next page");
    await rowOf("PD-3");
    late(Response.json({ data: { orders: [orderRow("2")] } }));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    assert.deepEqual(codes(), ["PD-3"]);
  });
});

Deno.test("the number of rows is announced once for each page, not for intermediate changes", async () => {
  const api = new FakeApi().on("List", rows(orderRow("1"))).on("Count", count(1284), count(1285))
    .on("Changed", changed([orderRow("1", { version: 2 })], ["1"]));
  await onList(api, "/orders", async () => {
    await says("1–1 of 1,284");
    await waitFor(() => assert.equal(announcement.peek().text, "1 of 1,284 shown"));
    const announcementId = announcement.peek().id;
    act(() => publishChange("orders", ["1"]));
    await says("1–1 of 1,285");
    assert.equal(announcement.peek().id, announcementId);
  });
});

Deno.test("Access 9 sort, page and size are announced once each, with what changed", async () => {
  const api = new FakeApi().on("List", rows(orderRow("1"))).on("Count", count(1284), count(1285))
    .on("Changed", changed([orderRow("1", { version: 2 })], ["1"]));
  const before = announcement.peek().id;
  await onList(api, "/orders", async () => {
    const heard: string[] = [];
    const stop = announcement.subscribe(({ id, text }) => void (id > before && heard.push(text)));
    const hears = (text: string) => waitFor(() => assert.equal(heard.at(-1), text));
    await hears("1 of 1,284 shown");
    await press("Created");
    await hears("Sorted by Created, ascending");
    await press("Created");
    await hears("Sorted by Created, descending");
    await press("Next page");
    await hears("Page 2: 21–21 of 1,284");
    fireEvent.change(screen.getByRole("combobox", { name: "Rows per page" }), { target: { value: "50" } });
    await hears("50 rows per page: 1–1 of 1,284");
    act(() => publishChange("orders", ["1"]));
    await says("1–1 of 1,285");
    stop();
    assert.deepEqual(heard, [
      "1 of 1,284 shown",
      "Sorted by Created, ascending",
      "Sorted by Created, descending",
      "Page 2: 21–21 of 1,284",
      "50 rows per page: 1–1 of 1,284",
    ]);
  });
});
