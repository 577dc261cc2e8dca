/** What an integration sent or took in, and sending it once more. */
import type { IntegrationDelivery } from "../../../../api/generated/schema.ts";
import { oneOf } from "../../../entity/find.ts";
import { missingOf } from "../../../entity/refusals.ts";
import { mutation, type QueryField } from "../../../fields.ts";
import { attemptsOf, deliveryById, reopenDelivery } from "../deliveries/store.ts";
import { deliveryView, deliveryViews } from "../deliveries/view.ts";
import { auditOf, integration } from "./audit.ts";
import { callsPage, type IncomingCall } from "./incoming_store.ts";

/** A call that came in has one attempt: its answer. */
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

export const integrationDeliveries: QueryField<"integrationDeliveries"> = async (args, context) => {
  const { db, page } = context;
  const row = await oneOf(db.read, integration, args._id, context);
  const statuses = args.status ?? null;
  if (row.kind === "incoming_orders") return (await callsPage(db.read, row, statuses, page)).map(callView);
  return await deliveryViews(db.read, row._id, statuses, page);
};

export const replayDelivery = mutation<"replayDelivery">(async (tx, { _id }, context) => {
  const missing = missingOf("delivery");
  const delivery = await deliveryById(tx, _id);
  if (!delivery) throw missing();
  const row = await oneOf(tx, { ...integration, missing }, delivery.target_id, context);
  const waiting = await reopenDelivery(tx, delivery, context.now());
  const changes = [{ field: "delivery", before: delivery.status, after: waiting.status }];
  return {
    result: deliveryView(waiting, await attemptsOf(tx, [_id])),
    audit: [auditOf(row, "replayDelivery", changes)],
  };
});
