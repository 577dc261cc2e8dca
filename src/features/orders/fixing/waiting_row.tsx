import { Link } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link as RouterLink } from "wouter";
import { orders } from "../../../../resources/orders/orders.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useFixingStyles } from "./draft_fixing.styles.ts";

export interface WorklistEntry {
  readonly sku: string;
  readonly title: string;
  /** A short reason or note; empty if the title of the list says enough. */
  readonly why: string;
  readonly owner: string;
  readonly orders: number;
  readonly example_id: string;
  readonly example_code: string;
}

interface Props {
  readonly row: WorklistEntry;
  readonly children: ReactNode;
}

export function WaitingRow({ row, children }: Props) {
  const styles = useFixingStyles();
  const { sku, title, why, owner, orders: drafts, example_id, example_code } = row;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.sku} translate="no">{sku}</bdi>
        <bdi dir="auto">{title}</bdi>
        {why && <span className={styles.quiet}>{why}</span>}
      </span>
      <span className={styles.words}>
        <bdi dir="auto">{owner}</bdi>
        <span className={styles.quiet}>
          {`${t("fixing.draftsCount", { count: numberText(drafts) })} · `}
          <RouterLink href={`${orders.path}/all/${encodeURIComponent(example_id)}`} asChild>
            <Link>{example_code}</Link>
          </RouterLink>
        </span>
      </span>
      {children}
    </li>
  );
}
