/** How a person comes in: the link that lets them set a password, and where they are signed in. */
import { t } from "../../lib/i18n.ts";
import { Section } from "../../record/section.tsx";
import type { PartProps } from "../../record/view_props.ts";
import { SessionsList } from "../../sessions/sessions_list.tsx";
import { usePerson } from "../../shell/person.ts";
import { EntryLink } from "./entry_link.tsx";

export default function SignIn({ record: { _id, status } }: PartProps) {
  const person = usePerson();
  const isOwn = person._id === _id;
  return (
    <>
      <Section title={t("entity.users.link.title")}>
        {isOwn || status === "Locked"
          ? <p>{t(isOwn ? "entity.users.link.own" : "entity.users.link.locked")}</p>
          : <EntryLink userId={_id} />}
      </Section>
      <Section title={t("profile.own.sessions")}>
        <SessionsList userId={_id} />
      </Section>
    </>
  );
}
