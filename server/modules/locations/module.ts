/** Where the business works. Source: spec S2.26. */
import { locations as resource } from "../../../resources/locations.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { getLocationById, makeLocation, trashLocation } from "./make.ts";
import { locationsList } from "./store.ts";

const { list, count } = listOf(resource, locationsList);

export const locations: Module = {
  queries: { locations: list, locationsCount: count, getLocationById },
  mutations: { makeLocation, trashLocation },
};
