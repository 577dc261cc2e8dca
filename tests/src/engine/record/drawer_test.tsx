import { data, FakeApi, fireEvent, onStage, press, says, screen, waitFor } from "./stage.tsx";
import { page, resizeTo } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { listenForKeys, reachable, register, shortcuts } from "../../../../src/lib/keys.ts";
import RecordDrawer from "../../../../src/engine/record/record_drawer.tsx";
import RecordPage from "../../../../src/engine/record/record_page.tsx";
import { orders } from "../../../../resources/orders/orders.ts";
import { readUrl } from "../../../../resources/url.ts";
import { order } from "./sample.ts";

const query = readUrl(orders, "all", new URLSearchParams("search=tee"));
const api = (): FakeApi => new FakeApi().on("GetOrder", data({ getOrderById: order() }));

/** Runs a test with listening for keys; counts how often the record was closed. */
async function withKeys(
  work: (closed: () => number) => Promise<void>,
  Frame = RecordDrawer,
  ids = ["o0", "o1", "o2"],
) {
  let closed = 0;
  const stop = listenForKeys();
  const drawer = (
    <Frame
      resource={orders}
      id="o1"
      query={query}
      listHref="/orders/all?search=tee"
      ids={ids}
      onClose={() => void (closed += 1)}
    />
  );
  try {
    await onStage(api(), drawer, async ({ history }) => {
      await says("PD-000123");
      seen = history;
      await work(() => closed);
    });
  } finally {
    stop();
  }
}
let seen: readonly string[] = [];

Deno.test("Access 15 a record next to the list is a region that does not trap the focus; next and previous keep the list's query", async () => {
  resizeTo(1440);
  await withKeys(async () => {
    const region = screen.getByRole("complementary", { name: "PD-000123: record details" });
    assert.ok(document.activeElement === region);
    assert.ok(!document.querySelector("[aria-modal=true]"));
    assert.match(region.textContent ?? "", /2 of 3/);
    fireEvent.keyDown(document.body, { key: "]" });
    await waitFor(() => assert.equal(seen.at(-1), "/orders/all/o2?search=tee"));
    await press("Previous record");
    await waitFor(() => assert.equal(seen.at(-1), "/orders/all/o0?search=tee"));
    const open = screen.getByRole("link", { name: "Open as a page" });
    assert.equal(open.getAttribute("href"), "/orders/all/o1?search=tee&view=page");
    // With a modifier the browser handles the click.
    assert.equal(fireEvent.click(open, { ctrlKey: true }), true);
    assert.equal(seen.at(-1), "/orders/all/o0?search=tee");
    fireEvent.click(open);
    await waitFor(() => assert.equal(seen.at(-1), "/orders/all/o1?search=tee&view=page"));
  });
});

Deno.test("j and k change the open record, whatever the list's own j does; the key help and the tooltips name these keys", async () => {
  resizeTo(1440);
  const heard: string[] = [];
  const stop = register("list", "j", () => heard.push("list"), "list.keys.next");
  try {
    await withKeys(async () => {
      fireEvent.keyDown(document.body, { key: "j" });
      await waitFor(() => assert.equal(seen.at(-1), "/orders/all/o2?search=tee"));
      fireEvent.keyDown(document.body, { key: "k" });
      await waitFor(() => assert.equal(seen.at(-1), "/orders/all/o0?search=tee"));
      assert.deepEqual(heard, []);
      const listed = reachable(shortcuts.value).filter(({ scope }) => scope === "record").map(({ key }) =>
        key
      );
      assert.deepEqual(["j", "k", "n", "h", "e"].filter((key) => !listed.includes(key)), []);
      fireEvent.focus(screen.getByRole("button", { name: "Next record" }));
      await says("Next record (J)");
    });
  } finally {
    stop();
  }
});

Deno.test("h opens the form of a hold, e opens editing", async () => {
  resizeTo(1440);
  await withKeys(async () => {
    const hold = await screen.findByRole("button", { name: "Hold order" });
    assert.equal(hold.getAttribute("aria-keyshortcuts"), "H");
    fireEvent.keyDown(document.body, { key: "h" });
    const form = await screen.findByRole("form", { name: "Hold order" });
    fireEvent.keyDown(form.querySelector("input")!, { key: "Escape" });
    await waitFor(() => assert.ok(!screen.queryByRole("form")));
    fireEvent.keyDown(document.body, { key: "e" });
    await screen.findByLabelText("Recipient", { selector: "input" });
  });
});

Deno.test("Esc closes the record, but not while typing or leaving a small form", async () => {
  resizeTo(1440);
  await withKeys(async (closed) => {
    await press("Hold order");
    const form = await screen.findByRole("form", { name: "Hold order" });
    const reason = form.querySelector("input");
    assert.ok(reason);
    fireEvent.keyDown(reason, { key: "Escape" });
    await waitFor(() => assert.ok(!screen.queryByRole("form")));
    assert.equal(closed(), 0);
    fireEvent.keyDown(document.body, { key: "Escape" });
    assert.equal(closed(), 1);
  });
});

Deno.test("the last record of its list has no next one, and a single record has no position", async () => {
  resizeTo(1440);
  await withKeys(
    async () => {
      const next = await screen.findByRole("button", { name: "Next record" });
      assert.equal(next.getAttribute("aria-disabled"), "true");
    },
    RecordDrawer,
    ["o0", "o1"],
  );
  await withKeys(
    () => {
      assert.ok(!screen.queryByRole("button", { name: "Next record" }));
      return Promise.resolve();
    },
    RecordDrawer,
    [],
  );
});

Deno.test("below 1024 px a record covers the list as a dialog", async () => {
  resizeTo(390);
  try {
    await withKeys(async () => {
      const dialog = await screen.findByRole("dialog", { hidden: true });
      assert.equal(dialog.getAttribute("aria-modal"), "true");
    });
  } finally {
    resizeTo(1440);
    await page.happyDOM.waitUntilComplete();
  }
});

Deno.test("as a page a record links back to its list with the query it came from", async () => {
  await withKeys(async () => {
    assert.equal(
      screen.getByRole("link", { name: "Back to Orders" }).getAttribute("href"),
      "/orders/all?search=tee",
    );
    assert.ok(screen.getByRole("heading", { level: 1, name: "PD-000123" }));
    await press("Next record");
    await waitFor(() => assert.equal(seen.at(-1), "/orders/all/o2?search=tee&view=page"));
  }, RecordPage);
});

Deno.test("Access 7 the window's title names the open record, in a drawer and as a page, and is restored afterwards", async () => {
  resizeTo(1440);
  document.title = "";
  for (const Frame of [RecordDrawer, RecordPage]) {
    await withKeys(async () => {
      await waitFor(() => assert.equal(document.title, "PD-000123 · Pressdock"));
    }, Frame);
    assert.equal(document.title, "Pressdock");
  }
});

Deno.test("Access 8 the parts of a record are one level below its title, and its tables are named by their part", async () => {
  resizeTo(1440);
  const levels: [typeof RecordDrawer, number][] = [[RecordDrawer, 3], [RecordPage, 2]];
  for (const [Frame, level] of levels) {
    await withKeys(async () => {
      await screen.findByRole("heading", { name: "Items", level });
      assert.ok(screen.getByRole("table", { name: "Items" }));
    }, Frame);
  }
});
