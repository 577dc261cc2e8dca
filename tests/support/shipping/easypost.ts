/** Simulates EasyPost's documented answers, and faults. */

/** Outcome of the next purchase. */
export type Mood =
  | "good"
  /** Bought, but the answer comes too late. */
  | "slow"
  /** Bought, but the answer is an error. */
  | "boughtThen500"
  | "error500"
  | "html"
  /** An answer longer than the client's bound. */
  | "huge"
  /** A refusal that EasyPost documents. */
  | "refused"
  | "inProgress"
  /** Requests for existing shipments fail, or find none. */
  | "unread500"
  | "unread404"
  | "createSlow"
  | "createRefused";

interface Shipment {
  readonly id: string;
  readonly reference: string;
  readonly parcel: Readonly<Record<string, number>>;
  readonly customs: unknown;
  bought: string | null;
  refund: string | null;
  details: object[];
}

export interface Easypost {
  readonly base: string;
  readonly host: string;
  mood: Mood;
  /** The page of every label; null while it is not ready. */
  page: Uint8Array<ArrayBuffer> | null;
  readonly shipments: Map<string, Shipment>;
  readonly calls: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

const RATES = [
  {
    id: "rate_1",
    object: "Rate",
    carrier: "USPS",
    service: "GroundAdvantage",
    rate: "5.02",
    currency: "USD",
  },
  { id: "rate_2", object: "Rate", carrier: "USPS", service: "Priority", rate: "7.58", currency: "USD" },
];

const wireOf = ({ id, reference, bought, refund, details }: Shipment, base: string) => ({
  id,
  object: "Shipment",
  mode: "test",
  reference,
  rates: RATES,
  selected_rate: bought ? RATES[1] : null,
  tracking_code: bought,
  refund_status: refund,
  postage_label: bought
    ? { object: "PostageLabel", created_at: "2026-11-16T08:00:00Z", label_url: `${base}/labels/${id}.png` }
    : null,
  tracker: bought
    ? { object: "Tracker", tracking_code: bought, carrier: "USPS", tracking_details: details }
    : null,
});

const failure = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message, errors: [] } }, { status });

export function easypostServer(slowMs = 2_000): Easypost {
  const shipments = new Map<string, Shipment>();
  const calls: string[] = [];
  const stopping = new AbortController();
  let serial = 0;

  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace("/v2", "");
    calls.push(`${request.method} ${path}`);
    if (path.startsWith("/labels/") && out.page) return new Response(out.page);
    if (request.headers.get("authorization") !== `Basic ${btoa("EZTK-good:")}`) {
      return failure(401, "APIKEY.INACTIVE", "This api key is no longer active.");
    }
    if (path === "/shipments" && request.method === "POST") return await create(request);
    const [, , id = "", step = ""] = path.split("/");
    const shipment = shipments.get(id);
    if (!shipment) return failure(404, "NOT_FOUND", "The requested resource could not be found.");
    if (step === "buy") return await buy(shipment);
    if (step === "refund") {
      shipment.refund ??= "submitted";
      return Response.json(wireOf(shipment, out.base));
    }
    if (out.mood === "unread500") return failure(500, "INTERNAL_SERVER_ERROR", "We're sorry.");
    if (out.mood === "unread404") {
      return failure(404, "NOT_FOUND", "The requested resource could not be found.");
    }
    return Response.json(wireOf(shipment, out.base));
  }

  async function create(request: Request): Promise<Response> {
    const { shipment } = await request.json();
    if (out.mood === "createRefused") return failure(422, "PARAMETER.INVALID", "Wrong parameter type.");
    const id = `shp_${++serial}`;
    const { reference, parcel: pkg, customs_info: customs } = shipment;
    shipments.set(id, { id, reference, parcel: pkg, customs, bought: null, refund: null, details: [] });
    if (out.mood === "createSlow") await wait(slowMs, stopping.signal);
    return Response.json(wireOf(shipments.get(id)!, out.base), { status: 201 });
  }

  async function buy(shipment: Shipment): Promise<Response> {
    const purchase = () => {
      shipment.bought ??= `94001000000000000${String(++serial).padStart(5, "0")}`;
    };
    if (shipment.bought) {
      return failure(422, "SHIPMENT.POSTAGE.EXISTS", "Postage already exists for this shipment.");
    }
    switch (out.mood) {
      case "slow":
        purchase();
        await wait(slowMs, stopping.signal);
        return Response.json(wireOf(shipment, out.base));
      case "boughtThen500":
        purchase();
        return failure(500, "INTERNAL_SERVER_ERROR", "We're sorry.");
      case "error500":
        return failure(503, "SERVICE_UNAVAILABLE", "Try again.");
      case "html":
        return new Response("<html><body>Bad Gateway</body></html>", { status: 502 });
      case "huge":
        purchase();
        return new Response("x".repeat(5 * 1024 * 1024));
      case "refused":
        return failure(422, "SHIPMENT.POSTAGE.FAILURE", "Insufficient funds.");
      case "inProgress":
        purchase();
        return failure(422, "SHIPMENT.BUY.IN_PROGRESS", "A purchase is under way.");
      default:
        purchase();
        return Response.json(wireOf(shipment, out.base));
    }
  }

  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, handle);
  const host = `127.0.0.1:${server.addr.port}`;
  const out: Easypost = {
    base: `http://${host}/v2`,
    host,
    mood: "good",
    page: null,
    shipments,
    calls,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await server.shutdown();
    },
  };
  return out;
}
