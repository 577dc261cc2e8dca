import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { readUrl, writeUrl } from "../../../../resources/url.ts";
import type { JobResult } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";

export const jobResults: Readonly<Record<string, JobResult>> = {
  "tiktok.import": {
    linkOf({ about }) {
      const { store } = about;
      if (typeof store !== "string") return null;
      const bare = readUrl(tiktokOrders, undefined, new URLSearchParams());
      return {
        href: writeUrl(tiktokOrders, { ...bare, filters: { status: "All", store } }),
        words: t("tiktokOrders.list"),
      };
    },
  },
};
