/** Shows DD-MM-YYYY; ISO dates, slashes and dots are accepted and normalized on blur. Source: docs/requirements.md S5.6. */
import {
  Button,
  Input,
  type InputProps,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Spinner,
} from "@fluentui/react-components";
import { CalendarRegular } from "@fluentui/react-icons";
import { Suspense, useState } from "react";
import { readDay } from "../../../api/time/day_text.ts";
import { formatDay } from "../../../api/time/instants.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { lazyWithSuspense } from "../../lib/lazy_part.tsx";
import { useNow } from "../../lib/now.ts";
import "../focus_keeper.tsx";

const Calendar = lazyWithSuspense(() => import("./calendar.tsx"));

interface Props extends Pick<InputProps, "name" | "size" | "className" | "aria-label"> {
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly isFuture?: boolean;
  readonly onChange: (text: string) => void;
}

export function DayField({ value, isDisabled = false, isFuture = false, onChange, ...input }: Props) {
  const [isOpen, setOpen] = useState(false);
  const today = formatDay(useNow(), config().timeZone);
  const day = readDay(value);
  const settle = () => {
    if (day !== null && day !== value) onChange(day);
  };
  const calendar = (
    <Popover
      open={isOpen && !isDisabled}
      onOpenChange={(_, { open }) => setOpen(open)}
      trapFocus
      positioning="below-end"
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          size="small"
          icon={<CalendarRegular />}
          disabled={isDisabled}
          aria-label={t("list.days.open")}
          title={t("list.days.open")}
        />
      </PopoverTrigger>
      <PopoverSurface
        aria-label={t("list.days.calendar")}
        onKeyDown={(event) => {
          // Otherwise a dialog around the field would close on the same key, or a letter would trigger a shortcut.
          event.stopPropagation();
          if (event.key === "Escape") setOpen(false);
        }}
      >
        <Suspense fallback={<Spinner size="tiny" />}>
          <Calendar
            day={day}
            today={today}
            earliest={isFuture ? today : undefined}
            onPick={(picked) => {
              onChange(picked);
              setOpen(false);
            }}
          />
        </Suspense>
      </PopoverSurface>
    </Popover>
  );
  return (
    <Input
      {...input}
      value={value}
      readOnly={isDisabled}
      placeholder={t("list.filter.dayHint")}
      inputMode="numeric"
      autoComplete="off"
      contentAfter={calendar}
      onChange={(_, data) => onChange(data.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
}
