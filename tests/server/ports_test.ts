import assert from "node:assert/strict";
import { modules } from "../../server/generated/modules.ts";
import { definePort, unfilledPorts } from "../../server/port.ts";

Deno.test("a port that no module fills fails with its name, and the modules of the server fill all of theirs", () => {
  assert.ok(modules.length > 0);
  assert.deepEqual(unfilledPorts(), []);
  const port = definePort<{ readonly answer: number }>("answers");
  assert.deepEqual(unfilledPorts(), ["answers"]);
  assert.throws(() => port.get(), /"answers"/);
  port.fill({ answer: 42 });
  assert.equal(port.get().answer, 42);
  assert.deepEqual(unfilledPorts(), []);
});
