import { Button, mergeClasses, Switch, Tab, TabList, Tooltip } from "@fluentui/react-components";
import { ArrowDownloadRegular, PrintRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import type { Names } from "../../../api/flows/names.ts";
import { svgOf } from "../../../api/flows/svg.ts";
import { saveFile } from "../../lib/save_file.ts";
import { isolateDirection, t } from "../../lib/i18n.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { PartSearch } from "./part_search.tsx";
import type { Hit } from "./search.ts";
import type { Selection } from "./selection.ts";
import { pictureOf, shownSubject, type Subject, titleOf } from "./subject.ts";

export type View = "chart" | "list";

interface Props {
  readonly subject: Subject;
  readonly above?: ReactNode;
  readonly names: Names;
  readonly view: View;
  readonly isTechnical: boolean;
  readonly isSettling: boolean;
  readonly question: string;
  readonly hits: readonly Hit[];
  readonly selected: Selection | null;
  readonly onView: (view: View) => void;
  readonly onTechnical: (isTechnical: boolean) => void;
  readonly onSettling: (isSettling: boolean) => void;
  readonly onAsk: (question: string) => void;
  readonly onSelect: (selection: Selection) => void;
}

export function FlowBar(props: Props) {
  const { subject, above, names, view, isTechnical, isSettling, question, hits, selected } = props;
  const styles = useFlowStyles();
  const screen = useScreenStyles();
  const looked = shownSubject(subject, isSettling);
  const drawing = pictureOf(looked);
  const title = titleOf(subject);
  const save = () =>
    drawing && saveFile(
      new Blob([svgOf(looked.chart, drawing, title, names)], { type: "image/svg+xml" }),
      `${subject.id}.svg`,
    );
  return (
    <>
      <header className={styles.head}>
        {above}
        <h1 className={screen.title}>{title}</h1>
        {subject.words && <p className={styles.purpose}>{isolateDirection(subject.words.purpose)}</p>}
      </header>
      <div className={styles.bar}>
        {drawing && (
          <TabList
            size="small"
            aria-label={t("charts.view")}
            selectedValue={view}
            onTabSelect={(_, { value }) => props.onView(value as View)}
          >
            <Tab value="chart">{t("charts.chart")}</Tab>
            <Tab value="list">{t("charts.list")}</Tab>
          </TabList>
        )}
        <PartSearch {...{ question, hits, selected }} onAsk={props.onAsk} onSelect={props.onSelect} />
        {subject.quiet && (
          <Switch
            className={styles.push}
            label={t("charts.settling")}
            checked={isSettling}
            onChange={(_, { checked }) => props.onSettling(checked)}
          />
        )}
        {subject.words && (
          <Switch
            className={mergeClasses(!subject.quiet && styles.push)}
            label={t("charts.technical")}
            checked={isTechnical}
            onChange={(_, { checked }) => props.onTechnical(checked)}
          />
        )}
        {drawing && (
          <Tooltip content={t("charts.save")} relationship="label">
            <Button appearance="subtle" icon={<ArrowDownloadRegular />} onClick={save} />
          </Tooltip>
        )}
        <Tooltip content={t("charts.print")} relationship="label">
          <Button appearance="subtle" icon={<PrintRegular />} onClick={() => print()} />
        </Tooltip>
      </div>
    </>
  );
}
