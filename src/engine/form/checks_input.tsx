/** Check boxes for several choices. If the choices depend on other fields (`of`), values that are not among them are removed. */
import { Checkbox, FieldContextProvider, Input, Spinner } from "@fluentui/react-components";
import { use, useEffect, useState } from "react";
import { failureText } from "../../lib/failure_text.ts";
import { hasWords, type Params, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { EntityWords, useFieldWord } from "../field_words.ts";
import type { Option } from "../list/filters/option.ts";
import { useOptions } from "../list/filters/use_options.ts";
import { useEditStyles } from "./edit.styles.ts";
import { idsIn, writeIds } from "./form_values.ts";
import type { InputProps } from "./input_props.ts";

/** Maximum number of boxes; a search finds the others. Thousands of boxes would block the screen at each tick. */
const DRAWN = 100;

const textIn = ({ name, more }: Option): string => [name, more].filter(Boolean).join(" · ");

export function ChecksInput({ field, value, values, isDisabled, onChange }: InputProps) {
  const { key, source = "sellers", of, most = Infinity } = field;
  const styles = useEditStyles();
  const label = useFieldWord()(key);
  const entity = use(EntityWords);
  const given = of?.map((name) => String(values?.[name] ?? ""));
  const isAsked = given?.[0] !== "";
  const [words, setWords] = useState("");
  const { outcome: answer } = useOptions(isAsked ? source : undefined, given);
  const picked = idsIn(value);
  const known = answer?.ok ? answer.data : [];
  const foreign = picked.filter((id) => known.every((option) => option.value !== id));
  const isOld = of !== undefined && foreign.length > 0 && (!isAsked || answer?.ok === true);
  useEffect(() => {
    if (isOld) onChange(writeIds(isAsked ? picked.filter((id) => !foreign.includes(id)) : []));
  }, [isAsked, answer]);
  const hint = (name: string, params?: Params) => {
    const own = `entity.${entity}.checks.${key}.${name}` as const;
    return hasWords(own) ? <span className={styles.hint} role="status">{t(own, params)}</span> : null;
  };
  if (!isAsked) return hint("first");
  if (of && !answer) return <Spinner size="tiny" />;
  const options = [...known, ...foreign.map((id): Option => ({ value: id, name: id }))];
  const wanted = words.trim().toLocaleLowerCase();
  const found = options.filter((option) => textIn(option).toLocaleLowerCase().includes(wanted));
  const pick = (id: string, isOn: boolean) =>
    onChange(writeIds(isOn ? [...picked, id] : picked.filter((each) => each !== id)));
  return (
    <div role="group" aria-label={label} className={of ? styles.lines : styles.checks}>
      {answer && !answer.ok && <span role="alert">{failureText(answer.failure)}</span>}
      {picked.length > 0
        ? hint("picked", { n: numberText(picked.length), most: numberText(most) })
        : options.length > 0 && hint("unpicked", { n: numberText(Math.min(most, known.length)) })}
      {answer?.ok && options.length === 0 &&
        (hint("none") ?? <span className={styles.hint}>{t("record.none")}</span>)}
      <FieldContextProvider value={undefined}>
        {options.length > DRAWN && (
          <Input
            name={`${key}.words`}
            type="search"
            value={words}
            disabled={isDisabled}
            aria-label={t("record.narrow", { what: label })}
            placeholder={t("record.narrow", { what: label })}
            onChange={(_, data) => setWords(data.value)}
          />
        )}
        {found.slice(0, DRAWN).map((option) => (
          <Checkbox
            key={option.value}
            name={key}
            label={<bdi dir="auto" translate="no">{textIn(option)}</bdi>}
            checked={picked.includes(option.value)}
            disabled={isDisabled || (picked.length >= most && !picked.includes(option.value))}
            onChange={(_, { checked }) => pick(option.value, checked === true)}
          />
        ))}
        {found.length > DRAWN && (
          <span className={styles.hint} role="status">
            {t("record.narrowMore", { n: numberText(found.length - DRAWN) })}
          </span>
        )}
      </FieldContextProvider>
    </div>
  );
}
