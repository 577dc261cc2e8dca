import { paint, type PictureOptions, root, rowsOf, take } from "./stage.tsx";
import assert from "node:assert/strict";
import type { Me } from "../../../../src/lib/person.ts";
import { person } from "../../../support/client/person.ts";
import { audit } from "../../../../resources/people/audit.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import type { Resource } from "../../../../resources/define.ts";
import { resources } from "../../../../resources/generated/resources.ts";

const LOOK = person().customizer;
const looking = (over: Partial<Me["customizer"]>): Partial<Me> => ({ customizer: { ...LOOK, ...over } });
const having = (appearance: object, list = "orders"): Partial<Me> => ({ list_looks: { [list]: appearance } });
/** Returns a person whose last layout showed all columns. */
const havingAll = ({ id, columns }: Resource) =>
  having({ columns: columns.map(({ key, width }) => ({ key, width })), density: "normal" }, id);

/** Lists placeholder elements that React replaces once their part is loaded. */
function passing(): string[] {
  const found: string[] = [];
  for (const { nextSibling } of root().querySelectorAll("template")) {
    for (let node = nextSibling; node && node.textContent !== "/$"; node = node.nextSibling) {
      if (node instanceof Element) found.push(node.outerHTML);
    }
  }
  return found;
}

/** Checks that React accepts the early script's drawing unchanged, down to each class, and keeps it. */
async function isTakenOver(shown: PictureOptions): Promise<void> {
  const picture = await paint(shown);
  assert.ok(picture, "there is a picture");
  const rows = [...root().querySelectorAll("[data-id]")];
  assert.equal(rows.length, (shown.rows ?? rowsOf(shown.resource)).length);
  assert.deepEqual(
    passing(),
    [],
    "a placeholder of a later part is not clickable: the click would be lost",
  );
  await using html = await take(picture);
  assert.deepEqual(html.texts, []);
  const now = [...root().querySelectorAll("[data-id]")];
  assert.ok(
    now.length === rows.length && now.every((row, at) => row === rows[at]),
    "the same rows are shown",
  );
}

for (const resource of resources) {
  Deno.test(`${resource.id}: the app hydrates the early script's drawing unchanged, a table of all columns and cards`, async () => {
    await isTakenOver({ resource, width: 1440, me: havingAll(resource) });
    await isTakenOver({ resource, width: 390 });
  });
}

Deno.test("a click on text that a later part replaces opens the record", async () => {
  const picture = await paint({ resource: audit, path: "/audit/all" });
  assert.ok(picture);
  const opener = root().querySelector("[data-id] [data-open]")!;
  const deepest = [...opener.querySelectorAll<HTMLElement>(":not(template)")].at(-1) ?? opener;
  deepest.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  assert.equal(location.pathname, "/audit/all");
  await using _ = await take(picture);
  assert.equal(location.pathname, "/audit/all/r0");
});

const SHOWN: Readonly<Record<string, Omit<PictureOptions, "resource">>> = {
  "from right to left": { me: looking({ direction: "rtl" }) },
  "in a frame whose menu is a rail, with a floating bar and no footer": {
    me: looking({ sidebarCollapsed: true, navbarType: "floating", footerType: "hidden" }),
  },
  "in a frame without a bar, its footer in the page": {
    me: looking({ navbarType: "hidden", footerType: "static" }),
  },
  "in a blank frame": { me: looking({ layout: "blank" }) },
  "in the frame of sellers": {
    me: { ...looking({ layout: "seller" }), role: "sale", scope: ["u1"], groups: [] },
  },
  "with the columns and row height that the person had last": {
    me: having({
      columns: [{ key: "code", width: 200 }, { key: "hold_until", width: 90 }],
      density: "compact",
    }),
  },
  "with set filters, another sort and a later page": {
    path: "/orders/pending?store=s1&country=!DE&range=this-week&sort=code&page=3&per_page=50",
  },
  "with a search and a filter that nobody knows": { path: "/orders/all?search=ada&nothing=1" },
  "in the columns of a saved view": { path: "/orders/all?cols=code,status:90,tags&density=roomy&view=v1" },
  "for who may pick no rows": { me: { role: "printer", groups: [] } },
};

for (const [how, shown] of Object.entries(SHOWN)) {
  Deno.test(`orders ${how}: the picture equals the app's drawing`, async () => {
    const resource = shown.me?.role === "printer" ? packages : orders;
    await isTakenOver({ resource, ...shown });
  });
}

/** Another person signs in, in another tab. */
const replaced = () => void (document.cookie = "token=t2; path=/");
const refused = () => Response.json({ data: null, errors: [{ message: "no" }] });
const DRAWN_BY_THE_APP: Readonly<
  Record<string, readonly [Omit<PictureOptions, "resource">, (() => Response | void)?]>
> = {
  "an empty answer": [{ rows: [] }],
  "a refusal": [{}, refused],
  "an expired token": [{}, () => new Response("{}", { status: 401 })],
  "an answer to the token of somebody who is not here any more": [{}, replaced],
  "a garbled answer": [{}, () => new Response("<html>")],
  "somebody acting as somebody else": [{ me: { acting: person() as unknown as Me["acting"] } }],
  "a person who may not see it": [{ me: { role: "nobody", groups: [] } }],
  "an open record": [{ path: "/orders/all/r1" }],
  "a bare link that leads to the role's view": [{
    more: { views: [{ _id: "v1", default_role: "super_root" }] },
  }],
  "colours that come with the app": [{ me: looking({ theme: "dark" }) }],
};

for (const [what, [shown, answer]] of Object.entries(DRAWN_BY_THE_APP)) {
  Deno.test(`${what} is left to the app: nothing is drawn early`, async () => {
    assert.equal(await paint({ resource: orders, ...shown }, answer), undefined);
    assert.equal(root().childNodes.length, 0);
  });
}

Deno.test("an answer that arrives late finds the app running, and leaves it alone", async () => {
  const begin = () => void root().append("the app");
  assert.equal(await paint({ resource: orders }, begin), undefined);
  assert.equal(root().textContent, "the app");
});

Deno.test("an answer that arrives when the app is about to draw makes no picture", async () => {
  const begin = () => void (globalThis.__early!.isOver = true);
  assert.equal(await paint({ resource: orders }, begin), undefined);
  assert.equal(root().childNodes.length, 0);
});
