/** Shipments › Packages, read only: the list, its count. */
import { packages as resource } from "../../../resources/packages.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { packagesList } from "./store.ts";

const { list, count } = listOf(resource, packagesList);

export const packages: Module = { queries: { packages: list, packagesCount: count } };
