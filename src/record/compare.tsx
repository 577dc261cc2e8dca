/** Two versions of one order side by side: the person's and the one that somebody saved first. */
import { Button, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { differences, type Side } from "../../machines/form.ts";
import { t } from "../lib/i18n.ts";
import type { Form } from "../wiring/form.ts";
import { useEditStyles } from "./edit.styles.ts";
import type { LineValue, OrderValues } from "./order_form.ts";
import { fieldName } from "./problems.tsx";

/** A field's value in words. */
export function shownValue(values: OrderValues, name: string): string {
  const value = values[name as keyof OrderValues];
  if (typeof value === "string") return value || t("record.empty");
  const line = ({ quantity, sku }: LineValue) => t("record.form.lineText", { quantity, sku });
  return value.map(line).join("\n") || t("record.empty");
}

export function Compare({ form }: { readonly form: Form<OrderValues> }) {
  const styles = useEditStyles();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { theirs, base, conflicts } = form;
  if (!theirs) return null;
  return (
    <section className={styles.compare} aria-labelledby="compare-title">
      <h3 id="compare-title" ref={title} tabIndex={-1} className={styles.legend}>
        {t("record.form.staleTitle")}
      </h3>
      <p className={styles.help}>
        {t(conflicts.length > 0 ? "record.form.staleText" : "record.form.staleNoConflict")}
      </p>
      {conflicts.map((name) => <Choice key={name} form={form} theirs={theirs} name={name} />)}
      <Others
        base={base}
        theirs={theirs}
        names={differences(base, theirs).filter((name) => !conflicts.includes(name))}
      />
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          onClick={() => {
            form.merge();
            form.save();
          }}
        >
          {t("record.form.take")}
        </Button>
        <Button onClick={form.reset}>{t("record.form.useTheirs")}</Button>
      </div>
    </section>
  );
}

interface OthersProps {
  readonly base: OrderValues;
  readonly theirs: OrderValues;
  readonly names: readonly string[];
}

/** What they changed and the person did not: it stays as they have it. */
function Others({ base, theirs, names }: OthersProps) {
  const styles = useEditStyles();
  if (names.length === 0) return null;
  return (
    <div>
      <p className={styles.help}>{t("record.form.others")}</p>
      <ul className={styles.others}>
        {names.map((name) => (
          <li key={name} className={styles.side}>
            {t("record.changeWords", {
              field: fieldName(name),
              before: shownValue(base, name),
              after: shownValue(theirs, name),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  readonly form: Form<OrderValues>;
  readonly theirs: OrderValues;
  readonly name: string;
}

function Choice({ form, theirs, name }: ChoiceProps) {
  const styles = useEditStyles();
  const sides: readonly (readonly [Side, OrderValues])[] = [["mine", form.values], ["theirs", theirs]];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{fieldName(name)}</legend>
      <RadioGroup
        className={styles.sides}
        aria-label={fieldName(name)}
        value={form.choices[name] ?? "mine"}
        onChange={(_, { value }) => form.choose(name, value === "theirs" ? "theirs" : "mine")}
      >
        {sides.map(([side, values]) => (
          <Radio
            key={side}
            value={side}
            label={
              <>
                <span className={styles.hint}>
                  {t(side === "mine" ? "record.form.yours" : "record.form.theirs")}
                </span>
                <br />
                <span className={styles.side} dir="auto">{shownValue(values, name)}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </fieldset>
  );
}
