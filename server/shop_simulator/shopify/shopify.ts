/**
 * A simulated Shopify: tokens, the Admin GraphQL API of one version with its throttle, and webhooks. Source of the
 * addresses, headers and errors: shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant,
 * shopify.dev/docs/api/usage/versioning and .../usage/response-codes; read 2026-11-30. The bodies of refusals of a token are ours.
 */
import { buildSchema, type DocumentNode, execute, GraphQLError, parse, validate } from "graphql";
import { type Fault, json } from "../faults.ts";
import type { SimulatedShop } from "../world.ts";
import { CostBucket, costOf, MAX_COST } from "./cost.ts";
import { rootOf } from "./root.ts";
import { SDL } from "./schema.ts";
import { type Deliver, ShopifyHooks } from "./webhooks.ts";

const VERSION = "2026-07";
const TOKEN_SECONDS = 86_399;
const CLOCK_SECONDS = 3_600;

export const SHOPIFY_SCOPES = [
  "read_orders",
  "read_products",
  "write_merchant_managed_fulfillment_orders",
  "read_all_orders",
] as const;

export interface ShopifyOptions {
  readonly shop: SimulatedShop;
  readonly host: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The token of an older app, which does not expire. */
  readonly olderToken?: string;
  readonly deliver?: Deliver;
  readonly isUnlimited?: boolean;
}

const schema = buildSchema(SDL);

export class SimulatedShopify {
  readonly shop: SimulatedShop;
  readonly host: string;
  readonly hooks: ShopifyHooks;
  scopes: ReadonlySet<string> = new Set(SHOPIFY_SCOPES);
  seesBuyers = true;
  #bucket: CostBucket;
  readonly #options: ShopifyOptions;
  readonly #tokens = new Map<string, number>();
  readonly #documents = new Map<string, DocumentNode | readonly GraphQLError[]>();

  constructor(options: ShopifyOptions) {
    const { shop, host, clientSecret, deliver } = options;
    this.#options = options;
    this.shop = shop;
    this.host = host;
    this.#bucket = new CostBucket(() => shop.now());
    this.hooks = new ShopifyHooks(
      shop,
      host,
      () => clientSecret,
      deliver ?? (() => Promise.resolve(new Response())),
    );
  }

  /** Revokes all issued tokens, as a new app secret or the removal of the app does. */
  withdrawTokens(): void {
    this.#tokens.clear();
  }

  async answer(request: Request, fault: Fault | null): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method !== "POST") return json(404, { errors: "Not Found" });
    if (pathname === "/admin/oauth/access_token") return await this.#giveToken(request, fault);
    const [, version] = /^\/admin\/api\/([\w-]+)\/graphql\.json$/.exec(pathname) ?? [];
    if (!version) return json(404, { errors: "Not Found" });
    const headers = { "x-shopify-api-version": fault === "otherVersion" ? "2026-10" : VERSION };
    if (fault === "tokenWithdrawn" || !this.#isAllowed(request.headers.get("x-shopify-access-token"))) {
      return json(401, { errors: "[API] Invalid API key or access token" }, headers);
    }
    const { query, variables = {} } = await request.json() as {
      query: string;
      variables?: Record<string, unknown>;
    };
    return json(200, await this.#run(query, variables, fault), headers);
  }

  async #giveToken(request: Request, fault: Fault | null): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const isRight = form.get("grant_type") === "client_credentials" &&
      form.get("client_id") === this.#options.clientId &&
      form.get("client_secret") === this.#options.clientSecret;
    if (!isRight || fault === "tokenWithdrawn") return json(400, { error: "invalid_client" });
    const token = `shpat_${crypto.randomUUID().replaceAll("-", "")}`;
    this.#tokens.set(token, this.shop.now() + TOKEN_SECONDS);
    return json(200, { access_token: token, scope: [...this.scopes].join(","), expires_in: TOKEN_SECONDS });
  }

  #isAllowed(token: string | null): boolean {
    if (!token) return false;
    return token === this.#options.olderToken || (this.#tokens.get(token) ?? 0) > this.shop.now();
  }

  #documentOf(query: string): DocumentNode | readonly GraphQLError[] {
    const before = this.#documents.get(query);
    if (before) return before;
    const document = parse(query);
    const errors = validate(schema, document);
    const result = errors.length > 0 ? errors : document;
    this.#documents.set(query, result);
    return result;
  }

  async #run(query: string, variables: Record<string, unknown>, fault: Fault | null): Promise<unknown> {
    const document = this.#documentOf(query);
    if (!("kind" in document)) return { errors: document };
    const requested = costOf(schema, document, variables);
    const cost = (actual: number | null) => ({
      cost: { requestedQueryCost: requested, actualQueryCost: actual, throttleStatus: this.#bucket.status },
    });
    const refuse = (message: string, code: string) => ({
      errors: [{ message, extensions: { code } }],
      extensions: cost(null),
    });
    if (requested > MAX_COST) {
      return refuse(`Query cost is ${requested}, which exceeds ${MAX_COST}`, "MAX_COST_EXCEEDED");
    }
    if (!this.#options.isUnlimited && !this.#bucket.take(requested)) return refuse("Throttled", "THROTTLED");
    const ahead = fault === "clockAhead" ? CLOCK_SECONDS : 0;
    const view = {
      shop: this.shop,
      scopes: this.scopes,
      seesBuyers: this.seesBuyers,
      isEndless: fault === "endlessPages",
      shownTime: (seconds: number) => new Date((seconds + ahead) * 1000).toISOString().replace(".000Z", "Z"),
    };
    const result = await execute({
      schema,
      document,
      rootValue: rootOf(view, this.hooks),
      variableValues: variables,
    });
    return { ...result, extensions: cost(requested) };
  }
}
