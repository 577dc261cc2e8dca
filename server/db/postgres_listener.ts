/** Receives notifications on a separate connection, which is opened again if it is lost. */
import { startLoop } from "../background/loop.ts";
import { configOf, PostgresClient, REQUEST_LIMITS } from "./postgres_client.ts";

/** Milliseconds between two checks of the connection. */
const BEAT_MS = 5_000;

export interface Listener {
  stop(): Promise<void>;
}

/** @param onNotice called with each payload, and with an empty one when something may have been missed */
export function listenAt(url: string, channel: string, onNotice: (payload: string) => void): Listener {
  let client: PostgresClient | null = null;

  async function run(): Promise<void> {
    if (client && !client.isLost) return void await client.query("select 1");
    const lost = client;
    await lost?.leave();
    client = new PostgresClient({
      ...configOf(url, REQUEST_LIMITS),
      query_timeout: REQUEST_LIMITS.connectMs,
    });
    client.on("notification", ({ payload }) => onNotice(payload ?? ""));
    await client.open();
    await client.query(`listen ${channel}`);
    client.on("end", () => void loop.run());
    if (lost) onNotice("");
  }

  const loop = startLoop({
    name: "Listening to other processes",
    run: () =>
      run().catch((error) => {
        client?.cut();
        throw client?.reasonOf(error) ?? error;
      }),
    everyMs: BEAT_MS,
    isEager: true,
  });
  return {
    stop: async () => {
      await loop.stop();
      await client?.leave();
    },
  };
}
