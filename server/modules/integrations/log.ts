/** What an integration sent or took in, and sending it once more. */
import { ApiError } from "../../../api/errors.ts";
import type { IntegrationDelivery } from "../../../api/generated/schema.ts";
import type { Page } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import { mutation, type QueryField } from "../../fields.ts";
import {
  type AttemptRow,
  attemptsOf,
  deliveriesPage,
  deliveryById,
  type DeliveryRow,
  reopenDelivery,
} from "../deliveries/store.ts";
import { auditOf, missing } from "./audit.ts";
import { callsPage, type IncomingCall } from "./incoming_store.ts";
import { integrationById } from "./store.ts";

const viewOf = (row: DeliveryRow, tries: readonly AttemptRow[]): IntegrationDelivery => ({
  _id: row._id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  last_status: row.last_status,
  last_error: row.last_error,
  next_at: row.status === "Waiting" ? row.next_at : null,
  created_at: row.created_at,
  finished_at: row.finished_at,
  tries: tries.map(({ delivery_id: _, ...attempt }) => attempt),
});

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
  const { db, scope, page } = context;
  const row = await integrationById(db.read, scope, args._id);
  if (!row) throw missing();
  const statuses = args.status ?? null;
  if (row.kind === "incoming_orders") return (await callsPage(db.read, row, statuses, page)).map(callView);
  return await deliveryViews(db.read, row._id, statuses, page);
};

/** A page of what was sent to a target, with each attempt. Whose target it is was asked before. */
export async function deliveryViews(
  reader: Reader,
  target: string,
  statuses: readonly string[] | null,
  page: Page,
): Promise<IntegrationDelivery[]> {
  const deliveries = await deliveriesPage(reader, target, statuses, page);
  const tries = Map.groupBy(
    await attemptsOf(reader, deliveries.map(({ _id }) => _id)),
    ({ delivery_id }) => delivery_id,
  );
  return deliveries.map((delivery) => viewOf(delivery, tries.get(delivery._id) ?? []));
}

export const replayDelivery = mutation<"replayDelivery">(async (tx, { _id }, { scope, now }) => {
  const notThere = () => new ApiError("NOT_FOUND", "There is no such delivery.");
  const delivery = await deliveryById(tx, _id);
  const row = delivery && await integrationById(tx, scope, delivery.target_id);
  if (!delivery || !row) throw notThere();
  const waiting = await reopenDelivery(tx, delivery, now());
  const changes = [{ field: "delivery", before: delivery.status, after: waiting.status }];
  return {
    result: viewOf(waiting, await attemptsOf(tx, [_id])),
    audit: [auditOf(row, "replayDelivery", changes)],
  };
});
