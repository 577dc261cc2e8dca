import assert from "node:assert/strict";
import { RANGES } from "../../../../api/time/ranges.ts";
import { ERROR_CODES } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { TONES } from "../../../../api/tones.ts";
import { visibleMenu } from "../../../../resources/menu.ts";
import { hasTitle } from "../../../../resources/menu_groups.ts";
import type { RecordShape } from "../../../../resources/define.ts";
import { parts } from "../../../../resources/generated/parts.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { english as en } from "../../../../src/words/english.ts";
import { WORDS_OF } from "../../../support/client/languages.ts";
import { person } from "../../../support/client/person.ts";

interface Tree {
  readonly [key: string]: string | Tree;
}

function words(tree: Tree, key: string): string {
  // Dots in an event's name are steps in the tree of words too.
  const found = key.split(".").reduce<string | Tree | undefined>(
    (node, step) => typeof node === "object" ? node[step] : undefined,
    tree,
  );
  return typeof found === "string" ? found : "";
}

/** Returns every step and job kind that is possible for many records together. */
const worksOfData = (): string[] =>
  resources.flatMap(({ moves = [], bulk = [] }) => [
    ...moves.filter(({ isSingle }) => !isSingle).map(({ event }) => event),
    ...bulk.map(({ kind }) => kind),
    ...(bulk.length > 0 ? ["orders.undo"] : []),
  ]);

/** Returns the word key of a field: its entity's own, otherwise the shared one. */
const fieldKey = (id: string, key: string): string => {
  const own = `entity.${id}.field.${key}`;
  return words(en, own) === "" ? `field.${key}` : own;
};

/** Words that the screen of every record with a shape needs. */
const ENTITY_WORDS = [
  ...["make", "made", "edit", "save", "saved"],
  ...["missingTitle", "missingText", "failedTitle"],
];
/** Words for a record that can be deleted. */
const TRASH_WORDS = ["trash", "trashAsk", "trashed"];

function shapeWords(id: string, shape: RecordShape | undefined): string[] {
  if (!shape) return [];
  const fields = shape.form.flatMap((group) => group.fields);
  const parts = [
    ...ENTITY_WORDS,
    ...(shape.trash === null ? [] : TRASH_WORDS),
    ...shape.sections.map(({ key }) => `section.${key}`),
    ...shape.form.flatMap(({ key }) => [`group.${key}.title`, `group.${key}.help`]),
  ];
  return [
    ...parts.map((part) => `entity.${id}.${part}`),
    ...fields.map(({ key }) => fieldKey(id, key)),
    ...fields.flatMap(({ rows = [] }) => rows).filter(({ key }) => key !== "_id").map(({ key }) =>
      fieldKey(id, key)
    ),
    ...fields.flatMap(({ key, values = [] }) =>
      values.map((value) => key.endsWith("status") ? `status.${value}` : `choice.${key}.${value}`)
    ),
  ];
}

/** Returns all word keys that data may need, by the convention of resources/define.ts. */
function keysOfData(): string[] {
  const groups = visibleMenu(person({ role: "super_root" })).map(({ group }) => group);
  return [
    ...groups.filter(hasTitle).map((group) => `group.${group}`),
    ...resources.flatMap(({ id, columns, filters, moves = [], primary, second, shape }) => [
      `menu.${id}`,
      ...columns.map(({ key }) => fieldKey(id, key)),
      ...filters.map(({ key, label = key }) => fieldKey(id, label)),
      ...filters.filter(({ kind }) => kind === "choices").flatMap(({ key, values = [] }) =>
        values.map((value) => `choice.${key}.${value}`)
      ),
      ...moves.map(({ event }) => `event.${event}`),
      ...moves.flatMap(({ asks = [] }) => asks.map((ask) => fieldKey(id, ask.replace("?", "")))),
      ...(primary ? [`list.primary.${id}`] : []),
      ...shapeWords(id, shape),
      ...(second ? [`list.second.${id}`] : []),
    ]),
    ...parts.flatMap(({ id, columns, shape }) => [
      ...columns.map(({ key }) => fieldKey(id, key)),
      ...(shape ? ["title", "about", "add", "none", "failed"] : ["title", "none"]).map((part) =>
        `entity.${id}.${part}`
      ),
      ...shapeWords(id, shape),
    ]),
    ...worksOfData().flatMap((work) => [
      `bulk.work.${work}.act.other`,
      `bulk.work.${work}.acted.other`,
      `bulk.work.${work}.means`,
    ]),
    ...Object.keys(TONES).map((status) => `status.${status}`),
    ...Object.keys(REASONS).map((code) => `reason.${code}`),
    ...ERROR_CODES.map((code) => `error.${code}`),
    ...RANGES.map((range) => `range.${range}`),
  ];
}

Deno.test("S9.13 every word that data requires exists in four languages", () => {
  for (const [language, tree] of Object.entries(WORDS_OF)) {
    assert.deepEqual(keysOfData().filter((key) => words(tree, key) === ""), [], language);
  }
});

Deno.test("the reasons of the API and the client's English have the same texts", () => {
  for (const [code, text] of Object.entries(REASONS)) assert.equal(words(en, `reason.${code}`), text);
});
