/** Makes integrations as a super_root through the API, with secrets that the test knows. */
import type { AppOptions } from "../../../server/app.ts";
import { signedHeaders } from "../../../server/secrets/webhook_signature.ts";
import { type ApiAnswer, type TestApp, testApp, testSettings } from "../server/api.ts";
import { freshDatabase } from "../server/database.ts";
import { NOW } from "../people/people.ts";
import { makeWorld, type World } from "../orders/world.ts";

export interface Business {
  readonly world: World;
  readonly app: TestApp;
  readonly clock: { now: number };
  /** Calls as the super_root, unless another person is named. */
  ask<D = Record<string, unknown>>(
    document: string,
    name?: Parameters<World["token"]>[0],
  ): Promise<ApiAnswer<D>>;
  add(params: string): Promise<{ readonly _id: string; readonly secret: string }>;
  post(to: { readonly _id: string; readonly secret: string }, body: unknown, more?: Sent): Promise<Response>;
}

interface Sent {
  readonly id?: string;
  readonly at?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const WEBHOOK = (url: string, events: readonly string[], more = "") =>
  `kind: "outgoing_webhook", name: "Hook", url: "${url}", events: ${JSON.stringify(events)} ${more}`;
export const INCOMING_PARAMS = `kind: "incoming_orders", name: "Shop system", store_id: "anna-etsy"`;

export async function withBusiness(
  work: (business: Business) => Promise<void>,
  { allow = [], ...more }: Partial<AppOptions> & { readonly allow?: readonly string[] } = {},
): Promise<void> {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  const clock = { now: NOW };
  const world = await makeWorld(db);
  const settings = { ...testSettings, egressAllow: allow, dataDir: fresh.place.dataDir };
  await using app = testApp(db, { settings, now: () => clock.now, ...more });
  const ask: Business["ask"] = async (document, name = "super_root") =>
    await app.ask(await world.token(name), document) as never;
  await work({
    world,
    app,
    clock,
    ask,
    async add(params) {
      const made = await ask<{ makeIntegration: { _id: string } }>(
        `mutation { makeIntegration(params: { ${params} }) { _id } }`,
      );
      const _id = made.data?.makeIntegration._id;
      if (!_id) throw new Error(JSON.stringify(made.errors));
      const { data } = await ask<{ rotateIntegrationSecret: { secret: string } }>(
        `mutation { rotateIntegrationSecret(_id: "${_id}") { secret } }`,
      );
      await ask(`mutation { makeIntegration(id: "${_id}", params: { status: "Active" }) { _id } }`);
      return { _id, secret: data!.rotateIntegrationSecret.secret };
    },
    post({ _id, secret }, body, { id = "call-1", at = clock.now, headers = {} } = {}) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return app.send(`/incoming/${_id}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...signedHeaders([secret], { id, body: text, now: at }),
          ...headers,
        },
        body: text,
      });
    },
  });
}

export function receiver(answer: () => Response = () => new Response("thanks")) {
  const got: { readonly headers: Headers; readonly body: string }[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    got.push({ headers: request.headers, body: await request.text() });
    return answer();
  });
  const host = `127.0.0.1:${server.addr.port}`;
  return {
    host,
    url: `http://${host}/hook`,
    got,
    async until(count: number): Promise<void> {
      for (let tries = 0; got.length < count; tries++) {
        if (tries > 500) throw new Error(`Only ${got.length} of ${count} calls came within 10 s`);
        await new Promise((next) => setTimeout(next, 20));
      }
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
