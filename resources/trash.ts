/** Whether a record can be deleted, by which mutation, and by whom. */
import { allows, type Person, type Rule } from "../api/access.ts";
import type { MutationName } from "../api/generated/schema.ts";
import type { RecordShape, Resource } from "./define.ts";

/** Who may delete one; null where nobody may. */
function trashRule({ roots, rule }: Resource, shape: RecordShape): Rule | null {
  const field = trashField(shape);
  return field && (roots[field] ?? rule);
}

/** Whether a person may delete one. */
export function mayTrash(resource: Resource, shape: RecordShape, person: Person): boolean {
  const rule = trashRule(resource, shape);
  return rule !== null && allows(rule, person);
}

/** The mutation that deletes a record of a shape; null where there is none. */
export const trashField = ({ noun, trash }: RecordShape): MutationName | null =>
  trash === null ? null : trash ?? (`trash${noun}` as MutationName);
