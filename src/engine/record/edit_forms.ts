/** Loads the forms of a record separately, because records are read much more often than changed. */
import { lazyPart } from "../../lib/lazy_part.tsx";

export const EditEntity = lazyPart(() => import("../form/edit_entity.tsx"));
export const TrashForm = lazyPart(() => import("./generic_trash_form.tsx"));
