import type { Manifest } from "../../../../api/desk/extensions.ts";
import { extensionCode } from "../../../../extensions/code.ts";
import type { Extension } from "../../../../extensions/extension.ts";
import { manifestOf } from "../../../../extensions/mod.ts";
import { isInWrite } from "../../../db/in_write.ts";
import { auditOfBusiness } from "../../../entity/changes.ts";
import { notFoundOf } from "../../../entity/refusals.ts";

export const EXTENSIONS = "extensions";
/** Entity name of live events for changes of the links and actions that extensions add to screens. */
export const ADDITIONS = "myExtensions";

export const extensionNotFound = notFoundOf("extension");

/** @throws {ApiError} NOT_FOUND for an id that this build does not know */
export function manifestById(id: unknown): Manifest {
  const manifest = typeof id === "string" ? manifestOf(id) : undefined;
  if (!manifest) throw extensionNotFound();
  return manifest;
}

/** @throws {Error} within a write, because no transaction may wait for an extension's code */
export function codeOf(id: string): Extension | undefined {
  if (isInWrite()) {
    throw new Error("Cannot run the code of an extension within a write: run it before or after");
  }
  return extensionCode.find((each) => each.id === id);
}

export const auditOf = auditOfBusiness(EXTENSIONS);
