import { Button } from "@fluentui/react-components";
import { Add20Regular, ArrowSync16Regular, FlowchartRegular } from "@fluentui/react-icons";
import { memo } from "react";
import { allows, rules } from "../../../api/access.ts";
import type { Resource } from "../../../resources/define.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { usePerson } from "../../lib/person.ts";
import { numberText } from "../../parts/format.ts";

interface NewsProps {
  readonly news: number;
  readonly onRefresh: () => void;
}

export function NewsButton({ news, onRefresh }: NewsProps) {
  return (
    <Button
      size="small"
      shape="circular"
      icon={<ArrowSync16Regular aria-hidden />}
      title={t("list.newsHint")}
      onClick={onRefresh}
    >
      {t("list.news", { count: numberText(news) })}
    </Button>
  );
}

interface ActionsProps {
  readonly resource: Resource;
  readonly words: string;
}

/** The buttons above a list; memoized, so that only a change of language redraws them. */
export const ListActions = memo(function ListActions({ resource }: ActionsProps) {
  return (
    <>
      <ChartLink resource={resource} />
      <SecondAction resource={resource} />
      <PrimaryAction resource={resource} />
    </>
  );
});

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
  const words = `list.primary.${resource.id}` as Key;
  return <LinkButton href={primary.path} isPrimary>{t(words)}</LinkButton>;
}
