import { apiWithRows, onList, orderRow, rowOf } from "./stage.tsx";
import assert from "node:assert/strict";
import { announcement, toasts } from "../../../../src/lib/toasts.ts";
import { act, fireEvent, press, screen, waitFor } from "../record/stage.tsx";
// Importing a lazy part makes it available at once, however busy the machine is.
import "../../../../src/engine/list/layout/layout_chooser.tsx";

const heads = () => [...document.querySelectorAll("th[data-column]")].map((head) => head.textContent?.trim());
const widths = () =>
  [...document.querySelectorAll<HTMLElement>("col[data-column]")].map((col) => col.style.width);
const choice = (name: string) => screen.findByRole("checkbox", { name, hidden: true });
const at = "/orders/all?cols=code%2Ccreated_at%2Cstatus";
const list = (path: string, work: Parameters<typeof onList>[2], options?: Parameters<typeof onList>[3]) =>
  onList(apiWithRows(orderRow("1")), path, async (stage) => {
    await rowOf("PD-1");
    await work(stage);
  }, options);

Deno.test("columns are shown and hidden at once, without a history entry; the first one always stays", async () => {
  await list(at, async ({ currentPath, history, api }) => {
    assert.deepEqual(heads(), ["Number", "Created", "Status"]);
    const steps = history.length;
    await press("Columns");
    assert.ok((await choice("Number") as HTMLInputElement).disabled);
    fireEvent.click(await choice("Created"));
    await waitFor(() => assert.deepEqual(heads(), ["Number", "Status"]));
    fireEvent.click(await choice("Total"));
    await waitFor(() => assert.deepEqual(heads(), ["Number", "Status", "Total"]));
    assert.equal(currentPath(), "/orders/all?cols=code%2Cstatus%2Ctotal_minor");
    assert.equal(history.length, steps);
    assert.equal(api.named("List").length, 1, "the rows have these fields");
    fireEvent.click(await screen.findByRole("button", { name: "Default columns", hidden: true }));
    await waitFor(() => assert.equal(currentPath(), "/orders/all"));
  });
});

Deno.test("a column that a filter shows is hidden, also by somebody who chose the default columns, and Default shows it", async () => {
  const own = { orders: { columns: [], density: "normal" } };
  await list("/orders/all?due=late", async () => {
    assert.ok(heads().includes("Waiting for"));
    await press("Columns");
    fireEvent.click(await choice("Waiting for"));
    await waitFor(() => assert.ok(!heads().includes("Waiting for")));
    fireEvent.click(await screen.findByRole("button", { name: "Default columns", hidden: true }));
    await waitFor(() => assert.ok(heads().includes("Waiting for")));
  }, { looks: own });
});

Deno.test("showing a hidden column requests it", async () => {
  await list(at, async ({ api }) => {
    await press("Columns");
    fireEvent.click(await choice("Tags"));
    await waitFor(() => assert.equal(api.named("List").length, 2));
    await waitFor(() => assert.deepEqual(heads(), ["Number", "Created", "Status", "Tags"]));
    assert.equal(api.named("Count").length, 1);
  });
});

Deno.test("Alt with an arrow moves a column, and announces its position", async () => {
  await list(at, async ({ currentPath }) => {
    await press("Columns");
    const status = await choice("Status");
    fireEvent.keyDown(status, { key: "ArrowUp", altKey: true });
    await waitFor(() => assert.deepEqual(heads(), ["Number", "Status", "Created"]));
    assert.equal(currentPath(), "/orders/all?cols=code%2Cstatus%2Ccreated_at");
    assert.match(announcement.peek().text, /Status.*2.*3/);
    fireEvent.keyDown(await choice("Status"), { key: "ArrowUp", altKey: true });
    assert.deepEqual(heads(), ["Number", "Status", "Created"], "nothing comes before the first column");
  });
});

Deno.test("rows are 32, 40 or 48 px high", async () => {
  for (const [name, density] of [["Compact", "compact"], ["Roomy", "roomy"]] as const) {
    await list("/orders/all", async ({ api, currentPath }) => {
      await press("Columns");
      fireEvent.click(await screen.findByRole("radio", { name, hidden: true }));
      assert.equal(
        currentPath(),
        "/orders/all",
        "the density is the person's setting and not part of the link",
      );
      const densities = () => api.named("KeepListLook").map(({ variables }) => variables["density"]);
      await waitFor(() => assert.deepEqual(densities(), [density]));
      fireEvent.click(await screen.findByRole("radio", { name: "Normal", hidden: true }));
      await waitFor(() => assert.deepEqual(densities(), [density, "normal"]));
    });
  }
});

Deno.test("on a phone the chooser is a sheet with a close button, and cards are unchanged", async () => {
  await list(at, async () => {
    const card = (await rowOf("PD-1")).textContent;
    assert.match(card ?? "", /Ada Byron/);
    await press("Columns");
    fireEvent.click(await choice("Status"));
    await press("Done");
    await waitFor(() => assert.equal(document.querySelectorAll("[role=dialog]").length, 0));
    assert.equal((await rowOf("PD-1")).textContent, card);
  }, { width: 390 });
});

Deno.test("arrow keys on the grip of a column head set its width, with Shift in larger steps; then the address is updated", async () => {
  await list(at, async ({ currentPath }) => {
    const edge = screen.getByRole("separator", { name: /Created/ });
    const began = Number(edge.getAttribute("aria-valuenow"));
    fireEvent.keyDown(edge, { key: "ArrowRight" });
    fireEvent.keyDown(edge, { key: "ArrowRight", shiftKey: true });
    await waitFor(() => assert.equal(edge.getAttribute("aria-valuenow"), String(began + 40)));
    assert.equal(widths()[1], `${began + 40}px`, "the table follows at once");
    assert.equal(currentPath(), at);
    fireEvent.keyUp(edge, { key: "ArrowRight" });
    assert.equal(currentPath(), `/orders/all?cols=code%2Ccreated_at%3A${began + 40}%2Cstatus`);
    await waitFor(() => assert.equal(widths()[1], `${began + 40}px`));
  });
});

Deno.test("Escape restores a width; Enter and a double click set the column's default", async () => {
  const wide = "/orders/all?cols=code%2Ccreated_at%3A300%2Cstatus";
  const edge = () => screen.getByRole("separator", { name: /Created/ });
  await list(wide, async ({ currentPath }) => {
    fireEvent.keyDown(edge(), { key: "ArrowLeft" });
    fireEvent.keyDown(edge(), { key: "Escape" });
    fireEvent.keyUp(edge(), { key: "ArrowLeft" });
    assert.equal(currentPath(), wide);
    assert.equal(widths()[1], "300px");
    fireEvent.keyDown(edge(), { key: "Enter" });
    await waitFor(() => assert.equal(currentPath(), at));
  });
  await list(wide, async ({ currentPath }) => {
    fireEvent.doubleClick(edge());
    await waitFor(() => assert.equal(currentPath(), at));
  });
});

const paste = (box: HTMLElement, text: string) =>
  act(() => void fireEvent.paste(box, { clipboardData: { getData: () => text } }));

Deno.test("pasted lines are searched together; the box shows how many, and lists them while editing", async () => {
  await list("/orders/all", async ({ api, currentPath }) => {
    const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    fireEvent.focus(box);
    paste(box, "PD-1\nPD-2\r\nPD-3\n");
    assert.equal(box.value, "3 values");
    await waitFor(() => assert.equal(currentPath(), "/orders/all?search=PD-1%2C+PD-2%2C+PD-3"));
    await waitFor(() => assert.equal(api.named("List").at(-1)?.variables["search"], "PD-1, PD-2, PD-3"));
    fireEvent.focus(box);
    assert.equal(box.value, "PD-1, PD-2, PD-3");
    fireEvent.change(box, { target: { value: "PD-1, PD-2" } });
    fireEvent.blur(box);
    assert.equal(box.value, "2 values");
    await waitFor(() => assert.equal(currentPath(), "/orders/all?search=PD-1%2C+PD-2"));
    await press("Clear the search");
    await waitFor(() => assert.equal(currentPath(), "/orders/all"));
  });
});

Deno.test("surplus search values are cut off with a message; one value is pasted unchanged", async () => {
  toasts.value = [];
  await list("/orders/all", async ({ currentPath }) => {
    const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    assert.equal(fireEvent.paste(box, { clipboardData: { getData: () => "PD-1" } }), true);
    paste(box, Array.from({ length: 205 }, (_, each) => `PD-${each}`).join("\t"));
    assert.equal(box.value, "200 values");
    assert.match(toasts.peek()[0]?.text ?? "", /200.*205|205.*200/);
    await waitFor(() => assert.match(currentPath(), /PD-199$/));
  });
});
