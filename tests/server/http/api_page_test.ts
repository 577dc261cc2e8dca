/** docs/api.md documents the whole API, its examples are valid calls, and the first one works. */
import assert from "node:assert/strict";
import { buildSchema, parse, validate } from "graphql";
import { SDL } from "../../../api/generated/sdl.ts";
import { abilitiesOf } from "../../../resources/abilities.ts";
import { testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";

const page = Deno.readTextFileSync(new URL("../../../docs/api.md", import.meta.url));
const schema = buildSchema(SDL);

/** Bodies of the page's examples, as a shell passes them to curl. */
const bodies = [...page.matchAll(/^ {2}-d '(.*)'$/gm)].map(([, body]) =>
  JSON.parse(body!.replaceAll("'\\''", "'")) as { readonly query: string; readonly variables?: object }
);

Deno.test("docs/api.md has every root field with its callers, and an example of each that can be sent", () => {
  const roots = [...abilitiesOf().keys()];
  assert.ok(roots.length > 100);
  const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(headings.toSorted(), roots.toSorted());
  assert.equal(page.match(/ · may call: \S/g)?.length, roots.length);
  const live = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  assert.equal(bodies.length, roots.length - live.length + 1, "one for each, and the one to begin with");
});

Deno.test("every example of docs/api.md is a document that the API accepts", () => {
  const wrong = bodies.flatMap(({ query }) =>
    validate(schema, parse(query)).map(({ message }) => `${query}: ${message}`)
  );
  assert.deepEqual(wrong, []);
});

Deno.test("docs/api.md names the callers of each field: sellers, agents, floor, API tokens", () => {
  const callersOf = (name: string) =>
    new RegExp(`### ${name}\\n[\\s\\S]*?may call: (.*)`).exec(page)?.[1] ?? `nothing of ${name}`;
  assert.equal(callersOf("orders"), "`root` `super_root` `order_qc` seller agent");
  assert.equal(callersOf("cUser"), "everybody who is signed in");
  assert.match(callersOf("makeApiToken"), /not with an API token$/);
  assert.equal(callersOf("audit"), "`super_root`");
});

Deno.test("the first example of docs/api.md works for a person with an API token", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const session = await signIn(db, await addPerson(db, { _id: "ann", role: "sale", scope: ["ann"] }));
    const made = await api.ask<unknown, { makeApiToken: { token: string } }>(
      session,
      "mutation { makeApiToken { token } }",
    );
    const { status, data } = await api.ask<unknown, { orders: unknown[] }>(
      made.data!.makeApiToken.token,
      bodies[0]!.query,
    );
    assert.deepEqual([status, data?.orders], [200, []]);
  }));
