import { oneOf } from "../../../entity/find.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { mutation, type QueryField } from "../../../fields.ts";
import { attemptsOf, deliveryById, reopenDelivery } from "../deliveries/store.ts";
import { deliveryView, deliveryViews } from "../deliveries/view.ts";
import { auditOf, integration } from "./audit.ts";
import { integrationKinds } from "./kinds.ts";

export const integrationDeliveries: QueryField<"integrationDeliveries"> = async (args, context) => {
  const { db, page } = context;
  const row = await oneOf(db.read, integration, args._id, context);
  const statuses = args.status ?? null;
  const read = integrationKinds.get(row.kind).log ?? deliveryViews;
  return await read(db.read, row._id, statuses, page);
};

export const replayDelivery = mutation<"replayDelivery">(async (tx, { _id }, context) => {
  const missing = notFoundOf("delivery");
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
