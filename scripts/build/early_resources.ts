/** Writes, as code, the parts of each list that its first picture needs: without forms and steps, and each rule only once. */
import type { Resource } from "../../resources/define.ts";
import { nameColumn } from "../../resources/record_name.ts";
import { trashField } from "../../resources/trash.ts";
import { type FigureReport, filtersOf } from "../../resources/define_figures.ts";
import { type NamedJson, namedJson } from "../named_json.ts";

const declared = (shared: NamedJson["shared"]): string =>
  shared.map(([name, code]) => `const ${name}=${code};`).join("");

function needed(resource: Resource) {
  const {
    id,
    path,
    rule,
    note,
    besideRows,
    query,
    entity,
    count,
    missing,
    defaults,
    segment,
    filters,
    columns,
    sort,
    record,
  } = resource;
  const { isFixed, lifecycle, moves = [], bulk = [], shape, roots } = resource;
  const trash = shape && trashField(shape);
  return {
    ...{ id, path, rule, note, besideRows, query, entity, count, missing, defaults, segment },
    ...{ filters, columns, sort, record, isFixed },
    // The first picture only needs to know whether there is a lifecycle, because then rows can be selected.
    lifecycle: lifecycle && {},
    moves: moves.filter(({ isSingle }) => !isSingle).map(({ rule }) => ({ rule })),
    bulk: bulk.map(({ rule }) => ({ rule })),
    shape: shape && { noun: shape.noun, trash: shape.trash },
    named: nameColumn(resource) === "code" ? undefined : nameColumn(resource),
    roots: trash && roots[trash] ? { [trash]: roots[trash] } : {},
  };
}

/** Returns what the first requests of a report need. */
export function requestedReport(report: FigureReport) {
  const { id, path, query, list, measures, filters, dimensions, by } = report;
  return {
    ...{ id, path, query, filters, dimensions, by },
    list: { query: list.query, count: list.count, filters: filtersOf(report), sort: list.sort },
    measures: measures.map(({ key }) => ({ key })),
  };
}

/** Returns what the picture of a report needs. */
export function drawnReport({ list, ...report }: FigureReport) {
  const lifecycle = list.lifecycle && { name: list.lifecycle.name };
  return { ...report, list: { ...needed(list), lifecycle } };
}

/** Returns the text that replaces resources/generated/figure_reports.ts. */
export function earlyReports(reports: readonly object[]): string {
  const { shared, codes } = namedJson(reports);
  return `${declared(shared)}export const figureReports=[${codes.join()}];`;
}

/** Returns the text that replaces resources/generated/resources.ts. */
export function earlyResources(lists: readonly Resource[]): string {
  const { shared, codes } = namedJson(lists.map(needed));
  return `${declared(shared)}export const resources=[${codes.join()}];`;
}
