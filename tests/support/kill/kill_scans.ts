/** Scans like a person at a station whose server is killed: each scan is sent with its key until it is answered. */
import { commandCode } from "../../../api/codes/commands.ts";
import type { Database } from "../../../server/db/database.ts";
import { addBins } from "../workshop/bins.ts";
import { MoveRefusedError } from "./kill.ts";
import type { World } from "../orders/world.ts";

const SCAN = `mutation ($station: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: "kill", scans: $scans) { key outcome code unit { work_status } }
}`;

/** Begins final QC of one garment, passes it into its bin and undoes the pass, while the server runs. */
export class Scanner {
  readonly acknowledged: string[] = [];
  readonly sent = new Set<string>();
  #next = crypto.randomUUID();

  constructor(readonly station: string, readonly ticket: string, readonly token: string) {}

  async run(api: string): Promise<void> {
    for (;;) {
      this.sent.add(this.#next);
      const isAnswered = await this.#ask(api).catch((error) => {
        if (error instanceof MoveRefusedError) throw error;
        return false;
      });
      if (!isAnswered) return;
      this.acknowledged.push(this.#next);
      this.#next = crypto.randomUUID();
    }
  }

  /** @throws {MoveRefusedError} if the server answered without doing the scan */
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
    if (data?.scan?.[0]?.outcome !== "done") throw new MoveRefusedError(text);
    return true;
  }
}

export async function addLastStation(db: Database): Promise<string> {
  const [place, code] = ["019ab000-0000-7000-8000-000000000001", "ST-000001"];
  const dates = { created_at: 1, updated_at: 1, version: 1 };
  const more = { name: "Check", auto_pass: 0, photo: 0, sheet_w_mm: 558, search_text: "check" };
  const row = { _id: "station", location_id: place, code, step: "final_qc", ...more, ...dates };
  await db.write((tx) => tx.insertInto("stations").values(row).execute());
  return code;
}

export async function makeLastTicket(world: World): Promise<string> {
  const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }];
  const route = JSON.stringify(["final_qc", "pack"]);
  await world.db.write((tx) => tx.updateTable("products").set({ route }).execute());
  await addBins(world, 2);
  await world.order({ lines }, ["order.submit", "order.pay"]);
  const { code } = await world.db.read.selectFrom("units").select("code").orderBy("seq")
    .executeTakeFirstOrThrow();
  return code;
}
