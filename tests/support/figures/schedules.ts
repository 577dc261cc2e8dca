/** Makes schedules of reports by the API, and reads the messages that they send. */
import type { FigureSchedule, ViewInput } from "../../../api/generated/schema.ts";
import type { Database } from "../../../server/db/database.ts";
import type { ViewScene } from "../desk/view_calls.ts";
import type { Name } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { testSettings } from "../server/api.ts";

export const DAY = 86_400;
/** NOW is Monday, 12:00, so the next morning is Tuesday, 7:00. */
export const NEXT_MORNING = NOW + 19 * 3600;
export const MAKE_SCHEDULE = `mutation ($params: FigureScheduleInput!) { makeFigureSchedule(params: $params) {
  _id view_id view_name report every next_day is_refused } }`;
export const WEEKLY_VIEW: ViewInput = {
  resource: "statistics",
  name: "My orders by week",
  filters: { range: "this-month", by: "week" },
  columns: [{ key: "orders", width: 120 }, { key: "value", width: 120 }],
  sort: "-value",
};

export const toolsAt = (db: Database, now: number) => ({ db, settings: testSettings, now: () => now });

export async function schedule({ ask }: ViewScene, name: Name, view_id: string, every = "day") {
  const { data, errors } = await ask<{ makeFigureSchedule: FigureSchedule }>(name, MAKE_SCHEDULE, {
    params: { view_id, every },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.makeFigureSchedule;
}

export const noticesOf = (db: Database, userId: string) =>
  db.read.selectFrom("notifications").select(["subject", "content", "referent", "code"])
    .where("user_id", "=", userId).orderBy("created_at").orderBy("_id").execute();
