/** Shows the saved views of a report as tabs, like those of a list, and names the parts that a view can no longer show. */
import type { Resource } from "../../../resources/define.ts";
import { rankOf } from "../../../resources/report_view.ts";
import { unknownIn } from "../../../resources/supported_values.ts";
import type { View } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import { listText } from "../../parts/format.ts";
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import type { Views } from "../views/views_wiring.ts";
import { ViewTabs } from "../views/view_tabs.tsx";
import type { ReportUrl } from "./report_url.ts";
import { useFigureStyles } from "./figures.styles.ts";

interface Props {
  readonly resource: Resource;
  readonly url: ReportUrl;
  readonly views: Views;
}

export function ReportViews({ resource, url, views }: Props) {
  const styles = useFigureStyles();
  return (
    <div className={styles.views}>
      <ViewTabs url={url.views} columns={{ allowed: resource.columns }} isQuiet {...{ resource, views }} />
    </div>
  );
}

/** Returns the filters, values, dimensions and figures of a view that its report does not have for this person. */
export function missingParts(resource: Resource, { filters, columns, sort }: View): readonly string[] {
  const isFigure = (key: string) => resource.columns.some((column) => column.key === key);
  const figures = [...columns.map(({ key }) => key), ...sort ? [rankOf(sort)] : []];
  return [
    ...new Set([
      ...unknownIn(resource, Object.entries(filters).filter(([, value]) => value !== "")),
      ...figures.filter((key) => !isFigure(key)),
    ]),
  ];
}

export function MissingParts({ resource, url, views }: Props) {
  const view = views.all.find(({ _id }) => _id === url.view.saved);
  const names = view ? missingParts(resource, view) : [];
  if (names.length === 0) return null;
  return (
    <InlineMessageBar tone="warning">{t("figures.leftOut", { names: listText(names) })}</InlineMessageBar>
  );
}
