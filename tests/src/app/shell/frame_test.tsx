import { openAt, resizeTo } from "../../../support/client/dom.ts";
import "../../../support/client/lazy_parts.ts";
import assert from "node:assert/strict";
import { FluentProvider } from "@fluentui/react-components";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Router } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { type AppearancePatch, DEFAULT_APPEARANCE } from "../../../../api/people/customizer.ts";
import type { Me } from "../../../../machines/people/session.ts";
import { lateWords } from "../../../../src/lib/i18n.ts";
import { configureApp } from "../../../support/client/app_config.ts";
import { Frame } from "../../../../src/app/shell/frame.tsx";
import { PersonContext } from "../../../../src/lib/person.ts";
import { light } from "../../../../src/parts/theme/theme.ts";
import { balanceText } from "../../../../src/app/shell/wallet.tsx";
import { barEntries } from "../../../support/client/menu_words.ts";
import { person } from "../../../support/client/person.ts";

/** Draws the frame around an empty screen, for a person with the given look. */
async function frame(
  path: string,
  appearance: AppearancePatch,
  run: () => Promise<void> | void,
  { width = 1440, me = person() as Me | null, onDrawn = () => {} } = {},
): Promise<void> {
  openAt(path);
  resizeTo(width);
  configureApp({ login: "http://localhost:8001/", register: "http://localhost:8001/register" });
  const customizer = { ...DEFAULT_APPEARANCE, ...appearance };
  // Every part of the frame that is drawn reads the look, so reading counts drawings.
  const dressed = me && {
    ...me,
    get customizer() {
      onDrawn();
      return customizer;
    },
  };
  const inside = <h1>The screen</h1>;
  const onLogOut = () => {};
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json({ data: {} }));
  try {
    await act(() =>
      void render(
        <PersonContext value={dressed}>
          <FluentProvider theme={light}>
            <Router>
              <Frame onLogOut={onLogOut}>{inside}</Frame>
            </Router>
          </FluentProvider>
        </PersonContext>,
      )
    );
    await run();
  } finally {
    cleanup();
    globalThis.fetch = real;
  }
}
const nav = () => within(screen.getByRole("navigation", { name: "Main menu" }));
const bannerCount = () => screen.queryAllByRole("banner").length;

/** The maximum of turns in a chain of answers of which each one draws. */
const QUIET_TURNS = 20;

/** Resolves once answers requested while drawing have arrived: the count has not changed for a while. */
async function settled(count: () => number): Promise<void> {
  for (let [turns, before] = [0, count()]; turns < QUIET_TURNS; turns++) {
    await act(() => new Promise<void>((next) => setTimeout(next)));
    if (count() !== before) [turns, before] = [0, count()];
  }
}

/** Scrolls the screen and sends the browser's event. */
function scrollTo(px: number): void {
  const main = screen.getByRole("main");
  main.scrollTop = px;
  act(() => void main.dispatchEvent(new Event("scroll")));
}

Deno.test("S2.47 without a choice: vertical, whole menu, top bar, footer", async () => {
  await frame("/orders", {}, () => {
    assert.ok(nav().getByRole("link", { name: "Orders" }));
    assert.equal(bannerCount(), 1);
    assert.match(screen.getByRole("contentinfo").textContent, /^© \d{4} Desk/);
    assert.ok(screen.getByRole("button", { name: "Collapse menu" }));
  });
});

Deno.test("S2.46 the horizontal layout is a menubar from 1200 px and a drawer below", async () => {
  await frame("/orders", { layout: "horizontal" }, async () => {
    const bar = within(await screen.findByRole("menubar"));
    const entries = bar.getAllByRole("menuitem").map((each) => each.textContent);
    assert.ok(entries.includes("Dashboard") && entries.includes("Sales"));
    assert.deepEqual(entries, barEntries(person()));
    act(() => resizeTo(1199));
    assert.ok(screen.queryByRole("menubar") === null);
    assert.ok(screen.getByRole("button", { name: "Open menu" }));
  });
});

Deno.test("another address within the same frame redraws no part of it, and its line becomes the active one", async () => {
  let drawn = 0;
  await frame("/orders/all", {}, async () => {
    const line = (name: string) => nav().getByRole("link", { name }).getAttribute("aria-current");
    await waitFor(() => assert.equal(line("Orders"), "page"));
    await act(lateWords);
    await settled(() => drawn);
    drawn = 0;
    act(() => navigate("/orders/pending"));
    scrollTo(10);
    assert.equal(drawn, 0);
    act(() => navigate("/stores"));
    assert.deepEqual([line("Orders"), line("Stores"), drawn], [null, "page", 0]);
    // A screen in the blank layout has another frame.
    act(() => navigate("/stations"));
    assert.ok(screen.queryByRole("navigation", { name: "Main menu" }) === null);
  }, { onDrawn: () => drawn += 1 });
});

Deno.test("S2.46 the blank layout has neither menu nor bar nor footer, but a link back", async () => {
  await frame("/orders", { layout: "blank" }, async () => {
    assert.ok(screen.queryByRole("navigation", { name: "Main menu" }) === null);
    assert.deepEqual([bannerCount(), screen.queryAllByRole("contentinfo").length], [0, 0]);
    assert.ok(await screen.findByRole("button", { name: "Back to the usual layout" }));
  });
});

Deno.test("S2.35 S2.37 the seller layout leads to the spec's targets, with the person's own active status", async () => {
  const me = person({ _id: "s1", role: "sale", groups: [], scope: ["s1"], active_status: "Failed" });
  await frame("/orders/pending", { layout: "seller" }, async () => {
    const management = await screen.findByRole("link", { name: "Management" });
    assert.equal(management.getAttribute("aria-current"), "page");
    assert.deepEqual(nav().getAllByRole("link").map((each) => each.getAttribute("href")), [
      "/dashboard",
      "/orders/all?status=Processing",
      "/support",
      "/stores/all",
      "/orders/all?shipment_status=Failed",
    ]);
  }, { me });
});

Deno.test("S2.36 S2.52 without a token: Login and Register in the sidebar, search, Sign in and Sign up in the bar", async () => {
  await frame("/login", {}, async () => {
    const login = await screen.findByRole("link", { name: "Login" });
    assert.match(login.getAttribute("href")!, /^http:\/\/localhost:8001\/\?/);
    assert.match(screen.getByRole("link", { name: "Register" }).getAttribute("href")!, /:8001\/register\?/);
    const bar = within(screen.getByRole("banner"));
    assert.ok(bar.getByRole("button", { name: /^Search/ }));
    assert.deepEqual(bar.getAllByRole("link").map((each) => each.textContent), ["Sign in", "Sign up"]);
  }, { me: null });
});

Deno.test("S4.10 a title closes and opens its lines, and this window remembers it", async () => {
  await frame("/orders", {}, () => {
    const title = nav().getByRole("button", { name: "Sales" });
    assert.equal(title.getAttribute("aria-expanded"), "true");
    fireEvent.click(title);
    assert.ok(nav().queryByRole("link", { name: "Orders" }) === null);
    const storage = { ...sessionStorage };
    assert.deepEqual(Object.values(storage), ['["sales"]']);
    cleanup();
  });
});

Deno.test("S4.10 one tab stop, at the active line; arrows and letters move the focus", async () => {
  await frame("/orders", {}, () => {
    const stops = () => [...document.querySelectorAll<HTMLElement>("nav [data-stop]")];
    assert.deepEqual(stops().filter((each) => each.tabIndex === 0).map((each) => each.textContent), [
      "Orders",
    ]);
    const orders = nav().getByRole("link", { name: "Orders" });
    act(() => orders.focus());
    fireEvent.keyDown(orders, { key: "ArrowDown" });
    assert.equal(document.activeElement?.textContent, "Garments");
    fireEvent.keyDown(document.activeElement!, { key: "Home" });
    assert.equal(document.activeElement?.textContent, "Dashboard");
    fireEvent.keyDown(document.activeElement!, { key: "j" });
    assert.equal(document.activeElement?.textContent, "Jobs");
    assert.deepEqual(stops().filter((each) => each.tabIndex === 0).map((each) => each.textContent), ["Jobs"]);
  });
});

Deno.test("S4.10 when collapsed to icons the words are only visually hidden, and the icon shows them on hover", async () => {
  for (
    const [path, appearance] of [["/orders", { sidebarCollapsed: true }], ["/orders/import", {}]] as const
  ) {
    await frame(path, appearance, () => {
      assert.equal(nav().getByRole("link", { name: "Stores" }).title, "Stores");
      assert.ok(screen.getByRole("button", { name: "Keep menu open" }));
    });
  }
});

Deno.test("S4.12 a hidden top bar and a hidden footer are absent, and the bar can be restored", async () => {
  await frame("/orders", { navbarType: "hidden", footerType: "hidden" }, async () => {
    assert.deepEqual([bannerCount(), screen.queryAllByRole("contentinfo").length], [0, 0]);
    assert.ok(await screen.findByRole("button", { name: "Show the top bar" }));
  });
});

Deno.test("S2.54 S9.9 the button to the top appears after 160 px, unless it is switched off", async () => {
  await frame("/orders", {}, async () => {
    const button = () => screen.queryByRole("button", { name: "Back to top" });
    scrollTo(160);
    assert.ok(button() === null);
    scrollTo(161);
    assert.ok(button());
    fireEvent.click(button()!);
    await waitFor(() => assert.ok(document.activeElement === screen.getByRole("main")));
  });
  await frame("/orders", { hideScrollToTop: true }, () => {
    scrollTo(500);
    assert.ok(screen.queryByRole("button", { name: "Back to top" }) === null);
  });
});

Deno.test("S9.10 the balance has two decimals, thousand separators and its minus in front", () => {
  const texts = [0, 5, 1234.5, -1234.5, 1234567.891, -0.004, 0.1 + 0.2].map(balanceText);
  assert.deepEqual(texts, ["$0.00", "$5.00", "$1,234.50", "-$1,234.50", "$1,234,567.89", "$0.00", "$0.30"]);
});
