import { feedItem, Store } from "./sample.ts";
import {
  act,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { language, setLanguage } from "../../../../../src/lib/i18n.ts";
import { useSignals } from "@preact/signals-react/runtime";
import { NotificationsBell } from "../../../../../src/features/desk/notifications/bell.tsx";
import { HOSTILE } from "../../../../support/hostile/hostile.ts";

const several = (count: number, more: Parameters<typeof feedItem>[1] = {}) =>
  Array.from({ length: count }, (_, index) => feedItem(count - index, more));
const changed = () => act(() => publishChange("notifications", ["any"]));
const shown = () => [...document.querySelectorAll<HTMLElement>('[role="feed"] article')];
/** Waits for notifications and returns them; searching by role would take long. */
const articles = () =>
  waitFor(() => {
    const found = shown();
    if (found.length === 0) throw new Error(`Nothing is shown: ${document.body.textContent}`);
    return found;
  });
const unreadIn = (article: HTMLElement) => (article.textContent ?? "").startsWith("Unread ");
/** Presses a button of the panel, found by its text: without a layout the focus trap hides the panel from roles. */
const tap = (words: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
    if (!found) throw new Error(`There is no "${words}"`);
    fireEvent.click(found);
  });
/** Waits until the bell has the label, found by attribute: the open panel hides the rest of the page from roles. */
const bell = (label: string) =>
  waitFor(() => {
    const found = document.querySelector("button[aria-haspopup]")?.getAttribute("aria-label");
    if (found !== label) throw new Error(`The bell says ${found}`);
  });
const open = async (name: RegExp | string = /^Notifications/) => {
  await press(name);
  return await articles();
};

Deno.test("S2.50 the bell counts unread notifications with one request, and announces them to screen readers", () => {
  const store = new Store(...several(3), feedItem(0, { status: "Readed" }));
  return onStage(store.on(), <NotificationsBell />, async ({ api }) => {
    await bell("Notifications: 3 unread");
    assert.deepEqual(api.requests.map(({ name }) => name), ["NotificationsCount"]);
    assert.deepEqual(api.requests[0]?.variables, { status: "New" });
  });
});

Deno.test("more than 99 notifications are 99+ on the bell, and the exact number in its name", () =>
  onStage(new Store(...several(120)).on(), <NotificationsBell />, async () => {
    await bell("Notifications: 120 unread");
    await says("99+");
  }));

Deno.test("S4.4 S2.44 a click marks a notification Readed, lowers the badge by one, opens its target and closes the panel", () => {
  const store = new Store(...several(3));
  return onStage(store.on(), <NotificationsBell />, async ({ api, history }) => {
    await bell("Notifications: 3 unread");
    const [first] = await open();
    assert.equal(unreadIn(first!), true);
    fireEvent.click(screen.getByRole("link", { name: "Linh mentioned you on PD-3" }));
    await bell("Notifications: 2 unread");
    assert.equal(history.at(-1), "/orders/all?status=All&search=PD-3");
    await waitFor(() => assert.equal(shown().length, 0));
    assert.deepEqual(api.named("NotificationMake")[0]?.variables, { ids: ["n0003"], status: "Readed" });
    assert.equal(store.rows[0]?.status, "Readed");
  });
});

Deno.test("S4.6 unread notifications have a word and full opacity, read ones are faded", () => {
  const store = new Store(feedItem(2), feedItem(1, { status: "Readed" }));
  return onStage(store.on(), <NotificationsBell />, async () => {
    await bell("Notifications: 1 unread");
    const [unread, read] = await open();
    assert.deepEqual([unreadIn(unread!), unreadIn(read!)], [true, false]);
    // The text is the second part of the article; the styles are those of plain makeStyles.
    const opacityOf = (article: HTMLElement) => getComputedStyle(article.children[1]!).opacity;
    assert.ok(Number(opacityOf(read!)) < 1, opacityOf(read!));
    assert.ok(["", "1"].includes(opacityOf(unread!)));
  });
});

Deno.test("S1.4 a notice is shown in the screen's language, also in one chosen later; older and unknown ones in English", () => {
  const amount = { minor: 123_450, currency: "USD" };
  const low = { key: "balanceLow", args: { amount } };
  const why = { code: "columnsMissing", text: "Missing: Sales." };
  const store = new Store(
    feedItem(4, { subject: "English", content: "English", words: low }),
    feedItem(3, { subject: "Hidden", content: "", words: { key: "orderHeld", args: { code: "PD-3" } } }),
    feedItem(2, { subject: "Of a newer build", words: { key: "notYet", args: {} } }),
    feedItem(1),
    feedItem(0, {
      content: "Missing: Sales.",
      words: { key: "importFailed", args: { title: "a.csv", why } },
    }),
  );
  const texts = (among: readonly HTMLElement[]) =>
    among.map((each) =>
      [...each.querySelectorAll("[id$=-subject],[id$=-content]")].map(({ textContent }) => textContent)
    );
  const others = [
    ["Unread Of a newer build", "First line\nSecond line"],
    ["Unread Linh mentioned you on PD-1", "First line\nSecond line"],
    ["Unread The import of a.csv failed", "Missing: Sales."],
  ];
  /** Draws the bell again in another language, as the app does. */
  function Translated() {
    useSignals();
    return language.value && <NotificationsBell />;
  }
  return onStage(store.on(), <Translated />, async () => {
    assert.deepEqual(texts(await open()), [
      ["Unread The balance is low", "1,234.50 USD is available. Top up so that orders can be paid."],
      ["Unread PD-3: On hold"],
      ...others,
    ]);
    try {
      await act(() => setLanguage("de"));
      await waitFor(() =>
        assert.deepEqual(
          texts(shown()).flat().map((text) => text?.replace(/^(Ungelesen|Unread) /, "")).slice(0, 3),
          [
            "Das Guthaben ist niedrig",
            "1.234,50 USD sind verfügbar. Laden Sie auf, damit Bestellungen bezahlt werden können.",
            "PD-3: Gesperrt",
          ],
        )
      );
    } finally {
      await act(() => setLanguage("en"));
    }
  });
});

Deno.test("S4.5 Mark all read sets the count to 0 and all to Readed", () => {
  const store = new Store(...several(30));
  return onStage(store.on(), <NotificationsBell />, async () => {
    await bell("Notifications: 30 unread");
    await open();
    await tap("Mark all read");
    await bell("Notifications");
    assert.equal((await articles()).some(unreadIn), false);
    await waitFor(() => assert.equal(store.count().count, 0));
  });
});

Deno.test("a refused mark is undone, reported in place, and can be retried", () => {
  const store = new Store(...several(2));
  const api = store.on();
  const ours = new Store(...store.rows);
  api.on("NotificationMake", refusal("INTERNAL"), ({ variables }) => {
    store.mark(variables["ids"] as string[], "Readed");
    return new Response(JSON.stringify({ data: { notificationMake: store.count() } }));
  });
  return onStage(api, <NotificationsBell />, async () => {
    await bell("Notifications: 2 unread");
    const [first] = await open();
    fireEvent.click(first!.querySelector("button")!);
    await says("The change was not saved.");
    await bell("Notifications: 2 unread");
    await tap("Try again");
    await bell("Notifications: 1 unread");
    assert.equal(ours.count().count, 2);
  });
});

Deno.test("a feed that fails to load is reported, and Try again loads it", () => {
  const store = new Store(...several(1));
  const api = store.on(new FakeApi());
  api.on("NotificationsFeed", refusal("INTERNAL"), ({ variables }) =>
    new Response(JSON.stringify({
      data: { notifications: variables ? store.rows : [], notificationsCount: store.count() },
    })));
  return onStage(api, <NotificationsBell />, async () => {
    await bell("Notifications: 1 unread");
    await press(/^Notifications/);
    await says("The notifications could not be loaded");
    await tap("Try again");
    assert.equal((await articles()).length, 1);
  });
});

Deno.test("a live notification is counted, waits above the feed, and is shown on request", () => {
  const store = new Store(...several(2));
  return onStage(store.on(), <NotificationsBell />, async () => {
    await bell("Notifications: 2 unread");
    await open();
    store.rows = [feedItem(4), feedItem(3), ...store.rows];
    changed();
    changed();
    await bell("Notifications: 4 unread");
    assert.equal((await articles()).length, 2);
    await tap("2 new");
    assert.deepEqual((await articles()).map(({ dataset }) => dataset["id"]), [
      "n0004",
      "n0003",
      "n0002",
      "n0001",
    ]);
  });
});

Deno.test("keyboard: arrows move along the feed, R marks read and unread, Enter opens", () => {
  const store = new Store(...several(3));
  return onStage(store.on(), <NotificationsBell />, async ({ history }) => {
    await bell("Notifications: 3 unread");
    const [first, second, third] = await open();
    act(() => first!.focus());
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    key("ArrowDown");
    assert.equal(document.activeElement === second, true);
    key("End");
    assert.equal(document.activeElement === third, true);
    key("Home");
    assert.equal(document.activeElement === first, true);
    key("r");
    await bell("Notifications: 2 unread");
    key("r");
    await bell("Notifications: 3 unread");
    key("ArrowDown");
    key("Enter");
    await bell("Notifications: 2 unread");
    assert.equal(history.at(-1), "/orders/all?status=All&search=PD-2");
  });
});

Deno.test("the feed announces each notification's position, and Unread and a kind narrow it", () => {
  const store = new Store(
    feedItem(3, { type: "Support", referent: "" }),
    feedItem(2),
    feedItem(1, { status: "Readed" }),
  );
  return onStage(store.on(), <NotificationsBell />, async ({ api }) => {
    await bell("Notifications: 2 unread");
    const [first] = await open();
    assert.ok(screen.getByRole("feed", { name: "Notifications" }));
    assert.deepEqual([first!.getAttribute("aria-posinset"), first!.getAttribute("aria-setsize")], ["1", "3"]);
    // A notification without a target is text, and can be marked read.
    assert.equal(first!.querySelector("a") === null, true);
    await tap("Unread");
    await waitFor(() => assert.equal(shown().length, 2));
    await tap("Support");
    await waitFor(() => assert.equal(shown().length, 1));
    assert.deepEqual(api.named("NotificationsFeed").at(-1)?.variables, { status: "New", type: "Support" });
    fireEvent.click((await articles())[0]!);
    await bell("Notifications: 1 unread");
  });
});

Deno.test("S2.44 300 vectors as referent, content, subject and image: only text, no foreign address, and no element made of them", () => {
  const vectors = HOSTILE.map((vector, index) =>
    feedItem(HOSTILE.length - index, {
      type: ["Support", "Order", "Item"][index % 3]!,
      subject: vector,
      content: vector,
      referent: vector,
      image: vector,
      code: vector.slice(0, 40),
    })
  );
  const store = new Store(...vectors);
  const api = store.on();
  api.on(
    "NotificationsFeed",
    () =>
      new Response(
        JSON.stringify({ data: { notifications: store.rows, notificationsCount: store.count() } }),
      ),
  );
  return onStage(api, <NotificationsBell />, async () => {
    await bell(`Notifications: ${HOSTILE.length} unread`);
    const found = await open();
    assert.equal(found.length, HOSTILE.length);
    const feed = screen.getByRole("feed");
    assert.equal(
      feed.querySelectorAll("script, iframe, img, object, embed, form, style, base, meta, link").length,
      0,
    );
    for (const link of feed.querySelectorAll("a")) {
      assert.match(link.getAttribute("href") ?? "", /^\/orders\/all\?status=All&search=[^/\\:<>"\s]*$/);
    }
    const written = found.map((article) => article.querySelector("bdi")!.textContent);
    assert.deepEqual(written, HOSTILE);
    assert.equal(Reflect.has(globalThis, "__ran"), false);
  });
});
