/** Makes five VIP levels. The seller `sale` has 82 % of the points for its next level. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { spanOf } from "../../../api/time/dates.ts";
import type { Writer } from "../../db/database.ts";
import { addLevel, pointsOf } from "../../modules/figures/vip/store.ts";
import { idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";

interface Options {
  readonly now: number;
  readonly timeZone: string;
  readonly seed: number;
  readonly idOf: (account: string) => string;
}

const REACHED = 0.82;
/** Points of each level, as a share of the points for that seller's next level. */
const LEVELS = [0.25, 0.5, 1, 2, 4];
/** The minimum number of points to compute with, because early in a month nobody has any. */
const MIN_POINTS = 1_000;
const DAYS_IN_FORCE = 120;

export async function addVipLevels(tx: Writer, { now, timeZone, seed, idOf }: Options): Promise<void> {
  const sale = idOf("sale");
  const points = await pointsOf(tx, spanOf("this-month", now, timeZone), { sellers: [sale] });
  const next = Math.round(Math.max(points.get(sale) ?? 0, MIN_POINTS) / REACHED);
  const effective_at = now - DAYS_IN_FORCE * DAY_SECONDS;
  const newId = idMaker(seededRandom(seed + 223));
  for (const [index, part] of LEVELS.entries()) {
    await addLevel(tx, {
      _id: newId(effective_at),
      level: index + 1,
      min_points: Math.round(next * part),
      effective_at,
      user_id: idOf("root"),
      created_at: effective_at,
    });
  }
}
