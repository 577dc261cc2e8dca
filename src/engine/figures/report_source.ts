/** Loads the figures of a report. */
import type { Figures } from "../../../api/generated/schema.ts";
import { entityOf } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { figuresDocumentOf } from "../../../resources/report_document.ts";
import { variablesOf } from "../../../resources/url.ts";
import { askText } from "../../lib/client.ts";
import type { AnswerSource } from "../wiring/answer.ts";
import type { ReportView } from "../../../resources/report_url.ts";
import { WHOLE_LIMIT } from "./report_url.ts";

/** Time after a live change before the figures are counted again, because they count many rows. */
const DEBOUNCE_MS = 30_000;

/** Returns the parts of a view that its figures depend on. */
export const questionOfView = ({ filters, by, rank, isWhole }: ReportView) => ({
  filters,
  by,
  rank,
  isWhole,
});

export const reportSource = (report: FigureReport, view: ReportView): AnswerSource<Figures> => ({
  name: JSON.stringify([report.id, questionOfView(view)]),
  entities: [entityOf(report.list)],
  debounceMs: DEBOUNCE_MS,
  ask: async (options) => {
    const { sort: _, ...filters } = variablesOf(report.list, {
      filters: view.filters,
      sort: report.list.sort,
    });
    const outcome = await askText<{ readonly figures: Figures }>(figuresDocumentOf(report), {
      ...filters,
      by: view.by,
      rank: view.rank,
      ...view.isWhole && { limit: WHOLE_LIMIT },
    }, options);
    return outcome.ok ? { ok: true, data: outcome.data.figures } : { ok: false, failure: outcome.failure };
  },
});
