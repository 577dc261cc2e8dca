/** The forms in which a record is changed: it is read before, and much more often. */
import { lazily } from "../../lib/lazily.tsx";

export const EditEntity = lazily(() => import("../form/edit_entity.tsx"));
export const TrashForm = lazily(() => import("./generic_trash_form.tsx"));
