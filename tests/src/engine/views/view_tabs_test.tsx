import { answerViews, onViews, tab, tabs, view, withViews } from "./sample.tsx";
import assert from "node:assert/strict";
import { publishChange, startLive } from "../../../../src/engine/live/live.ts";
import type { SocketEvents } from "../../../../src/engine/live/socket.ts";
import { toasts } from "../../../../src/lib/toasts.ts";
import { act, data, fireEvent, press, says, screen, waitFor } from "../record/stage.tsx";

const LATE = view("late", { name: "", code: "late", may_edit: false, filters: { due: "late" } });
const HELD = view("held", { name: "Held" });
const MENU = view("menu", { name: "Rarely", is_pinned: false });

const counts = (held: number, late = 3, capped = false) =>
  data({ viewCounts: [{ _id: "held", count: held, capped: false }, { _id: "late", count: late, capped }] });
const current = () => document.querySelector('nav[aria-label="Views"] [aria-current]')?.textContent;
const isModified = () => (document.body.textContent ?? "").includes("Modified");

Deno.test("pinned views are tabs with their counts, which are requested when the rows are painted", async () => {
  const api = withViews(LATE, HELD, MENU).on("ViewCounts", counts(12, 10_000, true));
  await onViews(api, "/orders/all", async () => {
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Late10,000+", "Held12"]));
    assert.deepEqual(api.named("ViewCounts").map(({ variables }) => variables["ids"]), [["late", "held"]]);
    const names = api.requests.map(({ name }) => name);
    assert.ok(names.indexOf("List") < names.indexOf("ViewCounts"));
    assert.equal(current(), "All");
  });
});

Deno.test("a view that cannot be counted says so on its tab; the others keep their counts", async () => {
  const answer = [{ _id: "late", count: null, capped: false }, { _id: "held", count: 12, capped: false }];
  const api = withViews(LATE, HELD).on("ViewCounts", data({ viewCounts: answer }));
  await onViews(api, "/orders/all", async () => {
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Late–", "Held12"]));
    assert.ok(screen.getByRole("img", { name: "These records could not be counted." }));
  });
});

Deno.test("Clear answers 14: once a bulk job has ended the counts of the tabs are updated", async () => {
  const api = withViews(LATE, HELD).on("ViewCounts", counts(12), counts(9));
  await onViews(api, "/orders/all", async () => {
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Late3", "Held12"]));
    act(() => publishChange("jobs", ["job-1"]));
    act(() => publishChange("jobs", ["job-1"]));
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Late3", "Held9"]), { timeout: 5_000 });
    assert.equal(api.named("ViewCounts").length, 2, "one count for both changes");
  });
});

Deno.test("a tab is a link to the whole content of its view, and shows its rows", async () => {
  const layout = {
    columns: [{ key: "code", width: 116 }, { key: "status", width: 200 }],
    density: "compact",
  };
  const api = withViews(LATE, { ...HELD, ...layout, sort: "-due_at" });
  await onViews(api, "/orders/all?per_page=50", async ({ currentPath }) => {
    fireEvent.click(await tab(/^Held/));
    const address =
      "/orders/on-hold?sort=-due_at&per_page=50&cols=code%2Cstatus%3A200&density=compact&view=held";
    assert.equal(currentPath(), address);
    assert.equal((await tab(/^Held/)).getAttribute("href"), address);
    await waitFor(() =>
      assert.deepEqual(api.named("List").at(-1)?.variables, {
        status: ["On Hold"],
        sort: "-due_at",
      })
    );
    await waitFor(() => assert.equal(current(), "Held"));
    assert.ok(!isModified());
  });
});

Deno.test("an address equal to a tab's content counts as that tab, even without its id", async () => {
  await onViews(withViews(HELD), "/orders/on-hold", async ({ currentPath }) => {
    await waitFor(() => assert.equal(current(), "Held"));
    await press("Remove the filter Status");
    await waitFor(() => assert.equal(current(), "All"));
    assert.equal(currentPath(), "/orders/all");
    assert.ok(!isModified());
  });
});

Deno.test("an address that differs from the view is modified; Reset restores the view", async () => {
  await onViews(withViews(HELD), "/orders/on-hold?country=DE&view=held", async ({ currentPath }) => {
    await says("Modified");
    assert.equal(current(), "Held");
    await press("Reset");
    assert.equal(currentPath(), "/orders/on-hold?view=held");
    await waitFor(() => assert.ok(!isModified()));
  });
});

Deno.test("columns, widths, row height and sort modify a view; another page or page size does not", async () => {
  const modified = ["cols=code,status", "cols=code:200,created_at", "density=roomy", "sort=code"];
  for (const text of [...modified, "page=2", "per_page=100"]) {
    await onViews(withViews(HELD), `/orders/on-hold?${text}&view=held`, async () => {
      await waitFor(() => assert.equal(current(), "Held"));
      assert.equal(isModified(), modified.includes(text), text);
    });
  }
});

Deno.test("a link to a missing view keeps its filters, and shows one message", async () => {
  toasts.value = [];
  await onViews(withViews(HELD), "/orders/pending?view=foreign", async ({ api, currentPath }) => {
    await waitFor(() => assert.equal(toasts.peek().length, 1));
    assert.match(toasts.peek()[0]?.text ?? "", /does not exist, or is not shared with you/);
    assert.deepEqual(api.named("List")[0]?.variables["status"], ["Pending"]);
    assert.equal(currentPath(), "/orders/pending?view=foreign");
    assert.ok(!isModified());
    act(() => publishChange("views", ["x"]));
    await waitFor(() => assert.equal(api.named("Views").length, 2));
    await press("Remove the filter Status");
    assert.equal(currentPath(), "/orders/all?view=foreign");
  });
});

Deno.test("views that could not be fetched do not affect the list: the tab All is shown, and no message", async () => {
  toasts.value = [];
  const broken = () => Promise.reject(new TypeError("cut"));
  const api = withViews().on("Views", broken, answerViews(HELD));
  await onViews(api, "/orders/pending?view=held", async () => {
    assert.deepEqual(tabs(), ["All"]);
    act(() => publishChange("views", ["held"]));
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Held"]));
    assert.deepEqual(toasts.peek(), []);
  });
});

Deno.test("a view changed elsewhere is fetched again, and its count with it", async () => {
  const api = withViews(HELD).on("ViewCounts", counts(12), counts(13));
  await onViews(api, "/orders/all", async () => {
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Held12"]));
    api.on("Views", answerViews({ ...HELD, name: "On the shelf", version: 2 }));
    act(() => publishChange("views", ["held"]));
    await waitFor(() => assert.deepEqual(tabs(), ["All", "On the shelf13"]));
  });
});

Deno.test("views that changed while the connection was cut are fetched once it is back", async () => {
  let socket: SocketEvents | undefined;
  const open = (events: SocketEvents) => {
    socket = events;
    return () => {};
  };
  const stop = startLive(() => {}, () => Promise.resolve(open));
  const api = withViews(HELD).on("ViewCounts", counts(12), counts(13));
  await onViews(api, "/orders/all", async () => {
    await waitFor(() => assert.deepEqual(tabs(), ["All", "Held12"]));
    api.on("Views", answerViews({ ...HELD, name: "On the shelf", version: 2 }));
    act(() => {
      socket?.onDown();
      socket?.onOpen();
    });
    await waitFor(() => assert.deepEqual(tabs(), ["All", "On the shelf13"]));
  });
  stop();
});

Deno.test("S2.19 the bare link opens the default of the person's role, and All stays a link to all rows", async () => {
  const home = { ...HELD, audience: "everyone", default_role: "root" };
  await onViews(withViews(home), "/orders", async ({ api, currentPath }) => {
    await waitFor(() => assert.equal(currentPath(), "/orders/on-hold?view=held"));
    await waitFor(() => assert.deepEqual(api.named("List").at(-1)?.variables["status"], ["On Hold"]));
    fireEvent.click(await tab("All"));
    assert.equal(currentPath(), "/orders/all");
  });
  await onViews(withViews(home), "/orders", async ({ currentPath }) => {
    await says("Status: Processing");
    assert.equal(currentPath(), "/orders");
  }, { role: "order_qc" });
});

Deno.test("arrow keys move along the tabs, Home and End to the ends", async () => {
  await onViews(withViews(LATE, HELD), "/orders/all", async () => {
    const focused = () => document.activeElement?.textContent;
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    (await tab(/^Late/)).focus();
    key("ArrowRight");
    assert.equal(focused(), "Held");
    key("ArrowRight");
    assert.equal(focused(), "Held");
    key("Home");
    assert.equal(focused(), "All");
    key("End");
    key("ArrowLeft");
    assert.equal(focused(), "Late");
  });
});

Deno.test("a tab opened in another window does not change this one", async () => {
  await onViews(withViews(HELD), "/orders/all", async ({ currentPath }) => {
    fireEvent.click(await tab(/^Held/), { ctrlKey: true });
    assert.equal(currentPath(), "/orders/all");
    assert.ok(screen.getByRole("navigation", { name: "Views" }));
  });
});
