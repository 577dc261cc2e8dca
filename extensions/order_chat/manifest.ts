/** Notifies a chat room of orders that need attention: docs/extensions.md. */
import { allOf, inPerson, staff } from "../../api/access.ts";
import type { Manifest } from "../../api/desk/extensions.ts";
import { LANGUAGES } from "../../api/languages.ts";

export const orderChat: Manifest = {
  id: "order_chat",
  name: "Order chat",
  version: "1.0.0",
  rights: ["orders", "send"],
  events: ["order.made", "order.moved"],
  config: [
    { key: "chat_service", kind: "choice", values: ["slack", "mattermost", "google_chat", "discord"] },
    { key: "chat_webhook", kind: "secret", isUrl: true, required: true },
    { key: "chat_room", kind: "url" },
    {
      key: "chat_posts",
      kind: "list",
      values: ["made", "held", "released", "cancelRequested", "cancelled"],
      initial: ["held", "cancelRequested"],
    },
    { key: "chat_language", kind: "choice", values: LANGUAGES },
    { key: "chat_prefix", kind: "text" },
    { key: "chat_link", kind: "switch", initial: true },
  ],
  links: [{ key: "chat_room", group: "sales", address: "chat_room", rule: staff }],
  actions: [{ key: "chat_post", list: "orders", rule: allOf(staff, inPerson) }],
};
