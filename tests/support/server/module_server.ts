/** Serves a module with the root fields of its lists, records and lifecycles. */
import { buildSchema } from "graphql";
import { SDL } from "../../../api/generated/sdl.ts";
import type { Module } from "../../../server/module.ts";
import { withRootFields } from "../../../server/graphql/root_fields.ts";

const schema = buildSchema(SDL);

export const servedModules = (modules: readonly Module[]): readonly Module[] =>
  withRootFields(modules, schema);

interface Served extends Module {
  readonly mutations: Required<NonNullable<Module["mutations"]>>;
}

/** The cast adds every mutation's type, since a test calls only those of its module. */
export const serveModule = (module: Module): Served => servedModules([module])[0] as Served;
