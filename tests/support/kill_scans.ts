/** A person at a station whose server is killed: each scan is sent with its key until it is answered. */
import { commandCode } from "../../api/codes/commands.ts";
import { Refused } from "./kill.ts";

const SCAN = `mutation ($station: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: "kill", scans: $scans) { key outcome code unit { work_status } }
}`;

/** Begins the last look at one garment, then passes it into its bin and takes that back, for as long as the server lives. */
export class Scanner {
  readonly acknowledged: string[] = [];
  readonly sent = new Set<string>();
  #next = crypto.randomUUID();

  constructor(readonly station: string, readonly ticket: string, readonly token: string) {}

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
    const done = this.acknowledged.length;
    const code = done === 0 ? this.ticket : commandCode(done % 2 === 1 ? "pass" : "undo");
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
