/**
 * Derives the inputs of the SDL from the forms of resources: the fields of `StoreInput` from the form of stores. A file of
 * the SDL names a field only to add a description, a bound or another type.
 */
import { type NamedFigures, withReports } from "./figures_sdl.ts";
import { type InputObjectTypeDefinitionNode, Kind, parse } from "graphql";
import type { InputKind } from "../../resources/input_kind.ts";
import type { FormField } from "../../resources/form_fields.ts";
import type { RecordShape, Resource } from "../../resources/define.ts";
import { isNamed, type Source, withArticle, withRoots } from "./roots_sdl.ts";

/** Types of the input kinds whose type does not depend on the source of their choices. */
const TYPES: Readonly<Partial<Record<InputKind, string>>> = {
  number: "Int",
  minutes: "Int",
  hundredths: "Int",
  clock: "Int",
  money: "Minor",
  switch: "Boolean",
  flag: "Boolean",
  day: "UnixSeconds",
  order: "ID",
  item: "ID",
  photo: "ID",
  proof: "ID",
  people: "[ID!]",
  choices: "[String!]",
  days: "[String!]",
  lines: "[String!]",
  rights: "[PermissionInput!]",
};

/** Returns the type of a field; undefined for rows, whose type must be in the SDL file. */
function typeOf({ kind, source }: FormField): string | undefined {
  if (kind === "rows") return undefined;
  const one = source && !isNamed(source) ? "ID" : "String";
  return TYPES[kind] ?? (kind === "checks" ? `[${one}!]` : one);
}

/** Returns the types of the form's fields by name; for a part of a record also that of the record's id. */
function fieldsOf({ form, within, beside = {} }: RecordShape): Map<string, string> {
  const ownFields = form.flatMap(({ fields }) => fields).filter(({ key }) => !(key in beside));
  return new Map([
    ...within ? [[within.key, "ID"] as const] : [],
    ...ownFields.flatMap((field) => {
      const type = typeOf(field);
      return type ? [[field.key, type] as const] : [];
    }),
  ]);
}

const linesOf = (fields: ReadonlyMap<string, string>): string =>
  [...fields].map(([name, type]) => `  ${name}: ${type}\n`).join("");

/**
 * Adds the inputs of resources to the SDL: the fields to an input that a file already has, otherwise a new input at the end
 * of the file that has the record's type.
 */
export function withInputs(sources: readonly Source[], resources: readonly Resource[]): Source[] {
  const wanted = new Map<string, RecordShape>(
    resources.flatMap(({ shape, roots }) =>
      shape && `make${shape.noun}` in roots ? [[`${shape.noun}Input`, shape]] : []
    ),
  );
  const parsed = sources.map((source) => ({ ...source, definitions: parse(source.text).definitions }));
  const named = new Set(
    parsed.flatMap(({ definitions }) =>
      definitions.flatMap((node) => node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [node.name.value] : [])
    ),
  );
  return parsed.map(({ domain, text, definitions }) => {
    const own = definitions.filter((node): node is InputObjectTypeDefinitionNode =>
      node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && wanted.has(node.name.value)
    );
    const filled = own.toReversed().reduce((before, { name, fields = [], loc }) => {
      const given = new Set(fields.map((field) => field.name.value));
      const more = [...fieldsOf(wanted.get(name.value)!)].filter(([key]) => !given.has(key));
      return `${before.slice(0, loc!.end - 1)}${linesOf(new Map(more))}${before.slice(loc!.end - 1)}`;
    }, text);
    const added = definitions.flatMap((node) => {
      const input = node.kind === Kind.OBJECT_TYPE_DEFINITION ? `${node.name.value}Input` : "";
      const shape = named.has(input) ? undefined : wanted.get(input);
      return shape
        ? [
          `\n"Fields of ${withArticle(shape.noun)} that a person writes."\ninput ${input} {\n${
            linesOf(fieldsOf(shape))
          }}\n`,
        ]
        : [];
    });
    return { domain, text: filled + added.join("") };
  });
}

/** Adds everything that is derived from resources and reports to the SDL: inputs and root fields. */
export const withResources = (
  sources: readonly Source[],
  resources: readonly Resource[],
  reports: readonly NamedFigures[],
): Source[] => withReports(withRoots(withInputs(sources, resources), resources), reports);
