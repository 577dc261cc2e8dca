import { allows } from "../../../api/access.ts";
import type { CellKind } from "../../../resources/cell_kind.ts";
import type { Column } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { fieldWord } from "../field_words.ts";
import { cellText } from "../list/table/cell_text.ts";
import { Cell } from "../list/table/cells.tsx";
import { usePerson } from "../../lib/person.ts";
import type { Entity } from "../form/entity_wiring.ts";
import { Fact } from "../../parts/fact.tsx";
import { usePartStyles } from "../../parts/parts.styles.ts";
import { Section } from "../../parts/section.tsx";
import type { EntityRecord } from "../form/entity_form.ts";

interface Props {
  readonly entity: Entity;
  readonly record: EntityRecord;
  readonly only?: string | undefined;
}

export function EntityFacts({ entity: { resource, shape }, record, only }: Props) {
  const person = usePerson();
  const styles = usePartStyles();
  const columnsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => resource.columns.filter((column) => column.key === key))
      .filter(({ rule }) => !rule || allows(rule, person));
  return shape.sections.filter(({ key }) => only === undefined || key === only).map((section) => {
    const columns = columnsOf(shownIn(section, record));
    // A section of amounts has no columns for people on the floor, who may not see any.
    return columns.length > 0 && (
      <Section key={section.key} title={t(`entity.${resource.id}.section.${section.key}`)}>
        <dl className={styles.facts}>
          {columns.map((column) => (
            <Fact key={column.key} name={fieldWord(resource.id, column.key)}>
              <FactValue list={resource.id} column={column} record={record} />
            </Fact>
          ))}
        </dl>
      </Section>
    );
  });
}

const isNothing = (value: unknown, kind?: CellKind): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0) ||
  (kind === "minutes" && value === 0);

/** Returns true for a value that is left out of optional facts: no value, or an amount of 0. */
const isLeftOut = (key: string, value: unknown): boolean =>
  isNothing(value) || (value === 0 && key.endsWith("_minor"));

const shownIn = (
  { columns, optional = [], ofKind = {} }: Entity["shape"]["sections"][number],
  record: EntityRecord,
): readonly string[] =>
  columns.filter((key) =>
    (ofKind[key] === undefined || ofKind[key] === record["kind"]) &&
    !(optional.includes(key) && isLeftOut(key, record[key]))
  );

/** Kinds of cells that may take several lines as a fact, unlike in a list. */
const TEXTS: ReadonlySet<CellKind> = new Set(["text", "mono", "url"]);

/** Returns the column of a fact: there is room for the time itself instead of the age in a list. */
const asFact = (column: Column): Column => column.kind === "age" ? { ...column, kind: "time" } : column;

interface FactValueProps {
  readonly list: string;
  readonly column: Column;
  readonly record: EntityRecord;
}

function FactValue({ list, column, record }: FactValueProps) {
  const value = record[column.key];
  if (isNothing(value, column.kind)) return <>{t("record.none")}</>;
  if (TEXTS.has(column.kind)) return <bdi>{String(value)}</bdi>;
  const words = cellText(record, column);
  if (words !== undefined) return <bdi dir="auto">{words}</bdi>;
  return <Cell row={record} list={list} column={asFact(column)} href={null} />;
}
