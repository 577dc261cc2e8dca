/** Notifies staff once of a flight whose expected day of arrival is over, and once more for each later day. */
import { allows } from "../../../../api/access.ts";
import { ibic, mayRunFlights } from "../../../../resources/handover/ibic.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { notifyPeople } from "../../desk/notification_settings/notify.ts";
import { activePeople, staffIds } from "../../people/session/person_store.ts";
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
  // Most rounds find nothing, and need no transaction to see it.
  if ((await lateFlights(db.read, at, 1)).length === 0) return;
  await db.write(async (tx) => {
    const late = await lateFlights(tx, at, AT_ONCE);
    await keepNoticed(tx, late);
    const people = [...(await activePeople(tx, await staffIds(tx))).values()]
      .filter((person) => allows(mayRunFlights, person));
    const messages = late.flatMap(({ _id, code, gateway_code: gateway }) =>
      people.map(({ _id: userId }) => ({
        userId,
        code,
        words: { key: "flightLate" as const, args: { code, gateway } },
        referent: `${ibic.path}/all/${_id}`,
      }))
    );
    await notifyPeople(tx, "flight.late", messages, at);
  });
  db.wake();
}
