/** What the workshop prints and what goes with parcels, and what was printed. Source: operations E. */
import { allows, staff } from "../../../../api/access.ts";
import { printingParcels } from "../../../../resources/catalogue/prints.ts";
import { batched } from "../../../batch.ts";
import type { Module } from "../../../module.ts";
import { fileRoute } from "./file_route.ts";
import { makePrintJob } from "./make.ts";
import { printsOf, printsOfPackages } from "./store.ts";

const printsOfUnits = batched(printsOf, []);
const printsOfParcels = batched(printsOfPackages, []);

export const prints: Module = {
  mutations: { makePrintJob },
  routes: [fileRoute],
  fields: {
    Unit: {
      // Who works at a garment is for the house.
      prints: (unit, context) =>
        allows(staff, context.session.person) ? printsOfUnits(unit, context) : Promise.resolve([]),
    },
    Package: {
      prints: (parcel, context) =>
        allows(printingParcels, context.session.person)
          ? printsOfParcels(parcel, context)
          : Promise.resolve([]),
    },
  },
};
