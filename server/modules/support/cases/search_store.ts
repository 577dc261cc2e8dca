import { cases as resource } from "../../../../resources/support/cases.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { numberedRecords, type NumberedTable } from "../../../search/numbered_records_store.ts";
import { type FoundRecords, joinTexts, recordLink, type Searchable } from "../../../search/searchable.ts";

interface FoundCase {
  readonly _id: string;
  readonly code: string;
  readonly order_code: string;
  readonly items_text: string;
  readonly status: string;
}

const CASES: NumberedTable = {
  table: "cases",
  numbers: ["code"],
  fields: "r._id, r.code, r.order_code, r.items_text, r.status",
};

async function find(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const { rows, exact } = await numberedRecords<FoundCase>(CASES, text, context);
  const linkTo = (id: string) => recordLink(resource.path, id);
  return {
    items: rows.map(({ _id, code, order_code, items_text, status }) => ({
      id: _id,
      title: code,
      link: linkTo(_id),
      icon: "support",
      subtitle: joinTexts(" · ", order_code, items_text),
      status,
    })),
    exact: exact.map(({ _id }) => ({ link: linkTo(_id), orderId: _id })),
  };
}

export const searchedCases: Searchable = { kind: "support", title: "Cases", rule: resource.rule, find };
