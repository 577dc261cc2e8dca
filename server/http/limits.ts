/** Measures each fragment once, so that nested spreads cost no more than their text. Source: docs/limits.md. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import {
  MAX_DIRECTIVES,
  MAX_FIELDS,
  MAX_FRAGMENTS,
  MAX_OPERATIONS,
  MAX_SAME_FIELDS,
} from "../../api/request_limits.ts";
import type { Limits } from "../context.ts";
import { HttpError } from "./errors.ts";

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly roots: number;
}

const limit = (text: string) => new HttpError(400, "LIMIT", text);

class Measure {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #sizes = new Map<string, Size | "measuring">();
  readonly #names = new Map<string, number>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition);
      }
    }
    if (this.#fragments.size > MAX_FRAGMENTS) throw limit(`At most ${MAX_FRAGMENTS} fragments are allowed.`);
  }

  of(set: SelectionSetNode): Size {
    let [depth, fields, aliases, roots] = [0, 0, 0, 0];
    for (const selection of set.selections) {
      if ((selection.directives?.length ?? 0) > MAX_DIRECTIVES) {
        throw limit(`At most ${MAX_DIRECTIVES} directives are allowed on one field.`);
      }
      const isField = selection.kind === Kind.FIELD;
      if (isField) this.#count((selection.alias ?? selection.name).value);
      const below = selection.kind === Kind.FRAGMENT_SPREAD
        ? this.#spread(selection.name.value)
        : selection.selectionSet
        ? this.of(selection.selectionSet)
        : { depth: 0, fields: 0, aliases: 0, roots: 0 };
      depth = Math.max(depth, below.depth + (isField ? 1 : 0));
      fields += below.fields + (isField ? 1 : 0);
      aliases += below.aliases + (isField && selection.alias ? 1 : 0);
      roots += isField ? 1 : below.roots;
    }
    return { depth, fields, aliases, roots };
  }

  /** Returns the name of a fragment that no operation spreads, directly or through another fragment. */
  get unused(): string | undefined {
    return [...this.#fragments.keys()].find((name) => !this.#sizes.has(name));
  }

  #count(name: string): void {
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    if (count > MAX_SAME_FIELDS) throw limit(`At most ${MAX_SAME_FIELDS} fields of one name are allowed.`);
  }

  #spread(name: string): Size {
    const known = this.#sizes.get(name);
    if (known === "measuring") throw new HttpError(400, "BAD_INPUT", "A fragment may not spread itself.");
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return { depth: 0, fields: 0, aliases: 0, roots: 0 };
    this.#sizes.set(name, "measuring");
    const size = this.of(fragment.selectionSet);
    this.#sizes.set(name, size);
    return size;
  }
}

/** @throws {HttpError} LIMIT, or BAD_INPUT for an unused or recursive fragment; both 400 */
export function checkLimits(document: DocumentNode, limits: Limits): void {
  const measure = new Measure(document);
  const operations = document.definitions.filter((each): each is OperationDefinitionNode =>
    each.kind === Kind.OPERATION_DEFINITION
  );
  if (operations.length > MAX_OPERATIONS) throw limit(`At most ${MAX_OPERATIONS} operations are allowed.`);
  let written = 0;
  for (const { operation, selectionSet } of operations) {
    const { depth, fields, aliases, roots } = measure.of(selectionSet);
    written += fields;
    if (depth > limits.depth) {
      throw limit(`The document is too deep: at most ${limits.depth} levels are allowed.`);
    }
    if (roots > limits.rootFields) throw limit(`At most ${limits.rootFields} root fields are allowed.`);
    if (aliases > limits.aliases) throw limit(`At most ${limits.aliases} aliases are allowed.`);
    if (written > MAX_FIELDS) throw limit(`At most ${MAX_FIELDS} fields are allowed.`);
    // An idempotency key protects one effect, so a mutation may have only one root field.
    if (operation === "mutation" && roots !== 1) {
      throw limit("A document carries out one mutation at a time.");
    }
  }
  const { unused } = measure;
  if (unused) throw new HttpError(400, "BAD_INPUT", `The fragment ${unused} is spread nowhere.`);
}
