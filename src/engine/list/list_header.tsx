/** The first line of a list: title, count, what is new, and the one primary action. */
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { Add20Regular, ArrowSync16Regular, FlowchartRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { allows, rules } from "../../../api/access.ts";
import type { Count } from "../../../machines/rows.ts";
import type { Resource } from "../../../resources/define.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { usePerson } from "../../lib/person.ts";
import { numberText } from "../../parts/format.ts";
import { countText } from "./pager.tsx";

const useStyles = makeStyles({
  head: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    flexShrink: 0,
    minHeight: "52px",
    paddingInline: "24px",
    paddingTop: "4px",
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    // Long words of the primary action take a line of their own.
    "@media (max-width: 639px)": { paddingInline: "12px", flexWrap: "wrap", rowGap: "4px" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  end: { marginInlineStart: "auto", display: "flex", alignItems: "center", gap: "8px", whiteSpace: "nowrap" },
});

interface Props {
  readonly resource: Resource;
  /** Null while unknown. */
  readonly count: Count | null;
  readonly news: number;
  readonly onRefresh: () => void;
  /** The saved views. */
  readonly tabs: ReactNode;
  /** What stands before the primary action. */
  readonly children?: ReactNode;
}

export function ListHeader({ resource, count, news, onRefresh, tabs, children }: Props) {
  const styles = useStyles();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t(`menu.${resource.id}`)}</h1>
      <span className={styles.count} data-count>{count && countText(count)}</span>
      {tabs}
      {news > 0 && (
        <Button
          size="small"
          shape="circular"
          icon={<ArrowSync16Regular aria-hidden />}
          title={t("list.newsHint")}
          onClick={onRefresh}
        >
          {t("list.news", { count: numberText(news) })}
        </Button>
      )}
      <div className={styles.end}>
        {children}
        <ChartLink resource={resource} />
        <SecondAction resource={resource} />
        <PrimaryAction resource={resource} />
      </div>
    </header>
  );
}

/** Where its rows are in their lifecycle, for whoever helps others with them. */
function ChartLink({ resource: { lifecycle } }: { readonly resource: Resource }) {
  const mayLook = allows(rules.support, usePerson());
  if (!lifecycle || !mayLook) return null;
  return (
    <LinkButton
      href={`/flows/${lifecycle.name}?counts=1`}
      icon={<FlowchartRegular />}
      label={t("list.seeChart")}
    />
  );
}

/** Beside the primary action, and quieter: its words are a tooltip. */
function SecondAction({ resource }: { readonly resource: Resource }) {
  const person = usePerson();
  const { second } = resource;
  if (!second || !allows(second.rule, person)) return null;
  const words = t(`list.second.${resource.id}` as Key);
  return <LinkButton href={second.path} icon={<Add20Regular />} label={words} />;
}

export function PrimaryAction({ resource }: { readonly resource: Resource }) {
  const person = usePerson();
  const { primary } = resource;
  if (!primary || !allows(primary.rule, person)) return null;
  // A resource names no texts: the words are found by its id.
  const words = `list.primary.${resource.id}` as Key;
  return <LinkButton href={primary.path} isPrimary>{t(words)}</LinkButton>;
}
