/** Notifies staff once when a flight's expected day of arrival is over, and again if that day was changed. */
import { ibic } from "../../../../resources/handover/ibic.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { keepNoticed, lateFlights } from "./late_store.ts";

const ROUND_MS = 300_000;
const AT_ONCE = 50;

export const lateFlightWatch = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Looking for late flights",
    run: () => notifyLateFlights(tools),
    everyMs: ROUND_MS,
    isEager: true,
  });

export async function notifyLateFlights({ db, now }: Pick<BackgroundTools, "db" | "now">): Promise<void> {
  const at = now();
  // Reads before opening a transaction, because most rounds find nothing.
  if ((await lateFlights(db.read, at, 1)).length === 0) return;
  await db.write(async (tx) => {
    const late = await lateFlights(tx, at, AT_ONCE);
    await keepNoticed(tx, late);
    const news = late.map(({ _id, code, gateway_code: gateway }) => ({
      code,
      words: { key: "flightLate" as const, args: { code, gateway } },
      referent: `${ibic.path}/all/${_id}`,
    }));
    await notifyStaff(tx, "flight.late", news, at);
  });
  db.wake();
}
