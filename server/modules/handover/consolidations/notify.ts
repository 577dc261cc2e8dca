/** Notifies staff who manage flights of departures, customs holds, and packages that did not arrive. */
import type { NoticeWords } from "../../../../api/notices.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import type { NotificationEventId } from "../../../../resources/notification_events.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { type News, notifyStaff } from "../../desk/notification_settings/notify.ts";
import { type FlightRow, flightsById } from "./store.ts";

const EVENTS: Readonly<Record<string, Extract<NotificationEventId, `flight.${string}`>>> = {
  Departed: "flight.departed",
  "Customs Hold": "flight.held",
  Completed: "flight.short",
};

type WordsOf = (row: FlightRow) => NoticeWords;

const WORDS = {
  "flight.departed": ({ code, gateway_code: gateway }) => ({
    key: "flightDeparted",
    args: { code, gateway },
  }),
  "flight.held": ({ code, gateway_code: gateway }) => ({ key: "flightHeld", args: { code, gateway } }),
  "flight.short": ({ code, gateway_code: gateway, missing_count: count }) => ({
    key: "flightShort",
    args: { code, gateway, count },
  }),
} as const satisfies Readonly<Record<string, WordsOf>>;

/** Leaves out the person who took the step. */
export async function notifyFlights(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const moved = new Map(events.flatMap(({ entity, entityId, changes }) => {
    const after = changes.find(({ field }) => field === "status")?.after ?? "";
    const event = entity === ibic.query ? EVENTS[after] : undefined;
    return event ? [[entityId, event] as const] : [];
  }));
  if (moved.size === 0) return;
  const rows = [...(await flightsById(tx, [...moved.keys()])).values()];
  for (const id of Object.keys(WORDS) as (keyof typeof WORDS)[]) {
    const own = rows.filter((row) => moved.get(row._id) === id && isNews(row, id));
    await notifyStaff(tx, id, own.map((row) => newsOf(row, id)), at, by);
  }
}

/** Returns false for a flight that arrived complete. */
const isNews = ({ missing_count }: FlightRow, id: keyof typeof WORDS): boolean =>
  id !== "flight.short" || missing_count > 0;

const newsOf = (row: FlightRow, id: keyof typeof WORDS): News => ({
  code: row.code,
  words: WORDS[id](row),
  referent: `${ibic.path}/all/${row._id}`,
});
