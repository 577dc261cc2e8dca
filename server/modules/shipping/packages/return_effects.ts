import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import type { Effect } from "../../../lifecycle/lifecycle.ts";
import { type BeforeReturn, stateBeforeReturn } from "./facts.ts";
import { troubleOf, undoReturnedEvent } from "./returned_store.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";

type ReturnEffect = Effect<PackageRow, PackagePatch, MovePackageInput>;

const beforeOf = ({ shipment_status, returned_at, last_event, last_event_at }: PackageRow): BeforeReturn => ({
  shipment_status,
  returned_at,
  last_event,
  last_event_at,
});

export const returnEffects: Readonly<Record<string, ReturnEffect>> = {
  /** Stores the state before a return at a bench, so that the return can be undone for two minutes. */
  stampReturn({ row, params: { device = "" }, stamp }) {
    const returned_at = stamp.at;
    if (!device) return { patch: { returned_at } };
    const before_return = JSON.stringify(beforeOf(row));
    return { patch: { returned_at, returned_by: stamp.actor._id, returned_on: device, before_return } };
  },
  async restoreReturned({ tx, row, stamp }) {
    const before = stateBeforeReturn(row);
    if (!before) throw new Error(`Cannot restore package ${row._id}: expected what it was before its return`);
    await undoReturnedEvent(tx, row._id, stamp.at);
    // Keeps a later event of the carrier.
    const isLast = row.last_event === "Returned" && row.last_event_at === row.returned_at;
    const { returned_at, last_event, last_event_at } = before;
    const trouble = row.trouble === "contradiction" ? await troubleOf(tx, row._id) : row.trouble;
    return {
      patch: {
        returned_at,
        returned_by: null,
        returned_on: "",
        before_return: "",
        trouble,
        ...isLast && { last_event, last_event_at },
      },
      settles: [{ lifecycle: "package", event: "track.settle", ids: [row._id] }],
    };
  },
};
