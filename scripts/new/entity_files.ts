/** Writes the files of an entity: the smallest complete record, with a name and a note that staff write. */
import { capital, type Names, withArticle } from "./names.ts";

export type Files = Readonly<Record<string, string>>;

export const statusesOf = ({ noun }: Names): string => `${noun.toUpperCase()}_STATUSES`;

const lines = (...all: (string | null)[]): string => all.filter((line) => line !== null).join("\n") + "\n";

function migration(names: Names, number: number): string {
  const { nouns, camels, words: { en: [, many] }, hasLifecycle } = names;
  return lines(
    `/** Adds the table of ${many}. */`,
    'import { type Migration, render } from "../ddl.ts";',
    "",
    `const TABLE = \`create table ${nouns} (`,
    "  _id ID primary key,",
    "  name ID,",
    "  note TEXT,",
    hasLifecycle ? "  status ID," : null,
    "  search_text TEXT,",
    "  created_at INT,",
    "  updated_at INT,",
    "  version INT",
    ")`;",
    "",
    `export const ${camels}: Migration = {`,
    `  number: ${number},`,
    `  name: "${many}",`,
    "  statements: (engine) => [render(engine, TABLE)],",
    "};",
  );
}

function sdl(names: Names): string {
  const { camels, type, words: { en: [one] }, hasLifecycle } = names;
  return lines(
    "extend type Query {",
    `  ${camels}("Words to find in name and note." search: String): [${type}!]!`,
    "}",
    "",
    `"${capital(withArticle(one))}."`,
    `type ${type} {`,
    "  _id: ID!",
    "  name: String!",
    "  note: String!",
    hasLifecycle ? `  "{{${statusesOf(names)} or}}."` : null,
    hasLifecycle ? "  status: String!" : null,
    hasLifecycle ? "  timeline: [TimelineEntry!]!" : null,
    "  created_at: UnixSeconds!",
    "  updated_at: UnixSeconds!",
    "  version: Int!",
    "}",
  );
}

const input = ({ camel, type }: Names): string =>
  `/** Reads the params of \`make${type}\`, for the form and for the API. */
import { type GenericSchema, nullish, object } from "valibot";
import type { ${type}Input } from "../../generated/schema.ts";
import { paragraphs, requiredLine } from "../text.ts";

const NAME = 80;
const NOTE = 2000;

export const ${camel}Input = object({
  name: nullish(requiredLine(NAME)),
  note: nullish(paragraphs(NOTE)),
}) satisfies GenericSchema<unknown, ${type}Input>;
`;

function resource(names: Names): string {
  const { department, group, noun, nouns, camel, camels, type, path, hasLifecycle } = names;
  const { words: { en: [, many] } } = names;
  const statuses = statusesOf(names);
  return lines(
    `/** ${capital(many)}. */`,
    'import { rules } from "../../api/access.ts";',
    hasLifecycle ? `import { ${statuses} } from "../../api/generated/states/${noun}.ts";` : null,
    `import { column, defineResource, ids, search${hasLifecycle ? ", statuses" : ""} } from "../define.ts";`,
    'import { rightsIn } from "../rights.ts";',
    "",
    `const may = rightsIn("${nouns}", rules.rootOnly);`,
    "",
    `export const ${camels} = defineResource({`,
    `  id: "${nouns}",`,
    `  path: "${path}",`,
    `  group: "${group}",`,
    "  isApart: true,",
    "  rule: may.view,",
    `  module: "${nouns}",`,
    `  query: "${camels}",`,
    `  count: "${camels}Count",`,
    "  roots: {",
    `    get${type}ById: may.view,`,
    `    make${type}: may.make,`,
    `    trash${type}: may.delete,`,
    hasLifecycle ? `    move${type}: may.update,` : null,
    "  },",
    "  defaults: {},",
    `  segment: "${hasLifecycle ? "status" : "_id"}",`,
    `  filters: [search(), ${hasLifecycle ? `statuses("status", ${statuses}), ` : ""}ids()],`,
    "  columns: [",
    '    column("name", "code", 240, { sortable: true }),',
    hasLifecycle ? '    column("status", "status", 112, { sortable: true }),' : null,
    '    column("note", "text", 320),',
    '    column("created_at", "time", 168, { sortable: true }),',
    '    column("updated_at", "time", 168, { hidden: true }),',
    "  ],",
    '  sort: "name",',
    "  record: true,",
    hasLifecycle
      ? `  lifecycle: { name: "${noun}", mutation: "move${type}", job: "list.move", undo: "list.undo" },`
      : null,
    hasLifecycle ? "  moves: [" : null,
    hasLifecycle ? `    { event: "${camel}.pause", rule: may.update, inverse: "${camel}.resume" },` : null,
    hasLifecycle ? `    { event: "${camel}.resume", rule: may.update, inverse: "${camel}.pause" },` : null,
    hasLifecycle ? "  ]," : null,
    "  shape: {",
    `    noun: "${type}",`,
    '    name: "name",',
    '    sections: [{ key: "record", columns: ["note", "created_at", "updated_at"] }],',
    "    form: [",
    "      {",
    '        key: "record",',
    "        fields: [",
    '          { key: "name", kind: "text", required: true },',
    '          { key: "note", kind: "paragraph" },',
    "        ],",
    "      },",
    "    ],",
    `    input: () => import("../../api/inputs/${department}/${noun}.ts").then(({ ${camel}Input }) => ${camel}Input),`,
    "  },",
    "});",
  );
}

function store(names: Names): string {
  const { nouns, camels, type, words: { en: [, many] }, hasLifecycle } = names;
  const view = hasLifecycle ? `Omit<${type}, "timeline">` : type;
  return lines(
    `/** ${
      capital(many)
    } in the database. They belong to no seller: the rules of their root fields decide who sees them. */`,
    'import { sql } from "kysely";',
    `import type { ${type} } from "../../../../api/generated/schema.ts";`,
    'import { allRows } from "../../../db/conditions.ts";',
    `import type { ${capital(camels)}Table } from "../../../db/tables.ts";`,
    'import type { ListSource } from "../../../list/source.ts";',
    "",
    `export type ${type}Row = Readonly<Omit<${capital(camels)}Table, "search_text">>;`,
    "",
    `export const viewOf = (row: ${type}Row): ${view} => row;`,
    "",
    "const FIELDS = sql.raw(",
    `  "r._id, r.name, r.note, ${hasLifecycle ? "r.status, " : ""}r.created_at, r.updated_at, r.version",`,
    ");",
    "",
    `export const ${camels}List: ListSource<${type}Row, ${view}> = {`,
    `  table: "${nouns}",`,
    '  key: "_id",',
    "  columns: {},",
    "  visible: () => allRows,",
    `  rows: (rows) => sql<${type}Row>\`select \${FIELDS} from \${rows}\`,`,
    "  wire: viewOf,",
    "};",
  );
}

function module(names: Names): string {
  const { department, noun, nouns, camel, camels, type, words: { en: [one, many] }, hasLifecycle } = names;
  const statuses = statusesOf(names);
  return lines(
    `/** ${capital(many)}: their list, their record${hasLifecycle ? ", and its lifecycle" : ""}. */`,
    hasLifecycle ? `import { ${statuses} } from "../../../../api/generated/states/${noun}.ts";` : null,
    `import { ${camel}Input } from "../../../../api/inputs/${department}/${noun}.ts";`,
    `import { ${camels} as resource } from "../../../../resources/${department}/${nouns}.ts";`,
    `import { ${hasLifecycle ? "derivedColumn, " : ""}text } from "../../../entity/columns.ts";`,
    'import { defineEntity } from "../../../entity/entity.ts";',
    'import { listOf } from "../../../list/resolver.ts";',
    'import type { Module } from "../../../module.ts";',
    hasLifecycle ? `import { ${camel}Lifecycle } from "./lifecycle.ts";` : null,
    `import { ${camels}List, viewOf } from "./store.ts";`,
    "",
    `const ${camel}Entity = defineEntity({`,
    `  noun: "${type}",`,
    `  entity: "${camels}",`,
    `  called: "${one}",`,
    `  source: ${camels}List,`,
    "  view: viewOf,",
    "  seller: () => null,",
    '  name: "name",',
    `  input: ${camel}Input,`,
    `  columns: { name: text(), note: text()${
      hasLifecycle ? `, status: derivedColumn<string>(${statuses}[0])` : ""
    } },`,
    '  search: ["name", "note"],',
    '  required: ["name"],',
    '  unique: { column: "name", within: [], alike: true },',
    "});",
    "",
    `export const ${camels}: Module = {`,
    `  lists: [listOf(resource, ${camels}List)],`,
    `  entities: [${camel}Entity],`,
    hasLifecycle ? `  lifecycles: [${camel}Lifecycle],` : null,
    "};",
  );
}

export function entityFiles(names: Names, migrationNumber: number): Files {
  const { department, noun, nouns } = names;
  const home = `server/modules/${department}/${nouns}/`;
  return {
    [`server/db/migrations/${String(migrationNumber).padStart(4, "0")}_${nouns}.ts`]: migration(
      names,
      migrationNumber,
    ),
    [`api/schema/${department}/${nouns}.graphql`]: sdl(names),
    [`api/inputs/${department}/${noun}.ts`]: input(names),
    [`resources/${department}/${nouns}.ts`]: resource(names),
    [`${home}store.ts`]: store(names),
    [`${home}module.ts`]: module(names),
  };
}
