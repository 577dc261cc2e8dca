import { count, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../src/engine/live/live.ts";
import { announcement } from "../../../../src/lib/toasts.ts";
import {
  act,
  type Answer,
  data,
  FakeApi,
  fireEvent,
  press,
  refusal,
  says,
  screen,
  settledElement,
  type as write,
  waitFor,
} from "../record/stage.tsx";

const check = (code: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${code}` }));
const pickPage = () =>
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
const choose = async (name: string) => {
  await press(/^(More|Actions)$/);
  fireEvent.click(await screen.findByRole("menuitem", { name }));
};

/** Returns an API with 5,000 orders of which three are on the page. */
const many = () =>
  new FakeApi().on("List", rows(orderRow("1"), orderRow("2"), orderRow("3"))).on("Count", count(5_000));

const PREVIEW = data({
  jobPreview: {
    count: 5_000,
    fits: 4_963,
    groups: [
      {
        status: "Processing",
        print_status: "Waiting",
        shipment_status: "Processing",
        count: 4_000,
        fits: true,
      },
      { status: "Processing", print_status: "Waiting", shipment_status: "Ready", count: 963, fits: true },
      { status: "Shipped", print_status: "Printed", shipment_status: "Handed Over", count: 37, fits: false },
    ],
    charges: [],
    purchases: [],
    batches: 0,
    refusals: [],
  },
});
const job = (status: string, over: object = {}) => ({
  _id: "j1",
  kind: "orders.move",
  status,
  title: "Hold order",
  total: 5_000,
  done: 0,
  made: 0,
  skipped: 0,
  refused: 0,
  error: null,
  steps: status === "Running" ? ["job.cancel"] : [],
  ...over,
});
const made = (state: object): Answer => data({ makeJob: state });
const seen = (state: object): Answer => data({ getJobById: state });
const DONE = job("Done", { done: 5_000, made: 4_963, refused: 37, steps: ["job.retry", "job.undo"] });
const changed = () => act(() => publishChange("jobs", ["j1"]));

async function holdAll(): Promise<void> {
  await rowOf("PD-1");
  pickPage();
  await press("Select all 5,000 that match");
  await choose("Hold order …");
  await says("Hold 4,963 of 5,000 orders");
  await write(/Reason/, "Out of blanks");
  await press("Hold 4,963 orders");
}

Deno.test("all matching rows, without exclusions, go to a job as filters and exceptions", async () => {
  const api = many().on("PreviewBulk", PREVIEW).on("MakeBulk", made(job("Queued"))).on("GetBulk", seen(DONE));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    pickPage();
    await says("3 selected");
    await press("Select all 5,000 that match");
    await says("5,000 selected");
    assert.equal(announcement.peek().text, "5,000 selected");
    check("PD-2");
    await says("4,999 selected");
    await choose("Hold order …");
    await says("Hold 4,963 of 5,000 orders");
    await says("37Shippedwill be refused");
    await says("4,963Processing");
    await says("You can undo this afterwards");
    await write(/Reason/, "Out of blanks");
    await press("Hold 4,963 orders");
    await says("4,963 held, 37 refused");
    const [sent] = api.named("MakeBulk");
    const target = { filters: { status: ["Processing"], range: "this-month" }, except: ["2"] };
    assert.deepEqual(api.named("PreviewBulk")[0]?.variables["params"], {
      kind: "orders.move",
      resource: "orders",
      ...target,
      event: "order.hold",
    });
    assert.deepEqual(sent?.variables["params"], {
      kind: "orders.move",
      resource: "orders",
      ...target,
      event: "order.hold",
      params: { reason: "Out of blanks" },
    });
    assert.match(String(sent?.variables["key"]), /^[0-9a-f-]{36}$/);
    assert.ok(screen.getByRole("search"), "the rows are the job's now");
  });
});

Deno.test("a step asks for its input before anything is sent", async () => {
  const api = many().on("PreviewBulk", PREVIEW);
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    check("PD-1");
    await choose("Hold order …");
    await press("Hold 4,963 orders");
    await says("This field is required.");
    assert.equal(document.activeElement?.getAttribute("name"), "reason");
    assert.deepEqual(api.named("MakeBulk"), []);
    assert.deepEqual(api.named("PreviewBulk")[0]?.variables["params"], {
      kind: "orders.move",
      resource: "orders",
      ids: ["1"],
      event: "order.hold",
    });
  });
});

Deno.test("the job's progress is shown below the filters until it ends; then retry and undo", async () => {
  const api = many().on("PreviewBulk", PREVIEW)
    .on("MakeBulk", made(job("Queued")), made(job("Running", { _id: "j2", kind: "orders.undo" })))
    .on(
      "GetBulk",
      seen(job("Running", { done: 1_200 })),
      seen(DONE),
      seen({ ...DONE, made: 5_000, refused: 0, steps: ["job.undo"] }),
      seen(job("Done", { _id: "j2", kind: "orders.undo", made: 5_000 })),
    )
    .on("MoveBulk", data({ moveJob: [{ _id: "j1", ok: true, error: null, reason: null }] }));
  await onList(api, "/orders", async () => {
    await holdAll();
    await says("“Hold order” is running. It is safe to leave this page.");
    await says("1,200 of 5,000");
    assert.ok(screen.getByRole("button", { name: "Stop" }));
    changed();
    await says("4,963 held, 37 refused");
    const link = screen.getByRole("link", { name: "See what was refused" });
    assert.equal(link.getAttribute("href"), "/jobs/all/j1");
    await press("Retry 37");
    await says("5,000 held");
    assert.equal(api.named("MoveBulk")[0]?.variables["event"], "job.retry");
    await press("Undo");
    await says("5,000 undone");
    assert.deepEqual(api.named("MakeBulk")[1]?.variables["params"], {
      kind: "orders.undo",
      resource: "orders",
      job: "j1",
    });
    await press("Close this message");
    await waitFor(() => assert.equal(screen.queryAllByText("5,000 undone").length, 0));
  });
});

Deno.test("a job whose answer is lost is requested again with the same key", async () => {
  const cut = () => {
    throw new TypeError("cut");
  };
  const api = many().on("PreviewBulk", PREVIEW).on("MakeBulk", cut, made(DONE)).on("GetBulk", seen(DONE));
  await onList(api, "/orders", async () => {
    await holdAll();
    await says("we do not know whether “Hold order” was done");
    await press("Check again");
    await says("4,963 held, 37 refused");
    const [first, second, ...more] = api.named("MakeBulk");
    assert.deepEqual(more, []);
    assert.deepEqual(second?.variables, first?.variables);
  });
});

Deno.test("a job that could not be started is reported in the form, which keeps the typed text", async () => {
  const api = many().on("PreviewBulk", PREVIEW).on("MakeBulk", refusal("LIMIT"));
  await onList(api, "/orders", async () => {
    await holdAll();
    await says("“Hold order” failed. This is too much for one request.");
    assert.equal((await screen.findByLabelText<HTMLInputElement>(/Reason/)).value, "Out of blanks");
  });
});

Deno.test("above a hundred thousand orders the dialog asks to narrow the filters, and sends nothing", async () => {
  const preview = data({
    jobPreview: {
      count: 100_001,
      fits: 100_001,
      groups: [],
      charges: [],
      purchases: [],
      batches: 0,
      refusals: [],
    },
  });
  const api = many().on("PreviewBulk", preview);
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    pickPage();
    await press("Select all 5,000 that match");
    await choose("Tags …");
    await says("100,001 records are selected. At most 100,000 are possible at once: narrow the filters.");
    await press("Change tags of 100,001 orders");
    assert.deepEqual(api.named("MakeBulk"), []);
  });
});

Deno.test("a final step says that it cannot be undone; a step that asks nothing goes to a job for all rows", async () => {
  const api = many().on("PreviewBulk", PREVIEW).on("MakeBulk", made(DONE)).on("GetBulk", seen(DONE));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    pickPage();
    await press("Select all 5,000 that match");
    await choose("Cancel order …");
    await says("This can’t be undone.");
    await press("Cancel");
    await choose("Start production …");
    await press("Start production of 4,963 orders");
    await says("4,963 started, 37 refused");
    assert.deepEqual(api.named("MoveOrder"), []);
  });
});

Deno.test("tags are added and removed, the shipping method is one of the list", async () => {
  const api = many().on("PreviewBulk", PREVIEW).on("MakeBulk", made(DONE)).on("GetBulk", seen(DONE))
    .on("Tags", data({ tags: ["gift", "rush"] }))
    .on(
      "ShippingMethods",
      data({
        shippingMethods: [{ code: "express", name: "Express", carrier: "DHL", min_days: 1, max_days: 2 }],
      }),
    );
  const calls = () => api.named("MakeBulk").at(-1)?.variables["params"] as Record<string, unknown>;
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    check("PD-1");
    await choose("Tags …");
    await press("Change tags of 4,963 orders");
    await says("Enter at least one tag.");
    await write("Add tags", "  top   seller ");
    fireEvent.keyDown(screen.getByLabelText("Add tags"), { key: "Enter" });
    await write("Add tags", "rush");
    fireEvent.keyDown(screen.getByLabelText("Add tags"), { key: "Enter" });
    await press("Remove the tag rush");
    await write("Remove tags", "gift");
    fireEvent.blur(screen.getByLabelText("Remove tags"));
    await press("Change tags of 4,963 orders");
    await says("4,963 changed");
    assert.deepEqual([calls()["add_tags"], calls()["remove_tags"]], [["top seller"], ["gift"]]);
    check("PD-1");
    await choose("Change shipping method …");
    // Without a layout the focus manager may confuse the dialogs and hide the new one.
    const within = { hidden: true };
    await screen.findByRole("option", { name: "Express · DHL", ...within });
    const method = await screen.findByRole("combobox", { name: "Shipping method", ...within });
    fireEvent.change(method, { target: { value: "express" } });
    const name = "Change shipping method of 4,963 orders";
    fireEvent.click(await settledElement(() => screen.findByRole("button", { name, ...within })));
    await waitFor(() => assert.equal(calls()["shipping_method"], "express"));
  });
});

Deno.test("selected rows that a job takes are deselected, and no hidden row stays selected", async () => {
  const api = many().on("PreviewBulk", PREVIEW).on("MakeBulk", made(DONE)).on("GetBulk", seen(DONE))
    .on("Tags", data({ tags: ["gift"] }));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    check("PD-1");
    check("PD-2");
    await says("2 selected");
    await choose("Tags …");
    await write("Add tags", "gift");
    fireEvent.keyDown(screen.getByLabelText("Add tags"), { key: "Enter" });
    await press("Change tags of 4,963 orders");
    await says("4,963 changed, 37 refused");
    await waitFor(() => assert.equal(document.querySelectorAll("[aria-selected=true]").length, 0));
    assert.ok(!/selected/.test(document.querySelector("section")?.textContent ?? ""));
    assert.ok(screen.getByRole("button", { name: "Retry 37" }));
  });
});
