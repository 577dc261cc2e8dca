import { Switch } from "@fluentui/react-components";
import { useId } from "react";
import { t } from "../../../lib/i18n.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import type { Form } from "../../../engine/form/form_wiring.ts";
import { Fold } from "./fold.tsx";
import { PlaceFields } from "./place_fields.tsx";
import { useSettingsStyles } from "./settings.styles.ts";
import { type Switches, WHOLE_SETTING } from "./switches.ts";
import { TimesInput } from "./times_input.tsx";
import type { EventValues, SettingValues } from "./values.ts";
import { NamedTable } from "../../../parts/named_table.tsx";

interface Props {
  readonly form: Pick<Form<SettingValues>, "phase" | "values" | "problems" | "change">;
  readonly switches: Switches;
  readonly isDisabled: boolean;
  readonly flip: (name: string, isOn: boolean, change: () => void) => void;
}

export function EventsTable(props: Props) {
  const { form } = props;
  const styles = useSettingsStyles();
  const { events } = form.values;
  const change = (index: number, part: Partial<EventValues>) =>
    form.change("events", events.map((event, at) => at === index ? { ...event, ...part } : event));
  return (
    <NamedTable className={styles.table} aria-label={t("notificationSettings.notifyHead")}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHead}>{t("notificationSettings.event")}</th>
          <th scope="col" className={styles.columnHead}>{t("notificationSettings.notifyHead")}</th>
        </tr>
      </thead>
      {events.map((event, index) => (
        <Event
          key={event.id}
          {...props}
          event={{ ...event, isOn: props.switches.isOn(event.id, event.isOn) }}
          index={index}
          onChange={(part) => change(index, part)}
        />
      ))}
    </NamedTable>
  );
}

interface EventProps extends Props {
  readonly event: EventValues;
  readonly index: number;
  readonly onChange: (part: Partial<EventValues>) => void;
}

function Event({ event, index, form, switches, isDisabled, flip, onChange }: EventProps) {
  const { phase, values, problems } = form;
  const styles = useSettingsStyles();
  const name = useId();
  const path = `events.${index}`;
  const isWhole = switches.isOn(WHOLE_SETTING, values.status);
  const label = choiceWord("events", event.id);
  const isWrong = problems.some((problem) => problem.path.startsWith(`${path}.`));
  const hasOwn = event.url !== "" || event.room !== "" || event.mentions !== "" ||
    event.alias_mentions.length > 0;
  return (
    <tbody>
      <tr>
        <th scope="row" id={name} className={styles.name}>{label}</th>
        <td className={styles.switch}>
          <Switch
            name={`${path}.status`}
            aria-labelledby={name}
            checked={event.isOn}
            disabled={phase !== "editing"}
            onChange={(_, { checked }) => flip(event.id, checked, () => onChange({ isOn: checked }))}
          />
        </td>
      </tr>
      {(event.isOn && isWhole || isWrong) && (
        <tr>
          <td colSpan={2} className={styles.more}>
            <div className={styles.inside}>
              <TimesInput
                path={`${path}.times`}
                label={label}
                times={event.times}
                problems={problems}
                isDisabled={isDisabled}
                onChange={(times) => onChange({ times })}
              />
              <Fold summary={t("notificationSettings.own")} isOpen={hasOwn} isNeeded={isWrong}>
                <div className={styles.fields}>
                  <PlaceFields
                    path={`${path}.`}
                    values={event}
                    problems={problems}
                    isDisabled={isDisabled}
                    isWhole={false}
                    onChange={onChange}
                  />
                </div>
              </Fold>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}
