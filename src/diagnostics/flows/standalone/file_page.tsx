import { Button, FluentProvider, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { type DragEvent, Suspense, use, useLayoutEffect, useRef, useState } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { DEFAULT_APPEARANCE } from "../../../../api/people/customizer.ts";
import { language, t } from "../../../lib/i18n.ts";
import { useMedia } from "../../../lib/use_media.ts";
import { loadThemes, usePageTheme } from "../../../parts/theme/page_theme.ts";
import { useFilePageStyles } from "./file_page.styles.ts";
import { isDrawingComplete, MAX_FILE_BYTES, type OpenResult, parseFlowFile } from "./open_file.ts";
import type { Chart } from "../../../../api/flows/chart.ts";
import { loadDrawing } from "../drawings.ts";
import { FlowScreen } from "../flow_screen.tsx";
import { isFlowId, memoizeLoad, useFlowWords } from "../load.ts";
import type { Recording } from "../../../../api/flows/recording.ts";
import { config } from "../../../lib/config.ts";
import { Player } from "../../reports/player.tsx";

export function FilePage() {
  useSignals();
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const lang = language.value;
  const theme = usePageTheme({ ...DEFAULT_APPEARANCE, theme: isDark ? "dark" : "light" });
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang });
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
    document.title = t("charts.file.title");
    if (isDark) void loadThemes();
  }, [lang, isDark]);
  return (
    <FluentProvider theme={theme}>
      <FilePanel />
    </FluentProvider>
  );
}

/** The opened file. Choices in it change a separate address in memory, not the address of the page. */
interface Shown {
  /** Counts the opened files: each begins without the choices that were made in the one before. */
  readonly turn: number;
  readonly opened: OpenResult;
  readonly place: Pick<ReturnType<typeof memoryLocation>, "hook" | "searchHook">;
}

function FilePanel() {
  const styles = useFilePageStyles();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const opened: OpenResult = file.size > MAX_FILE_BYTES
      ? { kind: "refused", why: "tooBig" }
      : parseFlowFile(await file.text());
    setShown((before) => ({
      turn: (before?.turn ?? 0) + 1,
      opened,
      place: memoryLocation({ path: "/" }),
    }));
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const hasContent = shown !== null && shown.opened.kind !== "refused";
  return (
    <main className={styles.page} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t("charts.file.choose")}
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      {!hasContent && <h1 className={styles.title}>{t("charts.file.title")}</h1>}
      {!hasContent && <p className={styles.text}>{t("charts.file.text")}</p>}
      <div className={styles.line}>
        <Button appearance={hasContent ? "subtle" : "primary"} onClick={() => input.current?.click()}>
          {t(hasContent ? "charts.file.another" : "charts.file.choose")}
        </Button>
        {!hasContent && <span>{t("charts.file.drop")}</span>}
      </div>
      {shown?.opened.kind === "refused" && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody role="alert">
            {t("charts.file.bad", { why: t(`charts.file.${shown.opened.why}`) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {shown && (
        <Router key={shown.turn} hook={shown.place.hook} searchHook={shown.place.searchHook}>
          <Suspense>
            <Content opened={shown.opened} />
          </Suspense>
        </Router>
      )}
    </main>
  );
}

function Content({ opened }: { readonly opened: OpenResult }) {
  if (opened.kind === "machine") return <MachineView chart={opened.chart} />;
  return opened.kind === "recording" ? <RecordingView recording={opened.recording} /> : null;
}

const NO_RULES = new Map<never, never>();

/** Returns the file name `api_token` for the machine `apiToken`. */
const fileNameOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const drawingFor = memoizeLoad((id: string) =>
  isFlowId(id) ? loadDrawing(id).catch(() => null) : Promise.resolve(null)
);

function MachineView({ chart }: { readonly chart: Chart }) {
  const id = fileNameOf(chart.id);
  const drawing = use(drawingFor(id));
  const words = useFlowWords()[id];
  const isOurs = drawing !== null && isDrawingComplete(chart, drawing);
  const subject = {
    id: chart.id,
    chart,
    drawing: isOurs ? drawing : null,
    rules: NO_RULES,
    words: isOurs ? words : undefined,
  };
  return <FlowScreen subject={subject} />;
}

function RecordingView({ recording }: { readonly recording: Recording }) {
  const styles = useFilePageStyles();
  const words = useFlowWords();
  return (
    <>
      <h1 className={styles.title}>{t("charts.file.recording")}</h1>
      {recording.sentence && <blockquote className={styles.text} dir="auto">{recording.sentence}</blockquote>}
      <Player recording={recording} words={words} timeZone={config().timeZone} canSimulate={false} />
    </>
  );
}
