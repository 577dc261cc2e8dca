import { field, isClosed, key, onStage, openIt, selectedOption, titles, titlesIn, type } from "./stage.tsx";
import assert from "node:assert/strict";
import { act, fireEvent, says, waitFor } from "../../../engine/record/stage.tsx";
import { allows } from "../../../../../api/access.ts";
import { lists, pages as screens, unlistedPages } from "../../../../../resources/generated/heads.ts";
import { QUIET_SCREENS } from "../../../../../src/features/desk/search/screens.ts";
import { SearchPlace } from "../../../../../src/features/desk/search/search_place.tsx";
import { inEnglish } from "../../../../../src/lib/i18n.ts";
import { localResults } from "../../../../../src/features/desk/search/results.ts";
import type { Me } from "../../../../../machines/people/session.ts";
import { windowBookmarks } from "../../../../../src/features/desk/bookmarks/window_bookmarks.ts";
import { jobTitle } from "../../../../../src/features/desk/jobs/words.ts";
import { offer } from "../../../../../src/lib/commands.ts";
import { setLanguage } from "../../../../../src/lib/i18n.ts";
import { register } from "../../../../../src/lib/keys.ts";
import { openSearch } from "../../../../../src/features/desk/search/search_opening.ts";
import { SignedOutSearch } from "../../../../../src/features/desk/search/signed_out_search.tsx";
import { PersonContext } from "../../../../../src/lib/person.ts";
import type { Bookmarks } from "../../../../../src/features/desk/bookmarks/wiring.ts";

const PAGE = {
  id: "dashboard",
  title: "Dashboard",
  link: "/dashboard",
  icon: "dashboard",
  color: "primary",
  target: "_self",
} as const;

const UNMARKED = { color: "primary", target: "_self", starred: false, staronly: false } as const;

const pages = () => titlesIn("Pages");

Deno.test("S2.45 S9.7 at most four pages are offered, also without a text; each of the person's own is found by its name", () =>
  onStage(async () => {
    await openIt();
    assert.deepEqual(pages(), ["Dashboard", "Orders", "Order processing", "Order in production"]);
    await type("o");
    assert.equal(pages().length, 4);
    for (
      const page of [
        ...["Dashboard", "Orders", "Order processing", "Order in production"],
        ...["Support", "Jobs", "Stores"],
      ]
    ) {
      await type(page);
      assert.equal(pages()[0], page);
    }
    await type("Items");
    assert.ok(!pages().includes("Items"));
  }));

Deno.test("S2.53 Enter on the empty field closes the search and runs nothing", () =>
  onStage(async ({ history }) => {
    const done: string[] = [];
    const stop = offer([{ id: "hold", title: "Hold order", run: () => done.push("hold") }]);
    const before = history.length;
    await openIt();
    assert.equal(selectedOption(), undefined);
    await key("Enter");
    await isClosed();
    assert.deepEqual([history.length, done], [before, []]);
    stop();
  }));

Deno.test("S2.53 a job among the results has the title that the list of jobs shows", () =>
  onStage(async (stage) => {
    const about = { resource: "orders", event: "order.hold" };
    const job = { kind: "orders.move", about, total: 3 };
    const item = {
      id: "j1",
      title: "orders.move orders",
      link: "/jobs/all/j1",
      icon: "jobs",
      job,
      ...UNMARKED,
    } as const;
    stage.answer = { searchResult: [{ groupTitle: "Jobs", searchLimit: 5, kind: "jobs", data: [item] }] };
    await openIt();
    await type("hold orders");
    await waitFor(() => assert.equal(titlesIn("Jobs")[0], jobTitle({ ...job, title: item.title })));
    assert.match(titlesIn("Jobs")[0] ?? "", /Hold order.*3 orders/);
  }));

Deno.test("S2.53 a notification among the results has the screen's text; an older one keeps its title", () =>
  onStage(async (stage) => {
    const found = (id: string, title: string, words: object = {}) =>
      ({ id, title, link: "", icon: "notifications", ...words, ...UNMARKED }) as const;
    const words = { key: "orderHeld", args: { code: "PD-7" } };
    const data = [found("n1", "of the API", { words }), found("n2", "older")];
    stage.answer = { searchResult: [{ groupTitle: "N", searchLimit: 5, kind: "notifications", data }] };
    await openIt();
    await type("hold");
    await waitFor(() => assert.deepEqual(titlesIn("Notifications"), ["PD-7: On hold", "older"]));
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

Deno.test("a floor role is offered only its own pages", () =>
  onStage(async () => {
    await openIt();
    assert.deepEqual(titles(), [
      ...["New shipment invoice", "New box", "Packing", "Box station", "Returns bench", "Packages"],
    ]);
  }, { role: "packager" }));

Deno.test("every offered action runs, once the search is closed", () =>
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
    assert.ok(!offered.includes("Next row"), "an action that needs the list's focus is not offered");
    for (const [title, name] of [["Hold order", "hold"], ["Edit", "edit"]] as const) {
      await act(() => openSearch());
      await type(`>${title}`);
      await key("Enter");
      await isClosed();
      await waitFor(() => assert.equal(done.at(-1), name));
    }
    stops.forEach((stop) => stop());
  }));

Deno.test("the last chosen destination comes first the next time, only for that person", () =>
  onStage(async ({ history }) => {
    await openIt();
    await type("ada");
    await says("PD-000001");
    await key("Enter");
    await isClosed();
    assert.equal(history.at(-1), "/orders/all/o1");
    await openIt();
    assert.equal(titlesIn("Recent")[0], "PD-000001");
    assert.deepEqual(Object.keys(sessionStorage).filter((each) => /search/.test(each)), [
      "draft.u1.search.recent",
    ]);
  }));

Deno.test("S2.52 without a session only pages are offered, and nothing is requested", () =>
  onStage(async ({ requests, history }) => {
    await openIt();
    await type("stores");
    await says("Sign in to search orders and items.");
    assert.deepEqual(titles(), ["Stores"]);
    await key("Enter");
    await isClosed();
    assert.equal(history.at(-1), "/stores");
    assert.deepEqual(requests, []);
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    assert.equal((await field()).value, "");
  }, {
    content: (
      <PersonContext value={null}>
        <SignedOutSearch />
      </PersonContext>
    ),
  }));

Deno.test("S2.48 a page among the results is starred by its star and by a key, without leaving the search", () =>
  onStage(async () => {
    const changes: unknown[] = [];
    const items = [{ ...PAGE, starred: false, staronly: false }];
    windowBookmarks.value = {
      items,
      change: (change: unknown) => void changes.push(change),
    } as unknown as Bookmarks;
    await openIt();
    await type("dashboard");
    fireEvent.click(document.querySelector("[role=option] [title]")!);
    await key("s", { altKey: true, code: "KeyS" });
    const { id: _, ...bookmark } = PAGE;
    assert.deepEqual(changes, [{ kind: "put", bookmark }, { kind: "put", bookmark }]);
    assert.equal((await field()).value, "dashboard");
    windowBookmarks.value = null;
  }));

const person = (role: string) =>
  ({ _id: "u1", role, permission: [], groups: [], scope: null }) as unknown as Me;

Deno.test("S9.7 the command palette finds every screen that a person may open, the pages beyond four as actions", () => {
  assert.deepEqual(Object.keys(QUIET_SCREENS).sort(), unlistedPages.map(({ path }) => path).sort());
  for (const role of ["root", "accounting", "packager", "sale"]) {
    const me = person(role);
    const found = localResults(">", me, []).flatMap(({ options }) => options).map(({ link }) =>
      link.split("?")[0]
    );
    const open = [...screens, ...lists, ...unlistedPages].filter(({ path, rule }) =>
      allows(rule, me) && QUIET_SCREENS[path] !== null
    );
    assert.deepEqual(open.map(({ path }) => path).filter((path) => !found.includes(path)), [], role);
    for (
      const { path } of unlistedPages.filter(({ path, rule }) => allows(rule, me) && QUIET_SCREENS[path])
    ) {
      const name = inEnglish(QUIET_SCREENS[path]!.title);
      const results = localResults(name, me, []).flatMap(({ options }) => options);
      assert.ok(results.some(({ link }) => link.split("?")[0] === path), `${role}: ${name}`);
    }
    const wide = localResults("s", me, []).find(({ kind }) => kind === "pages");
    assert.ok((wide?.options.length ?? 0) <= 4, role);
  }
});

Deno.test("the command palette finds the buttons of the open screen, without its rows and blocked buttons", () => {
  const done: string[] = [];
  return onStage(async () => {
    await act(() => openSearch());
    await type(">");
    assert.deepEqual(
      titlesIn("Actions").filter((each) => /^(?!Open ).*(?:garment|row|Stop)/i.test(each ?? "")),
      [
        "Split garments",
      ],
    );
    await type(">split");
    await key("Enter");
    await isClosed();
    await waitFor(() => assert.deepEqual(done, ["split"]));
  }, {
    content: (
      <>
        <main>
          <button type="button" onClick={() => done.push("split")}>Split garments</button>
          <button type="button" disabled>Cancel garments</button>
          <button type="button" aria-label="One garment">1</button>
          <button type="button" aria-label="One garment">2</button>
          <table>
            <tbody>
              <tr>
                <td>
                  <button type="button">Open row</button>
                </td>
              </tr>
            </tbody>
          </table>
        </main>
        <SearchPlace />
      </>
    ),
  });
});
