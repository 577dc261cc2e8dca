import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { troubleText } from "./trouble_text.ts";
import type { ShopTest } from "./wiring.ts";

const intentOf = ({ trouble, taken, missing }: ShopTest) =>
  trouble !== "" || taken ? "error" : missing.length > 0 ? "warning" : "success";

/** What a shop answered to a test. Nothing is stored by it. */
export function FoundShop({ found }: { readonly found: ShopTest }) {
  const { trouble, taken, missing, name, orders_of_7_days: count } = found;
  const words = trouble !== ""
    ? [troubleText(trouble) ?? t("shop.trouble.notUnderstood")]
    : taken
    ? [t("shop.taken")]
    : [
      t("shop.found", { name, count, number: numberText(count) }),
      ...missing.flatMap((code) =>
        hasWords(`shop.missing.${code}`) ? [t(`shop.missing.${code}` as Key)] : []
      ),
    ];
  return (
    <MessageBar intent={intentOf(found)} politeness="assertive" layout="multiline">
      <MessageBarBody>{words.map((text) => <div key={text}>{text}</div>)}</MessageBarBody>
    </MessageBar>
  );
}
