import {
  ANSWER,
  field,
  isClosed,
  key,
  onStage,
  openIt,
  options,
  selectedOption,
  titles,
  type,
} from "./stage.tsx";
import assert from "node:assert/strict";
import { fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";

Deno.test("S2.53 the field says what can be searched; results are in groups by title", () =>
  onStage(async ({ requests }) => {
    await openIt();
    assert.equal((await field()).placeholder, "Order, Item, ...");
    await type("ada");
    await says("PD-000001");
    assert.deepEqual(requests, ["ada"]);
    const groups = screen.getAllByRole("group", { hidden: true }).map((each) => each.firstChild?.textContent);
    assert.deepEqual(groups, ["Orders", "Items"]);
    assert.equal(document.querySelector("mark")?.textContent, "Ada");
  }));

Deno.test("S2.53 Enter opens the selected result and closes; text without a screen is never selected", () =>
  onStage(async ({ history }) => {
    await openIt();
    await type("ada");
    await says("PD-000001");
    await key("ArrowDown");
    assert.match(selectedOption()?.textContent ?? "", /PD-000001/);
    const text = options().find((each) => each.textContent?.includes("Tee"));
    assert.equal(text?.getAttribute("aria-disabled"), "true");
    fireEvent.click(text!);
    assert.equal((await field()).getAttribute("aria-activedescendant"), selectedOption()?.id);
    await key("Enter");
    await isClosed();
    assert.equal(history.at(-1), "/orders/all/o1");
  }));

Deno.test("S2.53 Escape closes, and restores the focus", () =>
  onStage(async () => {
    const before = screen.getByRole("button", { name: "before" });
    before.focus();
    fireEvent.keyDown(before, { key: "k", ctrlKey: true });
    await key("Escape");
    await isClosed();
    await waitFor(() => assert.ok(document.activeElement === before));
  }));

Deno.test("a scan that the open screen does not handle opens the only record with that code, or shows the matches", () =>
  onStage(async (stage) => {
    const scan = (text: string) =>
      [...text, "Enter"].forEach((each) => fireEvent.keyDown(document.body, { key: each }));
    stage.answer = { ...ANSWER, jump: "/orders/all/o1" };
    scan("PD-000001");
    await waitFor(() => assert.equal(stage.history.at(-1), "/orders/all/o1"));
    await isClosed();
    stage.answer = ANSWER;
    scan("SHOP-77");
    await says("SHOP-77");
    assert.equal((await field()).value, "SHOP-77");
    assert.deepEqual(stage.requests, ["PD-000001", "SHOP-77"]);
  }));

Deno.test("a code pasted into the empty field opens its record at once; a typed one waits for Enter", () =>
  onStage(async (stage) => {
    stage.answer = { ...ANSWER, jump: "/orders/all/o1" };
    await openIt();
    await type("PD-000001");
    await says("Ada Byron");
    assert.equal(stage.history.at(-1), "/orders/all/o1", "the stage's own address");
    const before = stage.history.length;
    await type("");
    const input = await field();
    fireEvent.paste(input, { clipboardData: { getData: () => " PD-000001\n" } });
    await isClosed();
    assert.equal(stage.history.length, before + 1);
  }));

Deno.test("an unreachable server is reported with a button to try again; pages stay", () =>
  onStage(async (stage) => {
    stage.answer = null;
    await openIt();
    await type("orders");
    await says("The search failed.");
    assert.ok(titles().includes("Orders"));
    stage.answer = ANSWER;
    await press("Try again");
    await says("PD-000001");
  }));

Deno.test("without a match a message says what can be searched", () =>
  onStage(async (stage) => {
    stage.answer = { searchResult: [] };
    await openIt();
    await type("<img src=x onerror=alert(1)>");
    await says("Nothing found for “<img src=x onerror=alert(1)>”.");
    await says("Search by number");
    await type("zq");
    await says("at least three letters to find records");
  }));
