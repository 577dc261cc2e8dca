import type { Chart, ChartTransition } from "../../../api/flows/chart.ts";
import { actorText, callText, guardText, type Names, stateText } from "../../../api/flows/names.ts";
import { t } from "../../lib/i18n.ts";

export function stateTitle(chart: Chart, path: string, names: Names): string {
  const state = chart.states.find((each) => each.path === path);
  return state ? stateText(state, names) : path;
}

/** Returns the titles of a state's parent and of the state: "Status › Pending". */
export function placeTitle(chart: Chart, path: string, names: Names): string {
  const above = chart.states.find((each) => each.path === path)?.parent;
  const own = stateTitle(chart, path, names);
  const around = above ? stateTitle(chart, above, names) : "";
  return around && !own.startsWith(around) ? `${around} › ${own}` : own;
}

export function callTitle(way: ChartTransition, names: Names): string {
  if (names === null || way.kind === "event") return callText(way, names);
  if (way.kind === "always") return t("charts.call.always");
  if (way.kind === "after") return t("charts.call.after", { time: callText(way, names) });
  if (way.event === "") return t("charts.call.finished");
  const what = actorText(way.event, names);
  return t(`charts.call.${way.kind}`, { what });
}

export const goalTitle = (chart: Chart, { to }: ChartTransition, names: Names): string =>
  to.length === 0
    ? t("charts.stays")
    : to.map((path) => path === "" ? t("charts.begins") : stateTitle(chart, path, names)).join(", ");

export const needTitle = ({ guard }: ChartTransition, names: Names): string =>
  guard && guardText(guard, names);
