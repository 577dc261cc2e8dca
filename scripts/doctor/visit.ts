/** Inputs and results of the checks of a deployment. */
import type { Config } from "../../src/lib/config.ts";
import type { Answer, Look } from "./look.ts";

/** One fault, as a sentence. */
export type Fault = string;

export interface Visit {
  /** Origin of the app. */
  readonly app: string;
  readonly look: Look;
  /** Unix milliseconds. */
  readonly now: number;
  /** Addresses of this machine. */
  readonly ownAddresses: readonly string[];
}

/** The same once the app's page and settings are known. */
export interface KnownVisit extends Visit {
  readonly page: Answer;
  readonly config: Config;
}

export type Check = (visit: KnownVisit) => Promise<readonly Fault[]>;

export const isHttps = (url: string): boolean => url.startsWith("https:");

/** The faults of those that are true. */
export const where = (cases: readonly (readonly [isFault: boolean, fault: Fault])[]): Fault[] =>
  cases.filter(([isFault]) => isFault).map(([, fault]) => fault);
