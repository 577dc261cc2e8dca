/** Tells a chat room of orders that need somebody: docs/extensions.md. */
import { allOf, inPerson, staff } from "../../api/access.ts";
import type { Manifest } from "../../api/extensions.ts";

export const orderChat: Manifest = {
  id: "order_chat",
  name: "Order chat",
  version: "1.0.0",
  rights: ["orders", "send"],
  events: ["order.made", "order.moved"],
  config: [
    { key: "service", kind: "choice", values: ["slack", "mattermost", "google_chat", "discord"] },
    { key: "webhook", kind: "secret", isUrl: true, required: true },
    { key: "room", kind: "url" },
    {
      key: "posts",
      kind: "list",
      values: ["made", "held", "released", "cancelRequested", "cancelled"],
      initial: ["held", "cancelRequested"],
    },
    { key: "language", kind: "choice", values: ["en", "de", "fr", "pt"] },
    { key: "prefix", kind: "text" },
    { key: "link", kind: "switch", initial: true },
  ],
  links: [{ key: "room", group: "sales", address: "room", rule: staff }],
  actions: [{ key: "post", list: "orders", rule: allOf(staff, inPerson) }],
};
