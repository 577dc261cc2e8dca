import assert from "node:assert/strict";
import { bookmarkInput, bookmarkOrderInput } from "../../../../api/inputs/desk/bookmark.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { safePath } from "../../../../api/paths.ts";
import { HOSTILE, HOSTILE_URLS } from "../../../support/hostile/hostile.ts";

const problemsOf = (input: unknown, schema: typeof bookmarkInput | typeof bookmarkOrderInput) => {
  const result = readInput<unknown>(schema, input);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};
const item = (more: object) => ({ link: "/orders", starred: true, ...more });
const ofItem = (more: object) => problemsOf(item(more), bookmarkInput);

Deno.test("a bookmark needs an address of this app and a flag for its star; the rest may be left out", () => {
  assert.deepEqual(ofItem({}), []);
  assert.deepEqual(ofItem({ title: "Late", icon: "orders", color: "danger", target: "_blank" }), []);
  assert.deepEqual(problemsOf({}, bookmarkInput), ["link required", "starred required"]);
  for (const input of [null, "orders", 7, "__proto__"]) {
    assert.deepEqual(problemsOf(input, bookmarkInput), [" required"]);
  }
  assert.deepEqual(problemsOf(JSON.parse('{"__proto__":{"link":"/orders","starred":true}}'), bookmarkInput), [
    "link required",
    "starred required",
  ]);
});

Deno.test("a title is one line of 1 to 120 characters; colours, targets and icons come from closed lists", () => {
  assert.deepEqual(readInput(bookmarkInput, item({ title: "  Late  " })), {
    ok: true,
    value: { link: "/orders", starred: true, title: "Late" },
  });
  assert.deepEqual(ofItem({ title: "x".repeat(120) }), []);
  for (const [title, code] of [[" ", "required"], ["x".repeat(121), "tooLong"], ["a\nb", "invalid"]]) {
    assert.deepEqual(ofItem({ title }), [`title ${code}`]);
  }
  assert.deepEqual(ofItem({ color: "#f00" }), ["color unknown"]);
  assert.deepEqual(ofItem({ target: "_top" }), ["target unknown"]);
  assert.deepEqual(ofItem({ icon: "x onload=1" }), ["icon invalid"]);
});

Deno.test("C2 no hostile address is accepted as anything but a path of this app", () => {
  for (const link of HOSTILE) {
    const read = readInput(bookmarkInput, item({ link }));
    if (!read.ok) continue;
    assert.equal(read.value.link, safePath(link));
    assert.equal(new URL(read.value.link, "https://app.test").origin, "https://app.test");
  }
  const schemes = HOSTILE_URLS.filter((url) => /^\s*\w+:/.test(url));
  assert.ok(schemes.length > 20 && schemes.every((link) => ofItem({ link }).includes("link badUrl")));
});

Deno.test("reordering takes 1 to 100 ids", () => {
  assert.deepEqual(problemsOf([{ id: "orders", title: "passed over" }], bookmarkOrderInput), []);
  assert.deepEqual(problemsOf([], bookmarkOrderInput), [" required"]);
  assert.deepEqual(problemsOf([{}], bookmarkOrderInput), ["0.id required"]);
  assert.deepEqual(problemsOf(["orders"], bookmarkOrderInput), ["0 required"]);
  assert.deepEqual(problemsOf(Array(101).fill({ id: "orders" }), bookmarkOrderInput), [" tooMany"]);
});
