/** What stands around the rows and in the frame is here from the start, as it is when a person begins to work. */
import { shellParts } from "../../src/app/shell/parts.ts";
import { listParts } from "../../src/engine/list/parts.ts";

await Promise.all([shellParts.begin(), listParts.begin()]);
