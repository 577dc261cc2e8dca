import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { Dismiss12Regular } from "@fluentui/react-icons";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { collapseSpaces, MAX_TAGS, uniqueTags } from "../../../../api/orders/tags.ts";
import { t } from "../../../lib/i18n.ts";
import { optionsOf } from "../../../engine/list/filters/options.ts";

const MAX_TAG_LENGTH = 40;

const useStyles = makeStyles({
  box: { display: "flex", flexDirection: "column", gap: "6px" },
  chips: { display: "flex", flexWrap: "wrap", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
  chip: {
    display: "inline-flex",
    alignItems: "center",
    maxWidth: "100%",
    paddingInlineStart: "8px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: tokens.fontSizeBase200,
  },
  word: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  drop: { minWidth: "24px", width: "24px", height: "24px" },
});

/** Returns known tags as suggestions; none while loading or after a failure, since any tag is allowed. */
function useKnownTags(): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    optionsOf("tags").then((outcome) => {
      if (isHere && outcome.ok) setKnown(outcome.data.map(({ value }) => value));
    });
    return () => void (isHere = false);
  }, []);
  return known;
}

/** Checks for a choice from the list. Browsers differ in how they report one; letters are `insertText`. */
const isChoice = (event: Event): boolean =>
  !("inputType" in event) || event.inputType === "insertReplacementText";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly problem?: string | null;
  readonly isDisabled?: boolean;
}

export function TagField({ label, name, tags, onChange, problem = null, isDisabled = false }: Props) {
  const styles = useStyles();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = useKnownTags();
  const [text, setText] = useState("");
  const tooLong = [...text.trim()].length > MAX_TAG_LENGTH
    ? t("bulk.tagLong", { max: MAX_TAG_LENGTH })
    : null;
  const isFull = tags.length >= MAX_TAGS;
  const add = (written: string) => {
    const tag = collapseSpaces(written.trim());
    if (tag === "" || isFull || [...tag].length > MAX_TAG_LENGTH) return;
    onChange(uniqueTags([...tags, tag]));
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && text.trim() !== "") {
      event.preventDefault();
      add(text);
    }
    // Somebody who holds the key to delete a text does not mean the tags before it.
    const isPressed = event.key === "Backspace" && !event.repeat;
    if (isPressed && text === "" && !isDisabled) onChange(tags.slice(0, -1));
  };
  const help = isFull ? t("bulk.tagsFull", { max: MAX_TAGS }) : t("bulk.tagHelp");
  return (
    <div className={styles.box}>
      <Field
        label={label}
        hint={problem || tooLong ? null : help}
        validationMessage={tooLong ?? problem}
      >
        <Input
          name={name}
          input={{ ref: input, list: listId }}
          value={text}
          readOnly={isDisabled || isFull}
          dir="auto"
          autoComplete="off"
          onChange={(event, { value }) => {
            const isWhole = isChoice(event.nativeEvent) && known.includes(value);
            if (isWhole || value.endsWith(",")) add(value.replace(/,$/, ""));
            else setText(value);
          }}
          onBlur={() => add(text)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <datalist id={listId}>
        {known.filter((tag) => !tags.includes(tag)).map((tag) => <option key={tag} value={tag} />)}
      </datalist>
      {tags.length > 0 && (
        <ul className={styles.chips}>
          {tags.map((tag) => (
            <li key={tag} className={styles.chip}>
              <bdi className={styles.word} dir="auto">{tag}</bdi>
              <Button
                className={styles.drop}
                size="small"
                appearance="subtle"
                icon={<Dismiss12Regular />}
                aria-label={t("bulk.dropTag", { tag })}
                disabledFocusable={isDisabled}
                onClick={() => {
                  onChange(tags.filter((each) => each !== tag));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
