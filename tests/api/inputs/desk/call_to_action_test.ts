import assert from "node:assert/strict";
import { CALL_PHASES, callPhase, callWords, isCalled } from "../../../../api/desk/call_to_action.ts";
import { callToActionInput, noteNoticesInput } from "../../../../api/inputs/desk/call_to_action.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { HOSTILE_URLS } from "../../../support/hostile/hostile.ts";
import { callOf } from "../../../support/desk/call_to_action.ts";
import { fc } from "../../../support/property.ts";

const codes = (input: unknown) => {
  const read = readInput(callToActionInput, input);
  return read.ok ? "" : read.problems.map(({ path, code }) => `${path}:${code}`).join(" ");
};

Deno.test("S2.31 the input of an announcement accepts words, days and names, and only addresses of the app", () => {
  assert.equal(codes({}), "");
  assert.equal(
    codes({ title: "Stocktaking", text: "One line.\nAnother.", link: "/orders/all?status=All" }),
    "",
  );
  assert.equal(codes({ title: null, first_day: null, roles: null, groups: [] }), "");
  assert.equal(codes({ title: "Two\nlines" }), "title:invalid");
  assert.equal(codes({ text: "x".repeat(601) }), "text:tooLong");
  assert.equal(codes({ first_day: 1.5 }), "first_day:badDate");
  assert.equal(codes({ users: Array(201).fill("u") }), "users:tooMany");
  assert.equal(codes({ users: [""] }), "users.0:required");
  assert.equal(codes({ link: "/orders/../login" }), "link:invalid");
  // Addresses that the app would open itself lead to no screen; the API refuses them, as it knows the
  // screens.
  const own = HOSTILE_URLS.filter((link) => link.trim() !== "" && codes({ link }) === "");
  assert.deepEqual(own.filter((link) => !/^\/[^/\\]/.test(link.trim())), []);
});

Deno.test("S2.31 at least one announcement is recorded as shown or clicked", () => {
  const isOk = (input: unknown) => readInput(noteNoticesInput, input).ok;
  assert.ok(isOk({ ids: ["a"], deed: "shown" }));
  assert.ok(isOk({ ids: ["a"], deed: "clicked" }));
  assert.ok(!isOk({ ids: ["a"], deed: "dismissed" }));
  assert.ok(!isOk({ ids: [], deed: "shown" }));
});

Deno.test("S2.31 an announcement is shown in its reader's language, and in English where that has no title", () => {
  const notice = callOf("a", { title: "Hi", text: "There", title_de: "Hallo", text_fr: "Bonjour" });
  assert.deepEqual(callWords(notice, "en"), { title: "Hi", text: "There" });
  assert.deepEqual(callWords(notice, "de"), { title: "Hallo", text: "There" });
  assert.deepEqual(callWords(notice, "fr"), { title: "Hi", text: "There" });
  assert.deepEqual(callWords({ ...notice, text_de: "Du" }, "de"), { title: "Hallo", text: "Du" });
  assert.deepEqual(callWords(notice, "xx"), { title: "Hi", text: "There" });
});

Deno.test("S2.31 at each moment an announcement has exactly one state, and its states follow one order", () => {
  const order = (phase: string) => ["off", "later", "now", "over"].indexOf(phase);
  fc.assert(
    fc.property(
      fc.option(fc.nat(100)),
      fc.option(fc.nat(100)),
      fc.constantFrom("Active", "Paused"),
      (first_day, length, status) => {
        const ends_at = length === null ? null : (first_day ?? 0) + length + 1;
        const phases = Array.from(
          { length: 210 },
          (_, now) => callPhase({ status, first_day, ends_at }, now),
        );
        assert.ok(phases.every((each) => CALL_PHASES.includes(each)));
        assert.ok(phases.every((each, at) => at === 0 || order(each) >= order(phases[at - 1]!)));
        assert.equal(phases.includes("now"), status === "Active");
      },
    ),
    { seed: 20_261_121 },
  );
});

Deno.test("S2.31 a person who is named is reached, and adding a name never removes anybody", () => {
  const some = fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 2 });
  fc.assert(
    fc.property(some, some, some, fc.constantFrom("a", "b", "c"), some, (roles, groups, users, who, mine) => {
      const person = { _id: who, role: who };
      const audience = { roles, groups, users };
      const isNamed = roles.includes(who) || users.includes(who) || groups.some((id) => mine.includes(id));
      const isOpen = roles.length + groups.length + users.length === 0;
      assert.equal(isCalled(audience, person, mine), isOpen || isNamed);
      if (isNamed) assert.ok(isCalled({ ...audience, users: [...users, "z"] }, person, mine));
    }),
    { seed: 20_261_121 },
  );
});
