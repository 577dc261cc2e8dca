/** Serves subscriptions over WebSocket, with the checks of HTTP requests. Source: docs/adr/0009; docs/adr/0071. */
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
} from "graphql";
import { makeServer, type Server, type SubscribePayload } from "graphql-ws";
import type { Rule } from "../../api/access.ts";
import { LIVE_TICKET_PATH } from "../../api/constants.ts";
import { MAX_SOCKETS_PER_USER } from "../../api/request_limits.ts";
import { checkRule } from "../session/authorize.ts";
import type { Database } from "../db/database.ts";
import type { Module } from "../module.ts";
import type { Call, Kernel } from "../http/context.ts";
import type { Documents, PreparedDocument } from "../http/document.ts";
import { databaseAwayIn, HttpError, type Log, toWire } from "../http/errors.ts";
import { preparePaid } from "../http/paid_document.ts";
import type { RateLimiter } from "../http/rate.ts";
import { Connection, type EntityRules } from "./connection.ts";
import { Hub } from "./hub.ts";
import { missedEventsOf } from "./missed_events.ts";
import { checkProtocol, closeSocket, serveSocket, upgrade } from "./socket.ts";
import { spendTicket } from "./ticket_store.ts";
import { findSession } from "../session/lookup_store.ts";
import { hashToken } from "../session/tokens.ts";
import type { OutboxEvent } from "../events/outbox.ts";

/** Milliseconds within which `connection_init` must come. */
const INIT_WAIT_MS = 3000;

export interface LiveOptions {
  readonly kernel: Kernel;
  readonly documents: Documents;
  readonly rate: RateLimiter;
  readonly abilities: ReadonlyMap<string, Rule>;
  readonly modules: readonly Module[];
  readonly log: Log;
}

export interface Live {
  /** @throws {HttpError} BAD_INPUT (400), UNAUTHENTICATED (401), LIMIT (429) */
  upgrade(call: Call): Promise<Response>;
  /** Returns the number of the last event that an answer given now includes; null while it is unknown. */
  position(): number | null;
  close(): Promise<void>;
}

export function makeLive(options: LiveOptions): Live {
  const { kernel, log } = options;
  const onError = (error: unknown) => {
    if (!databaseAwayIn(error)) log({ requestId: "live", error });
  };
  const { rules, common } = audiencesOf(options);
  const hub = new Hub(kernel.db, kernel.now);
  const tools = { server: protocol(options, hub), now: kernel.now, onError };
  return {
    position: () => hub.position,
    upgrade: async (call) => {
      const { request } = call;
      checkProtocol(request);
      const ticket = new URL(request.url).searchParams.get("ticket") ?? "";
      const tokenHash = await spendTicket(kernel.db, ticket, kernel.now());
      const found = tokenHash === null ? null : await findSession(kernel.db, tokenHash, kernel.now());
      if (tokenHash === null || !found) throw noTicket();
      let close: Connection["close"] = () => {};
      const owner = { tokenHash, ownerId: found.session.actor._id };
      const connection = new Connection((...why) => close(...why), rules, common, owner);
      // The socket counts from here on, because it uses memory before it has sent anything.
      if (!hub.enter(connection)) throw tooMany();
      const stream = call.takeOver();
      if (!stream) {
        hub.remove(connection);
        throw new HttpError(400, "BAD_INPUT", "A socket needs a connection for itself.");
      }
      stream.once("close", () => hub.remove(connection));
      close = () => void stream.destroy();
      upgrade(request, stream, (socket) => {
        close = (code, reason) => closeSocket(socket, stream, code, reason);
        serveSocket(socket, connection, tools);
      });
      return new Response(null, { status: 101 });
    },
    close: () => hub.close(),
  };
}

/** Returns each entity's rule for events, by default that of its list, and entities that sellers get too. */
export function audiencesOf(
  { abilities, modules }: Pick<LiveOptions, "abilities" | "modules">,
): { readonly rules: EntityRules; readonly common: ReadonlySet<string> } {
  const moduleAudiences = modules.flatMap(({ audiences = {} }) => Object.entries(audiences));
  const explicit = moduleAudiences.flatMap(([entity, { rule }]) => rule ? [[entity, rule] as const] : []);
  const common = moduleAudiences.filter(([, { isForSellers }]) => isForSellers).map(([entity]) => entity);
  return { rules: new Map([...abilities, ...explicit]), common: new Set(common) };
}

function protocol(options: LiveOptions, hub: Hub): Server<Connection> {
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: INIT_WAIT_MS,
    onConnect: ({ extra, connectionParams }) =>
      connect(options.kernel, hub, extra, connectionParams?.["token"]),
    onSubscribe: async ({ extra }, _id, payload) => {
      const isKept = extra.reserve();
      try {
        if (!isKept) throw new HttpError(400, "LIMIT", "Too many subscriptions on one socket.");
        return await argsOf(options, extra, payload);
      } catch (error) {
        if (isKept) extra.giveUp();
        const { message, extensions } = toWire(error, crypto.randomUUID(), options.log);
        return [new GraphQLError(message, { extensions: { ...extensions } })];
      }
    },
    subscribe: (args) => streamOf(args as unknown as Args),
    onClose: ({ extra }) => hub.remove(extra),
  });
}

const noTicket = () =>
  new HttpError(
    401,
    "UNAUTHENTICATED",
    `A socket is opened with a ticket that was not used yet: POST /api${LIVE_TICKET_PATH}, then ?ticket=….`,
  );

const tooMany = () =>
  new HttpError(429, "LIMIT", `A person has at most ${MAX_SOCKETS_PER_USER} sockets.`, {
    "retry-after": "5",
  });

/** Returns false, which closes the socket, for an invalid token or one of another session than the ticket. */
async function connect(kernel: Kernel, hub: Hub, connection: Connection, token: unknown): Promise<boolean> {
  if (typeof token !== "string" || hashToken(token) !== connection.tokenHash) return false;
  const found = await findSession(kernel.db, connection.tokenHash, kernel.now());
  return found !== null && await hub.admit(connection, found.session);
}

interface Args extends Omit<ExecutionArgs, "contextValue"> {
  readonly prepared: PreparedDocument;
  readonly connection: Connection;
  readonly db: Database;
  readonly since: number | null;
}

async function argsOf(
  { abilities, documents, rate, kernel: { db } }: LiveOptions,
  connection: Connection,
  payload: SubscribePayload,
): Promise<Args> {
  checkRule(abilities.get("changes")!, connection.session);
  const { actor } = connection.session;
  const { query, operationName } = payload;
  const prepared = await preparePaid({ documents, rate }, actor._id, query, operationName ?? undefined);
  if (prepared.operation !== "subscription") {
    throw new HttpError(400, "BAD_INPUT", "Only subscriptions are answered here.");
  }
  const { document } = prepared;
  return {
    schema: documents.schema,
    document,
    variableValues: payload.variables ?? {},
    prepared,
    connection,
    db,
    since: sinceOf(documents.schema, document, payload.variables),
  };
}

/** Returns the number of the last event that a subscriber knows; null for a subscriber that begins now. */
function sinceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | null | undefined,
): number | null {
  const field = schema.getSubscriptionType()?.getFields()["changes"];
  const operation = getOperationAST(document);
  const node = operation?.selectionSet.selections.find((each): each is FieldNode =>
    each.kind === Kind.FIELD && each.name.value === "changes"
  );
  if (!field || !operation || !node) return null;
  const read = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (read.errors) throw new HttpError(400, "BAD_INPUT", read.errors[0]?.message ?? "A variable is wrong.");
  const { since } = getArgumentValues(field, node, read.variableValues);
  if (typeof since !== "number") return null;
  if (Number.isSafeInteger(since)) return since;
  throw new HttpError(400, "BAD_INPUT", "Give a number of an answer's X-Live-Position as `since`.");
}

function streamOf(args: Args): AsyncGenerator<ExecutionResult> {
  const { prepared, connection, variableValues } = args;
  // The queue is opened before missed events are read, so that none is lost between the two.
  const queue = connection.open();
  const answerTo = ({ seq, entity, ids }: OutboxEvent) =>
    prepared.compiled.query({ changes: { seq, entity, ids } }, undefined, variableValues ?? {});
  async function* answers(): AsyncGenerator<ExecutionResult> {
    try {
      for (const event of await missedEventsOf(args.db, args.since)) {
        if (connection.maySee(event)) yield await answerTo(event);
      }
      for (let event = await queue.next(); event; event = await queue.next()) {
        // Checked again, because the person's rights may have changed while the event waited.
        if (connection.maySee(event)) yield await answerTo(event);
      }
    } finally {
      connection.drop(queue);
    }
  }
  const stream = answers();
  const end = stream.return.bind(stream);
  // A generator that waits for an event can end only when its queue ends.
  stream.return = (value) => {
    connection.drop(queue);
    return end(value);
  };
  return stream;
}
