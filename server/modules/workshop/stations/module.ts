import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { artsOfUnits } from "../../catalogue/artwork/garments_store.ts";
import { imagesOfUnits } from "../../catalogue/items/store.ts";
import { stationChoices, stationDesk } from "./desk.ts";

export const stations: Module = {
  queries: { stationChoices, stationDesk },
  fields: {
    ScannedUnit: { arts: batchField(artsOfUnits, []), image_id: batchField(imagesOfUnits, "") },
    ParcelUnit: { image_id: batchField(imagesOfUnits, "") },
  },
};
