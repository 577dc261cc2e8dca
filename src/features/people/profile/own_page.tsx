import { Link, MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link as RouterLink } from "wouter";
import { type Key, t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { isInPerson, usePerson } from "../../../lib/person.ts";
import { useProfileStyles } from "./profile.styles.ts";

const PAGES = {
  info: "/profile/info",
  password: "/profile/password",
  notifications: "/profile/notifications",
  sessions: "/profile/sessions",
} as const;
type PageName = keyof typeof PAGES;

interface Props {
  readonly page: PageName;
  readonly children: ReactNode;
}

export function OwnPage({ page, children }: Props) {
  const styles = useProfileStyles();
  const person = usePerson();
  const title = t(`profile.own.${page}`);
  useTitle(title);
  return (
    <div className={styles.page} data-scrolls>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <nav className={styles.nav} aria-label={t("profile.pages")}>
          {(Object.keys(PAGES) as PageName[]).map((each) => (
            <PageLink key={each} page={each} isHere={each === page} />
          ))}
        </nav>
      </header>
      {isInPerson(person) ? children : <NotYours name={person.name || person.identity_label} />}
    </div>
  );
}

function PageLink({ page, isHere }: { readonly page: PageName; readonly isHere: boolean }) {
  const styles = useProfileStyles();
  const words = t(`profile.own.${page}` satisfies Key);
  if (isHere) return <span className={styles.here} aria-current="page">{words}</span>;
  return (
    <RouterLink href={PAGES[page]} asChild>
      <Link>{words}</Link>
    </RouterLink>
  );
}

/** Replaces the pages of the profile while somebody acts as this person. */
function NotYours({ name }: { readonly name: string }) {
  const styles = useProfileStyles();
  return (
    <MessageBar className={styles.messageBar} intent="info" layout="multiline">
      <MessageBarBody>{t("profile.notYours", { name })}</MessageBarBody>
    </MessageBar>
  );
}
