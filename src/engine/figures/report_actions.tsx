/** Schedules, exports and prints a report: buttons if there is room, a menu on a phone. */
import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from "@fluentui/react-components";
import {
  ArrowDownloadRegular,
  CalendarClockRegular,
  MoreHorizontalRegular,
  PrintRegular,
} from "@fluentui/react-icons";
import { type JSX, useState } from "react";
import type { Figures } from "../../../api/generated/schema.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { shownFigures } from "../../../resources/report_rows.ts";
import type { View } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { useMedia } from "../../lib/use_media.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { useFigureStyles } from "./figures.styles.ts";
import { saveReport } from "./report_file.ts";
import type { ChoiceProps } from "./report_choices.tsx";

const ScheduleDialog = lazyPart(() => import("./schedule_dialog.tsx"));

interface Props {
  readonly report: FigureReport;
  readonly view: ChoiceProps["view"];
  readonly views: readonly View[];
  /** Null until the figures are counted; before, nothing can be exported or printed. */
  readonly figures: Figures | null;
}

interface Action {
  readonly words: string;
  readonly icon: JSX.Element;
  readonly isOff?: boolean;
  readonly run: () => void;
}

export function ReportActions({ report, view, views, figures }: Props) {
  const [isScheduling, setScheduling] = useState(false);
  const isNarrow = useMedia("(max-width: 639px)");
  const actions: readonly Action[] = [
    { words: t("figures.schedule.open"), icon: <CalendarClockRegular />, run: () => setScheduling(true) },
    ...(["csv", "xlsx"] as const).map((format) => ({
      words: t(`figures.export.${format}`),
      icon: <ArrowDownloadRegular />,
      isOff: !figures,
      run: () => figures && void saveReport(report, view, shownFigures(figures, view.shown), format),
    })),
    {
      words: t("figures.print"),
      icon: <PrintRegular />,
      isOff: !figures,
      run: () => figures && print(),
    },
  ];
  return (
    <>
      {isNarrow ? <ActionMenu actions={actions} /> : <ActionButtons actions={actions} />}
      {isScheduling && (
        <OptionalPart>
          <ScheduleDialog {...{ report, views }} saved={view.saved} onClose={() => setScheduling(false)} />
        </OptionalPart>
      )}
    </>
  );
}

interface ActionsProps {
  readonly actions: readonly Action[];
}

function ActionButtons({ actions }: ActionsProps) {
  const styles = useFigureStyles();
  return (
    <div className={styles.buttons}>
      {actions.map(({ words, icon, isOff, run }) => (
        <Button key={words} size="small" icon={icon} disabledFocusable={isOff === true} onClick={run}>
          {words}
        </Button>
      ))}
    </div>
  );
}

function ActionMenu({ actions }: ActionsProps) {
  const styles = useFigureStyles();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={t("figures.actions")} relationship="label">
          <Button className={styles.push} size="small" icon={<MoreHorizontalRegular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ words, icon, isOff, run }) => (
            <MenuItem key={words} icon={icon} disabled={isOff === true} onClick={run}>{words}</MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
