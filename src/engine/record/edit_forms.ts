/** Forms are loaded separately: a record is read before it is changed, and much more often. */
import { lazyPart } from "../../lib/lazy_part.tsx";

export const EditEntity = lazyPart(() => import("../form/edit_entity.tsx"));
export const TrashForm = lazyPart(() => import("./generic_trash_form.tsx"));
