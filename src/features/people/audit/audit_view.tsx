import { Link } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link as RouterLink } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { RecordFrame } from "../../../engine/record/record_frame.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { type AuditEntry, auditSource } from "./wiring.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { Changes } from "./changes.tsx";
import { auditHref, recordHref } from "./links.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { detailsFrom, namedRecordOf } from "./entry_details.ts";
import { whyText } from "../../../engine/record/timeline_entry.tsx";
import { actionText, actorText, entityText, missingName } from "./words.ts";
import { RecordTitle } from "../../../engine/record/record_title.tsx";

/** The caller must give each id its own `key`. */
export default function AuditView({ id, level }: RecordViewProps) {
  const words = {
    missingTitle: t("audit.missingTitle"),
    missingText: t("audit.missingText"),
    failedTitle: t("audit.failedTitle"),
  };
  return (
    <RecordFrame shown={useRecord(auditSource, id)} level={level} words={words}>
      {(entry, messageBars) => <Entry entry={entry} level={level} messageBars={messageBars} />}
    </RecordFrame>
  );
}

interface Props {
  readonly entry: AuditEntry;
  readonly level: 1 | 2;
  readonly messageBars: ReactNode;
}

function Entry({ entry, level, messageBars }: Props) {
  const styles = useRecordStyles();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.line}>
          <RecordTitle level={level} className={`${styles.title} ${styles.prose}`}>
            {actionText(entry.action)}
          </RecordTitle>
          <span className={styles.quiet}>
            <bdi>{actorText(entry.actor_name)}</bdi> · <Instant at={entry.at} />
          </span>
        </div>
        {messageBars}
      </header>
      <div className={styles.columns}>
        <div className={styles.facts}>
          <div className={styles.column}>
            <Facts entry={entry} />
          </div>
        </div>
        <div className={styles.column}>
          {entry.reason && (
            <Section title={t("field.reason")}>
              <p className={styles.preserve} dir="auto">{whyText(entry.reason)}</p>
            </Section>
          )}
          <Changes entity={entry.entity} details={detailsFrom(entry.told)} />
        </div>
      </div>
    </>
  );
}

function Facts({ entry }: { readonly entry: AuditEntry }) {
  const styles = usePartStyles();
  const person = usePerson();
  const { entity, entity_id, session_id, acting_for } = entry;
  const named = namedRecordOf(detailsFrom(entry.told), entity_id);
  return (
    <Section title={t("audit.facts")}>
      <dl className={styles.facts}>
        <Fact name={t("entity.audit.field.actor_name")}>
          <Way href={auditHref({ actor: entry.actor_id })}>{actorText(entry.actor_name)}</Way>
        </Fact>
        {acting_for && (
          <Fact name={t("entity.audit.field.acting_for_name")}>
            <Way href={auditHref({ acting_for })}>{entry.acting_for_name || acting_for}</Way>
          </Fact>
        )}
        <Fact name={t("entity.audit.field.entity")}>{entityText(entity)}</Fact>
        <Fact name={t("entity.audit.field.entity_id")}>
          {named?.name
            ? <Way href={recordHref(entity, entity_id, person)}>{named.name}</Way>
            : missingName(entity)}
          <br />
          <Way href={auditHref({ entity, entity_id })}>{t("audit.trail")}</Way>
        </Fact>
        {session_id && (
          <Fact name={t("entity.audit.field.session_id")}>
            <Way href={auditHref({ session: session_id })}>{t("audit.sameSession")}</Way>
          </Fact>
        )}
        <Fact name={t("audit.sealed")}>{t(entry.is_sealed ? "record.yes" : "record.no")}</Fact>
      </dl>
      <Technical entry={entry} />
    </Section>
  );
}

function Technical({ entry: { entity_id, session_id, request_id, action } }: Pick<Props, "entry">) {
  const { facts, mono } = usePartStyles();
  const styles = useAuditStyles();
  const ids = { action, entity_id, session_id, request_id };
  return (
    <details className={styles.technical}>
      <summary className={styles.fold}>{t("audit.technical")}</summary>
      <dl className={facts}>
        {Object.entries(ids).map(([key, value]) =>
          value && (
            <Fact key={key} name={t(`entity.audit.field.${key as keyof typeof ids}`)}>
              <bdi className={mono}>{value}</bdi>
            </Fact>
          )
        )}
      </dl>
    </details>
  );
}

function Way({ href, children }: { readonly href: string | null; readonly children: string }) {
  const styles = useAuditStyles();
  if (href === null) return <bdi>{children}</bdi>;
  return (
    <RouterLink href={href} asChild>
      <Link inline className={styles.link}>
        <bdi>{children}</bdi>
      </Link>
    </RouterLink>
  );
}
