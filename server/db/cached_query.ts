/** Compiles a query once per engine and shape, because compiling takes as long as a small query. Source: ADR 54. */
import { type CompiledQuery, type QueryExecutorProvider, type QueryResult } from "kysely";
import type { Reader } from "./database.ts";
import { engineOf } from "./engine_of.ts";

/** The common part of Kysely's builders and a template `sql`. */
interface Statement<Row> {
  compile(reader: QueryExecutorProvider): CompiledQuery<Row>;
}

interface Sellers {
  readonly sellers: readonly string[] | null;
}
type Scalar = string | number | bigint | boolean | Uint8Array | null;
type Value = Scalar | readonly Scalar[] | Sellers;

/** Returns the placeholder of a value; a list has a placeholder for each element. */
export type Place<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/** Must read values only through `place`: a value from elsewhere would stay that of the first caller. */
type Build<Values, Row> = (reader: Reader, place: Place<Values>) => Statement<Row>;

export interface CachedQuery<Values, Row> {
  readonly all: (reader: Reader, values: Values) => Promise<Row[]>;
  readonly first: (reader: Reader, values: Values) => Promise<Row | undefined>;
  /** Executes a write, whose result counts the changed rows. */
  readonly run: (reader: Reader, values: Values) => Promise<QueryResult<Row>>;
}

/** Longer lists are not padded to a power of two, and further shapes are compiled each time. */
const MAX_LIST = 1_024;
const MAX_SHAPES = 64;

class Mark {
  readonly #name: string;
  readonly #at: number | null;

  constructor(name: string, at: number | null = null) {
    this.#name = name;
    this.#at = at;
  }

  of(values: Readonly<Record<string, Value>>): unknown {
    const value = values[this.#name] ?? null;
    if (this.#at === null) return value;
    const list = listIn(value) ?? [];
    return list[Math.min(this.#at, list.length - 1)];
  }
}

interface Known {
  readonly query: CompiledQuery;
  readonly places: readonly unknown[];
}

/** Call this at module level, never for each request: every returned query has a cache. */
export function cacheQuery<Values extends Readonly<Record<keyof Values, Value>>, Row>(
  build: Build<Values, Row>,
): CachedQuery<Values, Row> {
  const known = { sqlite: new Map<string, Known>(), postgres: new Map<string, Known>() };

  function make(reader: Reader, values: Values): Known {
    const marked = marksFor(values);
    // A placeholder has the type of the value that replaces it.
    const query = build(reader, (name) => marked[name] as Values[typeof name]).compile(reader);
    return { query, places: query.parameters };
  }

  function run(reader: Reader, values: Values): Promise<QueryResult<Row>> {
    const executor = reader.getExecutor();
    // Plugins must see the statement with its values, so it is not cached.
    if (executor.plugins.length > 0) {
      return reader.executeQuery(build(reader, (name) => values[name]).compile(reader));
    }
    const shapes = known[engineOf(reader)];
    const shape = shapeOf(values);
    let found = shapes.get(shape);
    if (!found) {
      found = make(reader, values);
      if (shapes.size < MAX_SHAPES) shapes.set(shape, found);
    }
    const parameters = found.places.map((each) => each instanceof Mark ? each.of(values) : each);
    const { sql, query, queryId } = found.query;
    return executor.executeQuery<Row>({ sql, query, queryId, parameters });
  }

  return {
    run,
    all: async (reader, values) => (await run(reader, values)).rows,
    first: async (reader, values) => (await run(reader, values)).rows[0],
  };
}

/** Returns null for a value that is not a list, and for the scope of all sellers. */
function listIn(value: Value): readonly Scalar[] | null {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return null;
  return "sellers" in value ? value.sellers : value;
}

const placesOf = ({ length }: readonly Scalar[]): number =>
  length > MAX_LIST || length === 0 ? length : 2 ** Math.ceil(Math.log2(length));

function shapeOf(values: Readonly<Record<string, Value>>): string {
  let shape = "";
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "object" || value === null) continue;
    const list = listIn(value);
    // The name is part of the shape: lists differ in length, and callers pass them in any order.
    shape += ` ${name} ${list === null ? "-" : placesOf(list)}`;
  }
  return shape;
}

function marksFor(values: Readonly<Record<string, Value>>): Readonly<Record<string, unknown>> {
  const marks = Object.entries(values).map(([name, value]) => {
    const list = listIn(value);
    const places = list && Array.from({ length: placesOf(list) }, (_, at) => new Mark(name, at));
    const isScope = typeof value === "object" && value !== null && "sellers" in value;
    return [name, isScope ? { sellers: places } : places ?? new Mark(name)] as const;
  });
  return Object.fromEntries(marks);
}
