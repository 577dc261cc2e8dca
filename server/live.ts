/**
 * Live changes: `{api}/graphql` over WebSocket. Documents go through the same checks as over HTTP; only
 * subscriptions are carried out. Source: architecture, Live; security G8.
 */
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import { makeServer, type Server, type SubscribePayload } from "graphql-ws";
import { allOf, type Rule, signedIn, staff } from "../api/access.ts";
import { ordersRights } from "../resources/orders.ts";
import { checkRule } from "./authorize.ts";
import type { Kernel } from "./http/context.ts";
import type { Documents, Prepared } from "./http/document.ts";
import { HttpError, type Log, toWire } from "./http/errors.ts";
import { Connection, type EntityRules } from "./live/connection.ts";
import { Hub } from "./live/hub.ts";
import { closeSocket, serveSocket, upgrade } from "./live/socket.ts";
import { BOOKMARKS } from "./modules/bookmarks/store.ts";
import { MY_NOTICES } from "./modules/call_to_action/mine_store.ts";
import { STAFF_COMMENTS } from "./modules/comments/sight.ts";
import { WALLETS } from "./modules/ledger/store.ts";
import { findSession } from "./modules/session/lookup_store.ts";
import { hashToken } from "./modules/session/tokens.ts";
import type { OutboxEvent } from "./outbox.ts";

/** Milliseconds in which `connection_init` must come. */
const INIT_WAIT_MS = 3000;

export interface LiveOptions {
  readonly kernel: Kernel;
  readonly documents: Documents;
  readonly abilities: ReadonlyMap<string, Rule>;
  readonly log: Log;
}

export interface Live {
  /** @throws {HttpError} What is no WebSocket of our protocol. */
  upgrade(request: Request): Response;
  close(): Promise<void>;
}

export function makeLive(options: LiveOptions): Live {
  const { kernel, abilities, log } = options;
  const onError = (error: unknown) => log({ requestId: "live", error });
  const entities = entityRules(abilities);
  const hub = new Hub(kernel.db, kernel.now, onError);
  const tools = { server: protocol(options, hub), now: kernel.now, onError };
  return {
    upgrade: (request) => {
      const { socket, response } = upgrade(request);
      const connection = new Connection(
        (code, reason) => closeSocket(socket, code, reason),
        entities,
        COMMON,
      );
      hub.enter(connection);
      serveSocket(socket, connection, tools);
      return response;
    },
    close: () => hub.close(),
  };
}

/** Events bear the name of their entity's list; these have none. */
const UNLISTED: EntityRules = new Map([
  [STAFF_COMMENTS, allOf(ordersRights.view, staff)],
  // Each is for one person.
  [BOOKMARKS, signedIn],
  // Whoever sees orders of a seller sees what they cost it; the floor sees neither.
  [WALLETS, ordersRights.view],
]);

/** Heard by sellers too: that there is news, and no word of what. */
const COMMON: ReadonlySet<string> = new Set([MY_NOTICES]);

const entityRules = (abilities: ReadonlyMap<string, Rule>): EntityRules =>
  new Map([...UNLISTED, ...abilities]);

function protocol(options: LiveOptions, hub: Hub): Server<Connection> {
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: INIT_WAIT_MS,
    onConnect: ({ extra, connectionParams }) =>
      connect(options.kernel, hub, extra, connectionParams?.["token"]),
    onSubscribe: ({ extra }, _id, payload) => {
      try {
        return argsOf(options, extra, payload);
      } catch (error) {
        const { message, extensions } = toWire(error, crypto.randomUUID(), options.log);
        return [new GraphQLError(message, { extensions: { ...extensions } })];
      }
    },
    subscribe: (args) => streamOf(args as unknown as Args),
    onClose: ({ extra }) => hub.remove(extra),
  });
}

/** False closes the socket: a token that is no session's never becomes "nobody". */
async function connect(kernel: Kernel, hub: Hub, connection: Connection, token: unknown): Promise<boolean> {
  if (typeof token !== "string") return false;
  connection.tokenHash = hashToken(token);
  const found = await findSession(kernel.db, connection.tokenHash, kernel.now());
  return found !== null && await hub.admit(connection, found.session);
}

interface Args extends Omit<ExecutionArgs, "contextValue"> {
  readonly prepared: Prepared;
  readonly connection: Connection;
}

function argsOf(
  { abilities, documents }: LiveOptions,
  connection: Connection,
  payload: SubscribePayload,
): Args {
  checkRule(abilities.get("changes")!, connection.session);
  const prepared = documents.prepare(payload.query, payload.operationName ?? undefined);
  if (prepared.operation !== "subscription") {
    throw new HttpError(400, "BAD_INPUT", "Only subscriptions are answered here.");
  }
  if (connection.isFull) throw new HttpError(400, "LIMIT", "Too many subscriptions on one socket.");
  const { document } = prepared;
  return {
    schema: documents.schema,
    document,
    variableValues: payload.variables ?? {},
    prepared,
    connection,
  };
}

/** One document as a stream of answers, one for each event. */
function streamOf({ prepared, connection, variableValues }: Args): AsyncGenerator<ExecutionResult> {
  const queue = connection.open();
  const answerTo = ({ seq, entity, ids }: OutboxEvent) =>
    prepared.compiled.query({ changes: { seq, entity, ids } }, undefined, variableValues ?? {});
  async function* answers(): AsyncGenerator<ExecutionResult> {
    for (let event = await queue.next(); event; event = await queue.next()) {
      // Asked again here: the person's rights may have changed while the event waited.
      if (connection.maySee(event)) yield await answerTo(event);
    }
  }
  const stream = answers();
  const end = stream.return.bind(stream);
  // A generator that waits for an event can only end when its queue does.
  stream.return = (value) => {
    connection.drop(queue);
    return end(value);
  };
  return stream;
}
