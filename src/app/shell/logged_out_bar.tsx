/** Source: docs/requirements.md S2.52. */
import { useSearch } from "wouter";
import { signInAddress } from "../../lib/login_callback.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { SignedOutSearch } from "../../features/desk/search/signed_out_search.tsx";
import { BarStart, type BarStartProps } from "./bar_start.tsx";
import { LinkButton } from "../../parts/link_button.tsx";
import { useTopBarStyles } from "./top_bar.styles.ts";

interface LoggedOutBarProps extends BarStartProps {
  readonly className: string;
}

export function LoggedOutBar({ className, ...menu }: LoggedOutBarProps) {
  const styles = useTopBarStyles();
  const back = new URLSearchParams(useSearch()).get("from");
  const { login, register } = config();
  return (
    <header className={className}>
      <div className={styles.start}>
        <BarStart {...menu} />
        <SignedOutSearch />
      </div>
      <div className={styles.end}>
        <LinkButton href={signInAddress(login, back)} isOutward isSmall>{t("shell.login.signIn")}</LinkButton>
        <LinkButton href={signInAddress(register, back)} isOutward isSmall>
          {t("shell.login.signUp")}
        </LinkButton>
      </div>
    </header>
  );
}
