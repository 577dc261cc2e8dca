/** Remembers which addresses tried to sign in of late. Each process does so for itself, as the places that it reserves are its own. */
import { QUIET_SECONDS, QUIET_TRIES } from "../../api/caller_limits.ts";
import { Lru } from "../http/lru.ts";

/** An address that is forgotten before its time counts as quiet. */
const MAX_ADDRESSES = 10_000;

export class QuietAddresses {
  /** The latest tries of an address, in unix seconds; no more of them than decide. */
  readonly #tries = new Lru<readonly number[]>(MAX_ADDRESSES);

  /** Notes a try, and returns whether the address made few before it. */
  noteTry(address: string, now: number): boolean {
    const recent = (this.#tries.get(address) ?? []).filter((at) => at > now - QUIET_SECONDS);
    this.#tries.set(address, [...recent, now].slice(-QUIET_TRIES));
    return recent.length < QUIET_TRIES;
  }
}
