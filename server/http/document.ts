import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Settings } from "../context.ts";
import { type Cost, costOf } from "./cost.ts";
import { HttpError } from "./errors.ts";
import { checkLimits } from "./limits.ts";
import { Lru } from "./lru.ts";

/** The maximum number of cached documents: an app has about fifty. A caller with more pays for each new one. */
const CACHED_DOCUMENTS = 500;
/** Characters of the longest cached text, so that the cache has at most 8 MB of keys. */
const CACHED_LENGTH = 16_384;

const NAME = /^[_A-Za-z][_0-9A-Za-z]{0,99}$/;

export interface PreparedDocument {
  /** Has no other operation than the one to run, so that no reader needs its name. */
  readonly document: DocumentNode;
  readonly operation: "query" | "mutation" | "subscription";
  readonly cost: Cost;
  readonly compiled: CompiledQuery;
}

const keyOf = (text: string, operationName: string | undefined) => `${operationName ?? ""}\n${text}`;
const badInput = (text: string) => new HttpError(400, "BAD_INPUT", text);

function parseDocument(text: string, maxTokens: number): DocumentNode {
  try {
    return parse(text, { maxLexicalTokens: maxTokens, noLocation: true });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (/more than \d+ tokens/.test(error.message)) {
      throw new HttpError(400, "LIMIT", `The document is too long: at most ${maxTokens} tokens are allowed.`);
    }
    throw badInput(error.message);
  }
}

const withoutOthers = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.filter((each) =>
    each === operation || each.kind !== Kind.OPERATION_DEFINITION
  ),
});

/** Prepares documents against one schema. Only a document within all limits is compiled and cached. */
export class Documents {
  readonly #cache = new Lru<PreparedDocument>(CACHED_DOCUMENTS);
  readonly #rules;

  constructor(readonly schema: GraphQLSchema, readonly settings: Settings) {
    this.#rules = settings.introspection
      ? specifiedRules
      : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  find(text: string, operationName: string | undefined): PreparedDocument | undefined {
    return this.#cache.get(keyOf(text, operationName));
  }

  /** @throws {HttpError} BAD_INPUT or LIMIT, both 400. */
  prepare(text: string, operationName: string | undefined): PreparedDocument {
    if (operationName !== undefined && !NAME.test(operationName)) {
      throw badInput("The operation's name is not a valid name.");
    }
    const prepared = this.#compile(text, operationName);
    const key = keyOf(text, operationName);
    if (key.length <= CACHED_LENGTH) this.#cache.set(key, prepared);
    return prepared;
  }

  #compile(text: string, operationName: string | undefined): PreparedDocument {
    const { limits } = this.settings;
    const parsed = parseDocument(text, limits.tokens);
    checkLimits(parsed, limits);
    const [problem] = validate(this.schema, parsed, this.#rules, { maxErrors: 1, hideSuggestions: true });
    if (problem) throw badInput(problem.message);
    const operation = getOperationAST(parsed, operationName);
    if (!operation) throw badInput("The document has no such operation; name one of several.");
    const document = withoutOthers(parsed, operation);
    const root = this.schema.getRootType(operation.operation)!;
    const compiled = compileQuery(this.schema, document, operationName, {
      disablingCapturingStackErrors: true,
      // Serialization would double the time of a list. Tests check each answer's types instead.
      disableLeafSerialization: true,
    });
    if (!isCompiledQuery(compiled)) {
      throw badInput(compiled.errors?.[0]?.message ?? "Cannot run the document.");
    }
    return { document, operation: operation.operation, cost: costOf(document, operation, root), compiled };
  }
}
