import { allows, staff } from "../../../../api/access.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { units as resource } from "../../../../resources/workshop/units.ts";
import { batchField, batchSelection } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { narrowScope } from "../../../scope.ts";
import { imagesOfLines } from "../../catalogue/items/store.ts";
import { makingPort } from "../../orders/orders/making_port.ts";
import { waitOfOrder } from "../../orders/orders/waits_store.ts";
import { queuePositionsOf } from "./queue_position_store.ts";
import { historiesOf } from "./events_store.ts";
import { scan } from "./scan.ts";
import { forgetScans } from "./scans_store.ts";
import { makeUnits } from "./new_units_store.ts";
import { unitsFor } from "./parts_store.ts";
import { setRushOfUnits, stepsIn } from "./queue_store.ts";
import { bookProduction } from "../../money/production_costs/book_store.ts";
import { siblingsOf, unitPlaces } from "./siblings_store.ts";
import {
  countLiveUnitsByLine,
  madeGarments,
  operatorsOf,
  unitIdsOf,
  unitsById,
  unitsChanged,
  unitsList,
} from "./store.ts";
import { viewOf } from "./view.ts";
import { unitLifecycle } from "./lifecycle.ts";
import { workshopOf } from "./workshop.ts";
import { searchedUnits } from "./search_store.ts";

const queuePositions = batchField<ReadonlyMap<string, number>>(queuePositionsOf, new Map());
const images = batchField(imagesOfLines, "");
const operators = batchField(operatorsOf, "");
const siblings = batchField(siblingsOf, []);
const histories = batchField(historiesOf, []);

makingPort.fill({
  makeUnits,
  unitsById,
  unitIdsOf: (reader, orderIds) => unitIdsOf(reader, "order_id", orderIds),
  countLiveUnitsByLine,
  bookProduction: (tx, order, step) => bookProduction(tx, order, () => madeGarments(tx, order._id), step),
  unitsChanged,
  setRushOfUnits,
});

export const units: Module = {
  searchable: [searchedUnits],
  lists: [listOf(resource, unitsList)],
  lifecycles: [unitLifecycle],
  queries: {
    unitSteps: ({ seller, location }, { db, scope, now, settings }) =>
      stepsIn(
        db,
        narrowScope(scope, seller),
        location ?? null,
        spanOf("today", now(), settings.timeZone).from,
      ),
    unitPlaces: (_args, { db }) => unitPlaces(db.read),
    workshop: (_args, context) => workshopOf(context),
    async getUnitById({ _id }, context) {
      const row = (await unitsById(context.db.read, context.scope, [_id])).get(_id);
      if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
      return viewOf(row, context);
    },
  },
  mutations: { scan },
  forgetOld: forgetScans,
  fields: {
    Order: {
      units: batchSelection(unitsFor("order_id"), []),
      async wait_ahead(order, context) {
        const wait = await waitOfOrder(order, context);
        return wait?.kind === "step" ? (await queuePositions(order, context)).get(wait.step) ?? null : null;
      },
    },
    Unit: {
      image_id: ({ image_id, order_line_id }, context) => image_id ?? images({ _id: order_line_id }, context),
      operator_name: (unit, context) => unit.operator_name ?? operators(unit, context),
      siblings: async ({ order_id }, context) => await siblings({ _id: order_id }, context),
      async events(unit, context) {
        const events = await histories(unit, context);
        return allows(staff, context.session.person)
          ? events
          : events.map((event) => ({ ...event, actor_name: "", station_code: "" }));
      },
    },
  },
};
