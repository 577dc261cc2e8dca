import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { isSignedIn } from "../../../../api/access.ts";
import type { MenuItem } from "../../../../resources/pages.ts";
import { entriesOf, hasActive, linesOf, mainMenu, type Section } from "../../../../src/app/menu/model.ts";
import { findTyped, stepOf, stopsOf } from "../../../../src/app/menu/focus_stops.ts";
import { barEntries } from "../../../support/client/menu_words.ts";
import { person } from "../../../support/client/person.ts";
import { fc } from "../../../support/property.ts";

const item = (id: string, path: `/${string}`, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  path,
  group: "sales",
  rule: isSignedIn,
  ...more,
});
/** A menu with every kind of part. */
const WHOLE = mainMenu(person(), "units", [
  item("dashboard", "/dashboard", { group: "home" }),
  item("orders", "/orders", { within: "orders" }),
  item("units", "/orders/print", { within: "orders" }),
  item("stores", "/stores"),
  item("jobs", "/jobs"),
]);
const SALES: readonly Section[] = WHOLE.filter(({ id }) => id === "sales");
const OPEN = new Set<string>();
const idsOf = (closed = OPEN) => stopsOf(SALES, closed).map(({ id }) => id);

Deno.test("S4.10 nesting: a group, a title within it, its lines; one line is active", () => {
  assert.deepEqual(idsOf(), ["title.sales", "title.within.orders", "orders", "units", "stores", "jobs"]);
  const active = WHOLE.flatMap(linesOf).filter(({ isActive }) => isActive);
  assert.deepEqual(active.map(({ id }) => id), ["units"]);
});

Deno.test("S4.10 a closed part is skipped, with everything in it", () => {
  assert.deepEqual(idsOf(new Set(["within.orders"])).slice(0, 3), [
    "title.sales",
    "title.within.orders",
    "stores",
  ]);
  assert.deepEqual(idsOf(new Set(["sales"])), ["title.sales"]);
});

Deno.test("S4.10 arrows: down and up move, right opens and enters, left closes and leaves", () => {
  const stops = stopsOf(SALES, OPEN);
  assert.deepEqual(stepOf(stops, "orders", "ArrowDown", false), { to: "units" });
  assert.deepEqual(stepOf(stops, "orders", "ArrowUp", false), { to: "title.within.orders" });
  assert.deepEqual(stepOf(stops, "orders", "Home", false), { to: "title.sales" });
  assert.deepEqual(stepOf(stops, "orders", "End", false), { to: stops.at(-1)!.id });
  assert.deepEqual(stepOf(stops, "title.within.orders", "ArrowRight", false), { to: "orders" });
  assert.deepEqual(stepOf(stops, "title.within.orders", "ArrowLeft", false), {
    toggle: "title.within.orders",
  });
  assert.deepEqual(stepOf(stops, "orders", "ArrowLeft", false), { to: "title.within.orders" });
  assert.equal(stepOf(stops, "orders", "ArrowRight", false), null);
  assert.equal(stepOf(stops, "title.sales", "ArrowUp", false), null);
  const closed = stopsOf(SALES, new Set(["within.orders"]));
  assert.deepEqual(stepOf(closed, "title.within.orders", "ArrowRight", false), {
    toggle: "title.within.orders",
  });
});

Deno.test("S4.10 from right to left the two arrows change places", () => {
  const stops = stopsOf(WHOLE, new Set(["sales"]));
  for (const { id } of stops) {
    assert.deepEqual(stepOf(stops, id, "ArrowLeft", true), stepOf(stops, id, "ArrowRight", false));
    assert.deepEqual(stepOf(stops, id, "ArrowRight", true), stepOf(stops, id, "ArrowLeft", false));
  }
});

Deno.test("S4.10 every step leads to an existing stop", () => {
  const titles = stopsOf(WHOLE, OPEN).filter(({ isOpen }) => isOpen).map(({ id }) =>
    id.slice("title.".length)
  );
  const keys = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "Enter", "x"];
  fc.assert(fc.property(fc.subarray(titles), fc.constantFrom(...keys), fc.boolean(), (closed, key, isRtl) => {
    const stops = stopsOf(WHOLE, new Set(closed));
    const ids = new Set(stops.map(({ id }) => id));
    assert.equal(ids.size, stops.length);
    for (const { id } of stops) {
      const step = stepOf(stops, id, key, isRtl);
      if (step) assert.ok(ids.has("to" in step ? step.to : step.toggle));
    }
  }));
});

Deno.test("S4.10 letters lead to the next word with that beginning; repeating one letter cycles through them", () => {
  const stops = stopsOf(SALES, OPEN);
  const at = (from: string, typed: string) => findTyped(stops, from, typed);
  assert.equal(at("title.sales", "s"), "stores");
  assert.equal(at("stores", "s"), "title.sales", "around the end");
  assert.equal(at("title.sales", "jo"), "jobs");
  assert.equal(at("orders", "O"), "title.within.orders", "capitals do not matter");
  assert.equal(at("stores", "sto"), "stores", "further letters keep the focus on a matching entry");
  assert.equal(findTyped(stops, "orders", "qq"), null);
  assert.equal(findTyped(stops, "orders", ""), null);
});

Deno.test("S2.46 a menubar shows lines without a title singly, and each title with its lines as one entry", () => {
  assert.deepEqual(entriesOf(WHOLE).map(({ id }) => id), ["dashboard", "sales"]);
  const entries = entriesOf(mainMenu(person(), "stores"));
  const words = entries.map(({ line, ...entry }) =>
    line?.words ?? ("section" in entry ? entry.section.words : "")
  );
  assert.deepEqual(words, barEntries(person()));
  assert.deepEqual(entries.filter(hasActive).map(({ id }) => id), ["sales"]);
});
