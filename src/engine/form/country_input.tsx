/** Finds a country by its name, its code or another name. As soon as a country matches, the form has its code. */
import { Combobox, Option } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { isCountry } from "../../../api/places/countries.ts";
import { countriesLike, countryCode } from "../../../api/places/country_names.ts";
import { t } from "../../lib/i18n.ts";
import { countryName } from "../../parts/format.ts";
import { expandIcon } from "./expand_icon.ts";

interface Props {
  readonly name: string;
  /** The country's code, or the typed text as long as it matches no country. */
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

const shown = (value: string): string => isCountry(value) ? countryName(value) : value;

export function CountryInput({ name, value, isDisabled, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(() => shown(value));
  /** False until something is typed; as long as it is false, the whole list is offered instead of matches. */
  const [isTyped, setTyped] = useState(false);
  const lastSent = useRef(value);
  const report = (next: string) => {
    lastSent.current = next;
    onChange(next);
  };
  // The value changed outside of this input: the draft was restored, or another version was accepted.
  useEffect(() => {
    if (lastSent.current === value) return;
    lastSent.current = value;
    setText(shown(value));
  }, [value]);
  const codes = isOpen ? countriesLike(isTyped ? text : "", countryName) : [];
  return (
    <Combobox
      expandIcon={expandIcon()}
      freeform
      input={{ name }}
      value={text}
      disabled={isDisabled}
      open={isOpen && !isDisabled}
      autoComplete="off"
      spellCheck={false}
      selectedOptions={[]}
      onOpenChange={(_, { open }) => {
        setOpen(open);
        if (!open) setTyped(false);
      }}
      onChange={({ target }) => {
        setText(target.value);
        setTyped(true);
        report(countryCode(target.value) ?? target.value.trim());
      }}
      onBlur={() => setText(shown(lastSent.current))}
      onOptionSelect={(_, { optionValue }) => {
        if (!optionValue) return;
        setText(countryName(optionValue));
        report(optionValue);
      }}
    >
      {codes.map((code) => (
        <Option key={code} value={code} text={countryName(code)}>{`${countryName(code)} (${code})`}</Option>
      ))}
      {isOpen && codes.length === 0 && <Option disabled value="" text="">{t("problem.badCountry")}</Option>}
    </Combobox>
  );
}
