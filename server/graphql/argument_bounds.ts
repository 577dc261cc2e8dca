/** Checks lengths of lists, NUL bytes, and whole numbers in the arguments of root fields. Source: docs/limits.md. */
import {
  type ArgumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
} from "graphql";
import { MAX_LIST_VALUES } from "../../api/constants.ts";
import { ApiError, type InputProblem } from "../../api/errors.ts";
import { type ProblemCode, says } from "../../api/inputs/read.ts";
import { isInstant } from "../../api/time/instants.ts";
import { hasNul } from "../../api/nul.ts";

/** The limit of a list; its path is like `params.lines`. */
interface Bound {
  readonly path: string;
  readonly most: number;
}

/** Adds the problems of a value that the SDL accepts. */
type BoundsCheck = (value: unknown, path: string, found: InputProblem[]) => void;

const numberOf = ({ value }: ArgumentNode): number =>
  value.kind === Kind.INT ? Number(value.value) : MAX_LIST_VALUES;

function mostOf(where: GraphQLArgument | GraphQLInputField): number {
  const [only] = directive(where, "most")?.arguments ?? [];
  return only ? numberOf(only) : MAX_LIST_VALUES;
}

/** Checks only the length of an `@apart` list, because its resolver refuses values one by one. */
const argumentCheck = (arg: GraphQLArgument): BoundsCheck | null =>
  directive(arg, "apart") ? listCheck(null, mostOf(arg)) : checkOf(arg.type, mostOf(arg));

const nullableOf = (type: GraphQLInputType) => isNonNullType(type) ? type.ofType : type;

const inputs = new WeakMap<GraphQLInputObjectType, BoundsCheck>();

/** Returns the check of a scalar; null if GraphQL's rules for it are enough. */
function problemIn({ name }: GraphQLScalarType): ((value: unknown) => ProblemCode | null) | null {
  switch (name) {
    case "Int":
    case "Float":
    case "Boolean":
      return null;
    case "UnixSeconds":
      return (value) => isInstant(value) ? null : says("badDate");
    case "Minor":
      return (value) => Number.isSafeInteger(value) ? null : says("badAmount");
    default:
      return (value) => hasNul(value) ? says("invalid") : null;
  }
}

function checkOf(type: GraphQLInputType, most: number): BoundsCheck | null {
  const plain = nullableOf(type);
  if (isListType(plain)) return listCheck(checkOf(plain.ofType, most), most);
  if (isInputObjectType(plain)) return inputCheck(plain);
  return isScalarType(plain) ? scalarCheck(plain) : null;
}

function scalarCheck(type: GraphQLScalarType): BoundsCheck | null {
  const find = problemIn(type);
  return find && ((value, path, found) => {
    if (value === null || value === undefined) return;
    const code = find(value);
    if (code) found.push({ path, code });
  });
}

const directive = (
  { astNode }: GraphQLArgument | GraphQLInputField,
  wanted: string,
) => astNode?.directives?.find(({ name }) => name.value === wanted);

function listCheck(checkEach: BoundsCheck | null, most: number): BoundsCheck {
  return (value, path, found) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) found.push({ path, code: says("tooMany") });
    else if (checkEach) value.forEach((each, at) => checkEach(each, `${path}.${at}`, found));
  };
}

function inputCheck(type: GraphQLInputObjectType): BoundsCheck {
  const known = inputs.get(type);
  if (known) return known;
  const checks: { readonly name: string; readonly check: BoundsCheck }[] = [];
  const check: BoundsCheck = (value, path, found) => {
    if (typeof value !== "object" || value === null) return;
    const given = value as Readonly<Record<string, unknown>>;
    for (const { name, check } of checks) check(given[name], path === "" ? name : `${path}.${name}`, found);
  };
  // Set before the fields are read, because an input may contain itself.
  inputs.set(type, check);
  for (const field of Object.values(type.getFields())) {
    const check = checkOf(field.type, mostOf(field));
    if (check) checks.push({ name: field.name, check });
  }
  return check;
}

/** @throws {ApiError} BAD_INPUT with the path of each value that is refused */
export function argumentBoundsOf({ name, args }: GraphQLField<unknown, never>): (args: object) => void {
  const checks = args.flatMap((arg) => {
    const check = argumentCheck(arg);
    return check ? [{ name: arg.name, check }] : [];
  });
  return (given) => {
    const found: InputProblem[] = [];
    for (const { name, check } of checks) check((given as Record<string, unknown>)[name], name, found);
    if (found.length === 0) return;
    throw new ApiError("BAD_INPUT", `Cannot take ${name}: a value is too long or cannot be stored`, {
      problems: found,
    });
  };
}

/** Returns the limit of every list in the arguments of a root field, for tests. */
export function boundsIn({ args }: GraphQLField<unknown, never>): Bound[] {
  const within = (
    path: string,
    type: GraphQLInputType,
    most: number,
    above: readonly GraphQLInputType[],
  ): Bound[] => {
    const plain = nullableOf(type);
    if (isListType(plain)) return [{ path, most }, ...within(path, plain.ofType, most, above)];
    if (!isInputObjectType(plain) || above.includes(plain)) return [];
    return Object.values(plain.getFields()).flatMap((field) =>
      within(`${path}.${field.name}`, field.type, mostOf(field), [...above, plain])
    );
  };
  return args.flatMap((arg) => within(arg.name, arg.type, mostOf(arg), []));
}
