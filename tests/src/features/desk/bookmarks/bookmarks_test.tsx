import { bar, BookmarksApi, rowsOf, star, withBookmarks } from "./stage.tsx";
import assert from "node:assert/strict";
import { act, fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import { StarButton } from "../../../../../src/features/desk/bookmarks/star_button.tsx";
import { setLanguage } from "../../../../../src/lib/i18n.ts";
import { listenForKeys } from "../../../../../src/lib/keys.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { announcement, toasts } from "../../../../../src/lib/toasts.ts";
import { bookmark } from "../../../../support/desk/bookmark_calls.ts";
import { HOSTILE } from "../../../../support/hostile/hostile.ts";

const numbered = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => ({ ...bookmark(`/orders/all?search=${n + 1}`), title: `No ${n + 1}` }),
  );
const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `No ${from + n}`);
const search = () => screen.findByRole("searchbox", { name: "Find a page", hidden: true });
/**
 * Opens the panel, which takes the focus once its code is loaded. A message of assert.equal about elements
 * would print the whole page.
 */
const openPanel = async () => {
  await press("Bookmarks");
  const field = await search();
  await waitFor(() => assert.ok(document.activeElement === field));
};
const find = async (text: string) => fireEvent.change(await search(), { target: { value: text } });
const options = async (of: string) =>
  void fireEvent.click(await screen.findByRole("button", { name: `Options of ${of}`, hidden: true }));
const row = async (name: string) => (await screen.findByText(name, { selector: "bdi" })).closest("li")!;
const changedElsewhere = () => act(() => publishChange("bookmarks", ["u1"]));

Deno.test("S2.48 starred screens are links in the top bar, each with its name", async () => {
  const api = new BookmarksApi({ ...bookmark("/orders"), title: "Whatever" }, ...numbered(1));
  await withBookmarks(api, async () => {
    await waitFor(() => assert.deepEqual(bar(), ["/orders", "/orders/all?search=1"]));
    const links = ["Orders", "No 1"].map((name) => screen.getByRole("link", { name }));
    assert.equal(links.length, 2);
    assert.equal(api.reads, 1);
  });
});

Deno.test("S4.8 the eleventh bookmark is shown under More, and unstarring one of the ten promotes it", async () => {
  const api = new BookmarksApi(...numbered(10));
  await withBookmarks(api, async () => {
    await openPanel();
    const star11 = await star("Jobs");
    star11.focus();
    fireEvent.click(star11);
    await waitFor(() => assert.deepEqual(rowsOf("More"), ["Jobs"]));
    assert.equal(document.activeElement?.getAttribute("aria-label"), "Star: Jobs", "the focus goes with it");
    assert.deepEqual(rowsOf("Starred"), names(1, 10));
    assert.match(announcement.peek().text, /Ten pages are starred already.*Jobs/);
    fireEvent.click(await star("No 3"));
    await waitFor(() => assert.deepEqual(rowsOf("Starred"), [...names(1, 2), ...names(4, 10), "Jobs"]));
    assert.deepEqual(rowsOf("More"), []);
    await waitFor(() => assert.deepEqual(api.stored.map(({ title }) => title), rowsOf("Starred")));
    assert.deepEqual(rowsOf("Other pages"), ["Orders"]);
  });
});

Deno.test("S9.6 while typing at most six are suggested; Enter opens the first, arrows move through them", async () => {
  await withBookmarks(new BookmarksApi(...numbered(9)), async ({ history }) => {
    await press("Bookmarks");
    await find("no");
    const list = await screen.findByRole("list", { name: "Pages found", hidden: true });
    assert.equal(list.querySelectorAll("li").length, 6);
    fireEvent.keyDown(await search(), { key: "ArrowDown" });
    assert.equal(document.activeElement?.textContent, "No 1");
    fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    assert.equal(document.activeElement?.textContent, "No 2");
    await find("no 7");
    fireEvent.keyDown(await search(), { key: "Enter" });
    assert.equal(history.at(-1), "/orders/all?search=7");
    await waitFor(() => assert.equal(document.querySelector("[type=search]") === null, true));
    await press("Bookmarks");
    await find("nothing like it");
    await says("No page has this name.");
  });
});

Deno.test("Alt with the arrows moves a bookmark, keeps the focus on it and announces its position, also across the limit of ten", async () => {
  const api = new BookmarksApi(...numbered(11));
  await withBookmarks(api, async () => {
    await openPanel();
    const moved = async (key: string) => {
      fireEvent.keyDown(document.activeElement!, { key, altKey: true });
      await waitFor(() => assert.equal(document.activeElement?.textContent, "No 11"));
    };
    (await row("No 11")).querySelector("a")!.focus();
    await moved("ArrowUp");
    assert.equal(announcement.peek().text, "No 11: place 10 of 11");
    assert.deepEqual([rowsOf("Starred").at(-1), rowsOf("More")], ["No 11", ["No 10"]]);
    await moved("ArrowUp");
    await moved("ArrowDown");
    await moved("ArrowDown");
    await moved("ArrowDown");
    assert.deepEqual(rowsOf("More"), ["No 11"]);
    await waitFor(() => assert.deepEqual(api.stored.map(({ title }) => title), names(1, 11)));
  });
});

Deno.test("the menu of a row moves, colors and opens a bookmark in another tab; a saved address can be renamed, a screen cannot", async () => {
  const api = new BookmarksApi({ ...bookmark("/orders"), title: "Orders" }, ...numbered(1));
  await withBookmarks(api, async () => {
    await press("Bookmarks");
    const choose = async (name: string, role = "menuitem") =>
      void fireEvent.click(await screen.findByRole(role, { name, hidden: true }));
    await options("Orders");
    await choose("Danger", "menuitemradio");
    await waitFor(() => assert.equal(api.stored[0]?.color, "danger"));
    assert.equal(screen.queryByRole("menuitem", { name: "Rename", hidden: true }) === null, true);
    await options("No 1");
    await choose("Open in a new tab", "menuitemcheckbox");
    await waitFor(() => assert.equal(api.stored[1]?.target, "_blank"));
    await choose("Rename");
    const name = await screen.findByRole("textbox", { name: "Name", hidden: true });
    fireEvent.change(name, { target: { value: "  The first " } });
    fireEvent.submit(name.closest("form")!);
    await waitFor(() => assert.equal(api.stored[1]?.title, "The first"));
    await options("The first");
    await choose("Move up Alt ↑");
    await waitFor(() => assert.deepEqual(rowsOf("Starred"), ["The first", "Orders"]));
  });
});

Deno.test("the open page is starred by its button and by its key, with its filters in the name", async () => {
  const stop = listenForKeys();
  toasts.value = [];
  const api = new BookmarksApi();
  try {
    await withBookmarks(api, async () => {
      await waitFor(() => assert.equal(api.reads, 1));
      fireEvent.keyDown(document.body, { key: "s" });
      await waitFor(() => assert.equal(api.stored[0]?.link, "/orders/all/o1"));
      await press("Bookmarks");
      const star = await screen.findByRole("button", { name: "Star this page", hidden: true });
      assert.equal(star.getAttribute("aria-pressed"), "true");
      fireEvent.click(star);
      await waitFor(() => assert.deepEqual(api.stored, []));
    });
  } finally {
    stop();
  }
});

Deno.test("a change that could not be saved is undone, with a message", async () => {
  toasts.value = [];
  const api = new BookmarksApi(...numbered(1));
  api.failing = 500;
  await withBookmarks(api, async ({ api: { went } }) => {
    await press("Bookmarks");
    fireEvent.click(await star("Jobs"));
    await waitFor(() => assert.deepEqual(rowsOf("Starred"), ["No 1"]));
    await says("The change was not saved");
    assert.deepEqual(went, [], "nobody is led away");
  });
});

Deno.test("a change of another window is shown without a reload", async () => {
  const api = new BookmarksApi();
  await withBookmarks(api, async () => {
    await waitFor(() => assert.equal(api.reads, 1));
    api.stored = numbered(2);
    changedElsewhere();
    await waitFor(() => assert.equal(bar().length, 2));
  });
});

Deno.test("C2 a bookmark without a destination, or one that this person may not open, is text that can be removed", async () => {
  const api = new BookmarksApi(
    { ...bookmark("/nowhere"), title: "Gone" },
    { ...bookmark("/stores"), title: "Not mine" },
  );
  await withBookmarks(api, async () => {
    await press("Bookmarks");
    await waitFor(() => assert.deepEqual(rowsOf("Starred"), ["Gone", "Not mine"]));
    for (const name of ["Gone", "Not mine"]) assert.equal((await row(name)).querySelector("a"), null);
    assert.deepEqual(bar(), []);
    fireEvent.click(await star("Gone"));
    await waitFor(() => assert.deepEqual(api.stored.map(({ title }) => title), ["Not mine"]));
  }, { role: "packager" });
});

Deno.test("C2 hostile titles are text and hostile addresses lead nowhere, regardless of who stored them", async () => {
  const some = HOSTILE.filter((_, place) => place % 4 === 0).slice(0, 80);
  const api = new BookmarksApi(...some.map((text, place) => ({
    ...bookmark(place % 2 === 0 ? text : `/orders/all?search=${place}`),
    title: text || "empty",
    icon: ["constructor", "__proto__", ""][place % 3]!,
  })));
  await withBookmarks(api, async () => {
    await press("Bookmarks");
    await waitFor(() => assert.equal(rowsOf("Starred").length, 10));
    assert.equal(document.querySelectorAll("section script, section img, section iframe").length, 0);
    for (const link of document.querySelectorAll("a")) {
      assert.equal(
        new URL(link.getAttribute("href")!, "http://localhost:8000").origin,
        "http://localhost:8000",
      );
      assert.match(link.getAttribute("href")!, /^\/(orders|jobs|dashboard|packages|stores|$)/);
    }
  });
});

Deno.test("screens have names in the person's language, saved addresses keep their given name", async () => {
  const api = new BookmarksApi({ ...bookmark("/orders"), title: "Orders" }, ...numbered(1));
  await setLanguage("de");
  try {
    await withBookmarks(api, async () => {
      await press("Lesezeichen");
      await screen.findByText("Mit Stern");
      assert.deepEqual(rowsOf("Mit Stern"), ["Bestellungen", "No 1"]);
    });
  } finally {
    await setLanguage("en");
  }
});

Deno.test("a star next to anything with an address stars it, and recognises the same address in any spelling", async () => {
  const api = new BookmarksApi();
  const item = { id: "ready", title: "Ready ones", link: "/orders/all?status=In Production", icon: "orders" };
  const fit = { ...item, link: "/orders/all?status=In%20Production" };
  const more = (
    <>
      <StarButton item={fit} />
      <StarButton item={{ ...item, title: "Elsewhere", link: "//evil.test" }} />
    </>
  );
  await withBookmarks(
    api,
    async () => {
      await waitFor(() => assert.equal(api.reads, 1));
      const button = await star("Ready ones");
      await waitFor(() => assert.equal(button.hasAttribute("disabled"), false));
      fireEvent.click(button);
      await waitFor(() => assert.equal(api.stored[0]?.link, "/orders/all?status=In%20Production"));
      assert.equal(button.getAttribute("aria-pressed"), "true");
      assert.equal(screen.queryByRole("button", { name: "Star: Elsewhere" }) === null, true);
    },
    {},
    more,
  );
});
