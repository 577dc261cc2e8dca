/**
 * How long the lists of a call may be: MAX_LIST_VALUES each, where the SDL does not say otherwise by `@most`. Said
 * here for every root field, so that a new one cannot forget it. Source: security G1.
 */
import {
  type ArgumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
} from "graphql";
import { MAX_LIST_VALUES } from "../api/constants.ts";
import { ApiError, type InputProblem } from "../api/errors.ts";
import { says } from "../api/inputs/read.ts";

/** A list from outside: `params.lines`. */
interface Bound {
  readonly path: string;
  readonly most: number;
}

/** Adds what is too long in a value that the SDL takes. */
type Look = (value: unknown, path: string, found: InputProblem[]) => void;

const numberOf = ({ value }: ArgumentNode): number =>
  value.kind === Kind.INT ? Number(value.value) : MAX_LIST_VALUES;

function mostOf({ astNode }: GraphQLArgument | GraphQLInputField): number {
  const said = astNode?.directives?.find(({ name }) => name.value === "most");
  const [only] = said?.arguments ?? [];
  return only ? numberOf(only) : MAX_LIST_VALUES;
}

const inside = (type: GraphQLInputType) => isNonNullType(type) ? type.ofType : type;

const inputs = new WeakMap<GraphQLInputObjectType, Look>();

function lookOf(type: GraphQLInputType, most: number): Look | null {
  const plain = inside(type);
  if (isListType(plain)) return lookAtList(lookOf(plain.ofType, most), most);
  return isInputObjectType(plain) ? lookAtInput(plain) : null;
}

function lookAtList(lookAtEach: Look | null, most: number): Look {
  return (value, path, found) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) found.push({ path, code: says("tooMany") });
    else if (lookAtEach) value.forEach((each, at) => lookAtEach(each, `${path}.${at}`, found));
  };
}

function lookAtInput(type: GraphQLInputObjectType): Look {
  const known = inputs.get(type);
  if (known) return known;
  const looks: { readonly name: string; readonly look: Look }[] = [];
  const look: Look = (value, path, found) => {
    if (typeof value !== "object" || value === null) return;
    const given = value as Readonly<Record<string, unknown>>;
    for (const { name, look } of looks) look(given[name], path === "" ? name : `${path}.${name}`, found);
  };
  // Before its fields: an input may hold itself.
  inputs.set(type, look);
  for (const field of Object.values(type.getFields())) {
    const look = lookOf(field.type, mostOf(field));
    if (look) looks.push({ name: field.name, look });
  }
  return look;
}

/**
 * Looks at the arguments of one root field.
 * @throws {ApiError} BAD_INPUT with the path of each list that is too long
 */
export function listBoundsOf({ name, args }: GraphQLField<unknown, never>): (args: object) => void {
  const looks = args.flatMap((arg) => {
    const look = lookOf(arg.type, mostOf(arg));
    return look ? [{ name: arg.name, look }] : [];
  });
  return (given) => {
    const found: InputProblem[] = [];
    for (const { name, look } of looks) look((given as Record<string, unknown>)[name], name, found);
    if (found.length === 0) return;
    throw new ApiError("BAD_INPUT", `Cannot take ${name}: a list is too long`, { problems: found });
  };
}

/** Every list that a root field takes, for tests and docs. */
export function boundsIn({ args }: GraphQLField<unknown, never>): Bound[] {
  const within = (
    path: string,
    type: GraphQLInputType,
    most: number,
    above: readonly GraphQLInputType[],
  ): Bound[] => {
    const plain = inside(type);
    if (isListType(plain)) return [{ path, most }, ...within(path, plain.ofType, most, above)];
    if (!isInputObjectType(plain) || above.includes(plain)) return [];
    return Object.values(plain.getFields()).flatMap((field) =>
      within(`${path}.${field.name}`, field.type, mostOf(field), [...above, plain])
    );
  };
  return args.flatMap((arg) => within(arg.name, arg.type, mostOf(arg), []));
}
