/** The one frame of all stations: what it is, where codes are read, the work, the verdict, what one presses, what was. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Person } from "../../../../api/access.ts";
import { wantsOf } from "../../../../resources/frames.ts";
import { visibleMenu } from "../../../../resources/menu.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useFrameStyles } from "./frame.styles.ts";

/** The first screen with the app around it: where a person lands is a station again. */
function appPath(person: Person): string {
  const items = visibleMenu(person).flatMap((section) => section.items);
  return items.find(({ path }) => !wantsOf(path).isBare)?.path ?? "/profile/info";
}

interface Props {
  readonly title: string;
  /** Which one, and where it stands. */
  readonly place: string;
  /** Where codes are read. */
  readonly scan: ReactNode;
  /** Sound and menu. */
  readonly tools: ReactNode;
  /** The one big thing. */
  readonly children: ReactNode;
  readonly verdict?: ReactNode;
  readonly actions?: ReactNode;
  /** What was scanned last, what is next. */
  readonly below?: ReactNode;
}

export function StationFrame({ title, place, scan, tools, children, verdict, actions, below }: Props) {
  const styles = useFrameStyles();
  const person = usePerson();
  return (
    <div className={styles.root} data-station>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.place}>
            <bdi>{place}</bdi>{" "}
            <Link href={appPath(person)} className={styles.back}>{t("stations.back")}</Link>
          </div>
        </div>
        <div className={styles.scan}>{scan}</div>
        <div className={styles.tools}>{tools}</div>
      </header>
      <div className={styles.work}>{children}</div>
      <div className={styles.foot}>
        {verdict}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
