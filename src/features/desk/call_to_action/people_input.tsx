import { Button, FieldContextProvider, Input } from "@fluentui/react-components";
import { AddRegular, DismissRegular, SearchRegular } from "@fluentui/react-icons";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { idsIn, writeIds } from "../../../engine/form/form_values.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { foundSource, namedSource, type NoticePerson } from "./wiring.ts";
import { useCallStyles } from "./call_line.styles.ts";

export default function PeopleInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const styles = useCallStyles();
  const [search, setSearch] = useState("");
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = useDeferredValue(search.trim());
  const ids = idsIn(value);
  const unnamed = ids.filter((id) => !known.has(id));
  const learn = (people: readonly NoticePerson[]) =>
    setKnown((before) => new Map([...before, ...people.map(({ _id, name }) => [_id, name] as const)]));
  const take = (person: NoticePerson) => {
    learn([person]);
    onChange(writeIds([...ids.filter((id) => id !== person._id), person._id]));
    setSearch("");
  };
  return (
    // Each part has its own label; the field's label belongs to the group.
    <div role="group" aria-label={useFieldWord()(key)} className={styles.people}>
      <FieldContextProvider value={undefined}>
        {unnamed.length > 0 && <Names key={unnamed.join()} ids={unnamed} onNames={learn} />}
        {ids.length > 0 && (
          <ul className={styles.chosen} aria-label={t("calls.people.chosen")}>
            {ids.map((id) => (
              <li key={id}>
                <Button
                  size="small"
                  icon={<DismissRegular />}
                  iconPosition="after"
                  disabledFocusable={isDisabled}
                  aria-label={t("calls.people.remove", { name: known.get(id) ?? id })}
                  onClick={() => onChange(writeIds(ids.filter((each) => each !== id)))}
                >
                  <bdi dir="auto">{known.get(id) ?? id}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Input
          name={key}
          type="search"
          value={search}
          readOnly={isDisabled}
          autoComplete="off"
          placeholder={t("calls.people.find")}
          aria-label={t("calls.people.find")}
          contentBefore={<SearchRegular aria-hidden />}
          // Enter must not submit the form from this search field.
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
          onChange={(_, data) => setSearch(data.value)}
        />
        {wanted !== "" && !isDisabled && <Found key={wanted} search={wanted} chosenIds={ids} onTake={take} />}
      </FieldContextProvider>
    </div>
  );
}

function Names({ ids, onNames }: {
  readonly ids: readonly string[];
  readonly onNames: (people: readonly NoticePerson[]) => void;
}) {
  const { answer, failure } = useAnswer(useMemo(() => namedSource(ids), []));
  useEffect(() => {
    if (answer && answer.noticePeople.length > 0) onNames(answer.noticePeople);
  }, [answer]);
  return failure && <span role="alert">{t("calls.people.failed", { reason: failureText(failure) })}</span>;
}

interface FoundProps {
  readonly search: string;
  readonly chosenIds: readonly string[];
  readonly onTake: (person: NoticePerson) => void;
}

function Found({ search, chosenIds, onTake }: FoundProps) {
  const styles = useCallStyles();
  const { answer, failure, phase } = useAnswer(useMemo(() => foundSource(search), []));
  const people = answer?.noticePeople.filter(({ _id }) => !chosenIds.includes(_id)) ?? [];
  return (
    <div aria-busy={phase === "loading"}>
      {failure && <span role="alert">{t("calls.people.failed", { reason: failureText(failure) })}</span>}
      {answer && people.length === 0 && <span className={styles.quiet}>{t("calls.people.none")}</span>}
      <ul className={styles.chosen}>
        {people.map((person) => (
          <li key={person._id}>
            <Button
              size="small"
              appearance="subtle"
              icon={<AddRegular />}
              aria-label={t("calls.people.add", { name: person.name })}
              onClick={() => onTake(person)}
            >
              <bdi dir="auto">{`${person.name} · ${choiceWord("roles", person.role)}`}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
