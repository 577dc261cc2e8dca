import { useMemo } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { listText } from "../../../parts/format.ts";
import { Fact } from "../../../parts/fact.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { groupsSource, namedSource } from "./wiring.ts";
import { useCallStyles } from "./call_line.styles.ts";
import { CallPreview } from "./preview.tsx";

const listOf = (value: unknown): readonly string[] => Array.isArray(value) ? value.map(String) : [];

export default function CallParts({ record }: PartProps) {
  const users = listOf(record["users"]);
  return (
    <>
      <Section title={t("calls.preview.title")}>
        <CallPreview values={record} />
      </Section>
      <Section title={t("calls.audience.title")}>
        <Audience key={users.join()} record={record} users={users} />
      </Section>
    </>
  );
}

function Audience({ record, users }: PartProps & { readonly users: readonly string[] }) {
  const parts = usePartStyles();
  const styles = useCallStyles();
  const groups = useAnswer(groupsSource);
  const named = useAnswer(useMemo(() => namedSource(users), [users.join()]));
  const failure = groups.failure ?? named.failure;
  const nameOf =
    (known: readonly { readonly _id: string; readonly name: string }[] | undefined) => (id: string) =>
      known?.find(({ _id }) => _id === id)?.name ?? id;
  const called = [
    ["roles", listOf(record["roles"]).map((role) => choiceWord("roles", role))],
    ["groups", listOf(record["groups"]).map(nameOf(groups.answer?.noticeGroups))],
    ["users", users.map(nameOf(named.answer?.noticePeople))],
  ] as const;
  const pages = listOf(record["pages"]).map((id) => t(`menu.${id}`));
  const isForAll = called.every(([, names]) => names.length === 0);
  return (
    <>
      {failure && <p role="alert">{t("calls.audience.failed", { reason: failureText(failure) })}</p>}
      <dl className={parts.facts}>
        {isForAll && <Fact name={t("calls.audience.users")}>{t("calls.audience.everybody")}</Fact>}
        {called.filter(([, names]) => names.length > 0).map(([key, names]) => (
          <Fact key={key} name={t(`calls.audience.${key}` as Key)}>
            <bdi className={styles.names} dir="auto">{listText(names)}</bdi>
          </Fact>
        ))}
        <Fact name={t("calls.audience.pages")}>
          {pages.length > 0 ? listText(pages) : t("calls.audience.everywhere")}
        </Fact>
      </dl>
    </>
  );
}
