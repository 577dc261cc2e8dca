/** Shows a case in up to three panes, or as tabs if there is little space. A draft is shown like any other record. */
import { mergeClasses, MessageBar, MessageBarBody, Tab, TabList } from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { isSeller } from "../../../../api/access.ts";
import type { TimelineEntry } from "../../../../api/generated/schema.ts";
import { entityOf } from "../../../../resources/define.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { recordPath } from "../../../../resources/record_path.ts";
import { cases as resource } from "../../../../resources/support/cases.ts";
import type { EntityRecord } from "../../../engine/form/entity_form.ts";
import { type Entity, entitySource } from "../../../engine/form/entity_wiring.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { EntityFacts } from "../../../engine/record/generic_facts.tsx";
import EntityView from "../../../engine/record/generic_entity_view.tsx";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { RecordSteps } from "../../../engine/record/record_steps.tsx";
import { RecordTitle } from "../../../engine/record/record_title.tsx";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { Timeline } from "../../../engine/record/timeline.tsx";
import { useShortcut } from "../../../engine/record/use_shortcut.ts";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { Conversation, type ConversationHandle } from "../../desk/comments/conversation.tsx";
import { hasBoxDraft } from "../../desk/comments/wiring.ts";
import { Background } from "./background.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import { Queue } from "./queue.tsx";
import { Claims, SellerCases, Unpaid } from "./seller_parts.tsx";

const TABS = ["conversation", "facts", "history"] as const;
type CaseTab = (typeof TABS)[number];

const hrefOfCase = (id: string): string => recordPath(resource, id);

export default function CaseView(props: RecordViewProps) {
  const { id, level } = props;
  const [entity] = useState((): Entity => {
    if (!resource.shape) throw new Error("Cannot show a case: expected its resource to have a shape");
    return { resource, shape: resource.shape };
  });
  const [source] = useState(() => entitySource(entity));
  const shown = useRecord(source, id);
  const words = {
    missingTitle: t("entity.support.missingTitle"),
    missingText: t("entity.support.missingText"),
    failedTitle: t("entity.support.failedTitle"),
  };
  return (
    <RecordFrame shown={shown} level={level} words={words}>
      {(record, messageBars) => <CaseScreen {...props} {...{ entity, record, messageBars }} />}
    </RecordFrame>
  );
}

interface ScreenProps extends RecordViewProps {
  readonly entity: Entity;
  readonly record: EntityRecord;
  readonly messageBars: ReactNode;
}

const textOf = (record: EntityRecord, field: string): string => {
  const value = record[field];
  return typeof value === "string" ? value : "";
};

function CaseScreen(props: ScreenProps) {
  const { entity, record, level, ids = [], hrefOf = hrefOfCase } = props;
  const styles = useCaseStyles();
  const [, navigate] = useLocation();
  const userId = usePerson()._id;
  const target = textOf(record, "merged_into");
  const code = textOf(record, "code");
  // Keeps a person who is writing here, because the other case does not show the text.
  const isWriting = useMemo(
    () => target !== "" && hasBoxDraft({ entity: entityOf(resource), id: record._id }, userId),
    [target],
  );
  const isLeaving = target !== "" && !isWriting;
  useEffect(() => {
    if (!isLeaving) return;
    notify("success", t("caseRecord.merged", { code, target: textOf(record, "merged_code") }));
    navigate(hrefOf(target), { replace: true });
  }, [isLeaving]);
  if (isLeaving) {
    return <RecordLink lists={[heads.support]} id={target} code={textOf(record, "merged_code")} />;
  }
  if (textOf(record, "status") === "Draft") {
    return (
      <>
        <EntityView {...{ resource, level }} id={record._id} onClose={() => navigate(resource.path)} />
        <div className={styles.draft}>
          <CaseConversation record={record} hrefOf={hrefOf} />
        </div>
      </>
    );
  }
  return <Panes {...props} {...{ entity, ids, hrefOf }} />;
}

type PanesProps = ScreenProps & Required<Pick<ScreenProps, "ids" | "hrefOf">>;

function Panes({ entity, record, level, messageBars, ids, hrefOf }: PanesProps) {
  const styles = useCaseStyles();
  const own = useRecordStyles();
  const person = usePerson();
  const [tab, setTab] = useState<CaseTab>("conversation");
  const code = textOf(record, "code");
  const hasQueue = level === 1 && !isSeller(person);
  const orderId = textOf(record, "order_id");
  const isMerged = textOf(record, "merged_into") !== "";
  return (
    <>
      <header className={own.header}>
        <div className={own.line}>
          <RecordTitle level={level} className={own.title}>
            <bdi translate="no">{code}</bdi>
          </RecordTitle>
          <StatusPill status={textOf(record, "status")} kind="case" />
          <Follows record={record} />
        </div>
        {isMerged ? <Merged record={record} /> : (
          <RecordSteps
            resource={resource}
            record={record}
            name={code}
            hasNextKey={false}
            onDone={() => publishChange(entityOf(resource), [record._id])}
          />
        )}
        {messageBars}
        {textOf(record, "status") === "Inprocess" && (
          <Unpaid key={record._id} caseId={record._id} sellerId={textOf(record, "seller_id")} />
        )}
      </header>
      <TabList
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_, { value }) => setTab(TABS.find((each) => each === value) ?? "conversation")}
      >
        {TABS.map((each) => <Tab key={each} value={each}>{t(`caseRecord.tab.${each}`)}</Tab>)}
      </TabList>
      <div className={mergeClasses(styles.panes, !hasQueue && styles.alone)}>
        {hasQueue && (
          <div className={mergeClasses(styles.pane, styles.queue)}>
            <Queue id={record._id} ids={ids} hrefOf={hrefOf} />
          </div>
        )}
        <div className={mergeClasses(styles.pane, tab === "facts" && styles.behind)}>
          <div
            className={mergeClasses(
              styles.pane,
              styles.conversation,
              tab !== "conversation" && styles.behind,
            )}
          >
            <CaseConversation record={record} hrefOf={hrefOf} />
          </div>
          <div className={mergeClasses(styles.pane, tab !== "history" && styles.behind)}>
            <Timeline entity={resource.id} record={record} entries={timelineOf(record)} />
          </div>
        </div>
        <div className={mergeClasses(styles.pane, tab !== "facts" && styles.behind)}>
          <EntityFacts entity={entity} record={record} />
          {!isSeller(person) && <Claims key={record._id} caseId={record._id} />}
          {orderId && (
            <Background
              key={orderId}
              caseId={record._id}
              orderId={orderId}
            />
          )}
          {!isSeller(person) && textOf(record, "seller_id") && (
            <SellerCases
              key={textOf(record, "seller_id")}
              caseId={record._id}
              sellerId={textOf(record, "seller_id")}
            />
          )}
        </div>
      </div>
    </>
  );
}

function Merged({ record }: Pick<ScreenProps, "record">) {
  const [id, target] = [textOf(record, "merged_into"), textOf(record, "merged_code")];
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t("caseRecord.merged", { code: textOf(record, "code"), target })}.{" "}
        {t("caseRecord.mergedNote", { target })} <RecordLink lists={[heads.support]} id={id} code={target} />
      </MessageBarBody>
    </MessageBar>
  );
}

const timelineOf = ({ timeline }: EntityRecord): readonly TimelineEntry[] =>
  Array.isArray(timeline) ? timeline : [];

function Follows({ record }: Pick<ScreenProps, "record">) {
  const { quiet } = useRecordStyles();
  const [id, code] = [textOf(record, "follows"), textOf(record, "follows_code")];
  if (!id) return null;
  return (
    <span className={quiet}>
      {t("caseRecord.follows")} <RecordLink lists={[heads.support]} id={id} code={code} />
    </span>
  );
}

interface ConversationProps extends Pick<ScreenProps, "record"> {
  readonly hrefOf: (id: string) => string;
}

function CaseConversation({ record, hrefOf }: ConversationProps) {
  const { quiet } = useRecordStyles();
  const person = usePerson();
  const [, navigate] = useLocation();
  const conversation = useRef<ConversationHandle>(null);
  const status = textOf(record, "status");
  const isClosed = status === "Closed" && textOf(record, "merged_into") === "";
  const writeNote = isSeller(person) ? null : () => conversation.current?.focus("staff");
  useShortcut("r", "caseRecord.keys.reply", () => conversation.current?.focus("seller"));
  useShortcut("n", "caseRecord.keys.note", writeNote);
  return (
    <Conversation
      handle={conversation}
      entity={entityOf(resource)}
      record={{ ...record, code: textOf(record, "code") }}
      isFrozen={(_, position) => status !== "Draft" && position === 0}
      note={isClosed && <span className={quiet}>{t("caseRecord.closedNote")}</span>}
      onSent={(id) => {
        publishChange(entityOf(resource), [record._id]);
        if (id === record._id) return;
        notify("success", t("caseRecord.elsewhere"));
        navigate(hrefOf(id));
      }}
    />
  );
}
