import assert from "node:assert/strict";
import { STATUS_DESTINATIONS } from "../../api/errors.ts";
import { REASONS } from "../../api/reasons.ts";
import * as statuses from "../../api/statuses.ts";
import { toneOf, TONES } from "../../api/tones.ts";
import { SETTING_STATUSES } from "../../api/desk/user_notifications.ts";
import { GROUP_STATUSES } from "../../api/people/groups.ts";
import { SHIPPING_STATUSES } from "../../api/shipping/methods.ts";
import { METHOD_STATUSES } from "../../api/money/topups.ts";
import { stateIndexes } from "../../scripts/gen/states_index.ts";
import { LIFECYCLES } from "../../machines/lifecycles/lifecycles.ts";
import { refundRequest } from "../../resources/orders/refund_requests.ts";
import { orderMachine } from "../../machines/lifecycles/orders/order.ts";

const read = (path: string) => Deno.readTextFileSync(new URL(`../../${path}`, import.meta.url));
const statesOf = (region: string) => Object.keys(orderMachine.states[region]?.states ?? {});

Deno.test("S4.13 the three axes of an order are the regions of its machine, word for word", () => {
  assert.deepEqual([...statuses.ORDER_STATUSES], statesOf("status"));
  assert.deepEqual([...statuses.PRINT_STATUSES], statesOf("print"));
  assert.deepEqual([...statuses.ORDER_SHIPMENT_STATUSES], statesOf("shipment"));
});

Deno.test("S4.13 the statuses Processing, Pending, In Production and Ready exist where the menu uses them", () => {
  for (const status of ["Processing", "Pending", "In Production"]) {
    assert.ok((statuses.ORDER_STATUSES as readonly string[]).includes(status));
  }
  assert.ok((statuses.ORDER_SHIPMENT_STATUSES as readonly string[]).includes("Ready"));
  assert.ok((statuses.PACKAGE_STATUSES as readonly string[]).includes("Processing"));
});

interface State {
  readonly key: string;
  readonly meta?: { readonly tone?: string };
  readonly states: Readonly<Record<string, State>>;
}

const statesIn = ({ states }: Pick<State, "states">): State[] =>
  Object.values(states).flatMap((state) => [state, ...statesIn(state)]);

Deno.test("S4.13 each state of a machine has its tone, and its screens show it", () => {
  for (const [name, { machine }] of Object.entries(LIFECYCLES)) {
    const root = machine.root as unknown as State & { readonly type: string };
    const regions = root.type === "parallel" ? Object.keys(root.states) : [];
    const states = statesIn(root).filter(({ key }) => !regions.includes(key));
    assert.ok(states.length > 0);
    for (const { key, meta } of states) assert.equal(toneOf(key, name), meta?.tone, `${name} ${key}`);
  }
  for (const [path, text] of Object.entries(stateIndexes())) assert.equal(read(path), text, path);
});

Deno.test("S2.13 S2.29 a status that waits for a person is amber: a refund request, a label's credit; a label that may be lost is red", () => {
  const tones = (lifecycle: string, ...names: string[]) => names.map((name) => toneOf(name, lifecycle));
  assert.deepEqual(tones("refund", "Processing", "Approved", "Posted"), ["person", "person", "done"]);
  assert.deepEqual(tones("order", "Processing"), ["working"]);
  assert.deepEqual(tones("topup", "Approved"), ["done"]);
  assert.deepEqual(tones("label", "Asked", "Unknown"), ["failed", "failed"]);
  assert.deepEqual(tones("label", "Void Asked", "Void Refused"), ["person", "person"]);
  const status = refundRequest.columns.find(({ key }) => key === "status");
  assert.equal(status?.lifecycle, "refund");
});

Deno.test("every status has one tone, an unknown one is grey, and slugs are unique", () => {
  const lists = [
    statuses.ORDER_STATUSES,
    statuses.PRINT_STATUSES,
    statuses.ORDER_SHIPMENT_STATUSES,
    statuses.PACKAGE_STATUSES,
    statuses.JOB_STATUSES,
    statuses.DELIVERY_STATUSES,
    statuses.STORE_STATUSES,
    statuses.LOCATION_STATUSES,
    statuses.ITEM_STATUSES,
    statuses.USER_STATUSES,
    statuses.EXTENSION_STATUSES,
    statuses.PRODUCT_STATUSES,
    statuses.STATEMENT_STATUSES,
    statuses.NUMBER_RANGE_STATUSES,
    GROUP_STATUSES,
    METHOD_STATUSES,
    SETTING_STATUSES,
    SHIPPING_STATUSES,
  ];
  for (const list of lists) {
    assert.equal(new Set(list.map(statuses.slugOf)).size, list.length);
    assert.deepEqual(list.filter((status) => !Object.hasOwn(TONES, status)), [], "statuses without a tone");
  }
  const tones = (...names: string[]) => names.map((name) => toneOf(name));
  assert.deepEqual(tones("Pending", "Queued", "Paused"), ["waiting", "waiting", "waiting"]);
  assert.deepEqual(tones("Processing", "Running"), ["working", "working"]);
  assert.deepEqual(tones("Draft", "On Hold", "Cancel Requested"), ["person", "person", "person"]);
  assert.deepEqual(tones("Shipped", "Done", "Active"), ["done", "done", "done"]);
  assert.deepEqual(tones("Failed", "Dead", "Lost", "Locked"), ["failed", "failed", "failed", "failed"]);
  assert.deepEqual(tones("Cancelled", "Voided", "Stopped"), ["ended", "ended", "ended"]);
  assert.equal(toneOf("Teleported"), "waiting");
});

Deno.test("every guard of the order machine that may refuse a person has its reason", () => {
  const inner = new Set([
    "isDelivered",
    "isOnItsWay",
    "isReturned",
    "isCancelled",
    "isPrinted",
    "isLabelled",
    "isOut",
    "isBackIn",
    // Only events that settle an order use these guards.
    "hasBegun",
    "isUnreleased",
    "isProduced",
    "arePackages",
    "isTrackingStale",
    "areRefundsStale",
    "areCasesStale",
    // The guard chooses the target state and refuses nothing.
    "isAutoHeld",
  ]);
  const guards = Object.keys(orderMachine.implementations.guards).filter((name) => !inner.has(name));
  assert.deepEqual(guards.filter((name) => !(name in REASONS)), []);
});

Deno.test("S8.1 S8.2 S8.3 the errors 404, 500 and 503 have a page; S8.4 400, 401 and 405 have none", () => {
  assert.equal(STATUS_DESTINATIONS[404], "/404");
  assert.equal(STATUS_DESTINATIONS[500], "/500");
  assert.equal(STATUS_DESTINATIONS[503], "/maintenance");
  for (const status of [400, 401, 405, 429]) assert.equal(STATUS_DESTINATIONS[status], undefined);
});
