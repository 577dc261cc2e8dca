import type { Config } from "../../src/lib/config.ts";
import type { Answer, FetchRaw } from "./fetch_raw.ts";

export type Fault = string;

export interface Visit {
  readonly app: string;
  readonly fetchRaw: FetchRaw;
  /** Returns the time of this machine in unix milliseconds. */
  readonly now: () => number;
  /** IP addresses of this machine. */
  readonly ownAddresses: readonly string[];
}

export interface LoadedVisit extends Visit {
  readonly page: Answer;
  readonly config: Config;
}

export type Check = (visit: LoadedVisit) => Promise<readonly Fault[]>;

export const isHttps = (url: string): boolean => url.startsWith("https:");

export const faultsWhere = (cases: readonly (readonly [isFault: boolean, fault: Fault])[]): Fault[] =>
  cases.filter(([isFault]) => isFault).map(([, fault]) => fault);
