/** Finds a time zone by a part of its name. The typed text is kept, and checked with the form. */
import { Combobox, Option } from "@fluentui/react-components";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { expandIcon } from "./expand_icon.ts";

/** Maximum number of zones in the list. */
const SHOWN = 30;

const fold = (text: string): string => text.toLowerCase().replaceAll(/[\s_]+/g, " ").trim();

/** Returns the zones that contain the text, first those with a part that begins with it. */
export function zonesWith(
  text: string,
  zones: readonly string[] = Intl.supportedValuesOf("timeZone"),
): string[] {
  const wanted = fold(text);
  const found = zones.filter((zone) => fold(zone).includes(wanted));
  const begins = (zone: string) => fold(zone).split(/[/ ]/).some((part) => part.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))].slice(0, SHOWN);
}

interface Props {
  readonly name: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (zone: string) => void;
}

export function TimeZoneInput({ name, value, isDisabled, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const zones = isOpen ? zonesWith(value) : [];
  return (
    <Combobox
      expandIcon={expandIcon()}
      freeform
      input={{ name }}
      value={value}
      disabled={isDisabled}
      open={isOpen && !isDisabled}
      autoComplete="off"
      spellCheck={false}
      selectedOptions={[]}
      onOpenChange={(_, { open }) => setOpen(open)}
      onChange={(event) => onChange(event.target.value)}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue) onChange(optionValue);
      }}
    >
      {zones.map((zone) => <Option key={zone} value={zone}>{zone}</Option>)}
      {isOpen && zones.length === 0 && <Option disabled value="">{t("problem.badTimeZone")}</Option>}
    </Combobox>
  );
}
