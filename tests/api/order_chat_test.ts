import assert from "node:assert/strict";
import { RIGHT_OF_EVENT } from "../../api/desk/extensions.ts";
import { extensionCode } from "../../extensions/code.ts";
import { manifests } from "../../extensions/mod.ts";
import { orderChatCode } from "../../extensions/order_chat/code.ts";
import { texts } from "../../extensions/order_chat/texts.ts";
import { fc } from "../support/property.ts";

Deno.test("every extension has its code, requests the right of each event that it receives, and names only known settings", () => {
  assert.deepEqual(manifests.map(({ id }) => id), extensionCode.map(({ id }) => id));
  for (const { rights, events, links, config } of manifests) {
    assert.ok(events.every((event) => rights.includes(RIGHT_OF_EVENT[event])));
    assert.ok(
      links.every(({ address }) => config.some(({ key, kind }) => key === address && kind === "url")),
    );
  }
});

const CONFIG = { chat_service: "slack", chat_language: "en", chat_prefix: "", chat_link: false };
const sending = (config: object = {}) => ({
  config: { ...CONFIG, ...config },
  secrets: { chat_webhook: "https://chat.example/x" },
  app: "https://app.example",
});
const bodyOf = (config: object, by: string) =>
  orderChatCode.call(orderChatCode.tryout(by), sending(config))?.body as Record<string, string>;

const held = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    type: "order.moved" as const,
    facts: { _id: `o${n}`, code: `PD-${n}`, hold_reason: "autoHold" },
    changed: { status: { before: "Pending", after: "On Hold" } },
  }));

Deno.test("few orders are listed one by one, many in one sentence", () => {
  const posts = (count: number) =>
    orderChatCode.onEvents(held(count), { chat_posts: ["held"] }).map((note) =>
      (orderChatCode.call(note, sending())?.body as { text: string }).text
    );
  assert.deepEqual(posts(1), ["Order PD-0 is on hold: its store holds new orders"]);
  assert.equal(posts(3).length, 3);
  assert.deepEqual(posts(400), ["400 orders are on hold: PD-0, PD-1, PD-2, PD-3, PD-4, …"]);
  assert.deepEqual(orderChatCode.onEvents(held(2), { chat_posts: ["made"] }), []);
});

Deno.test("text that somebody typed mentions nobody in any service", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "<!channel>",
      "<@U1>",
      "@everyone",
      "@here",
      "<users/all>",
      "[x](https://evil.example)",
      "#all",
    ),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom("mattermost", "google_chat", "discord", "slack"), (by, service) => {
      const body = bodyOf({ chat_service: service }, `a ${by} b`);
      const post = body["text"] ?? body["content"] ?? "";
      assert.ok(!/[<>]|[@#][^\u200b]|[@#]$/.test(post), post);
      if (service !== "slack") assert.ok(!/[[\]`*_]/.test(post), post);
    }),
  );
  assert.deepEqual(bodyOf({ chat_service: "discord" }, "x")["allowed_mentions"], { parse: [] });
});

Deno.test("every language has the same texts", () => {
  const keys = (words: object): unknown =>
    Object.entries(words).map(([key, value]) => [key, typeof value === "string" ? 0 : keys(value)]);
  for (const words of Object.values(texts)) assert.deepEqual(keys(words), keys(texts.en));
  assert.equal(orderChatCode.call(orderChatCode.tryout("x"), { ...sending(), secrets: {} }), null);
});
