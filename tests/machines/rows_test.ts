import assert from "node:assert/strict";
import { intersect, isSame, isSameQuery, newer } from "../../machines/rows.ts";
import { fc } from "../support/property.ts";

Deno.test("newer() keeps the known object when nothing changed, so that its row is not drawn again", () => {
  const known = { _id: "a", version: 2, status: "Ready" };
  assert.equal(newer(known, { ...known }), known);
  assert.equal(newer(known, { ...known, version: 1, status: "Draft" }), known);
  const later = { ...known, version: 3, status: "Shipped" };
  assert.equal(newer(known, later), later);
  const joined = { ...known, status: "Shipped" };
  assert.equal(newer(known, joined), joined);
  assert.equal(newer(undefined, later), later);
});

Deno.test("an absent filter and an undefined one are the same query", () => {
  const query = { filters: { status: "Ready" }, sort: "code", page: 1, perPage: 20 };
  assert.ok(isSameQuery(query, { ...query, filters: { status: "Ready", search: undefined } }));
  assert.ok(!isSameQuery(query, { ...query, filters: { status: "Ready", search: "x" } }));
  assert.ok(!isSameQuery(query, { ...query, page: 2 }));
});

Deno.test("isSame() is an equivalence and common() keeps the first list's order", () => {
  const some = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.option(fc.nat(2), { nil: undefined }));
  fc.assert(fc.property(some, some, (one, other) => {
    assert.equal(isSame(one, other), isSame(other, one));
    assert.ok(isSame(one, { ...one }));
  }));
  fc.assert(fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (one, other) => {
    const [ids, others] = [one.map(String), other.map(String)];
    assert.deepEqual(intersect(ids, others), ids.filter((id) => others.includes(id)));
  }));
});
