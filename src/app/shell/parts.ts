import { groupOf } from "../../lib/group.ts";

export const shellParts = groupOf(() => import("./shell_extras.ts").then(({ parts }) => parts));
