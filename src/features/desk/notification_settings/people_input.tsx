import { Button, Combobox, Option } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useState } from "react";
import type { AliasMention } from "../../../../api/generated/schema.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePeopleSearch } from "./wiring.ts";
import { useSettingsStyles } from "./settings.styles.ts";
import { expandIcon } from "../../../engine/form/expand_icon.ts";

interface Props {
  readonly name: string;
  readonly value: readonly AliasMention[];
  readonly isDisabled: boolean;
  readonly onChange: (value: readonly AliasMention[]) => void;
}

export const nameOf = ({ first_name, last_name }: AliasMention): string =>
  [first_name, last_name].filter(Boolean).join(" ");

export function PeopleInput({ name, value, isDisabled, onChange }: Props) {
  const styles = useSettingsStyles();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { people, failure } = usePeopleSearch(isOpen ? text.trim() : null);
  const others = people.filter(({ id }) => value.every((each) => each.id !== id));
  return (
    <div className={styles.inside}>
      {value.length > 0 && (
        <ul className={styles.chips}>
          {value.map((each) => (
            <li key={each.id} className={styles.chip}>
              <bdi>{`@${each.username}`}</bdi>
              <Button
                size="small"
                appearance="transparent"
                icon={<DismissRegular />}
                disabledFocusable={isDisabled}
                aria-label={t("notificationSettings.removePerson", { name: nameOf(each) })}
                onClick={() => onChange(value.filter(({ id }) => id !== each.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        expandIcon={expandIcon()}
        freeform
        className={styles.box}
        input={{ name }}
        placeholder={t("notificationSettings.findPerson")}
        value={text}
        disabled={isDisabled}
        open={isOpen && !isDisabled}
        autoComplete="off"
        spellCheck={false}
        selectedOptions={[]}
        onOpenChange={(_, { open }) => setOpen(open)}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText("")}
        onOptionSelect={(_, { optionValue }) => {
          const found = others.find(({ id }) => id === optionValue);
          if (found) onChange([...value, found]);
          setText("");
        }}
      >
        {others.map((each) => (
          <Option key={each.id} value={each.id} text={`@${each.username}`}>
            <span className={styles.person}>
              <bdi>{nameOf(each)}</bdi>
              <bdi className={styles.handle}>{`@${each.username}`}</bdi>
            </span>
          </Option>
        ))}
        {others.length === 0 && (
          <Option disabled value="" text={t("notificationSettings.nobody")}>
            {failure ? failureText(failure) : t("notificationSettings.nobody")}
          </Option>
        )}
      </Combobox>
    </div>
  );
}
