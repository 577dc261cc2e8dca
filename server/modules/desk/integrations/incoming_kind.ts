/** Incoming orders as an integration: a store that somebody else's system sends orders to. */
import { EVERYTHING } from "../../../scope.ts";
import { storeById } from "../../orders/stores/store.ts";
import type { IntegrationKind } from "./kind.ts";
import { secretsOf } from "./secret.ts";

export const incomingOrders: IntegrationKind = {
  kind: "incoming_orders",
  keep: (values) => ({ ...values, url: "", events: "[]" }),
  problemsOf: ({ store_id }) => store_id === "" ? [{ path: "store_id", code: "required" }] : [],
  // Nobody is called: what a call would meet here is looked through.
  async test(row, { db, settings, now }) {
    const shop = await storeById(db.read, EVERYTHING, row.store_id);
    const error = !shop
      ? "targetGone"
      : shop.status === "Paused"
      ? "storePaused"
      : secretsOf(row, settings.secrets, now()).length === 0
      ? "needsSecret"
      : "";
    return { ok: error === "", status: 0, error, ms: 0, answer: "" };
  },
};
