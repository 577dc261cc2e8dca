import { Button, Input } from "@fluentui/react-components";
import { useState } from "react";
import { fold, searchedText } from "../../../../api/fold.ts";
import { t } from "../../../lib/i18n.ts";
import { Choices } from "./choices.tsx";
import type { EditorProps } from "./editor_props.ts";
import { type Choice, newValue, readChoice, writeChoice } from "../../../parts/filter_values.ts";
import type { Option } from "./option.ts";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";
import { useOptions } from "./use_options.ts";

/** Returns the options that match the text, whatever their case and accents; without a text all, chosen ones first. */
export function matchOptions(options: readonly Option[], typed: string, chosen: readonly string[]): Option[] {
  const words = fold(typed.trim());
  const hits = options.filter(({ name, more = "" }) => searchedText(`${name} ${more}`).includes(words));
  const isChosen = ({ value }: Option) => chosen.includes(value);
  return words ? hits : [...hits.filter(isChosen), ...hits.filter((option) => !isChosen(option))];
}

export function OptionsEditor({ filter, filters, onChange }: EditorProps) {
  const styles = usePopoverStyles();
  const { outcome, retry } = useOptions(filter.source);
  const [typed, setTyped] = useState("");
  const choice = readChoice(filters[filter.key]);
  // Options that were chosen when the editor opened stay at the top.
  const [first] = useState([...choice.only, ...choice.not]);
  return (
    <>
      <Input
        className={styles.find}
        type="search"
        value={typed}
        placeholder={t("list.filter.find")}
        aria-label={t("list.filter.find")}
        onChange={(_, { value }) => setTyped(value)}
      />
      {!outcome && <p className={styles.message}>{t("list.filter.loading")}</p>}
      {outcome?.ok === false && (
        <div className={styles.message} role="alert">
          <p>{t("list.filter.failed")}</p>
          <Button size="small" onClick={retry}>{t("list.retry")}</Button>
        </div>
      )}
      {outcome?.ok && (
        <Found
          options={matchOptions(outcome.data, typed, first)}
          choice={choice}
          onChoose={(next) =>
            onChange({ [filter.key]: filter.kind === "option" ? newValue(choice, next) : writeChoice(next) })}
        />
      )}
    </>
  );
}

interface FoundProps {
  readonly options: readonly Option[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Found({ options, choice, onChoose }: FoundProps) {
  const styles = usePopoverStyles();
  if (options.length === 0) {
    return <p className={styles.message} role="status">{t("list.filter.nothingFound")}</p>;
  }
  return <Choices {...{ options, choice, onChoose }} canExclude={false} />;
}
