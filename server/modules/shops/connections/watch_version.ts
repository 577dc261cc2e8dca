/** Logs once if a platform answers with another API version than its adapter was written for. */
import { logError } from "../../../log.ts";
import type { Shop, ShopAdapter } from "../port.ts";

/** Versions that this process has already reported. */
const reported = new Set<string>();

export function watchVersion({ platform, pinned }: ShopAdapter, shop: Shop): Shop {
  if (!pinned) return shop;
  return {
    ...shop,
    async call(call) {
      const reply = await shop.call(call);
      const version = reply.headers[pinned.header] ?? pinned.version;
      if (version !== pinned.version && !reported.has(`${platform} ${version}`)) {
        reported.add(`${platform} ${version}`);
        logError(
          `${platform} answers with version ${
            version.slice(0, 40)
          } of its API: expected ${pinned.version}. ` +
            "Update the adapter before that version ends.",
        );
      }
      return reply;
    },
  };
}
