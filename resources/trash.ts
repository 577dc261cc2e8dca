import { allows, type Person, type Rule } from "../api/access.ts";
import type { MutationName } from "../api/generated/schema.ts";
import type { RecordShape, Resource } from "./define.ts";

function trashRule({ roots, rule }: Resource, shape: RecordShape): Rule | null {
  const field = trashField(shape);
  return field && (roots[field] ?? rule);
}

export function mayTrash(resource: Resource, shape: RecordShape, person: Person): boolean {
  const rule = trashRule(resource, shape);
  return rule !== null && allows(rule, person);
}

export const trashField = ({ noun, trash }: RecordShape): MutationName | null =>
  trash === null ? null : trash ?? (`trash${noun}` as MutationName);
