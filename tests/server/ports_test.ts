import assert from "node:assert/strict";
import { INTEGRATION_KINDS } from "../../api/desk/integrations.ts";
import { modules } from "../../server/generated/modules.ts";
import { integrationKinds } from "../../server/modules/desk/integrations/kinds.ts";
import { definePort, unfilledPorts } from "../../server/port.ts";
import { registerModules } from "../../server/registry.ts";

Deno.test("a port that no module fills fails with its name, and the server's modules fill all of theirs", () => {
  assert.ok(modules.length > 0);
  assert.deepEqual(unfilledPorts(), []);
  const port = definePort<{ readonly answer: number }>("answers");
  assert.deepEqual(unfilledPorts(), ["answers"]);
  assert.throws(() => port.get(), /"answers"/);
  port.fill({ answer: 42 });
  assert.equal(port.get().answer, 42);
  assert.deepEqual(unfilledPorts(), []);
});

Deno.test("the server's modules define every kind of integration that an input may name", () => {
  registerModules(modules);
  assert.deepEqual(INTEGRATION_KINDS.map((name) => integrationKinds.get(name).kind), [...INTEGRATION_KINDS]);
  assert.throws(() => integrationKinds.get("fax"), /"fax"/);
});
