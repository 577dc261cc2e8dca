/** Simulates shops of every platform behind one function, for tests and for the demo. Source: docs/integrations.md. */
import { type Fault, faultyAnswer, json } from "./faults.ts";

interface SimulatedPlatform {
  readonly host: string;
  /** All hosts of the platform, if it has several. */
  readonly hosts?: readonly string[];
  answer(request: Request, fault: Fault | null): Promise<Response>;
}

export class ShopSimulator {
  readonly #platforms = new Map<string, SimulatedPlatform>();
  /** Requests that arrived, as "POST host/path". */
  readonly calls: string[] = [];
  fault: Fault | null = null;
  /** The fault begins after this many more calls. */
  faultAfter = 0;

  constructor(...platforms: readonly SimulatedPlatform[]) {
    for (const platform of platforms) {
      for (const host of platform.hosts ?? [platform.host]) this.#platforms.set(host, platform);
    }
  }

  hasHost(host: string): boolean {
    return this.#platforms.has(host);
  }

  readonly handle = async (request: Request): Promise<Response> => {
    const { host, pathname } = new URL(request.url);
    this.calls.push(`${request.method} ${host}${pathname}`);
    const platform = this.#platforms.get(host);
    if (!platform) return json(404, { errors: "Not Found" });
    const fault = this.faultAfter > 0 ? null : this.fault;
    this.faultAfter = Math.max(0, this.faultAfter - 1);
    return faultyAnswer(fault) ?? await platform.answer(request, fault);
  };
}
