/** Loads the figures of a report. */
import type { Figures } from "../../../api/generated/schema.ts";
import { entityOf } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { type FiguresQuestion, figuresRequest } from "../../../resources/report_document.ts";
import { askText, earlyAnswerOf } from "../../lib/client.ts";
import { mapOutcome } from "../../lib/outcome.ts";
import type { AnswerSource } from "../wiring/answer.ts";
import type { ReportView } from "../../../resources/report_url.ts";

/** Time after a live change before the figures are counted again, because they count many rows. */
const DEBOUNCE_MS = 30_000;

export const questionOfView = ({ filters, by, rank, isWhole }: ReportView): FiguresQuestion => ({
  filters,
  by,
  rank,
  isWhole,
});

interface Answer {
  readonly figures: Figures;
}

/** @param report with all its filters, as the early script requests it without knowing the person */
export function reportSource(report: FigureReport, view: ReportView): AnswerSource<Figures> {
  const { text, variables } = figuresRequest(report, view);
  return {
    name: JSON.stringify([report.id, questionOfView(view)]),
    entities: [entityOf(report.list)],
    debounceMs: DEBOUNCE_MS,
    given: () => earlyAnswerOf<Answer>(text, variables)?.figures ?? null,
    ask: async (options) =>
      mapOutcome(await askText<Answer>(text, variables, options), (data) => data.figures),
  };
}
