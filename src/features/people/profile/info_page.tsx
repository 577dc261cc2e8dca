/** `/profile/info`: a person's own profile. Source: docs/requirements.md S2.38, S5.1. */
import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { RecordSkeleton } from "../../../engine/record/record_skeleton.tsx";
import { roleText } from "../../../lib/role_text.ts";
import { usePerson } from "../../../lib/person.ts";
import { type OwnProfile, profileSource } from "./profile_wiring.ts";
import { sizeText } from "../../../parts/progress_text.ts";
import { useRecord } from "../../../engine/record/record_wiring.ts";
import { InfoForm } from "./info_form.tsx";
import { OwnPage } from "./own_page.tsx";
import { useProfileStyles } from "./profile.styles.ts";

export default function InfoPage() {
  return (
    <OwnPage page="info">
      <Loaded id={usePerson()._id} />
    </OwnPage>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const styles = useProfileStyles();
  const { record, failure, refresh } = useRecord(profileSource, id);
  const [saved, setSaved] = useState<OwnProfile | null>(null);
  const [saves, setSaves] = useState(0);
  // The saved profile may be newer than the last fetched one.
  const profile = saved && saved.version > (record?.version ?? 0) ? saved : record;
  if (!profile && failure) {
    return (
      <Empty isFailure title={t("profile.failedTitle")} text={failureText(failure)}>
        <Button appearance="primary" onClick={refresh}>{t("profile.retry")}</Button>
      </Empty>
    );
  }
  if (!profile) return <RecordSkeleton />;
  return (
    <>
      {failure && (
        <MessageBar className={styles.messageBar} intent="warning" layout="multiline">
          <MessageBarBody>{t("record.stale", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.columns}>
        {/* After saving, a new form begins with the saved values. */}
        <InfoForm
          key={saves}
          profile={profile}
          onSaved={(latest) => {
            setSaved(latest);
            setSaves(saves + 1);
          }}
        />
        <Facts profile={profile} />
      </div>
    </>
  );
}

const fileUseText = ({ bytes, most_bytes }: NonNullable<OwnProfile["files"]>): string =>
  most_bytes === 0
    ? sizeText(bytes)
    : t("profile.filesOf", { used: sizeText(bytes), most: sizeText(most_bytes) });

function Facts({ profile }: { readonly profile: OwnProfile }) {
  const styles = useProfileStyles();
  const parts = usePartStyles();
  const { identity, email, role, groups, vip, files, created_at } = profile;
  return (
    <section className={styles.facts} aria-labelledby="profile-facts">
      <h2 id="profile-facts" className={styles.factsTitle}>{t("profile.facts")}</h2>
      <dl className={parts.facts}>
        <Fact name={t("profile.identity")}>
          <span dir="auto">{identity}</span>
        </Fact>
        <Fact name={t("field.email")}>
          <span dir="auto">{email}</span>
        </Fact>
        <Fact name={t("profile.role")}>{roleText(role)}</Fact>
        <Fact name={t("profile.groups")}>{groups.join(", ") || t("record.none")}</Fact>
        <Fact name={t("profile.vip")}>{vip}</Fact>
        {files && <Fact name={t("profile.files")}>{fileUseText(files)}</Fact>}
        <Fact name={t("field.created_at")}>
          <Instant at={created_at} />
        </Fact>
      </dl>
    </section>
  );
}
