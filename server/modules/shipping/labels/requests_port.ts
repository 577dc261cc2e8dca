/** Port to the open postage requests of labels, which end with their label. Handover registers it. */
import type { Reader } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";

export const labelRequests = definePort<{
  /** Returns the ids of open requests for these labels. */
  readonly ofLabels: (reader: Reader, labels: readonly string[]) => Promise<readonly string[]>;
}>("requests for the credit of labels");
