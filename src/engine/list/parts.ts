/** Parts of a list that are loaded after the rows and the lines around them. */
import { groupOf } from "../../lib/group.ts";

export const listParts = groupOf(() => import("./list_parts.ts").then(({ parts }) => parts));
