/** Guards of requests that one person makes and another decides, for any two people. */
import assert from "node:assert/strict";
import { APPROVAL_GUARDS } from "../../../machines/lifecycles/approval.ts";
import { REASONS } from "../../../api/reasons.ts";

Deno.test("Maker and checker: each guard allows one side of a request, and has a reason for the other", () => {
  const passing = (
    context: { readonly maker: boolean; readonly checker: boolean; readonly small?: boolean },
  ) => Object.entries(APPROVAL_GUARDS).filter(([, guard]) => guard({ context })).map(([name]) => name);
  assert.deepEqual(passing({ maker: true, checker: false }), ["isMaker", "isNotChecker", "isSecond"]);
  assert.deepEqual(passing({ maker: true, checker: true, small: false }), ["isMaker"]);
  assert.deepEqual(passing({ maker: true, checker: true, small: true }), ["isMaker", "isOneEnough"]);
  assert.deepEqual(passing({ maker: false, checker: true }), ["isNotMaker", "isOneEnough"]);
  assert.deepEqual(Object.keys(APPROVAL_GUARDS).filter((name) => !(name in REASONS)), []);
});
