/**
 * Counts a report that takes too long to wait for, day by day, into a file. A day is counted once, even if it changes
 * while the job runs. After a restart the job begins again.
 */
import { allows, type Person } from "../../../../api/access.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MAX_FIGURE_GROUPS } from "../../../../api/figures/bounds.ts";
import type { Figures, JobInput } from "../../../../api/generated/schema.ts";
import { isLanguage, type Language } from "../../../../api/languages.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { partsOf } from "../../../../api/time/dates.ts";
import { formatDay, formatSecond } from "../../../../api/time/instants.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../../../../resources/define.ts";
import { type FigureReport, filtersOf } from "../../../../resources/define_figures.ts";
import { argsOf } from "../../../../resources/document.ts";
import { anyReportRule } from "../../../../resources/figures/report_events.ts";
import { reportRows, shownFigures } from "../../../../resources/report_rows.ts";
import { GROUPS_FILTER } from "../../../../resources/report_view.ts";
import { filterText, type ReportWords } from "../../../../resources/report_words.ts";
import { yieldToRequests } from "../../../background/yield_to_requests.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import { factsOfDay, FactSums } from "../../../figures/count_days.ts";
import { countRequestOf, figuresFrom } from "../../../figures/figures.ts";
import { countedText, reportTitle, reportWordsIn } from "../../../figures/report_words.ts";
import { namesOf } from "../../../figures/sums_store.ts";
import { reportById } from "../../../figures/viewable.ts";
import { filesOf } from "../../../files/open.ts";
import { type JobKind, JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import type { ListArgs } from "../../../list/source.ts";
import { removeUnneededExports } from "../../desk/exports/clean.ts";
import { writePiece } from "../../desk/exports/files.ts";
import { formOf } from "../../desk/exports/forms.ts";
import { type ExportCursor, FIRST_CURSOR } from "../../desk/exports/input.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { storeProgress } from "../../desk/jobs/store.ts";
import { badJob } from "../../desk/jobs/target.ts";

export const RUN_KIND = "figures.run" as const;

interface RunInput {
  readonly report: string;
  readonly args: ListArgs;
  /** Keys of the figures. */
  readonly columns: readonly string[];
  readonly language: Language;
  readonly format: ExportFormat;
}

/** Number of days between two updates of the progress. */
const DAYS_PER_STEP = 7;

export const runKind: JobKind = {
  kind: RUN_KIND,
  // This rule admits people with any report; the rule of the requested report is checked later.
  rule: anyReportRule,
  isLong: () => true,
  async accept(params, context) {
    await filesOf(context.settings).admit(senderOf(context));
    const { input, span } = readRun(params, context);
    const { timeZone } = context.settings;
    const days = { start: formatDay(span.from, timeZone), end: formatDay(span.until - 1, timeZone) };
    return () => ({
      title: `Report ${input.report}`,
      input,
      cursor: FIRST_CURSOR,
      // The days are stored, because a range such as "this month" means other days later.
      about: { filters: { ...input.args, ...days, range: "" }, columns: input.columns },
    });
  },
  maySeeFile: ({ input }, person) => visibleReport(JSON.parse(input) as RunInput, person) !== null,
  run,
  clean: ({ _id }, tools) => removeUnneededExports([_id], tools),
};

function readRun(params: JobInput, context: AuthorizedContext) {
  const report = reportById(params.resource);
  if (!report) throw badJob([{ path: "resource", code: "unknown" }]);
  if (!allows(report.rule, context.session.person)) {
    throw new ApiError("FORBIDDEN", `Cannot begin the job: the report ${report.id} is not yours to see`);
  }
  const format = EXPORT_FORMATS.find((each) => each === (params.format || "csv"));
  if (!format) throw badJob([{ path: "format", code: "unknown" }]);
  const args = argsIn(report, params.filters ?? {});
  const known = report.measures.map(({ key }) => key);
  const columns = params.columns ?? known;
  const unknown = columns.flatMap((key, index) =>
    known.includes(key) ? [] : [{ path: `columns.${index}`, code: "unknown" }]
  );
  if (unknown.length > 0) throw badJob(unknown);
  const language = params.language || "en";
  if (!isLanguage(language)) throw badJob([{ path: "language", code: "unknown" }]);
  const input: RunInput = { report: report.id, args, columns, language, format };
  try {
    const { question } = countRequestOf(report, { ...args, limit: MAX_FIGURE_GROUPS }, context);
    return { input, span: question.span };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "BAD_INPUT") throw error;
    const problems = error.details.problems ?? [];
    throw badJob(problems.map(({ path, ...rest }) => ({ path: `filters.${path}`, ...rest })));
  }
}

/** Returns the filters as arguments, and refuses those that the report's root field does not have. */
function argsIn(report: FigureReport, filters: Readonly<Record<string, unknown>>): ListArgs {
  const known = filtersOf(report).flatMap(argsOf);
  const { [GROUPS_FILTER]: by = [], ...rest } = filters;
  const unknown = Object.keys(rest).filter((name) => !known.includes(name));
  const isList = Array.isArray(by) && by.every((each) => typeof each === "string");
  if (!isList) throw badJob([{ path: `filters.${GROUPS_FILTER}`, code: "invalid" }]);
  if (unknown.length > 0) throw badJob(unknown.map((name) => ({ path: `filters.${name}`, code: "unknown" })));
  return { ...rest, [GROUPS_FILTER]: by };
}

/** Returns null for a report that the person may not see. */
function visibleReport({ report: id }: RunInput, person: Person): FigureReport | null {
  const report = reportById(id);
  return report && allows(report.rule, person) ? report : null;
}

async function run(job: JobRow, tools: JobTools): Promise<void> {
  const { db } = tools;
  const context = await contextOfJob(db.read, job, tools);
  const input = JSON.parse(job.input) as RunInput;
  const report = visibleReport(input, context.session.person);
  if (!report) throw new JobRefused("rightsLost", REASONS.rightsLost);
  // A range such as "this month" is that of the request, even after a restart.
  const asked = { ...context, now: () => job.created_at };
  const request = countRequestOf(report, { ...input.args, limit: MAX_FIGURE_GROUPS }, asked);
  const days = partsOf(request.question.span, "day", context.settings.timeZone);
  const sums = new FactSums();
  let at = await storeProgress(job, { status: "Running", total: days.length, done: 0 }, context);
  for (const [place, day] of days.entries()) {
    if (tools.isStopping()) return;
    if (!sums.add(await factsOfDay(request, day) ?? tooMany())) tooMany();
    await yieldToRequests();
    const done = place + 1;
    if (done % DAYS_PER_STEP === 0) at = await storeProgress(at, { done }, context);
  }
  const figures = await figuresFrom(request, { facts: sums.all(), before: [] });
  await writeFile(at, input, report, figures, context);
}

const tooMany = (): never => {
  throw new JobRefused("tooManyGroups", REASONS.tooManyGroups);
};

async function writeFile(
  job: JobRow,
  { args, columns, language, format }: RunInput,
  report: FigureReport,
  figures: Figures,
  context: AuthorizedContext,
): Promise<void> {
  const by = args[GROUPS_FILTER] as readonly string[];
  const shown = shownFigures(figures, columns);
  const words = reportWordsIn(documentLanguage(language));
  const { titles, rows } = reportRows(report, by, shown, words);
  const head = await headLines(report, args, figures, words, context);
  const form = formOf(format);
  const content = async function* () {
    yield await form.head(titles, [...head.map((line) => [line]), []]);
    yield await form.rows(rows);
    yield await form.end();
  };
  const { piece, bytes } = await writePiece(filesOf(context.settings), job._id, content(), senderOf(context));
  const cursor: ExportCursor = {
    bytes,
    pieces: [piece],
    after: null,
    sellers: context.scope.sellers,
    sheet: form.state(),
  };
  const { timeZone } = context.settings;
  await storeProgress(job, {
    status: "Done",
    cursor: JSON.stringify(cursor),
    done: job.total,
    made: rows.length,
    file_name: `${report.id}-${formatDay(figures.from, timeZone)}-${
      formatDay(figures.until - 1, timeZone)
    }.${format}`,
    file_bytes: bytes,
    finished_at: context.now(),
  }, context);
}

/** Returns lines that describe the content of the file, like the head of the printed page. */
async function headLines(
  report: FigureReport,
  args: ListArgs,
  { from, until }: Figures,
  words: ReportWords,
  { db, session, settings: { timeZone }, now }: AuthorizedContext,
): Promise<readonly string[]> {
  const { language } = words;
  const lines = [
    reportTitle(report, language),
    words.days(formatDay(from, timeZone), formatDay(until - 1, timeZone)),
  ];
  for (const { key, kind, source } of filtersOf(report)) {
    const values = (args[key] ?? []) as readonly string[];
    if (kind === "days" || values.length === 0) continue;
    const ids = values.map((each) => each.startsWith("!") ? each.slice(1) : each);
    const names = await namesOf(db.heavy, source, ids);
    lines.push(filterText(report, key, values, (id) => names.get(id) ?? "", words));
  }
  return [...lines, countedText(language, formatSecond(now(), timeZone), timeZone, session.person.name)];
}
