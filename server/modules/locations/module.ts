/** Where the business works, and what stands there. Source: spec S2.26. */
import { locations as resource } from "../../../resources/locations.ts";
import * as parts from "../../../resources/stations.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { getLocationById, makeLocation, trashLocation } from "./make.ts";
import * as made from "./make_parts.ts";
import { binsList, stationsList } from "./parts_store.ts";
import { locationsList } from "./store.ts";

const { list, count } = listOf(resource, locationsList);
const stations = listOf(parts.stations, stationsList);
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
  },
};
