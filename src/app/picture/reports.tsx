/** Draws a report. This file loads while screens.ts requests the figures. */
import { allows } from "../../../api/access.ts";
import { figureReports } from "../../../resources/generated/figure_reports.ts";
import { readView } from "../../../resources/report_url.ts";
import { reportFor } from "../../../resources/report_view.ts";
import { ReportPicture } from "./report_picture.tsx";
import type { BuiltDrawings, DrawnReports, PictureInput } from "./screen.ts";
import { drawScreenPart } from "./screen_drawing.tsx";

export function drawScreen(
  _: keyof DrawnReports,
  { figures, views }: DrawnReports["report"],
  seen: PictureInput,
  built: BuiltDrawings,
): Node | null {
  const { person } = seen;
  const { pathname, search } = location;
  const whole = figureReports.find(({ path }) => path === pathname);
  if (!whole || !allows(whole.rule, person)) return null;
  // The bare link shows this person a view of their role, and without figures the app says why.
  const isOther = search === "" && views.some(({ default_role }) => default_role === person.role);
  if (isOther || !figures.totals.some(Boolean)) return null;
  const report = reportFor(whole, person);
  return drawScreenPart(
    built,
    seen,
    <ReportPicture {...{ report, figures }} view={readView(report, search)} />,
  );
}
