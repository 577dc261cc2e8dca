/** Asks for the type of a package, which sets its sides, or for its measured length, width and height. */
import { Field, FieldContextProvider, Input, makeStyles, Select, tokens } from "@fluentui/react-components";
import { useEffect } from "react";
import { PACKAGE_TYPES, packageTypeOf, sidesOfType } from "../../../../../api/shipping/packaging.ts";
import { SIDES } from "../../../../../api/shipping/packages.ts";
import { choiceWord } from "../../../../engine/list/choice_word.ts";
import type { AskProps } from "../../../../engine/features.ts";
import { fieldWord } from "../../../../engine/field_words.ts";
import { t } from "../../../../lib/i18n.ts";
import { problemText } from "../../../../lib/problem_text.ts";

/** Maximum number of digits of a side in mm, which is enough for a pallet. */
const DIGITS = 4;

const useStyles = makeStyles({
  sides: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
  side: { minWidth: 0, "& input": { minWidth: 0, width: "100%", textAlign: "end" } },
  type: { width: "100%" },
});

export default function PackagingAsk({ name, record, isDisabled, onHold, beside }: AskProps) {
  const styles = useStyles();
  const { params = {}, problems = [], fill = () => {} } = beside ?? {};
  const valueOf = (field: string) => params[field] ?? sideText(record[field]);
  const sides = SIDES.map((side) => ({ side, text: valueOf(side) }));
  const isPart = sides.some(({ text }) => text !== "") && sides.some(({ text }) => text === "");
  useEffect(() => onHold(isPart), [isPart]);
  const choose = (code: string) => {
    fill(name, code);
    const type = packageTypeOf(code);
    if (type) Object.entries(sidesOfType(type)).forEach(([side, mm]) => fill(side, String(mm)));
  };
  // Sides are only sent together, so a changed one includes the other two.
  const measure = (changed: string, value: string) => {
    fill(name, "");
    for (const { side, text } of sides) fill(side, side === changed ? value : text);
  };
  return (
    <div>
      <Select
        className={styles.type}
        name={name}
        value={valueOf(name)}
        disabled={isDisabled}
        onChange={(_, { value }) => choose(value)}
      >
        <option value="">{t("parcel.measured")}</option>
        {PACKAGE_TYPES.map(({ code }) => (
          <option key={code} value={code}>{choiceWord("package_type", code)}</option>
        ))}
      </Select>
      <FieldContextProvider value={undefined}>
        <div className={styles.sides} role="group" aria-label={fieldWord("packages", "sides")}>
          {sides.map(({ side, text }) => (
            <Field
              key={side}
              label={fieldWord("packages", side)}
              validationMessage={isPart && text === ""
                ? t("parcel.allSides")
                : problemText(problems.find(({ path }) => path === side))}
            >
              <Input
                className={styles.side}
                name={side}
                value={text}
                readOnly={isDisabled}
                inputMode="numeric"
                autoComplete="off"
                maxLength={DIGITS}
                contentAfter="mm"
                onChange={(_, { value }) => measure(side, value)}
              />
            </Field>
          ))}
        </div>
      </FieldContextProvider>
    </div>
  );
}

/** Returns the text of a stored value; a side that was not measured is empty. */
const sideText = (value: unknown): string => value ? String(value) : "";
