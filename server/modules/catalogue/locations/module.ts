/** Locations where the business works, with their stations, bins and printers. Source: docs/requirements.md S2.26. */
import { locations as resource } from "../../../../resources/catalogue/locations.ts";
import { printers as printersResource } from "../../../../resources/catalogue/printers.ts";
import * as parts from "../../../../resources/catalogue/stations.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import * as made from "./make_parts.ts";
import * as printing from "./make_printers.ts";
import { binsList, printersList, stationsList } from "./parts_store.ts";
import { location } from "./make.ts";
import { bin, station } from "./make_parts.ts";
import { printer } from "./make_printers.ts";
import { locationsList } from "./store.ts";

export const locations: Module = {
  lists: [
    listOf(resource, locationsList),
    listOf(parts.stations, stationsList),
    listOf(printersResource, printersList),
    listOf(parts.bins, binsList),
  ],
  entities: [location, station, bin, printer],
  queries: {
    printerChoices: printing.printerChoices,
  },
  mutations: {
    makeBins: made.makeBins,
    freeBin: made.freeBin,
  },
};
