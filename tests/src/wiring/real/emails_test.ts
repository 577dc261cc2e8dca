import assert from "node:assert/strict";
import { EMAIL_CHARS, isEmailAddress } from "../../../../api/email_address.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

Deno.test("Real input 10: addresses that browsers accept are accepted, any other text is kept in the order's note", async () => {
  const { preview } = await readReal("10_emails.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(preview.orders.map(({ email, note }) => [email, note]), [
    ["mary.o'neil@example.com", ""],
    ["a&b@example.com", ""],
    ["info@müller.example", ""],
    ["info@xn--mller-kva.example", ""],
    ["", "Leave at the door\nE-mail: ask at the shop"],
  ]);
  assert.deepEqual(preview.remarks, [{ code: "emailKept", rows: 1, orders: 1 }]);
});

Deno.test("Real input 10: an address is recognised by its pattern, its domain in ASCII and its length", () => {
  const good = ["a@b", "a+b@c.example", "x@münchen.example", "x@日本.example", "_@a-b.example"];
  const bad = [
    "",
    "nobody",
    "@b",
    "a@",
    "a b@c",
    "a@b c",
    "a@-b.example",
    "a@b..c",
    "é@b.example",
    "a@ü/x",
    "a@b@c",
  ];
  assert.deepEqual(good.filter((each) => !isEmailAddress(each)), []);
  assert.deepEqual(bad.filter(isEmailAddress), []);
  const long = (chars: number) => `${"a".repeat(chars - 10)}@b.example`;
  assert.deepEqual([isEmailAddress(long(EMAIL_CHARS)), isEmailAddress(long(EMAIL_CHARS + 1))], [true, false]);
  assert.ok(readInput(orderInput, { email: "info@müller.example" }).ok);
  assert.ok(!readInput(orderInput, { email: "ask at the shop" }).ok);
});
