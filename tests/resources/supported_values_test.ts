import assert from "node:assert/strict";
import type { FilterValues } from "../../resources/define.ts";
import { orders } from "../../resources/orders/orders.ts";
import { users } from "../../resources/people/users.ts";
import { unknownIn, unknownInAddress } from "../../resources/supported_values.ts";
import { unknownStatuses } from "../../resources/unknown_statuses.ts";
import { readUrl } from "../../resources/url.ts";

const read = (text: string) => readUrl(orders, "all", new URLSearchParams(text)).filters;
const unknown = (text: string) => unknownInAddress(orders, new URLSearchParams(text));

Deno.test("an address is read as far as the list knows its parts, and dropped parts are named", () => {
  assert.deepEqual(read("due=late,nonsense"), { due: "late" });
  assert.deepEqual(unknown("due=late,nonsense"), ["nonsense"]);
  assert.deepEqual(read("constructor=x&colour=red"), {});
  assert.deepEqual(unknown("constructor=x&colour=red&__proto__=y"), ["constructor", "colour", "__proto__"]);
  assert.deepEqual(
    unknown(
      "status=!On Hold,All&search=a&range=today&sort=-due_at&page=2&per_page=50&cols=code&density=compact&view=v&utm_source=x",
    ),
    [],
  );
});

Deno.test("S2.0 an unknown status stays in the query, and is reported with the rest of the query", () => {
  assert.deepEqual(read("status=Processing,Nonsense"), { status: "Processing,Nonsense" });
  assert.deepEqual(unknown("status=Processing,Nonsense"), []);
  const found = (filters: FilterValues) => unknownStatuses(orders, filters);
  assert.deepEqual(found({ status: "Processing,!On Hold,All", due: "nonsense" }), []);
  assert.deepEqual(found({ status: "Processing,Nonsense", shipment_status: "!Lost,constructor" }), [
    { key: "status", names: ["Nonsense"], rest: "Processing" },
    { key: "shipment_status", names: ["Lost", "constructor"], rest: undefined },
  ]);
  assert.deepEqual(unknownStatuses(users, { status: "Opened" }), []);
  assert.deepEqual(unknownStatuses(users, { status: "Away,Locked" })[0]?.names, ["Away,Locked"]);
});

Deno.test("S5.5 the status that means all is accepted, and an empty one is not a filter", () => {
  const address = new URLSearchParams("status=Opened");
  assert.deepEqual(unknownInAddress(users, address), []);
  assert.deepEqual(unknownIn(users, [["status", ""]]), []);
});
