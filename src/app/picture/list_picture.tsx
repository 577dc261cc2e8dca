import { useMemo, useRef } from "react";
import { allows } from "../../../api/access.ts";
import type { Me } from "../../../machines/people/session.ts";
import { FIRST_SELECTION } from "../../../machines/picks.ts";
import { idsOf, type Row } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { layoutOf, type ListQuery } from "../../../resources/url.ts";
import { EntityWords } from "../../engine/field_words.ts";
import { hasBulk } from "../../engine/list/bulk_actions.ts";
import { useColumns } from "../../engine/list/layout/columns.ts";
import { FilterBar } from "../../engine/list/filters/filter_bar.tsx";
import { storedLayout, withStoredLayout } from "../../engine/list/layout/stored_layout.ts";
import { ListHead } from "../../engine/list/list_head.tsx";
import { ListRows } from "../../engine/list/table/list_rows.tsx";
import { pageUrl } from "../../engine/list/page_url.ts";
import { usePagerStyles } from "../../engine/list/pager/pager.styles.ts";
import type { SelectionActor } from "../../engine/list/wiring.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { usePageStyles } from "../../parts/page.styles.ts";

export interface ListShown {
  readonly resource: Resource;
  readonly addressQuery: ListQuery;
  readonly rows: readonly Row[];
}

const nothing = () => {};
const selectionOf = (rows: readonly Row[]) =>
  ({
    getSnapshot: () => ({ context: { ...FIRST_SELECTION, ids: idsOf(rows) } }),
  }) as unknown as SelectionActor;

/** Returns the query of the address, with the person's last columns if the address names none. */
export const queryFor = (
  person: Me,
  { resource, addressQuery }: Pick<ListShown, "resource" | "addressQuery">,
): ListQuery => withStoredLayout(resource, addressQuery, storedLayout(person, resource));

export function ListPicture({ resource, addressQuery, rows }: ListShown) {
  const styles = usePageStyles();
  const person = usePerson();
  const search = useRef<HTMLInputElement>(null);
  const selection = useMemo(() => selectionOf(rows), [rows]);
  const query = queryFor(person, { resource, addressQuery });
  const layout = layoutOf(resource, query);
  const columns = useColumns(resource, layout);
  const pageOf = (id: string) => pageUrl(resource, addressQuery, id);
  const url = { query, layout, pageOf, open: nothing, change: nothing, changeLayout: nothing };
  return (
    <EntityWords value={resource.id}>
      <div className={styles.beside}>
        <section className={styles.page}>
          <ListHead resource={resource} count={null} />
          {resource.note && allows(resource.note, person) && <div className={styles.note} />}
          <FilterBar
            resource={resource}
            filters={query.filters}
            searched={query.filters["search"]}
            input={search}
            onFilter={nothing}
          />
          <ListRows
            {...{ resource, url, columns, rows }}
            selection={selection}
            canSelect={hasBulk(resource, person)}
            gone={[]}
            total={null}
            isBusy={false}
          />
          <nav className={usePagerStyles().foot} aria-label={t("list.page")} />
        </section>
      </div>
    </EntityWords>
  );
}
