/** Suggests items, but never changes typed text: a scanner types too, and an unknown SKU may be right. */
import { Combobox, makeStyles, Option, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { type FoundItem, rememberItem, useItemSearch } from "./items.ts";
import { Picture } from "./picture.tsx";
import { expandIcon } from "../../../engine/form/expand_icon.ts";
import { moneyText } from "../../../lib/amount_text.ts";

const useStyles = makeStyles({
  box: { minWidth: 0, width: "100%", "& input": { minWidth: 0, fontFamily: tokens.fontFamilyMonospace } },
  option: { display: "flex", flexDirection: "column", minWidth: 0 },
  sku: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  more: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  readonly name?: string;
  readonly value: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** `item` is the chosen item; null while a person types. */
  readonly onChange: (sku: string, item: FoundItem | null) => void;
}

export default function ItemPicker({ name, value, label, placeholder, isDisabled = false, onChange }: Props) {
  const styles = useStyles();
  const person = usePerson();
  const [isOpen, setOpen] = useState(false);
  const { items, isAsking, failure } = useItemSearch(isOpen ? value.trim() : null, person);
  const message = failure
    ? t("catalogue.failed", { why: failureText(failure) })
    : isAsking
    ? t("catalogue.looking")
    : t("catalogue.none");
  return (
    <Combobox
      expandIcon={expandIcon()}
      freeform
      className={styles.box}
      input={name ? { name } : {}}
      {...(label && { "aria-label": label })}
      {...(placeholder && { placeholder })}
      value={value}
      disabled={isDisabled}
      open={isOpen && !isDisabled}
      autoComplete="off"
      spellCheck={false}
      selectedOptions={[]}
      onOpenChange={(_, { open }) => setOpen(open)}
      onChange={(event) => {
        // The combobox opens its list only when a key is typed, so pasted text must open it here.
        setOpen(true);
        onChange(event.target.value, null);
      }}
      onOptionSelect={(_, { optionValue }) => {
        const item = items.find(({ sku }) => sku === optionValue);
        if (!item) return;
        rememberItem(person._id, item.sku);
        onChange(item.sku, item);
      }}
    >
      {items.map((item) => <Choice key={item._id} item={item} />)}
      {items.length === 0 && <Option disabled value="" text={message}>{message}</Option>}
    </Combobox>
  );
}

function Choice(
  { item: { sku, title, variant, price_minor, currency, image_id, stock } }: { readonly item: FoundItem },
) {
  const styles = useStyles();
  return (
    <Option value={sku} text={sku}>
      {image_id && <Picture id={image_id} />}
      <span className={styles.option}>
        <bdi className={styles.sku} translate="no">{sku}</bdi>
        <span className={styles.more}>
          <bdi>{[title, variant].filter(Boolean).join(", ")}</bdi>
          {price_minor !== undefined && currency && ` · ${moneyText(price_minor, currency)}`}
          {stock && ` · ${choiceWord("stock", stock)}`}
        </span>
      </span>
    </Option>
  );
}
