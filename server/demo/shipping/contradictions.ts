/** Makes two packages that their carrier scans again after the delivery. */
import { trackOf } from "../../../api/shipping/tracking.ts";
import { newTrackEvent } from "../../modules/shipping/labels/store.ts";
import { changedPackage } from "../../modules/shipping/packages/store.ts";
import type { OrderHistory } from "../history.ts";
import { idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";
import { liveLabel } from "../orders/walk/scene.ts";

const MAX_COUNT = 2;
const LATER_SECONDS = 3 * 3_600;
/** A separate seed, so that a change of these events changes no other row. */
const SEED = 54;

export function contradict(histories: readonly OrderHistory[], now: number): void {
  const newId = idMaker(seededRandom(SEED));
  const delivered = histories.flatMap(({ scene }) =>
    [...scene.packages.values()].flatMap((row) => {
      const label = liveLabel(scene, row._id);
      const isLate = (row.last_event_at ?? now) + LATER_SECONDS < now;
      const isTheirs = label?.provider === "easypost" && row.shipment_status === "Delivered";
      return label && isLate && isTheirs ? [{ scene, row, label }] : [];
    })
  );
  for (const { scene, row, label } of delivered.slice(0, MAX_COUNT)) {
    const at = (row.last_event_at ?? now) + LATER_SECONDS;
    const of = { label_id: label._id, package_id: row._id };
    const event = {
      ...of,
      at,
      status: "In Transit",
      raw: "in_transit",
      place: "Dallas, TX",
      source: "webhook",
    };
    scene.trackEvents.push(newTrackEvent(event, newId(at), at));
    const { isContradicted } = trackOf(scene.trackEvents.filter(({ label_id }) => label_id === label._id));
    const trouble = isContradicted ? "contradiction" : "";
    const patch = { trouble, last_event: event.status, last_event_at: at };
    scene.packages.set(row._id, { ...row, ...changedPackage(row, patch, at) });
  }
}
