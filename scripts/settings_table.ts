/** Writes the table of docs/settings.md from the table by which the server reads its settings. */
import { type Setting, SETTINGS } from "../server/settings/table.ts";

const BEGIN = "<!-- settings: written by `deno task gen` from server/settings/table.ts -->";
const END = "<!-- end of settings -->";

const code = (text: unknown) => `\`${text}\``;

function rowOf([name, row]: readonly [string, Setting]): string {
  const { default: value, otherwise, means, isSecret, alias } = row;
  const names = [name, ...isSecret ? [`${name}_FILE`] : [], ...alias ? [alias] : []].map(code).join(", ");
  return `| ${names} | ${otherwise ?? (value === undefined ? "–" : code(value))} | ${means} |`;
}

export function withSettings(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/settings.md needs the lines ${BEGIN} and ${END}`);
  const table = ["| Name | Default | Means |", "|---|---|---|", ...Object.entries(SETTINGS).map(rowOf)];
  return `${page.slice(0, begin)}${BEGIN}\n${table.join("\n")}\n${page.slice(end)}`;
}
