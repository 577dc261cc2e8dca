/** What the frame is made of beside its boxes: it comes after the rows. */
import { groupOf } from "../../lib/group.ts";

export const shellParts = groupOf(() => import("./around.ts").then(({ parts }) => parts));
