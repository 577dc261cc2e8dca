/** Forms are loaded apart: a record is read before it is changed, and much more often. */
import { lazily } from "../../lib/lazily.tsx";

export const EditEntity = lazily(() => import("../form/edit_entity.tsx"));
export const TrashForm = lazily(() => import("./generic_trash_form.tsx"));
