import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { userNotificationInput } from "../../../../api/inputs/desk/user_notification.ts";
import { wholeTimes } from "../../../../api/desk/user_notifications.ts";
import { fc } from "../../../support/property.ts";

const read = (input: unknown) => {
  const result = readInput(userNotificationInput, input);
  return result.ok ? result.value : result.problems.map(({ path, code }) => `${path} ${code}`);
};
const event = (more: object) => ({ events: [{ id: "order.held", ...more }] });

/** Generates hours or minutes as a form or a program may send them: a number, a text, or nothing. */
const part = (last: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: last }),
    fc.integer({ min: 0, max: last }).map(String),
    fc.integer({ min: 0, max: last }).map((n) => ` ${String(n).padStart(2, "0")} `),
    fc.constantFrom(null, undefined, "", "  "),
  );
const entries = fc.array(fc.record({ hour: part(23), minute: part(59) }), { maxLength: 12 });
const isThere = (value: unknown) => value !== null && value !== undefined && String(value).trim() !== "";

Deno.test("S5.4 times keep only entries whose hour and minute are integers, in the API's input and before it", () => {
  fc.assert(fc.property(entries, (times) => {
    const validTimes = times.filter(({ hour, minute }) => isThere(hour) && isThere(minute));
    const textOf = (all: readonly { hour?: unknown; minute?: unknown }[]) =>
      [...new Set(all.map(({ hour, minute }) => `${Number(hour)}:${Number(minute)}`))].sort();
    const found = wholeTimes(times);
    assert.deepEqual(textOf(found), textOf(validTimes));
    assert.ok(found.every(({ hour, minute }) => Number.isInteger(hour) && Number.isInteger(minute)));
    assert.deepEqual(read(event({ times })), event({ times: found }));
  }));
});

Deno.test("S5.4 an entry with hour and minute is a time of day or refused with its path; an incomplete entry is never refused", () => {
  assert.deepEqual(
    read(event({ times: [{ hour: 24, minute: 0 }, { hour: 7, minute: "x" }, { hour: 7.5, minute: 60 }] })),
    [
      "events.0.times.0.hour badNumber",
      "events.0.times.1.minute badNumber",
      "events.0.times.2.hour badNumber",
      "events.0.times.2.minute badNumber",
    ],
  );
  assert.deepEqual(read(event({ times: [{ hour: 99 }, { minute: "x" }, {}] })), event({ times: [] }));
});

Deno.test("S3.7 every field of a setting is read; each problem is reported at its path", () => {
  const shared = {
    status: "Active",
    mentions: ["@mai", "ops"],
    url: "https://chat.test/hook",
    alias_mentions: [{ id: "u1", username: "mai", first_name: "Mai", last_name: "Tran" }],
    group: { id: "-100", title: "Orders" },
  };
  const whole = {
    type: "Order",
    user_id: "anna",
    subject: "Pressdock",
    ...shared,
    events: [{ id: "order.held", name: "Held", ...shared, times: [{ hour: 8, minute: 30 }] }],
  };
  assert.deepEqual(read(whole), whole);
  assert.deepEqual(read({ mentions: [" ops ", "", "ops"] }), { mentions: ["ops"] });
  assert.deepEqual(
    read({
      type: "Letter",
      status: "On",
      url: "ftp://x",
      mentions: Array.from({ length: 21 }, (_, index) => `n${index}`),
      events: [{ id: "", url: "https://name:secret@chat.test" }],
    }),
    [
      "type unknown",
      "status unknown",
      "mentions tooMany",
      "url badUrl",
      "events.0.id required",
      "events.0.url badUrl",
    ],
  );
});
