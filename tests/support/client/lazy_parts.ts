/**
 * Loads the lazy parts around the rows and in the frame before a test, as they are loaded when a person
 * begins to work.
 */
import { shellParts } from "../../../src/app/shell/parts.ts";
import { listParts } from "../../../src/engine/list/parts.ts";

await Promise.all([shellParts.begin(), listParts.begin()]);
