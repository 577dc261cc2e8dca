import { Link } from "@fluentui/react-components";
import { ArrowRightRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { Link as RouterLink } from "wouter";
import type { ChartTransition } from "../../../api/flows/chart.ts";
import type { Names } from "../../../api/flows/names.ts";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { t } from "../../lib/i18n.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { callTitle, needTitle, placeTitle, stateTitle } from "./plain.ts";
import { type Selection, writeSelection } from "./selection.ts";
import type { Subject } from "./subject.ts";
import { useAddress } from "./use_address.ts";

interface LinkProps {
  readonly to: Selection;
  readonly children: ReactNode;
}

export function PartLink({ to, children }: LinkProps) {
  const { params, hrefOf } = useAddress();
  return (
    <RouterLink href={hrefOf(writeSelection(params, to))} replace asChild>
      <Link>{children}</Link>
    </RouterLink>
  );
}

interface StateProps {
  readonly subject: Subject;
  readonly path: string;
  readonly names: Names;
  readonly isWhole?: boolean;
}

export function StateLink({ subject: { chart }, path, names, isWhole = false }: StateProps) {
  if (path === "") return <span>{t("charts.begins")}</span>;
  const text = isWhole ? placeTitle(chart, path, names) : stateTitle(chart, path, names);
  return <PartLink to={{ kind: "state", id: path }}>{text}</PartLink>;
}

export function Arrow() {
  const styles = useFlowStyles();
  return (
    <span className={styles.arrow} role="img" aria-label={t("charts.leadsTo")}>
      <MirroredIcon>
        <ArrowRightRegular />
      </MirroredIcon>
    </span>
  );
}

interface WayProps {
  readonly subject: Subject;
  readonly way: ChartTransition;
  readonly names: Names;
  readonly end: "from" | "to";
}

export function TransitionItem({ subject, way, names, end }: WayProps) {
  const styles = useFlowStyles();
  const call = <PartLink to={{ kind: "way", id: way.id }}>{callTitle(way, names)}</PartLink>;
  const need = needTitle(way, names);
  const goals = way.to.map((path, at) => (
    <span key={path}>
      {at > 0 && ", "}
      <StateLink {...{ subject, path, names }} />
    </span>
  ));
  return (
    <li className={styles.item}>
      {end === "from"
        ? (
          <>
            <StateLink {...{ subject, path: way.from, names }} />
            <Arrow />
            {call}
          </>
        )
        : (
          <>
            {call}
            <Arrow />
            {way.to.length === 0 ? t("charts.stays") : goals}
          </>
        )}
      {need && <span className={styles.quiet}>{` ${t("charts.needs", { what: need })}`}</span>}
    </li>
  );
}
