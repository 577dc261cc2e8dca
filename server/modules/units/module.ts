/** Garments: the list, one garment with what happened to it, and its steps. */
import { allows, staff } from "../../../api/access.ts";
import { ApiError } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";
import { units as resource } from "../../../resources/units.ts";
import { makingPlaces } from "../locations/making_store.ts";
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { historiesOf, type LastEvent, lastEventsOf } from "./events_store.ts";
import { factsOfUnit, stockAround } from "./facts.ts";
import { moveUnit } from "./lifecycle.ts";
import type { UnitRow } from "./rows.ts";
import { scan } from "./scan.ts";
import { unitsById, unitsList, viewOf } from "./store.ts";

const { list, count } = listOf(resource, unitsList);
const histories = batched(historiesOf, []);
const rows = batched<UnitRow | undefined>(unitsById, undefined);
const last = batched<LastEvent | undefined>((reader, _scope, ids) => lastEventsOf(reader, ids), undefined);

export const units: Module = {
  queries: {
    units: list,
    unitsCount: count,
    makingLocations: async (_args, { db }) =>
      (await makingPlaces(db.read)).map(({ _id, code, name }) => ({ _id, code, name })),
    async getUnitById({ _id }, { db, scope }) {
      const row = (await unitsById(db.read, scope, [_id])).get(_id);
      if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
      return viewOf(row);
    },
  },
  mutations: { moveUnit, scan },
  fields: {
    Unit: {
      async facts(unit, context) {
        const row = await rows(unit, context);
        const asking = { scope: context.scope, context, now: context.now() };
        if (!row) return null;
        const its = await last(unit, context);
        const stock = await stockAround(context.db.read, [row], its ? new Map([[row._id, its]]) : null);
        return factsOfUnit(row, its, asking, stock);
      },
      async events(unit, context) {
        const events = await histories(unit, context);
        // Who worked at a garment is for the house.
        return allows(staff, context.session.person)
          ? events
          : events.map((event) => ({ ...event, actor_name: "" }));
      },
    },
  },
};
