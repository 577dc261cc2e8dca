import {
  act,
  FakeApi,
  fireEvent,
  json,
  onStage as onRecordStage,
  press,
  says,
  screen,
  waitFor,
} from "../record/stage.tsx";
import assert from "node:assert/strict";
import type { ReactNode } from "react";
import type { SearchAnswer } from "../../../api/search.ts";
import { offer } from "../../../src/lib/commands.ts";
import { setLanguage } from "../../../src/lib/i18n.ts";
import { listenForKeys, register } from "../../../src/lib/keys.ts";
import { isWanted, opening, openSearch } from "../../../src/search/opening.ts";
import { SearchButton } from "../../../src/search/search_button.tsx";
import { SearchPlace } from "../../../src/search/search_place.tsx";
import { SignedOutSearch } from "../../../src/search/signed_out_search.tsx";
import { PersonContext } from "../../../src/shell/person.ts";

const ORDER = {
  id: "o1",
  title: "PD-000001",
  link: "/orders/all/o1",
  icon: "orders",
  subtitle: "Ada Byron · Köln, DE",
  code: "SHOP-77",
  status: "Processing",
};
const ANSWER: SearchAnswer = {
  searchResult: [
    { groupTitle: "Orders", searchLimit: 5, kind: "orders", data: [ORDER] },
    {
      groupTitle: "Items",
      searchLimit: 5,
      kind: "items",
      data: [{ id: "i1", title: "Tee", link: "", icon: "items", code: "TEE" }],
    },
  ],
};

interface Stage {
  readonly history: readonly string[];
  /** Texts that the server was asked for. */
  readonly asked: string[];
  answer: SearchAnswer | null;
}

const page = (
  <>
    <button type="button">before</button>
    <SearchButton />
    <SearchPlace />
  </>
);

async function onStage(
  work: (stage: Stage) => Promise<void>,
  { role = "root", content = page as ReactNode } = {},
): Promise<void> {
  const stage = {
    asked: [] as string[],
    answer: ANSWER as SearchAnswer | null,
    history: [] as readonly string[],
  };
  const stop = listenForKeys();
  try {
    await onRecordStage(new FakeApi(), content, async ({ history }) => {
      globalThis.fetch = (url) => {
        stage.asked.push(new URL(String(url)).searchParams.get("q") ?? "");
        return Promise.resolve(stage.answer ? json(stage.answer) : json({}, 500));
      };
      await work(Object.assign(stage, { history }));
    }, { role });
  } finally {
    stop();
    opening.value = null;
    isWanted.value = false;
    await setLanguage("en");
  }
}

const field = () => screen.findByRole<HTMLInputElement>("combobox", { hidden: true }, { timeout: 5_000 });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const key = async (name: string, more = {}) => fireEvent.keyDown(await field(), { key: name, ...more });
const options = () => screen.queryAllByRole("option", { hidden: true });
const titles = () => options().map((each) => each.querySelector("bdi")?.textContent);
const selected = () => options().find((each) => each.getAttribute("aria-selected") === "true");
const isClosed = () => waitFor(() => assert.ok(screen.queryByRole("combobox", { hidden: true }) === null));
const openIt = async () => {
  await press("Search: Order, Item, ...");
  await field();
};

Deno.test("S2.53 the field says what can be looked for; results stand in groups by their title", () =>
  onStage(async ({ asked }) => {
    await openIt();
    assert.equal((await field()).placeholder, "Order, Item, ...");
    await type("ada");
    await says("PD-000001");
    assert.deepEqual(asked, ["ada"]);
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
    assert.match(selected()?.textContent ?? "", /PD-000001/);
    const text = options().find((each) => each.textContent?.includes("Tee"));
    assert.equal(text?.getAttribute("aria-disabled"), "true");
    fireEvent.click(text!);
    assert.equal((await field()).getAttribute("aria-activedescendant"), selected()?.id);
    await key("Enter");
    await isClosed();
    assert.equal(history.at(-1), "/orders/all/o1");
  }));

Deno.test("S2.53 Escape closes, and the focus is where it was", () =>
  onStage(async () => {
    const before = screen.getByRole("button", { name: "before" });
    before.focus();
    fireEvent.keyDown(before, { key: "k", ctrlKey: true });
    await key("Escape");
    await isClosed();
    await waitFor(() => assert.ok(document.activeElement === before));
  }));

Deno.test("S2.45 S9.7 without a text every page of one's own is offered; with one, four at most", () =>
  onStage(async () => {
    await openIt();
    const pages = () => titles().filter((title) => title !== "New order" && !title?.startsWith("Import"));
    for (const page of ["Dashboard", "Orders", "Order processing", "Order in production", "Jobs", "Stores"]) {
      assert.ok(pages().includes(page), page);
    }
    for (const unbuilt of ["Items", "Support", "Fulfilments"]) assert.ok(!pages().includes(unbuilt), unbuilt);
    await type("o");
    assert.ok(titles().filter((title) => !/^(New|Import)/.test(title ?? "")).length <= 4);
  }));

Deno.test("pages are found in the person's language and in English", () =>
  onStage(async () => {
    await act(() => setLanguage("de").then(() => {}));
    await act(() => openSearch());
    for (const typed of ["bestell bearb", "order processing"]) {
      await type(typed);
      assert.equal(titles()[0], "Bestellungen in Bearbeitung", typed);
    }
  }));

Deno.test("a floor role is offered its own pages alone", () =>
  onStage(async () => {
    await openIt();
    assert.deepEqual(titles(), ["Packages"]);
  }, { role: "packager" }));

Deno.test("every action that is offered runs, once the search is closed", () =>
  onStage(async () => {
    const done: string[] = [];
    const stops = [
      offer([{ id: "hold", title: "Hold order", run: () => done.push("hold") }]),
      register("record", "e", () => done.push("edit"), "record.keys.edit", { isCommand: true }),
      register("list", "j", () => done.push("j"), "list.keys.next"),
    ];
    await openIt();
    await type(">");
    const offered = titles();
    assert.ok(
      offered.includes("Hold order") && offered.includes("New order") && offered.includes("New store"),
    );
    assert.ok(!offered.includes("Next row"), "what needs the focus in the list is none");
    for (const [title, name] of [["Hold order", "hold"], ["Edit", "edit"]] as const) {
      await act(() => openSearch());
      await type(`>${title}`);
      await key("Enter");
      await isClosed();
      await waitFor(() => assert.equal(done.at(-1), name));
    }
    stops.forEach((stop) => stop());
  }));

Deno.test("a scan that no screen claims goes to the one record that has it, or shows what there is", () =>
  onStage(async (stage) => {
    const scan = (text: string) =>
      [...text, "Enter"].forEach((each) => fireEvent.keyDown(document.body, { key: each }));
    stage.answer = { ...ANSWER, jump: "/orders/all/o1" };
    scan("PD-000001");
    await waitFor(() => assert.equal(stage.history.at(-1), "/orders/all/o1"), { timeout: 5_000 });
    await isClosed();
    stage.answer = ANSWER;
    scan("SHOP-77");
    await says("SHOP-77");
    assert.equal((await field()).value, "SHOP-77");
    assert.deepEqual(stage.asked, ["PD-000001", "SHOP-77"]);
  }));

Deno.test("a code that is pasted into the empty field goes by itself; one that is typed waits for Enter", () =>
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

Deno.test("a server that cannot be asked is said with a way to ask again; pages stay", () =>
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

Deno.test("where nothing is found it is said, with what can be looked for", () =>
  onStage(async (stage) => {
    stage.answer = { searchResult: [] };
    await openIt();
    await type("<img src=x onerror=alert(1)>");
    await says("Nothing is found for “<img src=x onerror=alert(1)>”.");
    await says("Search by number");
    await type("zq");
    await says("Three letters or more find records");
  }));

Deno.test("where one went last stands first the next time, for that person alone", () =>
  onStage(async ({ history }) => {
    await openIt();
    await type("ada");
    await says("PD-000001");
    await key("Enter");
    await isClosed();
    assert.equal(history.at(-1), "/orders/all/o1");
    await openIt();
    assert.equal(titles()[0], "PD-000001");
    assert.deepEqual(Object.keys(sessionStorage).filter((each) => /search/.test(each)), [
      "draft.u1.search.recent",
    ]);
  }));

Deno.test("S2.52 without a session pages alone are offered, and nobody is asked", () =>
  onStage(async ({ asked, history }) => {
    await openIt();
    await type("stores");
    await says("Sign in to search orders and items.");
    assert.deepEqual(titles(), ["Stores"]);
    await key("Enter");
    await isClosed();
    assert.equal(history.at(-1), "/stores");
    assert.deepEqual(asked, []);
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    assert.equal((await field()).value, "");
  }, {
    content: (
      <PersonContext value={null}>
        <SignedOutSearch />
      </PersonContext>
    ),
  }));
