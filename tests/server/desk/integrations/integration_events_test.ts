/** Events that are sent to integrations. */
import assert from "node:assert/strict";
import { eventOf } from "../../../../server/modules/desk/integrations/events.ts";

Deno.test("a new refund request is one kind of event, and every change of it another kind, also a smaller sum", () => {
  const request = { entity: "refundRequests", entityId: "r1", sellerId: "anna" };
  const change = (field: string, before: string, after: string) => [{ field, before, after }];
  assert.equal(eventOf({ ...request, isNew: true, changes: change("reason", "", "Torn") }), "refund.made");
  assert.equal(
    eventOf({ ...request, changes: change("status", "Processing", "Posted") }),
    "refund.moved",
  );
  assert.equal(eventOf({ ...request, changes: change("requested_minor", "2000", "701") }), "refund.moved");
});
