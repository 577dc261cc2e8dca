/** Where the business works, and what stands there. Source: spec S2.26. */
import { locations as resource } from "../../../resources/locations.ts";
import { printers as printersResource } from "../../../resources/printers.ts";
import * as parts from "../../../resources/stations.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { getLocationById, makeLocation, trashLocation } from "./make.ts";
import * as made from "./make_parts.ts";
import * as printing from "./make_printers.ts";
import { binsList, printersList, stationsList } from "./parts_store.ts";
import { locationsList } from "./store.ts";

const { list, count } = listOf(resource, locationsList);
const stations = listOf(parts.stations, stationsList);
const printers = listOf(printersResource, printersList);
const bins = listOf(parts.bins, binsList);

export const locations: Module = {
  queries: {
    locations: list,
    locationsCount: count,
    getLocationById,
    stations: stations.list,
    stationsCount: stations.count,
    getStationById: made.getStationById,
    bins: bins.list,
    binsCount: bins.count,
    getBinById: made.getBinById,
    printers: printers.list,
    printersCount: printers.count,
    getPrinterById: printing.getPrinterById,
    printerChoices: printing.printerChoices,
  },
  mutations: {
    makeLocation,
    trashLocation,
    makeStation: made.makeStation,
    trashStation: made.trashStation,
    makeBin: made.makeBin,
    makeBins: made.makeBins,
    trashBin: made.trashBin,
    freeBin: made.freeBin,
    makePrinter: printing.makePrinter,
    trashPrinter: printing.trashPrinter,
  },
};
