import { ApiError } from "../../../../api/errors.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { allows, type Person } from "../../../../api/access.ts";
import { REASONS } from "../../../../api/reasons.ts";
import {
  type Column,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportShape,
} from "../../../../resources/define.ts";
import { writtenFields } from "../../../../resources/written_fields.ts";
import type { AuthorizedContext, Settings } from "../../../context.ts";
import { type List, orderOf } from "../../../list/resolver.ts";
import type { ListSelection } from "../../../list/pages_store.ts";
import { JobRefused, type NewJobParts } from "../../../jobs/job_kind.ts";
import { badJob, conditionOf, readTarget } from "../jobs/target.ts";
import { listById } from "../../../registry.ts";
import { columnOf, columnsTable, shownColumns } from "./columns.ts";
import { type ExportInput, FIRST_CURSOR } from "./input.ts";
import type { FileTable } from "../../../list/source.ts";

type ExportRequest = Omit<ExportInput, "actor" | "acting_for" | "request_id">;

/** @throws {ApiError} BAD_INPUT for a sort, shape or column that this list does not have for the caller */
export async function readExportRequest(params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const target = readTarget(params, context);
  const { resource, source } = listById(target.resource) as List;
  const sort = params.sort || resource.sort;
  checkSort(resource, sort, context);
  const shape = shapeOf(params.shape || "columns", resource);
  const format = formatOf(params.format || "csv");
  const { person } = context.session;
  const columns = shape === "lines" ? [] : params.columns ?? shownColumns(resource, person);
  const unknown = columns.flatMap((key, index) =>
    columnOf(resource, key, person) && columns.indexOf(key) === index
      ? []
      : [{ path: `columns.${index}`, code: "unknown" }]
  );
  if (unknown.length > 0) throw badJob(unknown);
  if (shape === "columns" && columns.length === 0) throw badJob([{ path: "columns", code: "required" }]);
  const labels = shape === "lines" ? [] : params.labels ?? [];
  const found = columns.map((key) => columnOf(resource, key, person) as Column);
  const written = writtenFields(found);
  if (![0, columns.length, written.length].includes(labels.length)) {
    throw badJob([{ path: "labels", code: "invalid" }]);
  }
  const isByLevel = found.some(({ kind }) => kind === "levels");
  const levels = isByLevel && source.levels ? await source.levels.known(context.db.heavy) : undefined;
  const input: ExportRequest = { target, sort, shape, format, columns, labels, ...levels && { levels } };
  return { title: `Export of ${resource.id}`, input, cursor: FIRST_CURSOR };
}

function checkSort(resource: List["resource"], sort: string, context: AuthorizedContext): void {
  try {
    orderOf(resource, sort, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw badJob([{ path: "sort", code: "unknown" }]);
  }
}

function shapeOf(requested: string, { exports = ["columns"] }: List["resource"]): ExportShape {
  const shape = exports.find((each) => each === requested);
  if (!shape) throw badJob([{ path: "shape", code: "unknown" }]);
  return shape;
}

function formatOf(requested: string): ExportFormat {
  const format = EXPORT_FORMATS.find((each) => each === requested);
  if (!format) throw badJob([{ path: "format", code: "unknown" }]);
  return format;
}

export interface Plan extends ListSelection {
  readonly format: ExportFormat;
  readonly list: List;
  readonly table: FileTable;
  readonly except: ReadonlySet<string>;
}

/** Returns the list and the columns of an export; null if the person may not see all of them. */
export function visibleParts(
  { target, columns: keys }: Pick<ExportInput, "target" | "columns">,
  person: Person,
): { readonly list: List; readonly columns: readonly Column[] } | null {
  const list = listById(target.resource);
  const columns = keys.map((key) => list && columnOf(list.resource, key, person));
  const isWhole = columns.every((column): column is Column => column !== undefined);
  return list && isWhole && allows(list.resource.rule, person) ? { list, columns } : null;
}

/** Plans an export with the person's present rights. @throws {JobRefused} if the person has lost a required right */
export function planOf(input: ExportInput, context: AuthorizedContext): Plan {
  const visible = visibleParts(input, context.session.person);
  if (!visible) throw new JobRefused("rightsLost", REASONS.rightsLost);
  const { target } = input;
  const { list, columns } = visible;
  return {
    list,
    format: input.format ?? "csv",
    condition: conditionOf(list, target, context),
    order: orderOf(list.resource, input.sort, context),
    table: tableOf(list, input, columns, context.settings),
    except: new Set(target.except),
  };
}

function tableOf(
  { resource, source }: List,
  { shape, labels, levels }: ExportInput,
  columns: readonly Column[],
  settings: Settings,
): FileTable {
  if (shape !== "lines") return columnsTable(columns, labels, settings, source, levels);
  if (!source.lines) throw new Error(`Cannot export ${resource.id} by lines: its list has none`);
  return source.lines(settings.timeZone);
}
