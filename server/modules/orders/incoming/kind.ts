/** Incoming orders as an integration: another system sends orders to a store. */
import type { IntegrationDelivery } from "../../../../api/generated/schema.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import type { IntegrationKind } from "../../desk/integrations/kind.ts";
import { secretsOf } from "../../desk/integrations/secret.ts";
import { storeById } from "../stores/store.ts";
import { callsPage, type IncomingCall } from "./store.ts";

function callView({ call_id, status, answer, at }: IncomingCall): IntegrationDelivery {
  const error = status < 300 ? "" : "refused";
  return {
    _id: call_id,
    event: "orders",
    status: status < 300 ? "Delivered" : "Dead",
    attempts: 1,
    last_status: status,
    last_error: error,
    next_at: null,
    created_at: at,
    finished_at: at,
    tries: [{ number: 1, at, status, error, ms: 0, answer }],
  };
}

export const incomingOrders: IntegrationKind = {
  kind: "incoming_orders",
  keep: (values) => ({ ...values, url: "", events: "[]", auto_void: 0 }),
  problemsOf: ({ store_id }) => store_id === "" ? [{ path: "store_id", code: "required" }] : [],
  sellerOf: async (reader, scope, storeId) => (await storeById(reader, scope, storeId))?.seller_id,
  log: async (reader, id, statuses, page) => (await callsPage(reader, id, statuses, page)).map(callView),
  // The test sends no request: it checks if a call by the other system would be accepted.
  async test(row, { db, settings, now }) {
    const shop = await storeById(db.read, ALL_SELLERS, row.store_id);
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
