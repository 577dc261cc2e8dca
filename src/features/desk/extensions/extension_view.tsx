import { Button, mergeClasses } from "@fluentui/react-components";
import { EditRegular } from "@fluentui/react-icons";
import { type ReactNode, useCallback, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { secretFields } from "../../../../api/desk/extensions.ts";
import { manifestOf } from "../../../../extensions/mod.ts";
import { extensions } from "../../../../resources/desk/extensions.ts";
import { DeliveryLog } from "../integrations/delivery_log.tsx";
import { t } from "../../../lib/i18n.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { recordHistory } from "../../../engine/record/record_history.ts";
import { Timeline } from "../../../engine/record/timeline.tsx";
import { EditEntity } from "../../../engine/record/edit_forms.ts";
import { WithFlow } from "../../../engine/record/with_flow.tsx";
import { useShortcut } from "../../../engine/record/use_shortcut.ts";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { usePerson } from "../../../lib/person.ts";
import { hasEntityDraft } from "../../../engine/form/entity_wiring.ts";
import {
  type Extension,
  extensionSource,
  logSource,
  settingsEntity,
  STEPS,
  useExtensionSteps,
} from "./wiring.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { ExtensionFacts } from "./extension_facts.tsx";
import { ExtensionState } from "./extension_state.tsx";
import { SecretSetting } from "./secret_setting.tsx";
import { Settings } from "./settings.tsx";
import { RecordTitle } from "../../../engine/record/record_title.tsx";

/** The caller must give each id its own `key`. */
export default function ExtensionView({ id, level }: RecordViewProps) {
  const words = {
    missingTitle: t("entity.extensions.missingTitle"),
    missingText: t("entity.extensions.missingText"),
    failedTitle: t("entity.extensions.failedTitle"),
  };
  return (
    <RecordFrame shown={useRecord(extensionSource, id)} level={level} words={words}>
      {(extension, messageBars) => <Screen {...{ extension, level, messageBars }} />}
    </RecordFrame>
  );
}

interface Props {
  readonly extension: Extension;
  readonly level: 1 | 2;
  readonly messageBars: ReactNode;
}

function Screen({ extension, level, messageBars }: Props) {
  const styles = useRecordStyles();
  const { _id, name, status } = extension;
  const mayChange = allows(extensions.roots.switchExtension ?? extensions.rule, usePerson());
  const changed = () => publishChange(extensions.query, [_id]);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.line}>
          <RecordTitle level={level} className={mergeClasses(styles.title, styles.prose)}>
            <bdi translate="no">{name}</bdi>
          </RecordTitle>
          <span className={styles.quiet}>{extension.extension_version}</span>
          <StatusPill kind="extension" status={status} />
        </div>
        <div>{t(`entity.extensions.purpose.${_id}`)}</div>
        <ExtensionState {...{ extension, mayChange, changed }} />
        {messageBars}
      </header>
      <WithFlow
        resource={extensions}
        historyOf={() => recordHistory(extension, extension.facts, extension.timeline)}
      >
        <div className={styles.columns}>
          <div className={styles.facts}>
            <div className={styles.column}>
              <ExtensionFacts extension={extension} />
            </div>
          </div>
          <div className={styles.column}>
            <SetUp {...{ extension, mayChange, changed }} />
            <Log {...{ extension, mayChange }} />
            <Timeline entity={extensions.id} record={extension} entries={extension.timeline} />
          </div>
        </div>
      </WithFlow>
    </>
  );
}

interface PartProps extends Pick<Props, "extension"> {
  readonly mayChange: boolean;
  readonly changed: () => void;
}

/** Shows the settings. Secrets have their own form, since no draft may contain one. */
function SetUp({ extension, mayChange, changed }: PartProps) {
  const styles = useRecordStyles();
  const person = usePerson();
  const manifest = manifestOf(extension._id);
  const entity = manifest && settingsEntity(manifest);
  const [isEditing, setEditing] = useState(() =>
    mayChange && entity !== undefined && hasEntityDraft(entity, extension, person)
  );
  useShortcut("e", "record.keys.edit", mayChange && entity ? () => setEditing(true) : null);
  // An API of another build may have a manifest that this app does not know.
  if (!manifest || !entity) return null;
  const secrets = (
    <ul className={styles.plainList}>
      {secretFields(manifest).map((field) => (
        <SecretSetting
          key={field.key}
          extensionId={extension._id}
          field={field}
          state={extension.secrets.find((each) => each.field === field.key)?.state ?? null}
          {...{ mayChange, changed }}
        />
      ))}
    </ul>
  );
  if (isEditing) {
    return (
      <EditEntity
        entity={entity}
        record={extension}
        onTab={() => {}}
        onClose={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          changed();
        }}
      />
    );
  }
  const edit = (
    <Button size="small" icon={<EditRegular />} onClick={() => setEditing(true)}>
      {t("entity.extensions.edit")}
    </Button>
  );
  return (
    <Section title={t("entity.extensions.group.settings.title")} action={mayChange && edit}>
      {secrets}
      <Settings manifest={manifest} config={extension.config} />
    </Section>
  );
}

function Log({ extension: { _id }, mayChange }: Pick<PartProps, "extension" | "mayChange">) {
  const [count, setCount] = useState(0);
  const mover = useExtensionSteps(_id, "log", usePerson()._id, {
    show: () => {},
    onDone: () => setCount((before) => before + 1),
  });
  const sourceOf = useCallback((page: number) => logSource(_id, page), [_id]);
  return <DeliveryLog {...{ sourceOf, mover, count }} replay={mayChange ? STEPS.replay : null} />;
}
