import { FieldContextProvider, Input, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useMemo, useState } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { linesAsk } from "../../../engine/record/lines_ask.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePickStyles } from "../../workshop/units/pick.styles.ts";
import { mergeSource } from "./wiring.ts";

/** Delay after the last keystroke. */
const WAIT_MS = 250;
const MOST = 8;

export function MergeAsk(props: AskProps) {
  const styles = usePickStyles();
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div>
      <Input
        name={props.name}
        value={text}
        readOnly={props.isDisabled}
        placeholder="CS-000123"
        autoComplete="off"
        dir="ltr"
        onChange={(_, { value }) => setText(value)}
      />
      <div className={styles.quiet}>{t("decision.mergeHelp")}</div>
      <FieldContextProvider value={undefined}>
        <Choices key={search} search={search} {...props} />
      </FieldContextProvider>
    </div>
  );
}

function Choices(
  { search, value, record, label, isDisabled, onChange }: AskProps & { readonly search: string },
) {
  const styles = usePickStyles();
  const seller = String(record["seller_id"]);
  const source = useMemo(() => mergeSource(seller, search), [seller, search]);
  const { answer, failure } = useAnswer(source);
  const found = (answer?.cases ?? []).filter(({ _id }) => _id !== record._id).slice(0, MOST);
  if (!answer && failure) return <span role="alert">{failureText(failure)}</span>;
  if (!answer) return null;
  if (found.length === 0) return <span role="status">{t("decision.mergeNone")}</span>;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
    >
      {found.map(({ _id, code, order_code, reason }) => (
        <Radio
          key={_id}
          value={_id}
          label={
            <>
              <bdi className={styles.code} translate="no">{code}</bdi>{" "}
              <span className={styles.quiet}>
                {[order_code, choiceWord("reason", reason)].filter(Boolean).join(" · ")}
              </span>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}

/** Gives cases to the person who assigns them, unless a colleague is chosen. */
export function AssigneeAsk({ name, value, isDisabled, onChange }: AskProps) {
  const me = t("choice.assignee.me");
  return <OptionSelect {...{ name, value, isDisabled, onChange }} source="caseAgents" none={me} />;
}

export const WordsAsk = linesAsk({ rows: 4, help: () => t("decision.sellerReads") });
