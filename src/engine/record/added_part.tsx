/** Shows the part that another feature adds to a record with its own screen. */
import { registeredValue } from "../features.ts";
import type { EntityRecord } from "../form/entity_form.ts";

interface Props {
  readonly list: string;
  readonly record: EntityRecord;
}

export function AddedPart({ list, record }: Props) {
  const Part = registeredValue("recordParts", list);
  return Part ? <Part record={record} /> : null;
}

/** Loads the added part together with the record, so that nothing below moves later. It never rejects. */
export const loadAddedPart = (list: string): Promise<void> | undefined =>
  registeredValue("recordParts", list)?.prefetch();
