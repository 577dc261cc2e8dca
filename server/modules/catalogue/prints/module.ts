import { allows, staff } from "../../../../api/access.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { fileRoute } from "./file_route.ts";
import { makePrintJob } from "./make.ts";
import { findUnitPrints } from "./store.ts";

const printsOfUnits = batchField(findUnitPrints, []);

export const prints: Module = {
  mutations: { makePrintJob },
  routes: [fileRoute],
  fields: {
    Unit: {
      prints: (unit, context) =>
        allows(staff, context.session.person) ? printsOfUnits(unit, context) : Promise.resolve([]),
    },
  },
};
