import { Field, Input, Select, Switch } from "@fluentui/react-components";
import { useEffect } from "react";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../../api/languages.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { notify } from "../../../lib/toasts.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { listText } from "../../../parts/format.ts";
import { Compare } from "../../../engine/form/compare.tsx";
import { FormElement, FormMessageBars } from "../../../engine/form/form_parts.tsx";
import { SaveBar } from "../../../engine/form/save_bar.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useSettingForm } from "./wiring.ts";
import { EventsTable } from "./events_table.tsx";
import { Fold } from "./fold.tsx";
import { PlaceFields } from "./place_fields.tsx";
import { useSwitches, WHOLE_SETTING } from "./switches.ts";
import { useSettingsStyles } from "./settings.styles.ts";
import type { Setting, SettingValues } from "./values.ts";

interface Props {
  readonly setting: Setting;
  readonly onSaved: () => void;
  readonly onFresh: () => void;
}

const nothing = () => {};

export function SettingForm({ setting, onSaved, onFresh }: Props) {
  const styles = useSettingsStyles();
  const form = useSettingForm(setting, usePerson()._id);
  const { values, problems, phase, savedVersion } = form;
  const switches = useSwitches(setting, onSaved);
  const isDisabled = phase !== "editing" || switches.isBusy;
  /** Saves a switch at once, or together with other fields if these have unsaved changes. */
  const flip = (name: string, isOn: boolean, change: () => void) =>
    form.changed.length > 0 ? change() : switches.flip(name, isOn);
  const isSaved = phase === "saved";
  const title = t(`notificationSettings.type.${setting.type}` as Key);
  useEffect(() => {
    if (!isSaved) return;
    notify("success", t("notificationSettings.saved"));
    onSaved();
    // Runs only when the form was saved, not when a callback changes.
  }, [isSaved]);
  useEffect(() => {
    // A save that changed nothing keeps the version.
    if (isSaved && setting.version >= savedVersion) onFresh();
  }, [isSaved, setting.version]);
  const subject = problems.find(({ path }) => path === "subject");
  return (
    <FormElement form={form} label={title} first="">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Switch
          name="status"
          label={t("notificationSettings.notify")}
          checked={switches.isOn(WHOLE_SETTING, values.status)}
          disabled={phase !== "editing"}
          onChange={(_, { checked }) => flip(WHOLE_SETTING, checked, () => form.change("status", checked))}
        />
      </div>
      <FormMessageBars form={form} />
      {phase === "comparing" && <Compare form={form} shown={settingText} />}
      <EventsTable {...{ form, switches, isDisabled, flip }} />
      <Field label={t("field.language")} hint={t("notificationSettings.help.language")}>
        <Select
          name="language"
          value={values.language}
          disabled={isDisabled}
          onChange={(_, { value }) => form.change("language", value)}
        >
          {LANGUAGES.map((each) => <option key={each} value={each}>{LANGUAGE_NAMES[each]}</option>)}
        </Select>
      </Field>
      <Fold
        summary={t("notificationSettings.messages")}
        isOpen={values.url !== ""}
        isNeeded={problems.some(({ path }) => !path.startsWith("events."))}
      >
        <div className={styles.fields}>
          <PlaceFields
            path=""
            values={values}
            problems={problems}
            isDisabled={isDisabled}
            isWhole
            onChange={(change) =>
              Object.entries(change).forEach(([name, value]) =>
                form.change(name as keyof SettingValues, value)
              )}
          />
          <Field
            label={t("notificationSettings.field.subject")}
            hint={subject ? null : t("notificationSettings.help.subject")}
            validationMessage={problemText(subject)}
          >
            <Input
              name="subject"
              value={values.subject}
              readOnly={isDisabled}
              autoComplete="off"
              dir="auto"
              onChange={(_, { value }) => form.change("subject", value)}
            />
          </Field>
        </div>
      </Fold>
      {form.changed.length > 0 && (
        <SaveBar form={form} save={t("notificationSettings.save")} onClose={nothing} />
      )}
    </FormElement>
  );
}

const languageName = (tag: string): string => isLanguage(tag) ? LANGUAGE_NAMES[tag] : tag;

export function settingText(values: SettingValues, name: string): string {
  if (name === "status") return t(values.status ? "record.yes" : "record.no");
  if (name === "language") return languageName(values.language);
  if (name === "alias_mentions") {
    return listText(values.alias_mentions.map(({ username }) => `@${username}`)) || t("record.noValue");
  }
  if (name === "events") {
    const on = values.events.filter(({ isOn }) => isOn).map(({ id, times }) =>
      [choiceWord("events", id), ...times.map(({ hour, minute }) => `${hour}:${minute}`)].join(" ")
    );
    return listText(on) || t("record.noValue");
  }
  return String(values[name as "url"]) || t("record.noValue");
}
