/** Opens the schedules of a report; the form loads when it is opened. */
import { Button } from "@fluentui/react-components";
import { CalendarClockRegular } from "@fluentui/react-icons";
import { useState } from "react";
import type { FigureReport } from "../../../resources/define_figures.ts";
import type { View } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { OptionalPart } from "../../parts/optional_part.tsx";

const ScheduleDialog = lazyPart(() => import("./schedule_dialog.tsx"));

interface Props {
  readonly report: FigureReport;
  readonly views: readonly View[];
  /** Id of the view that is open, or empty. */
  readonly saved: string;
}

export function ScheduleButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<CalendarClockRegular />} onClick={() => setOpen(true)}>
        {t("figures.schedule.open")}
      </Button>
      {isOpen && (
        <OptionalPart>
          <ScheduleDialog {...props} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
