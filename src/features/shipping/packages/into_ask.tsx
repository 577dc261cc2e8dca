/** Asks for the package that gets this one's units: another of the same orders, or any of the seller by number. */
import { FindPackages } from "../../../../api/generated/operations/packages.ts";
import { searchAsk } from "../../../engine/record/search_ask.tsx";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";

/** Maximum number of matches that are shown. */
const MAX_SHOWN = 8;

export default searchAsk({
  source: ({ orders, seller_id }, search) => {
    const own = Array.isArray(orders) ? orders.map(({ _id }: { readonly _id: string }) => _id) : [];
    return {
      name: `packages.into.${seller_id}.${search}`,
      entities: [],
      ask: (options) =>
        ask(FindPackages, search === "" ? { order: own } : { search, seller: [String(seller_id)] }, {
          ...options,
          perPage: MAX_SHOWN + 1,
          background: true,
        }),
    };
  },
  matches: ({ packages }, { _id: own }) =>
    packages.filter(({ _id }) => _id !== own).slice(0, MAX_SHOWN).map((
      { _id, code, order_code, recipient_name, city },
    ) => ({ _id, code, details: [order_code, recipient_name, city] })),
  placeholder: () => t("entity.packages.intoSearch"),
  help: () => t("entity.packages.intoHelp"),
  none: (search) => search === "" ? "" : t("entity.packages.intoNone"),
});
