/** What a list is made of beside its rows and the lines around them: it comes after them. */
import { groupOf } from "../../lib/group.ts";

export const listParts = groupOf(() => import("./around.ts").then(({ parts }) => parts));
