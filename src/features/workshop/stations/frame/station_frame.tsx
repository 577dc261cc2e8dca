import type { ReactNode } from "react";
import { useFrameStyles } from "./frame.styles.ts";

interface Props {
  readonly title: string;
  readonly place: string;
  readonly scan: ReactNode;
  readonly tools: ReactNode;
  readonly children: ReactNode;
  readonly verdict?: ReactNode;
  readonly actions?: ReactNode;
  readonly below?: ReactNode;
}

export function StationFrame({ title, place, scan, tools, children, verdict, actions, below }: Props) {
  const styles = useFrameStyles();
  return (
    <div className={styles.root} data-station>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          <bdi className={styles.place}>{place}</bdi>
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
