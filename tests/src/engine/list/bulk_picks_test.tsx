import { apiWithRows, count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { toasts } from "../../../../src/lib/toasts.ts";
import { act, data, FakeApi, fireEvent, press, says, screen, waitFor } from "../record/stage.tsx";

const check = (code: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${code}` }));
const key = (name: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more }));
/** Returns an API with 5,000 orders of which three are on the page. */
const many = () =>
  new FakeApi().on("List", rows(orderRow("1"), orderRow("2"), orderRow("3"))).on("Count", count(5_000));
const EXPORT = {
  _id: "j1",
  kind: "list.export",
  status: "Queued",
  title: "",
  total: 0,
  done: 0,
  made: 0,
  skipped: 0,
  refused: 0,
  error: null,
  steps: [],
};

Deno.test("an export requests the rows, the columns in the person's language and the list's order", async () => {
  const api = many().on("MakeBulk", data({ makeJob: EXPORT })).on("GetBulk", data({ getJobById: EXPORT }));
  await onList(api, "/orders/all?sort=code", async () => {
    await rowOf("PD-1");
    await press("Export");
    await press("Export 5,000 rows");
    await waitFor(() =>
      assert.equal(
        toasts.peek().at(-1)?.text,
        "The export has started. We notify you when the file is ready.",
      )
    );
    const first = api.named("MakeBulk")[0]?.variables["params"] as Record<string, unknown>;
    assert.deepEqual([first["filters"], first["sort"], first["shape"], first["format"]], [
      {},
      "code",
      "columns",
      "csv",
    ]);
    const [columns, labels] = [first["columns"], first["labels"]] as [string[], string[]];
    assert.deepEqual([columns.slice(0, 2), labels.slice(0, 2)], [["code", "created_at"], [
      "Number",
      "Created",
    ]]);
    // Each field in the file has a translated name, even if several fields share a column on the screen.
    assert.ok(columns.includes("recipient_name") && labels.includes("Recipient") && labels.includes("City"));
    assert.deepEqual(labels.filter((label) => /[_a-z]_[a-z]/.test(label)), []);
    check("PD-2");
    await says("1 selected");
    await press("Export");
    fireEvent.click(await screen.findByRole("radio", { name: "Everything, one row per item" }));
    fireEvent.click(screen.getByRole("radio", { name: "Excel workbook (.xlsx)" }));
    await press("Export 1 row");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 2));
    assert.deepEqual(api.named("MakeBulk")[1]?.variables["params"], {
      kind: "list.export",
      resource: "orders",
      ids: ["2"],
      sort: "code",
      shape: "lines",
      format: "xlsx",
    });
  });
});

Deno.test("selected rows stay selected on the next page, and are dropped with other filters", async () => {
  const api = new FakeApi()
    .on("List", rows(orderRow("1"), orderRow("2")), rows(orderRow("3")), rows(orderRow("4")))
    .on("Count", count(60));
  await onList(api, "/orders", async ({ back }) => {
    await rowOf("PD-1");
    check("PD-1");
    await says("1 selected");
    await press("Next page");
    await rowOf("PD-3");
    await says("1 selected");
    check("PD-3");
    await says("2 selected");
    act(() => back("/orders/all"));
    await rowOf("PD-4");
    assert.ok(screen.getByRole("search"));
    assert.equal(toasts.peek().at(-1)?.text, "Selection cleared, because the filters changed.");
  });
});

Deno.test("keys: Space selects, Shift and an arrow select the rows they pass, Ctrl+A the page and then all matching rows", async () => {
  await onList(many(), "/orders", async () => {
    await rowOf("PD-1");
    key("ArrowDown");
    key(" ");
    await says("1 selected");
    key("ArrowDown", { shiftKey: true });
    await says("2 selected");
    key("a", { ctrlKey: true });
    await says("3 selected");
    key("a", { ctrlKey: true });
    await says("5,000 selected");
    key("Escape");
    await waitFor(() => assert.ok(screen.getByRole("search")));
    screen.getByRole("searchbox").focus();
    key("a", { ctrlKey: true });
    assert.ok(screen.getByRole("search"), "in a field Ctrl+A selects its text");
  });
});

Deno.test("a person without the right to jobs is offered neither jobs nor exports", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    await rowOf("PD-1");
    assert.equal(screen.queryAllByRole("button", { name: "Export" }).length, 0);
  }, { role: "printer" });
});
