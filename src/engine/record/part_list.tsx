import { Button } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { allows } from "../../../api/access.ts";
import { makeRule, type Resource } from "../../../resources/define.ts";
import { partFilters } from "../../../resources/record_document.ts";
import { mayTrash } from "../../../resources/trash.ts";
import { failureText } from "../../lib/failure_text.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { Pager } from "../../parts/pager.tsx";
import { Section } from "../../parts/section.tsx";
import { NotLoaded } from "../../parts/not_loaded.tsx";
import { EntityWords } from "../field_words.ts";
import type { EntityRecord } from "../form/entity_form.ts";
import type { Entity } from "../form/entity_wiring.ts";
import { useAnswer } from "../wiring/answer.ts";
import { usePartListStyles } from "./part_list.styles.ts";
import { PartRow } from "./part_row.tsx";
import { PartFilters } from "./part_filters.tsx";
import { type PartFilterValues, PARTS_PER_PAGE, partsSource } from "./parts_wiring.ts";

export interface AddProps {
  readonly record: string;
  readonly onClose: () => void;
}

interface Props {
  readonly part: Resource;
  readonly record: string;
  readonly Add: ComponentType<AddProps>;
  readonly Beside?: ComponentType<BesidePartProps>;
}

export interface BesidePartProps {
  readonly row: EntityRecord;
}

const NEW = "new";

export function PartList({ part: resource, record, Add, Beside }: Props) {
  const { shape } = resource;
  if (!shape) throw new Error(`Cannot show the parts of ${resource.id}: expected a shape`);
  const styles = usePartListStyles();
  const entity = useMemo(() => ({ resource, shape }), [resource, shape]);
  const person = usePerson();
  const filters = useMemo(() => partFilters(resource), [resource]);
  const [filterValues, setFilterValues] = useState<PartFilterValues>({});
  const [page, setPage] = useState(1);
  /** Id of the open row, or the mark of the form for a new part; null if none is open. */
  const [open, setOpen] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);
  useEffect(() => {
    // The focus returns to the element that opened the form.
    if (open === null && left.current !== null) {
      place.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(left.current)}"]`)?.focus();
    }
    left.current = open;
  }, [open]);
  const isNew = open === NEW;
  const close = () => setOpen(null);
  const words = (key: string) => t(`entity.${resource.id}.${key}` as Key);
  return (
    <div ref={place}>
      <EntityWords value={resource.id}>
        <Section
          title={words("title")}
          action={allows(makeRule(resource, shape, null), person) && (
            <Button
              size="small"
              icon={<AddRegular />}
              data-part={NEW}
              aria-expanded={isNew}
              onClick={() => setOpen(isNew ? null : NEW)}
            >
              {words("add")}
            </Button>
          )}
        >
          <p className={styles.help}>{words("about")}</p>
          {isNew && <Add record={record} onClose={close} />}
          {filters.length > 0 && (
            <PartFilters
              {...{ resource, filters, filterValues }}
              onChange={(next) => {
                setFilterValues(next);
                setPage(1);
              }}
            />
          )}
          <Page
            key={`${page} ${JSON.stringify(filterValues)}`}
            {...{ entity, record, page, setPage, open, setOpen, filterValues, Beside }}
          />
        </Section>
      </EntityWords>
    </div>
  );
}

interface PageProps extends Pick<Props, "record"> {
  readonly entity: Entity;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly filterValues: PartFilterValues;
  readonly open: string | null;
  readonly setOpen: (open: string | null) => void;
  readonly Beside: ComponentType<BesidePartProps> | undefined;
}

function Page({ entity, record, page, setPage, open, setOpen, filterValues, Beside }: PageProps) {
  const styles = usePartListStyles();
  const person = usePerson();
  const { resource, shape } = entity;
  const source = useMemo(() => partsSource(entity, record, page, filterValues), [entity, record, page]);
  const { phase, answer, failure, refresh } = useAnswer(source);
  const rows = answer?.rows ?? [];
  const canTrash = mayTrash(resource, shape, person);
  return (
    <>
      <div className={styles.rows} aria-busy={phase === "loading"}>
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((row) => (
              <PartRow
                key={row._id}
                {...{ entity, row, Beside }}
                mayTrash={canTrash}
                mayEdit={allows(makeRule(resource, shape, row._id), person)}
                isOpen={open === row._id}
                onOpen={(isOpen) => setOpen(isOpen ? row._id : null)}
              />
            ))}
          </ul>
        )}
        {rows.length === 0 && answer &&
          t(
            Object.keys(filterValues).length > 0
              ? "list.filter.nothingFound"
              : `entity.${resource.id}.none` as Key,
          )}
        {failure && (
          <NotLoaded
            text={t(`entity.${resource.id}.failed` as Key, { reason: failureText(failure) })}
            onRetry={refresh}
          />
        )}
      </div>
      <Pager page={page} size={PARTS_PER_PAGE} count={rows.length} setPage={setPage} />
    </>
  );
}
