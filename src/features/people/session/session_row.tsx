import { Badge, Button } from "@fluentui/react-components";
import type { SignIn } from "../../../../api/generated/schema.ts";
import { t } from "../../../lib/i18n.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useSessionsStyles } from "./sessions.styles.ts";

function deviceText({ browser, system }: SignIn): string {
  if (browser && system) return t("profile.sessions.device", { browser, system });
  return browser || system || t("profile.sessions.unknown");
}

interface Props {
  readonly row: SignIn;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ row, isBusy, onEnd }: Props) {
  const styles = useSessionsStyles();
  const device = deviceText(row);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.device}>
          {device}
          {row.is_this && <Badge appearance="tint">{t("profile.sessions.this")}</Badge>}
        </span>
        <span>
          {t("profile.sessions.seen")} <Instant at={row.last_seen_at} />
        </span>
        <span>
          {t("profile.sessions.made")} <Instant at={row.created_at} />
        </span>
        {row.address && (
          <span>
            {t("profile.sessions.from")} <bdi dir="ltr" translate="no">{row.address}</bdi>
          </span>
        )}
        {row.acting_as && <span>{t("profile.sessions.acting", { name: row.acting_as })}</span>}
      </div>
      {!row.is_this && (
        <Button
          disabledFocusable={isBusy}
          aria-label={t("profile.sessions.endOne", { device })}
          onClick={onEnd}
        >
          {t("profile.sessions.end")}
        </Button>
      )}
    </li>
  );
}
