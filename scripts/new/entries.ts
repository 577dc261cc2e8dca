/**
 * Adds entries of a new record to existing files: its module of rights, its rows of the rights matrix, and the machine of its
 * lifecycle.
 */
import { CommandError, type Names } from "./names.ts";

export interface Entry {
  readonly path: string;
  readonly change: (text: string, names: Names) => string;
}

function beside(path: string, text: string, place: RegExp, added: string, where: "before" | "after"): string {
  const found = place.exec(text);
  if (!found) throw new CommandError(`Cannot add a line to ${path}: expected ${place} in it.`);
  const at = found.index + (where === "before" ? 0 : found[0].length);
  return text.slice(0, at) + added + text.slice(at);
}

/** Adds rows to the rights matrix: a field and the result for each caller. A new record gets the results of lists that only root sees. */
function withRights(text: string, { camels, type, words: { en: [, many] }, hasLifecycle }: Names): string {
  const [row = "", name = ""] = /^(locations\s+).*$/m.exec(text) ?? [];
  if (!row) {
    throw new CommandError("Cannot add rows to tests/server/rights_matrix.txt: expected one of locations.");
  }
  const fields = [camels, `${camels}Count`, `get${type}ById`, `make${type}`, `trash${type}`];
  const rows = [...fields, ...hasLifecycle ? [`move${type}`] : []].map((field) =>
    `${field.padEnd(Math.max(name.length, field.length + 1))}${row.slice(name.length)}\n`
  );
  return `${text.trimEnd()}\n\n// Root, and whom root's rights are given to: ${many}.\n${rows.join("")}`;
}

function withCalls(path: string, text: string, { camel, type, hasLifecycle }: Names): string {
  const calls: readonly (readonly [name: string, call: string])[] = [
    [`make${type}`, 'params: { name: "x" }) { _id }'],
    [`trash${type}`, 'delete_ids: ["x"])'],
    ...hasLifecycle ? [[`move${type}`, `ids: ["x"], event: "${camel}.pause") { ok }`] as const] : [],
  ];
  const lines = calls.map(([name, call]) => `  ${name}: 'mutation { ${name}(${call} }',\n`);
  return beside(path, text, /^\};\n(?![\s\S]*^\};\n)/m, lines.join(""), "before");
}

/** Adds the machine to the list, which is sorted by name. */
function withMachine(path: string, text: string, { department, noun, camel }: Names): string {
  const imported = beside(
    path,
    text,
    /^import [^;]*Machine \} from "[^"]+";\n(?=\n)/m,
    `import { ${camel}Machine } from "./${department}/${noun}.ts";\n`,
    "after",
  );
  const entries = [...imported.matchAll(/^ {2}(\w+): (?:inOneColumn|\{ machine:)/gm)];
  const next = entries.find(([, name = ""]) => name > noun)?.[1];
  return beside(
    path,
    imported,
    next ? new RegExp(`^ {2}${next}: `, "m") : /^\} as const satisfies/m,
    `  ${noun}: inOneColumn(${camel}Machine),\n`,
    "before",
  );
}

const of = (
  path: string,
  change: (path: string, text: string, names: Names) => string,
): Entry => ({ path, change: (text, names) => change(path, text, names) });

export const entriesFor = ({ hasLifecycle }: Names): readonly Entry[] => [
  of("api/modules.ts", (path, text, { nouns }) =>
    beside(
      path,
      text,
      /^ {2}\/\/ Only super_root has these/m,
      `  withRights("${nouns}", ["root"], BITS),\n`,
      "before",
    )),
  of("tests/server/rights_matrix.txt", (_path, text, names) => withRights(text, names)),
  of("tests/support/people/in_person.ts", withCalls),
  ...hasLifecycle ? [of("machines/lifecycles/lifecycles.ts", withMachine)] : [],
];
