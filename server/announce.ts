/** Tells whoever listens of what just happened, in the transaction of the deed: webhooks and extensions. */
import type { Writer } from "./db/database.ts";
import { tellExtensions } from "./modules/extensions/hear.ts";
import { tellWebhooks } from "./modules/integrations/announce.ts";
import type { Happened } from "./modules/integrations/events.ts";

export async function announce(tx: Writer, happened: readonly Happened[], at: number): Promise<void> {
  await tellWebhooks(tx, happened, at);
  await tellExtensions(tx, happened, at);
}
