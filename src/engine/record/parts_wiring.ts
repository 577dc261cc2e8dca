import { partsDocumentOf } from "../../../resources/record_document.ts";
import { askText } from "../../lib/client.ts";
import type { EntityRecord } from "../form/entity_form.ts";
import type { Entity } from "../form/entity_wiring.ts";
import type { AnswerSource } from "../wiring/answer.ts";
import { entityOf } from "../../../resources/define.ts";

interface Parts {
  readonly rows: readonly EntityRecord[];
}

export const PARTS_PER_PAGE = 40;

/** Filters of a list of parts by name: a search text, or values of choices. */
export type PartFilterValues = Readonly<Record<string, string | readonly string[]>>;

export const partsSource = (
  { resource, shape }: Entity,
  record: string,
  page: number,
  filterValues: PartFilterValues = {},
): AnswerSource<Parts> => ({
  name: `${resource.id}.of.${record}`,
  entities: [entityOf(resource)],
  debounceMs: 0,
  ask: (options) =>
    askText(partsDocumentOf(resource, shape), { of: [record], ...filterValues }, {
      ...options,
      page,
      perPage: PARTS_PER_PAGE,
      background: true,
    }),
});
