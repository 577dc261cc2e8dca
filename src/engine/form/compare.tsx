import { Button, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { differences, type FormValues, type Side } from "../../../machines/form.ts";
import { t } from "../../lib/i18n.ts";
import type { Form } from "./form_wiring.ts";
import { useEditStyles } from "./edit.styles.ts";
import { useFieldName } from "./problem_text.ts";

interface Props<V extends object> {
  readonly form: Form<V>;
  readonly shown: (values: V, name: string) => string;
}

export function Compare<V extends object>({ form, shown }: Props<V>) {
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
      {conflicts.map((name) => <Choice key={name} {...{ form, shown, theirs, name }} />)}
      <Others
        {...{ base, theirs, shown }}
        names={differences(base as FormValues, theirs as FormValues).filter((name) =>
          !conflicts.includes(name)
        )}
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

interface OthersProps<V extends object> extends Pick<Props<V>, "shown"> {
  readonly base: V;
  readonly theirs: V;
  readonly names: readonly string[];
}

/** Lists the other person's changes to other fields, which are kept. */
function Others<V extends object>({ base, theirs, names, shown }: OthersProps<V>) {
  const styles = useEditStyles();
  const fieldName = useFieldName();
  if (names.length === 0) return null;
  return (
    <div>
      <p className={styles.help}>{t("record.form.others")}</p>
      <ul className={styles.others}>
        {names.map((name) => (
          <li key={name} className={styles.side}>
            {t("record.changeWords", {
              field: fieldName(name),
              before: shown(base, name),
              after: shown(theirs, name),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps<V extends object> extends Props<V> {
  readonly theirs: V;
  readonly name: string;
}

function Choice<V extends object>({ form, shown, theirs, name }: ChoiceProps<V>) {
  const styles = useEditStyles();
  const fieldName = useFieldName();
  const sides: readonly (readonly [Side, V])[] = [["mine", form.values], ["theirs", theirs]];
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
                <span className={styles.side} dir="auto">{shown(values, name)}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </fieldset>
  );
}
