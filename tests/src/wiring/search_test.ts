import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { keepRecent, recentOf } from "../../../src/features/desk/search/recent.ts";
import { clearDrafts, writeDraft } from "../../../src/lib/drafts.ts";
import { replyOf } from "../../../src/features/desk/search/wiring.ts";
import { openAt } from "../../support/client/dom.ts";
import { person } from "../../support/client/person.ts";

const record = {
  ...{ id: "o1", title: "PD-000001", link: "/orders/all/o1", icon: "orders" },
  ...{ color: "primary", starred: false, staronly: false, target: "_self" } as const,
};
const group = { groupTitle: "Orders", searchLimit: 5, kind: "orders" as const, data: [record] };

Deno.test("an answer is groups with a link to each named record; anything else is a failure", () => {
  const found = replyOf({ ok: true, data: { searchResult: [group], jump: record.link } });
  assert.equal(found.kind, "found");
  assert.equal(found.kind === "found" && found.jump?.key, "orders:o1");
  const unlisted = replyOf({ ok: true, data: { searchResult: [], jump: "/orders/all/o2" } });
  assert.equal(unlisted.kind === "found" && unlisted.jump?.key, "jump:/orders/all/o2");
  const none = replyOf({ ok: true, data: { searchResult: [group] } });
  assert.equal(none.kind === "found" && none.jump, null);
  assert.equal(replyOf({ ok: true, data: {} as never }).kind, "failed");
  assert.equal(replyOf({ ok: false, failure: { kind: "network" } }).kind, "failed");
});

Deno.test("recent records are stored by person, six at most, and only visible ones; Log Out clears them", () => {
  openAt("/");
  const me = person();
  for (let made = 0; made < 8; made++) {
    keepRecent(me, { ...record, key: `k${made}`, kind: "orders", link: `/orders/all/o${made}` });
  }
  assert.deepEqual(recentOf(me).map(({ link }) => link).slice(0, 2), ["/orders/all/o7", "/orders/all/o6"]);
  assert.equal(recentOf(me).length, 6);
  assert.deepEqual(recentOf(person({ _id: "other" })), []);
  assert.deepEqual(recentOf(person({ role: "packager", groups: [] })), []);
  keepRecent(me, { ...record, key: "k", kind: "actions", link: "" });
  assert.equal(
    recentOf(me)[0]?.link,
    "/orders/all/o7",
    "an action without an address is not a recent record",
  );
  clearDrafts();
  assert.deepEqual(recentOf(me), []);
  for (const broken of ["x", [1], [{ link: "javascript:alert(1)", title: "x", icon: "" }]]) {
    writeDraft(me._id, "search.recent", broken);
    assert.deepEqual(recentOf(me), []);
  }
});
