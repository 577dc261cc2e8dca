/** Stations at work: what a device can be bound to, and what it shows. */
import { batched } from "../../../batch.ts";
import type { Module } from "../../../module.ts";
import { artsOfUnits } from "../../catalogue/artwork/garments_store.ts";
import { imagesOfUnits } from "../../catalogue/items/store.ts";
import { methodsFor } from "../../shipping/packages/offers_store.ts";
import { stationChoices, stationDesk } from "./desk.ts";

export const stations: Module = {
  queries: { stationChoices, stationDesk },
  fields: {
    ScannedUnit: { arts: batched(artsOfUnits, []), image_id: batched(imagesOfUnits, "") },
    ScannedParcel: {
      // While garments are missing nobody asks how it is sent.
      methods: (parcel, context) =>
        Number(parcel["of"]) > 0 && parcel["packed"] === parcel["of"]
          ? methodsFor(String(parcel["_id"]), context)
          : [],
    },
    ParcelUnit: { image_id: batched(imagesOfUnits, "") },
  },
};
