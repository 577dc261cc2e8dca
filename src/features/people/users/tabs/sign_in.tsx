import { makeStyles } from "@fluentui/react-components";
import { t } from "../../../../lib/i18n.ts";
import { Section } from "../../../../parts/section.tsx";
import type { PartProps } from "../../../../engine/record/view_props.ts";
import { SessionsList } from "../../session/sessions_list.tsx";
import { usePerson } from "../../../../lib/person.ts";
import { PersonToken } from "./api_token.tsx";
import { EntryLink } from "./entry_link.tsx";

const useStyles = makeStyles({
  parts: { display: "flex", flexDirection: "column", gap: "24px", maxWidth: "640px" },
});

export default function SignIn({ record: { _id, status } }: PartProps) {
  const styles = useStyles();
  const person = usePerson();
  const isOwn = person._id === _id;
  return (
    <div className={styles.parts}>
      <Section title={t("entity.users.link.title")}>
        {isOwn || status === "Locked"
          ? <p>{t(isOwn ? "entity.users.link.own" : "entity.users.link.locked")}</p>
          : <EntryLink userId={_id} />}
      </Section>
      <Section title={t("profile.own.sessions")}>
        <SessionsList userId={_id} />
      </Section>
      <Section title={t("entity.users.token.title")}>
        {isOwn ? <p>{t("entity.users.token.own")}</p> : <PersonToken userId={_id} />}
      </Section>
    </div>
  );
}
