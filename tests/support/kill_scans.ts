/** A person at a station whose server is killed: each scan is sent with its key until it is answered. */
import { commandCode } from "../../api/codes/commands.ts";
import { Refused } from "./kill.ts";

const SCAN = `mutation ($station: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: "kill", scans: $scans) { key outcome code unit { work_status } }
}`;

/** Begins the work at one garment and takes it back, for as long as the server lives. */
export class Scanner {
  readonly acknowledged: string[] = [];
  readonly sent = new Set<string>();
  readonly #codes: readonly string[];
  #next = crypto.randomUUID();

  constructor(readonly station: string, ticket: string, readonly token: string) {
    this.#codes = [ticket, commandCode("undo")];
  }

  async run(api: string): Promise<void> {
    for (;;) {
      this.sent.add(this.#next);
      const isAnswered = await this.#ask(api).catch((error) => {
        if (error instanceof Refused) throw error;
        return false;
      });
      if (!isAnswered) return;
      this.acknowledged.push(this.#next);
      this.#next = crypto.randomUUID();
    }
  }

  /** @throws {Refused} when the server answered, but did not do it */
  async #ask(api: string): Promise<boolean> {
    const code = this.#codes[this.acknowledged.length % this.#codes.length];
    const variables = { station: this.station, scans: [{ key: this.#next, code }] };
    const response = await fetch(`${api}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query: SCAN, variables }),
    });
    const text = await response.text();
    const { data } = JSON.parse(text) as { data?: { scan?: { outcome: string }[] } };
    if (data?.scan?.[0]?.outcome !== "done") throw new Refused(text);
    return true;
  }
}
