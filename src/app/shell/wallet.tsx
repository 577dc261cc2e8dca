/** Source: docs/requirements.md S1.3, S2.50, S9.10. */
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { exponentOf, formatMinor } from "../../../api/money.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { usePerson } from "../../lib/person.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";

const WalletMenu = lazyPart(() => import("../../features/money/wallets/wallet_menu.tsx"));

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexShrink: 0,
    alignItems: "baseline",
    gap: tokens.spacingHorizontalM,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    color: tokens.colorNeutralForeground2,
    // The amounts take two lines, so that six digits do not cover the bookmarks next to the search.
    "@media (max-width: 1359px)": {
      display: "grid",
      gridTemplateColumns: "auto auto",
      justifyContent: "end",
      gap: "0 6px",
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
    // One column as wide as the larger amount, so that the wallet does not cover the search.
    "@media (max-width: 399px)": { gridTemplateColumns: "auto", justifyItems: "end", gap: 0 },
  },
  button: {
    minWidth: "auto",
    flexShrink: 0,
    paddingInline: "8px",
    fontWeight: tokens.fontWeightRegular,
    "@media (max-width: 640px)": { paddingInline: "4px" },
  },
  label: { color: tokens.colorNeutralForeground3, "@media (max-width: 1359px)": { display: "none" } },
  available: {
    "@media (max-width: 1359px)": { gridRow: 2, gridColumn: "1 / -1", textAlign: "end" },
    "@media (max-width: 399px)": { gridRow: "auto" },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  low: {
    // A block, because in right-to-left text the margin of inline text would be at the wrong end.
    display: "inline-block",
    marginInlineStart: "6px",
    paddingInline: "6px",
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorStatusWarningBackground2,
    // The status colors are too pale for text.
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

export function balanceText(amount: number): string {
  const { currency } = config();
  const minor = Math.round(amount * 10 ** exponentOf(currency));
  const text = formatMinor(Math.abs(minor), currency);
  return `${minor < 0 ? "-" : ""}${currency === "USD" ? `$${text}` : `${text} ${currency}`}`;
}

export function Wallet() {
  const styles = useStyles();
  const { total_credit, available_credit, low_credit, scope, vip } = usePerson();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.button}
        title={t("shell.balance")}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: { currentTarget: HTMLElement }) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <span className={styles.root}>
          <span>
            <span className={styles.label}>{t("shell.balance")}</span>{" "}
            <bdi dir="ltr">{balanceText(total_credit)}</bdi>
          </span>
          {/* People without a seller in their scope have no amount to spend. */}
          {scope && scope.length > 0 && (
            <span className={styles.available}>
              <span className={styles.quiet}>{t("shell.available")}</span>{" "}
              <bdi dir="ltr">{balanceText(available_credit)}</bdi>
            </span>
          )}
          <span>
            {t("shell.vip", { n: String(vip) })}
            {low_credit && <span className={styles.low}>{t("shell.low")}</span>}
          </span>
        </span>
      </Button>
      {anchor && (
        <OptionalPart>
          <WalletMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </OptionalPart>
      )}
    </>
  );
}
