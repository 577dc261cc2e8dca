/** Writes a row for each record: the chosen columns, under given titles or else under field names. */
import { allows, type Person } from "../../../../api/access.ts";
import { clockText } from "../../../../api/time/clock_text.ts";
import { type CsvCell, figure, moment } from "../../../../api/csv/write.ts";
import { formatFileInstant } from "../../../../api/time/file_instants.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { decimalText } from "../../../../api/money.ts";
import type { Column, Resource } from "../../../../resources/define.ts";
import { writtenFields } from "../../../../resources/written_fields.ts";
import type { Settings } from "../../../context.ts";
import type { FileRecord as Row, FileTable, ListTarget } from "../../../list/source.ts";

type Writing = Pick<ListTarget, "cells" | "levels">;

/** The time zone and the currency of the business, which is that of amounts whose record names none. */
type Usual = Pick<Settings, "timeZone" | "currency">;

const BESIDE = ["_id", "currency"];

interface Written {
  readonly title: string;
  readonly cell: (row: Row) => CsvCell;
}

/** Returns undefined for a column that the person may not see. */
export function columnOf(resource: Resource, key: string, person: Person): Column | undefined {
  const column = resource.columns.find((each) => each.key === key);
  return !column?.rule || allows(column.rule, person) ? column : undefined;
}

export const shownColumns = (resource: Resource, person: Person): string[] =>
  resource.columns.filter(({ key, hidden }) => !hidden && columnOf(resource, key, person)).map(({ key }) =>
    key
  );

/** @param labels titles; fields without one are titled by name @param levels VIP levels in the file */
export function columnsTable(
  columns: readonly Column[],
  labels: readonly string[],
  usual: Usual,
  source: Writing,
  levels: readonly number[] = [],
): FileTable {
  const titled = labels.length === columns.length ? columns.map(({ key }) => key) : writtenFields(columns);
  const titles = new Map(titled.map((name, index) => [name, labels[index]]));
  const written = new Map<string, Written>();
  for (const column of columns) {
    const fields = column.kind === "levels"
      ? levelsOf(column, titles, source, levels)
      : fieldsOf(column, titles, source, usual);
    for (const [name, each] of fields) {
      if (!written.has(name)) written.set(name, each);
    }
  }
  const all = [...written.values()];
  return {
    header: all.map(({ title }) => title),
    fields: new Set([...BESIDE, ...writtenFields(columns)]),
    rowsOf: (records) => Promise.resolve(records.map((row) => all.map(({ cell }) => cell(row)))),
  };
}

/** Makes a column for each VIP level, under a name that an import of the same list accepts. */
const levelsOf = (
  { key }: Column,
  titles: ReadonlyMap<string, string | undefined>,
  { levels: its }: Writing,
  levels: readonly number[],
) =>
  levels.flatMap((level): readonly (readonly [string, Written])[] => {
    if (!its) return [];
    const label = titles.get(key);
    const field = its.field(level);
    return [[field, {
      title: label === undefined ? field : `${label} ${level}`,
      cell: ({ [key]: prices }) => {
        const amount = its.amounts(String(prices)).get(level);
        return amount === undefined ? null : figure(amount);
      },
    }]];
  });

/** Returns the cells of a column by wire name, the column's own `key` first. */
function fieldsOf(
  { key, kind, fields }: Column,
  titles: ReadonlyMap<string, string | undefined>,
  { cells }: Writing,
  { timeZone, currency: usualCurrency }: Usual,
) {
  const [, ...others] = fields;
  // `told` is only a part of a cell's text, so it is no column of the file.
  const beside = others.filter((name) => name !== "told").map((name) =>
    [name, {
      title: titles.get(name) ?? name,
      cell: name === "wait_since" ? instantOf(name, timeZone) : plain(name),
    }] as const
  );
  const main = (
    cell: Written["cell"],
    name = key,
  ) => [[key, { title: titles.get(key) ?? name, cell }] as const, ...beside];
  const own = cells?.[key];
  if (own) return main(own);
  switch (kind) {
    case "money": {
      // An amount in another currency than its record's has the field of its currency beside it.
      const [currencyField = "currency"] = others;
      return main(
        ({ [key]: minor, [currencyField]: currency }) =>
          typeof minor === "number" ? figure(decimalText(minor, String(currency || usualCurrency))) : null,
        key.replace(/_minor$/, ""),
      );
    }
    case "time":
    case "age":
      return main(instantOf(key, timeZone));
    case "day":
    case "due":
      return main(({ [key]: at }) => typeof at === "number" ? moment(formatDay(at, timeZone)) : null);
    case "clock":
      return main(({ [key]: minutes }) => typeof minutes === "number" ? clockText(minutes) : null);
    default:
      return main(plain(key));
  }
}

const instantOf = (name: string, timeZone: string) => ({ [name]: at }: Row): CsvCell =>
  typeof at === "number" ? moment(formatFileInstant(at, timeZone)) : null;

const plain = (name: string) => (row: Row): CsvCell => {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.join(", ") : String(value);
};
