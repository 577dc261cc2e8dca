/** `/vn-post/barcode/check`: checks pasted or scanned numbers, and looks them up in our records. */
import { Button, Field, Textarea } from "@fluentui/react-components";
import { CameraRegular } from "@fluentui/react-icons";
import { type FormEvent, useRef, useState } from "react";
import {
  checkNumbersIn,
  MAX_NUMBERS_CHECKED,
  type NumberCheck,
  spacedNumber,
} from "../../../../api/shipping/postal_numbers.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import type { Failure } from "../../../lib/outcome.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { countryName } from "../../../parts/format.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import BarcodeTabs from "./barcode_tabs.tsx";
import { useBarcodeStyles } from "./barcodes.styles.ts";
import { findNumbers, type FoundNumber } from "./wiring.ts";

const CameraScan = lazyPart(() => import("../../workshop/stations/input/camera.tsx"));

export default function CheckPage() {
  const screen = useScreenStyles();
  const styles = useBarcodeStyles();
  const [text, setText] = useState("");
  const { checks, left, known, failure, check } = useCheck();
  useTitle(t("barcodes.check.title"));
  const [isCamera, setCamera] = useState(false);
  // A scanner ends each number with Enter, so a new line begins the check.
  const change = (value: string) => {
    setText(value);
    if (value.length > text.length && value.endsWith("\n")) void check(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(text);
  };
  return (
    <div className={screen.page}>
      <BarcodeTabs isInside />
      <h1 className={screen.title}>{t("barcodes.check.title")}</h1>
      <p className={styles.text}>{t("barcodes.check.text")}</p>
      <form className={styles.form} onSubmit={submit}>
        <Field label={t("barcodes.check.input")}>
          <Textarea
            name="numbers"
            rows={4}
            value={text}
            dir="ltr"
            autoFocus
            spellCheck={false}
            placeholder="RB 123 456 785 VN"
            onChange={(_, { value }) => change(value)}
          />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary">{t("barcodes.check.send")}</Button>
          <Button
            type="button"
            icon={<CameraRegular />}
            aria-label={t("scanBox.camera.title")}
            aria-pressed={isCamera}
            onClick={() => setCamera(!isCamera)}
          />
        </div>
      </form>
      {isCamera && (
        <CameraScan
          onScan={({ code }) => change(`${text.trimEnd()}\n${code}\n`.trimStart())}
          onClose={() => setCamera(false)}
        />
      )}
      <section className={styles.part} aria-live="polite">
        {failure && (
          <InlineMessageBar tone="warning">
            {t("barcodes.check.failed")} {failureText(failure)}
          </InlineMessageBar>
        )}
        {left > 0 && (
          <InlineMessageBar tone="warning">
            {t("barcodes.check.left", { most: MAX_NUMBERS_CHECKED, count: left })}
          </InlineMessageBar>
        )}
        <ul className={styles.rows}>
          {checks.map((each) => <Checked key={each.code} check={each} known={known.get(each.code)} />)}
        </ul>
      </section>
    </div>
  );
}

function useCheck() {
  const [{ checks, left }, setChecks] = useState(() => checkNumbersIn(""));
  const [known, setKnown] = useState<ReadonlyMap<string, FoundNumber>>(new Map());
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef<object | null>(null);
  const check = async (text: string) => {
    const next = checkNumbersIn(text);
    latest.current = next;
    setChecks(next);
    setKnown(new Map());
    setFailure(null);
    if (next.checks.length === 0) return;
    const outcome = await findNumbers(next.checks.map(({ code }) => code));
    if (latest.current !== next) return;
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setKnown(new Map(outcome.data.map((each) => [each.code, each])));
  };
  return { checks, left, known, failure, check };
}

interface CheckedProps {
  readonly check: NumberCheck;
  readonly known: FoundNumber | undefined;
}

function problemWords({ code, problem, expected, country }: NumberCheck): string {
  if (problem === null) return t("barcodes.check.right");
  const about = problem === "country" ? country : problem === "class" ? code.slice(0, 2) : code;
  return t(`barcodes.check.problem.${problem}`, { count: code.length, code: about, expected });
}

function Checked({ check, known }: CheckedProps) {
  const styles = useBarcodeStyles();
  const { code, kind, service, country, problem } = check;
  const about = [
    kind === "sscc" ? t("barcodes.check.sscc") : "",
    service === "" ? "" : t(`barcodes.check.service.${service as "C"}`),
    country === "" || problem === "country" ? "" : countryName(country),
  ].filter(Boolean).join(" · ");
  return (
    <li className={styles.row}>
      <bdi className={styles.code} translate="no">{spacedNumber(code)}</bdi>
      <div>
        <span className={problem === null ? styles.right : styles.wrong}>
          {problem === null ? "✓" : "✕"} {problemWords(check)}
        </span>
        <div className={styles.quiet}>{about}</div>
      </div>
      <div>{known && <Ours known={known} />}</div>
    </li>
  );
}

const stateWords = (state: string): string =>
  hasWords(`barcodes.check.state.${state}`)
    ? t(`barcodes.check.state.${state as "Free"}`)
    : statusWord(state, "status", "postal_number");

function Ours({ known: { state, range_name, record_id, record_code } }: { readonly known: FoundNumber }) {
  const styles = useBarcodeStyles();
  if (state === "") return <span className={styles.quiet}>{t("barcodes.check.foreign")}</span>;
  const list = state === "Box" ? heads.containers : heads.packages;
  return (
    <>
      {stateWords(state)}
      {record_id !== null && (
        <>
          {" · "}
          <RecordLink lists={[list]} id={record_id} code={record_code} />
        </>
      )}
      <div className={styles.quiet}>
        <bdi>{range_name}</bdi>
      </div>
    </>
  );
}
