import type { IntegrationDelivery } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";
import { type AttemptRow, attemptsOf, deliveriesPage, type DeliveryRow } from "./store.ts";

export const deliveryView = (row: DeliveryRow, tries: readonly AttemptRow[]): IntegrationDelivery => ({
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

export async function deliveryViews(
  reader: Reader,
  ...which: Parameters<typeof deliveriesPage> extends [Reader, ...infer Rest] ? Rest : never
): Promise<IntegrationDelivery[]> {
  const deliveries = await deliveriesPage(reader, ...which);
  const tries = Map.groupBy(
    await attemptsOf(reader, deliveries.map(({ _id }) => _id)),
    ({ delivery_id }) => delivery_id,
  );
  return deliveries.map((delivery) => deliveryView(delivery, tries.get(delivery._id) ?? []));
}
