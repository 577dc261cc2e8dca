import { Button, mergeClasses, Tab, TabList } from "@fluentui/react-components";
import { DeleteRegular, EditRegular } from "@fluentui/react-icons";
import { type ReactNode, Suspense, useState } from "react";
import { allows } from "../../../api/access.ts";
import type { TimelineEntry } from "../../../api/generated/schema.ts";
import { formatDay } from "../../../api/time/instants.ts";
import { config } from "../../lib/config.ts";
import { entityOf, makeRule } from "../../../resources/define.ts";
import { mayTrash } from "../../../resources/trash.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { fieldWord } from "../field_words.ts";
import { cellText } from "../list/table/cell_text.ts";
import { publishChange } from "../live/live.ts";
import { notify } from "../../lib/toasts.ts";
import { StatusPill } from "../../parts/status_pill.tsx";
import { usePrefetch } from "../../lib/lazy_part.tsx";
import { usePerson } from "../../lib/person.ts";
import { type Entity, entitySource, hasEntityDraft, TRASH, useTrash } from "../form/entity_wiring.ts";
import { isBusyPhase, type Mover } from "./move_wiring.ts";
import { useRecord } from "./record_wiring.ts";
import { MoveMessageBar } from "./move_message_bar.tsx";
import { RecordFrame } from "./record_frame.tsx";
import { factsIn, RecordSteps } from "./record_steps.tsx";
import { recordHistory } from "./record_history.ts";
import { Timeline } from "./timeline.tsx";
import { FLOW, useHasFlow } from "./record_tabs.tsx";
import { Flow, WithFlow } from "./with_flow.tsx";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { useShortcut } from "./use_shortcut.ts";
import { WithKey } from "./with_key.tsx";
import type { EntityViewProps, RecordTab } from "./view_props.ts";
import type { EntityRecord } from "../form/entity_form.ts";
import { EntityFacts } from "./generic_facts.tsx";
import { registeredValue, screenOf } from "../features.ts";
import { EditEntity, TrashForm } from "./edit_forms.ts";
import { RecordTitle } from "./record_title.tsx";

/** Shows a record by its shape. Give it the id as a `key`, because each record needs its own state. */
export default function EntityView({ resource, id, level, onClose }: EntityViewProps) {
  const { shape } = resource;
  if (!shape) throw new Error(`Cannot show a record of ${resource.id}: expected a shape`);
  return <ShapedView entity={{ resource, shape }} {...{ id, level, onClose }} />;
}

interface ShapedProps extends Omit<EntityViewProps, "resource"> {
  readonly entity: Entity;
}

function ShapedView({ entity, id, level, onClose }: ShapedProps) {
  const [source] = useState(() => entitySource(entity));
  const { id: name } = entity.resource;
  const words = {
    missingTitle: t(`entity.${name}.missingTitle`),
    missingText: t(`entity.${name}.missingText`),
    failedTitle: t(`entity.${name}.failedTitle`),
  };
  return (
    <RecordFrame shown={useRecord(source, id)} level={level} words={words}>
      {(record, messageBars) => <EntityScreen {...{ entity, record, level, messageBars, onClose }} />}
    </RecordFrame>
  );
}

interface ScreenProps {
  readonly entity: Entity;
  readonly record: EntityRecord;
  readonly level: 1 | 2;
  readonly messageBars: ReactNode;
  readonly onClose: () => void;
}

function EntityScreen({ entity, record, level, messageBars, onClose }: ScreenProps) {
  const { resource, shape } = entity;
  const person = usePerson();
  const name = String(record[shape.name] ?? "");
  const changed = () => publishChange(entityOf(resource), [record._id]);
  const mover = useTrash(entity, [record._id], person._id, () => {
    notify("success", t(`entity.${resource.id}.trashed`, { name }));
    changed();
    onClose();
  });
  const isOpen = resource.lifecycle?.openIn?.includes(String(record["status"])) ?? true;
  const mayEdit = isOpen && !shape.isFinal && allows(makeRule(resource, shape, record._id), person);
  const tabs = screenOf(resource.id).tabs?.filter(({ isOf }) => !isOf || isOf(record));
  const [tab, setTab] = useState(() => (tabs?.find(({ key }) => key === askedTab()) ?? tabs?.[0])?.key);
  const [isEditing, setEditing] = useState(() => mayEdit && hasEntityDraft(entity, record, person));
  usePrefetch(EditEntity);
  const hasFlow = useHasFlow(resource);
  const history = { resource, historyOf: () => recordHistory(record, factsIn(record), timelineOf(record)) };
  const inForm = tabs?.filter(({ key }) => shape.form.some((group) => group.key === key));
  const edit = () => {
    setEditing(true);
    // The form opens a tab with fields, because the current tab has none.
    if (inForm?.every(({ key }) => key !== tab)) setTab(inForm[0]?.key);
  };
  return (
    <>
      <Header {...{ entity, record, level, name }} kind={resource.lifecycle?.name ?? resource.id}>
        {!isEditing && resource.lifecycle && <RecordSteps {...{ resource, record, name }} onDone={changed} />}
        {!isEditing && isOpen && (
          <Steps
            entity={entity}
            mover={mover}
            onEdit={mayEdit ? edit : null}
          />
        )}
        <MoveMessageBar mover={mover} hasSteps={false} />
        {["asking", "sending"].includes(mover.phase) && (
          <TrashForm entityId={resource.id} id={record._id} name={name} mover={mover} />
        )}
        {messageBars}
      </Header>
      {tabs && (
        <Tabs
          entityId={resource.id}
          tabs={isEditing ? inForm ?? [] : tabs}
          hasFlow={hasFlow && !isEditing}
          tab={tab}
          onTab={setTab}
        />
      )}
      <Suspense>
        {isEditing
          ? (
            <EditEntity
              entity={entity}
              record={record}
              tab={tab}
              onTab={setTab}
              onClose={() => setEditing(false)}
              onSaved={() => {
                setEditing(false);
                changed();
              }}
            />
          )
          : tabs
          ? tab === FLOW ? <Flow {...history} /> : <Parts entity={entity} record={record} tab={tab} />
          : (
            <WithFlow {...history}>
              <Parts entity={entity} record={record} tab={tab} />
            </WithFlow>
          )}
      </Suspense>
    </>
  );
}

const askedTab = () => new URLSearchParams(location.search).get("tab");

const timelineOf = ({ timeline }: EntityRecord): readonly TimelineEntry[] =>
  Array.isArray(timeline) ? timeline : [];

interface TabsProps {
  readonly entityId: string;
  readonly tabs: readonly RecordTab[];
  readonly hasFlow: boolean;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
}

function Tabs({ entityId, tabs, hasFlow, tab, onTab }: TabsProps) {
  const styles = useRecordStyles();
  return (
    <TabList
      className={styles.tabs}
      selectedValue={tab}
      onTabSelect={(_, { value }) => onTab(String(value))}
    >
      {tabs.map(({ key }) => <Tab key={key} value={key}>{t(`entity.${entityId}.tab.${key}` as Key)}</Tab>)}
      {hasFlow && <Tab value={FLOW}>{t("charts.record.flow")}</Tab>}
    </TabList>
  );
}

interface HeaderProps extends Pick<ScreenProps, "entity" | "record" | "level"> {
  readonly name: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** Returns what follows the record's number in the title: " · USPS Ground · Valid from 01-12-2026". */
function titleRest({ resource, shape }: Entity, record: EntityRecord): string {
  const parts = (shape.titled ?? []).flatMap((key) => resource.columns.filter((column) => column.key === key))
    .filter(({ key }) => record[key] !== null && record[key] !== undefined && record[key] !== "")
    .map((column) => {
      const value = record[column.key];
      return column.kind === "day" && typeof value === "number"
        ? `${fieldWord(resource.id, column.key)} ${formatDay(value, config().timeZone)}`
        : cellText(record, column) ?? String(value);
    });
  return parts.map((part) => ` · ${part}`).join("");
}

function Header({ entity, record, level, name, kind, children }: HeaderProps) {
  const styles = useRecordStyles();
  const { status } = record;
  const rest = titleRest(entity, record);
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <RecordTitle level={level} className={mergeClasses(styles.title, styles.prose)}>
          <bdi dir="auto" translate="no">{name}</bdi>
          {rest && <bdi dir="auto" className={styles.titleRest}>{rest}</bdi>}
        </RecordTitle>
        {typeof status === "string" && <StatusPill {...{ status, kind }} />}
      </div>
      {children}
    </header>
  );
}

interface StepsProps {
  readonly entity: Entity;
  readonly mover: Mover;
  readonly onEdit: (() => void) | null;
}

function Steps({ entity: { resource, shape }, mover, onEdit }: StepsProps) {
  const styles = useRecordStyles();
  const canTrash = mayTrash(resource, shape, usePerson());
  const isBusy = isBusyPhase(mover);
  useShortcut("e", "record.keys.edit", onEdit);
  if (!onEdit && !canTrash) return null;
  return (
    <div className={styles.line}>
      {onEdit && (
        <WithKey words={t(`entity.${resource.id}.edit`)} shortcut="e">
          <Button icon={<EditRegular />} aria-keyshortcuts="E" disabledFocusable={isBusy} onClick={onEdit}>
            {t(`entity.${resource.id}.edit`)}
          </Button>
        </WithKey>
      )}
      {canTrash && (
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          disabledFocusable={isBusy}
          onClick={() => mover.begin(TRASH, true)}
        >
          {t(`entity.${resource.id}.trash`)}
        </Button>
      )}
    </div>
  );
}

interface PartsProps extends Pick<ScreenProps, "entity" | "record"> {
  readonly tab: string | undefined;
}

/** Shows the facts next to the parts; in one column above them, and alone if there are no parts. */
function Parts({ entity, record, tab }: PartsProps) {
  const styles = useRecordStyles();
  const { resource, shape } = entity;
  const screen = screenOf(resource.id);
  const own = tab === undefined
    ? screen.parts ?? []
    : (screen.tabs ?? []).flatMap(({ key, Part }) => key === tab && Part ? [Part] : []);
  const added = registeredValue("recordParts", [resource.id, tab].filter(Boolean).join("."));
  const parts = added ? [...own, added] : own;
  const hasFacts = tab === undefined || shape.sections.some(({ key }) => key === tab);
  if (!hasFacts) {
    return (
      <div className={styles.columns}>
        <div className={styles.whole}>
          {parts.map((Part, index) => <Part key={index} record={record} />)}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={parts.length > 0 ? styles.facts : styles.timeline}>
        <div className={styles.column}>
          {screen.AboveFacts && <screen.AboveFacts record={record} />}
          <EntityFacts entity={entity} record={record} only={tab} />
        </div>
      </div>
      <div className={styles.column}>
        {parts.map((Part, index) => <Part key={index} record={record} />)}
        {resource.lifecycle && (
          screen.Timeline
            ? <screen.Timeline record={record} />
            : <Timeline entity={resource.id} record={record} entries={timelineOf(record)} />
        )}
      </div>
    </div>
  );
}
