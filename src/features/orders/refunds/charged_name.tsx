import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { useRefundStyles } from "./refund.styles.ts";

interface Charged {
  readonly heading: string;
  readonly title: string;
  readonly variant: string;
  readonly sku: string;
  readonly quantity: number;
}

/** Returns the word for a kind of charge, such as goods or postage; an unknown heading stays unchanged. */
function headingText(heading: string): string {
  const key = `refunds.heading.${heading}`;
  return hasWords(key) ? t(key as Key) : heading;
}

export const chargedText = ({ heading, title, sku }: Charged): string => title || sku || headingText(heading);

export function ChargedName({ line }: { readonly line: Charged }) {
  const styles = useRefundStyles();
  const { heading, title, variant, sku, quantity } = line;
  const more = [heading === "goods" ? "" : headingText(heading), variant, title ? sku : ""]
    .filter(Boolean);
  return (
    <div className={styles.what}>
      <bdi>{t("list.items", { title: chargedText(line), count: quantity })}</bdi>
      {more.length > 0 && (
        <div className={styles.quiet}>
          {more.map((part, at) => (
            <span key={part}>
              {at > 0 && " · "}
              <bdi>{part}</bdi>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
