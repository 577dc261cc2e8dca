import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import { createHandler, type RequestParams, type Response as Answer } from "graphql-http";
import type { AuthorizedContext, Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import { DatabaseMigrating } from "../db/schema_watch.ts";
import { priceOf, rowsOf } from "./cost.ts";
import type { Documents, PreparedDocument } from "./document.ts";
import { databaseAwayIn, HttpError, type Log, statusOf, toWire } from "./errors.ts";
import { preparePaid } from "./paid_document.ts";
import { pointsOf, type RateLimiter } from "./rate.ts";

export interface GraphqlOptions {
  readonly db: Pick<Database, "isOutdated">;
  readonly documents: Documents;
  readonly settings: Settings;
  readonly rate: RateLimiter;
  readonly log: Log;
}

/** The library accepts only plain records as `contextValue`, so our context is an additional argument. */
interface Args extends Omit<ExecutionArgs, "contextValue"> {
  readonly prepared: PreparedDocument;
  readonly context: AuthorizedContext;
}

export type GraphqlHandler = (
  request: Request,
  body: Record<string, unknown>,
  context: AuthorizedContext,
) => Promise<Response>;

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

async function argsOf(
  { db, documents, settings, rate }: GraphqlOptions,
  { query, operationName, variables }: RequestParams,
  context: AuthorizedContext,
): Promise<Args> {
  const personId = context.session.actor._id;
  const prepared = await preparePaid({ documents, rate }, personId, query, operationName ?? undefined);
  if (prepared.operation === "subscription") {
    throw new HttpError(400, "BAD_INPUT", "Subscriptions are answered over WebSocket.");
  }
  if (prepared.operation === "mutation" && db.isOutdated?.()) throw new DatabaseMigrating();
  const rows = rowsOf(prepared.cost, context.page.perPage);
  const { cost } = settings.limits;
  if (rows > cost) {
    throw new HttpError(400, "LIMIT", `The document asks for ${rows} rows; at most ${cost} are given.`);
  }
  await rate.spend(personId, pointsOf(priceOf(prepared.cost, context.page.perPage, variables)));
  return {
    schema: documents.schema,
    document: prepared.document,
    variableValues: variables,
    context,
    prepared,
  };
}

/** Masks errors, and sets the status of an answer without data whose errors all have one code. */
function answerOf(result: ExecutionResult, context: AuthorizedContext, log: Log): Answer {
  if (!result.errors?.length) {
    return [JSON.stringify(result), { status: 200, statusText: "OK", headers: JSON_TYPE }];
  }
  const away = result.errors.map(databaseAwayIn).find((error) => error !== null);
  if (away) throw away;
  // Without `data` nothing was executed, because a variable did not fit its type.
  const isInput = result.data === undefined;
  const errors = result.errors.map((error) =>
    toWire(isInput ? new HttpError(400, "BAD_INPUT", error.message) : error, context.requestId, log)
  );
  const status = isInput ? 400 : statusOf(errors, result.data);
  return [JSON.stringify({ ...(!isInput && { data: result.data }), errors }), {
    status,
    statusText: "",
    headers: JSON_TYPE,
  }];
}

export function makeGraphqlHandler(options: GraphqlOptions): GraphqlHandler {
  const handle = createHandler<Request, AuthorizedContext>({
    onSubscribe: (request, params) => argsOf(options, params, request.context),
    execute: (args) => {
      const { prepared, context, variableValues } = args as unknown as Args;
      return prepared.compiled.query(undefined, context, variableValues ?? {});
    },
    onOperation: (request, _args, result) =>
      answerOf(result as ExecutionResult, request.context, options.log),
    // Formats only the refusals of graphql-http itself.
    formatError: (error) => new GraphQLError(error.message, { extensions: { code: "BAD_INPUT" } }),
  });
  return async (request, body, context) => {
    const { method, url, headers } = request;
    const [text, init] = await handle({ method, url, headers, body, raw: request, context });
    return new Response(text, init);
  };
}
