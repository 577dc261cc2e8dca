/** Extensions by the id that a call names, and what the audit is told of them: never a secret. */
import type { Manifest } from "../../../../api/desk/extensions.ts";
import { extensionCode } from "../../../../extensions/code.ts";
import type { Extension } from "../../../../extensions/extension.ts";
import { manifestOf } from "../../../../extensions/mod.ts";
import { isInWrite } from "../../../db/in_write.ts";
import { auditOfBusiness } from "../../../entity/changes.ts";
import { notFoundOf } from "../../../entity/refusals.ts";

export const EXTENSIONS = "extensions";
/** What is told live when something changed that extensions add to screens. */
export const ADDED = "myExtensions";

export const missing = notFoundOf("extension");

/** @throws {ApiError} NOT_FOUND for an id that this build does not know */
export function knownManifest(id: unknown): Manifest {
  const manifest = typeof id === "string" ? manifestOf(id) : undefined;
  if (!manifest) throw missing();
  return manifest;
}

/**
 * Undefined for one that only another build knows.
 * @throws {Error} within a write: nobody's transaction waits for code that is not the house's own
 */
export function codeOf(id: string): Extension | undefined {
  if (isInWrite()) {
    throw new Error("Cannot run the code of an extension within a write: run it before or after");
  }
  return extensionCode.find((each) => each.id === id);
}

export const auditOf = auditOfBusiness(EXTENSIONS);
