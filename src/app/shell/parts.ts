import { groupOf } from "../../lib/group.ts";

export const shellParts = groupOf(() => import("./around.ts").then(({ parts }) => parts));
