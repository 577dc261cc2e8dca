/** README's table of settings, from the table that the server reads them by. */
import { type Setting, SETTINGS } from "../server/settings/table.ts";

const BEGIN = "<!-- settings: written by `deno task gen` from server/settings/table.ts -->";
const END = "<!-- end of settings -->";

const code = (text: unknown) => `\`${text}\``;

function rowOf([name, row]: readonly [string, Setting]): string {
  const { default: value, otherwise, means, isSecret, alias } = row;
  const names = [name, ...isSecret ? [`${name}_FILE`] : [], ...alias ? [alias] : []].map(code).join(", ");
  return `| ${names} | ${otherwise ?? (value === undefined ? "–" : code(value))} | ${means} |`;
}

/** The text with the table between its marks. */
export function withSettings(readme: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README.md needs the lines ${BEGIN} and ${END}`);
  const table = ["| Name | Default | Means |", "|---|---|---|", ...Object.entries(SETTINGS).map(rowOf)];
  return `${readme.slice(0, begin)}${BEGIN}\n${table.join("\n")}\n${readme.slice(end)}`;
}
