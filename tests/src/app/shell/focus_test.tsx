/** The focus after every kind of step: a screen opened, Back, an element removed, an element disabled. */
import { openAt, page } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { navigate } from "wouter/use-browser-location";
import { guardHistory } from "../../../../src/lib/leave_guard.ts";
import { watchFocus } from "../../../../src/app/shell/focus_watch.ts";

const LIST = `<h1>Orders</h1><table><tbody>
  <tr data-id="a" tabindex="0"><td><a href="/orders/a">A</a></td></tr>
  <tr data-id="b" tabindex="-1"><td><button>Undo B</button></td></tr>
  <tr data-id="c" tabindex="-1"><td><button>Undo C</button></td></tr>
</tbody></table><a href="/stores">Stores</a>`;
const STORES = `<h1>Stores</h1><button>New store</button>`;

interface Stage {
  readonly main: HTMLElement;
  /** Replaces the present screen by another one. */
  readonly draw: (html: string) => void;
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  assert.ok(found, selector);
  return found;
};
const button = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  assert.ok(found, text);
  return found;
};
const active = (): string => {
  const { activeElement } = document;
  return activeElement === document.body
    ? "body"
    : activeElement?.id || activeElement?.textContent?.trim() || "";
};
const frame = () => new Promise<void>((next) => requestAnimationFrame(() => next()));
/** Waits as many frames as a dialog needs to restore the focus and its watcher to check it. */
const settled = async (): Promise<void> => {
  for (let frames = 0; frames < 4; frames++) await frame();
};

async function watched(run: (stage: Stage) => Promise<void>): Promise<void> {
  openAt("/orders");
  document.body.innerHTML = `<nav><a href="/stores" id="menu">Stores</a></nav>
    <main id="content" tabindex="-1">${LIST}</main><div id="over"></div>`;
  const main = find("main");
  const unguard = guardHistory();
  const end = watchFocus(main);
  try {
    await run({ main, draw: (html) => void (main.innerHTML = html) });
  } finally {
    end();
    unguard();
    document.body.innerHTML = "";
    await page.happyDOM.abort();
  }
}

/** Goes back as the browser does: first the address changes, then the event fires. */
async function back(path: string, place: number): Promise<void> {
  page.happyDOM.setURL(`http://localhost:8000${path}`);
  const event = new PopStateEvent("popstate", { state: { place } });
  Object.defineProperty(history, "state", { configurable: true, value: { place } });
  dispatchEvent(event);
  Reflect.deleteProperty(history, "state");
  await frame();
}

Deno.test("Access 1 an opened screen has the focus at its heading, from the menu and from a link that disappeared with its screen", () =>
  watched(async ({ draw }) => {
    find("#menu").focus();
    navigate("/stores");
    draw(STORES);
    await settled();
    assert.equal(active(), "Stores");
    assert.equal(document.activeElement?.tagName, "H1");

    find("main button").focus();
    navigate("/orders");
    draw(LIST);
    await settled();
    assert.equal(active(), "Orders");
  }));

Deno.test("Access 1 a slow screen has the focus at its region, and at its heading once drawn", () =>
  watched(async ({ draw }) => {
    find("main > a").focus();
    navigate("/stores");
    draw(`<div aria-busy="true"></div>`);
    await settled();
    assert.equal(active(), "content");
    draw(STORES);
    await settled();
    assert.equal(active(), "Stores");
  }));

Deno.test("Access 1 a heading that is drawn again keeps the focus", () =>
  watched(async ({ draw }) => {
    find("main > a").focus();
    navigate("/stores");
    draw("<h1>Stores</h1>");
    await settled();
    draw(STORES);
    await settled();
    assert.deepEqual([active(), document.activeElement?.tagName], ["Stores", "H1"]);
  }));

Deno.test("Access 1 a part that takes the focus itself keeps it: a form, a drawer", () =>
  watched(async ({ draw }) => {
    find("#menu").focus();
    navigate("/stores");
    draw(STORES);
    button("New store").focus();
    await settled();
    assert.equal(active(), "New store");
  }));

Deno.test("Access 1 Back restores the focus: the row's link, even if its screen is drawn again", () =>
  watched(async ({ draw }) => {
    find("tr a").focus();
    navigate("/orders/a");
    draw("<h1>Order A</h1>");
    await settled();
    assert.equal(active(), "Order A");
    await back("/orders", 0);
    draw("<h1>Orders</h1>");
    await settled();
    // The rows are drawn later, so the heading has the focus first.
    assert.equal(active(), "Orders");
    draw(LIST);
    await settled();
    assert.equal((document.activeElement as HTMLElement).dataset["id"], "a");
  }));

Deno.test("Access 1 another page of the same screen leaves the focus unchanged", () =>
  watched(async () => {
    find("main > a").focus();
    navigate("/orders?page=2");
    await settled();
    assert.equal(active(), "Stores");
  }));

Deno.test("Access 2 a removed row passes the focus to the next row, the last one to the previous", () =>
  watched(async () => {
    button("Undo B").focus();
    find('tr[data-id="b"]').remove();
    await settled();
    assert.equal(active(), "Undo C");
    find('tr[data-id="c"]').remove();
    await settled();
    assert.equal(active(), "A");
  }));

Deno.test("Access 2 a button that disables itself passes the focus to its neighbor", () =>
  watched(async ({ draw }) => {
    draw(`<h1>Orders</h1><nav><button>Previous</button><button>Last</button></nav>`);
    button("Last").focus();
    (button("Last") as HTMLButtonElement).disabled = true;
    await settled();
    assert.equal(active(), "Previous");
  }));

Deno.test("Access 2 a closed overlay restores the focus in the screen, unless it does so itself", () =>
  watched(async () => {
    const over = find("#over");
    const open = () => {
      over.innerHTML = `<div role="dialog"><button>Close</button></div>`;
      button("Close").focus();
    };
    button("Undo B").focus();
    open();
    over.innerHTML = "";
    await settled();
    assert.equal(active(), "Undo B");

    open();
    over.innerHTML = "";
    find("#menu").focus();
    await settled();
    assert.equal(active(), "menu");
  }));

Deno.test("Access 2 pressing something unfocusable is intended to remove the focus: nothing takes it back", () =>
  watched(async () => {
    button("Undo B").focus();
    find("h1").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    button("Undo B").blur();
    find("h1").dispatchEvent(new Event("pointerup", { bubbles: true }));
    await settled();
    assert.equal(active(), "body");
  }));
