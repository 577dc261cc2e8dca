/** Plays a recording, with slider, story, changes and chart. It needs no API, so the standalone page uses it too. */
import { Button, Dropdown, Option, Slider, Tooltip } from "@fluentui/react-components";
import { NextRegular, PauseRegular, PlayRegular, PreviousRegular } from "@fluentui/react-icons";
import { type KeyboardEvent, type ReactElement, useMemo, useState } from "react";
import type { Recording } from "../../../api/flows/recording.ts";
import { SPEEDS } from "../../../machines/playback.ts";
import { flowTitle, storyOf } from "../flows/story.ts";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { direction, t } from "../../lib/i18n.ts";
import type { AllFlowWords } from "../flows/flow_words/words.ts";
import { type Playback, usePlayback } from "./playback_wiring.ts";
import { Moment } from "./moment.tsx";
import { flowsIn } from "./at_step.ts";
import { usePlayerStyles } from "./player.styles.ts";
import { Steps } from "./steps.tsx";

interface Props {
  readonly recording: Recording;
  readonly words: AllFlowWords;
  readonly timeZone: string;
  readonly canSimulate: boolean;
}

const ALL = "";

export function Player({ recording, words, timeZone, canSimulate }: Props) {
  const styles = usePlayerStyles();
  const { entries, charts } = recording;
  const [flow, setFlow] = useState(ALL);
  const lines = useMemo(() => storyOf(entries, words, timeZone), [entries, words, timeZone]);
  const shown = useMemo(
    () => entries.flatMap((entry, index) => flow === ALL || entry.flow === flow ? [index] : []),
    [entries, flow],
  );
  const [from, setFrom] = useState(shown);
  const times = useMemo(() => shown.map((index) => entries[index]?.t ?? 0), [entries, shown]);
  const playback = usePlayback(times, (at) => {
    const index = from[at] ?? 0;
    setFrom(shown);
    const next = shown.findIndex((each) => each >= index);
    return next < 0 ? shown.length - 1 : next;
  });
  const current = shown[playback.at];
  const entry = current === undefined ? undefined : entries[current];
  if (!entry || current === undefined) return <p>{t("reports.opened.none")}</p>;
  return (
    <div className={styles.player} onKeyDown={(event) => onKey(event, playback, shown.length)}>
      <Bar playback={playback} count={shown.length} text={`${lines[current]?.time} ${lines[current]?.text}`}>
        <Dropdown
          aria-label={t("reports.opened.machines")}
          value={flow === ALL ? t("reports.opened.all") : flowTitle(flow, words)}
          selectedOptions={[flow]}
          onOptionSelect={(_, { optionValue }) => setFlow(optionValue ?? ALL)}
        >
          <Option value={ALL}>{t("reports.opened.all")}</Option>
          {flowsIn(entries).map((each) => (
            <Option key={each.flow} value={each.flow} text={flowTitle(each.flow, words)}>
              {`${flowTitle(each.flow, words)} (${each.count})`}
            </Option>
          ))}
        </Dropdown>
      </Bar>
      <div className={styles.columns}>
        <Steps
          lines={shown.flatMap((index) => lines[index] ?? [])}
          current={current}
          onChoose={(index) => playback.seek(shown.indexOf(index))}
        />
        <Moment
          {...{ entries, entry, canSimulate }}
          words={words[entry.flow]}
          chart={Object.hasOwn(charts, entry.flow) ? charts[entry.flow] : undefined}
        />
      </div>
    </div>
  );
}

/** Handles keys of the player, except those that a focused field or button needs itself. */
function onKey(event: KeyboardEvent, { step, seek, toggle }: Playback, count: number): void {
  const target = event.target as HTMLElement;
  if (target.closest("input, [role=combobox], [role=listbox], [role=region], [role=tree]")) return;
  const onward = direction.value === "rtl" ? -1 : 1;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(onward),
    ArrowLeft: () => step(onward === 1 ? -1 : 1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => seek(0),
    End: () => seek(count - 1),
  };
  const isButton = target.closest("button") !== null;
  const run = event.key === " " && !isButton ? toggle : keys[event.key];
  if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  run();
}

interface BarProps {
  readonly playback: Playback;
  readonly count: number;
  readonly text: string;
  readonly children: ReactElement;
}

function Bar({ playback, count, text, children }: BarProps) {
  const styles = usePlayerStyles();
  const { at, speed, isPlaying, toggle, seek, step, setSpeed } = playback;
  return (
    <>
      <div className={styles.bar} role="group" aria-label={t("reports.opened.story")}>
        <Tool
          label={t("reports.opened.previous")}
          icon={
            <MirroredIcon>
              <PreviousRegular />
            </MirroredIcon>
          }
          onClick={() => step(-1)}
        />
        <Tool
          label={t(isPlaying ? "reports.opened.pause" : "reports.opened.play")}
          icon={isPlaying ? <PauseRegular /> : (
            <MirroredIcon>
              <PlayRegular />
            </MirroredIcon>
          )}
          onClick={toggle}
        />
        <Tool
          label={t("reports.opened.next")}
          icon={
            <MirroredIcon>
              <NextRegular />
            </MirroredIcon>
          }
          onClick={() => step(1)}
        />
        <Slider
          className={styles.slider}
          aria-label={t("reports.opened.slider")}
          aria-valuetext={text}
          min={0}
          max={count - 1}
          value={at}
          onChange={(_, { value }) => seek(value)}
        />
        <span className={styles.count}>{t("reports.opened.step", { at: at + 1, count })}</span>
        <Dropdown
          aria-label={t("reports.opened.speed")}
          style={{ minWidth: "88px" }}
          value={`${speed} ×`}
          selectedOptions={[String(speed)]}
          onOptionSelect={(_, { optionValue }) => setSpeed(Number(optionValue))}
        >
          {SPEEDS.map((each) => <Option key={each} value={String(each)}>{`${each} ×`}</Option>)}
        </Dropdown>
        {children}
      </div>
      <p className={styles.quiet}>{t("reports.opened.keys")}</p>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

const Tool = ({ label, icon, onClick }: ToolProps) => (
  <Tooltip content={label} relationship="label">
    <Button appearance="subtle" icon={icon} onClick={onClick} />
  </Tooltip>
);
