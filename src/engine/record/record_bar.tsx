import { Button, Tooltip } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronUpRegular, DismissRegular, OpenRegular } from "@fluentui/react-icons";
import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "wouter";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { t } from "../../lib/i18n.ts";
import { useBarStyles } from "./record_bar.styles.ts";
import { useShortcut } from "./use_shortcut.ts";

interface Props {
  /** Ids of the list's page, in order; empty if the record was opened without a list. */
  readonly ids: readonly string[];
  readonly id: string;
  readonly hrefOf: (id: string) => string;
  readonly children?: ReactNode;
  readonly pageHref?: string;
  readonly onClose?: () => void;
}

export function RecordBar({ ids, id, hrefOf, children, pageHref, onClose }: Props) {
  const styles = useBarStyles();
  const [, navigate] = useLocation();
  const at = ids.indexOf(id);
  const previous = ids[at - 1];
  const next = at === -1 ? undefined : ids[at + 1];
  // Moving from record to record replaces the history entry, so that Back returns to the list.
  const go = (to: string | undefined) =>
    to === undefined ? null : () => navigate(hrefOf(to), { replace: true });
  useShortcut("[", "record.keys.previous", go(previous));
  useShortcut("]", "record.keys.next", go(next));
  // While a record is open, the keys that move through the rows of the list move through its records.
  useShortcut("k", "record.keys.previous", go(previous));
  useShortcut("j", "record.keys.next", go(next));
  return (
    <div className={styles.bar}>
      {children}
      {at !== -1 && (
        <>
          <BarButton
            label={t("record.previous")}
            keys="K"
            icon={<ChevronUpRegular />}
            onClick={go(previous)}
          />
          <BarButton label={t("record.next")} keys="J" icon={<ChevronDownRegular />} onClick={go(next)} />
          <bdi className={styles.place}>{t("record.position", { at: at + 1, of: ids.length })}</bdi>
        </>
      )}
      <span className={styles.space} />
      {pageHref && (
        <Tooltip content={t("record.expand")} relationship="inaccessible">
          <Button
            as="a"
            appearance="subtle"
            href={pageHref}
            aria-label={t("record.expand")}
            icon={
              <MirroredIcon>
                <OpenRegular />
              </MirroredIcon>
            }
            onClick={(event: MouseEvent) => {
              // With a modifier the browser opens another tab.
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate(pageHref);
            }}
          />
        </Tooltip>
      )}
      {onClose && (
        <BarButton label={t("record.close")} keys="Esc" icon={<DismissRegular />} onClick={onClose} />
      )}
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly onClick: (() => void) | null;
}

function BarButton({ label, keys, icon, onClick }: ButtonProps) {
  return (
    <Tooltip content={keys ? `${label} (${keys})` : label} relationship="inaccessible">
      <Button
        appearance="subtle"
        aria-label={label}
        icon={<>{icon}</>}
        disabledFocusable={onClick === null}
        onClick={() => onClick?.()}
      />
    </Tooltip>
  );
}
