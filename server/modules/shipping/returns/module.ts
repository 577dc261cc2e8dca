import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { packagesById } from "../packages/store.ts";
import { shelfPort } from "../../orders/orders/shelf_port.ts";
import { gradeReturn, releaseReturn, undoReturn } from "./grade.ts";
import { returnsShelf } from "./shelf.ts";
import { openReturn, undoOpenReturn } from "./open.ts";
import { packageView } from "./package_view.ts";
import {
  benchPlaces,
  lastReturns,
  type ReturnRow,
  returnsOfUnits,
  shelfAt,
  waitingReturns,
} from "./store.ts";
import { returnView } from "./view.ts";

const NO_SHELF = { count: 0, kinds: 0, items: [], garments: [] };

const graded = batchField<ReturnRow | undefined>(returnsOfUnits, undefined);

shelfPort.fill(returnsShelf);

export const returns: Module = {
  queries: {
    async returnDesk({ location, device }, context) {
      const { db, scope } = context;
      const last = location ? await lastReturns(db.read, scope, location) : [];
      return {
        places: await benchPlaces(db.read),
        ...await waitingReturns(db.read, scope),
        last: last.map((row) => returnView(row, context, device)),
        // Counts the whole shelf, so it needs the heavy reader.
        shelf: location ? await shelfAt(db.heavy, scope, location) : NO_SHELF,
      };
    },
    async returnParcel({ _id, location, device }, context) {
      const row = (await packagesById(context.db.read, context.scope, [_id])).get(_id);
      if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
      return await packageView(context.db.read, row, location, device, context);
    },
  },
  mutations: { openReturn, undoOpenReturn, gradeReturn, releaseReturn, undoReturn },
  fields: {
    Unit: {
      async returned(unit, context) {
        const row = await graded(unit, context);
        return row ? returnView(row, context) : null;
      },
    },
  },
};
