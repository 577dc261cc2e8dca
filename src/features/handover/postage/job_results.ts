import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import type { JobResult } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";

export const jobResults: Readonly<Record<string, JobResult>> = {
  "postage.import": {
    linkOf({ about: { invoice } }) {
      if (typeof invoice !== "string") return null;
      return { href: `${pbInvoices.path}/all/${encodeURIComponent(invoice)}`, words: t("menu.pb_invoices") };
    },
  },
};
