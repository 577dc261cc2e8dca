/** `/vn-post/barcode/issue`: issues numbers of a range for sheets, after a preview with their check digits. */
import { Button, Field, Input, Select } from "@fluentui/react-components";
import { type FormEvent, useRef, useState } from "react";
import { codeIn } from "../../../../api/shipping/number_ranges.ts";
import { MAX_ISSUED, spacedNumber } from "../../../../api/shipping/postal_numbers.ts";
import { numberRanges } from "../../../../resources/shipping/number_ranges.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { useKeyedCall } from "../../../engine/wiring/keyed_call.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { problemsOf } from "../../../lib/outcome.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { numberText } from "../../../parts/format.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import BarcodeTabs from "./barcode_tabs.tsx";
import { useBarcodeStyles } from "./barcodes.styles.ts";
import { SheetButtons } from "./sheet_buttons.tsx";
import { type Issue, issueNumbers, type SheetRange, sheetRanges } from "./wiring.ts";

const PER_SHEET = 24;
const MAX_REASON = 200;

export default function IssuePage() {
  const screen = useScreenStyles();
  const styles = useBarcodeStyles();
  useTitle(t("barcodes.issue.title"));
  const { answer, failure } = useAnswer(sheetRanges);
  const ranges = answer?.numberRanges ?? [];
  // The form stays after the last range has ended, because it shows what was issued.
  const first = useRef<SheetRange>(null);
  first.current ??= ranges[0] ?? null;
  return (
    <div className={screen.page}>
      <BarcodeTabs isInside />
      <h1 className={screen.title}>{t("barcodes.issue.title")}</h1>
      <p className={styles.text}>{t("barcodes.issue.text")}</p>
      {failure && !answer && <InlineMessageBar tone="warning">{failureText(failure)}</InlineMessageBar>}
      {answer && ranges.length === 0 && (
        <InlineMessageBar tone="warning">{t("barcodes.issue.none")}</InlineMessageBar>
      )}
      {first.current && <IssueForm ranges={ranges} first={first.current} />}
    </div>
  );
}

/** Adds the chosen range if it has left the list, so that a repeated request never goes to another range unseen. */
const withChosen = (ranges: readonly SheetRange[], chosen: SheetRange): readonly SheetRange[] =>
  ranges.some(({ _id }) => _id === chosen._id) ? ranges : [{ ...chosen, left: 0 }, ...ranges];

const countIn = (text: string): number => /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;

function useIssue(first: SheetRange) {
  const [chosen, setRange] = useState(first);
  const range_id = chosen._id;
  const [count, setCount] = useState(String(PER_SHEET));
  const [reason, setReason] = useState("");
  const [issue, setIssue] = useState<Issue | null>(null);
  const { isBusy, failure, send } = useKeyedCall();
  const request = { range_id, count: countIn(count), reason };
  return {
    ...{ chosen, count, reason, isBusy, failure, issue, setRange, setCount, setReason },
    send: () =>
      send({
        input: JSON.stringify(request),
        call: (key) => issueNumbers({ ...request, key }),
        onDone(issued) {
          setIssue(issued);
          setReason("");
          publishChange(numberRanges.query, [range_id]);
          publishChange("postalNumbers", []);
        },
      }),
  };
}

interface FormProps {
  readonly ranges: readonly SheetRange[];
  readonly first: SheetRange;
}

function IssueForm({ ranges: active, first }: FormProps) {
  const styles = useBarcodeStyles();
  const form = useIssue(first);
  const ranges = withChosen(active, form.chosen);
  const problems = form.failure ? problemsOf(form.failure) : [];
  const problem = (path: string) => problemText(problems.find((each) => each.path === path));
  const find = (id: string) => ranges.find(({ _id }) => _id === id) ?? form.chosen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={t("barcodes.issue.range")} required validationMessage={problem("range_id")}>
          <Select
            name="range"
            value={form.chosen._id}
            onChange={(_, { value }) => form.setRange(find(value))}
          >
            {ranges.map(({ _id, name, left }) => (
              <option key={_id} value={_id}>{`${name} · ${numberText(left)}`}</option>
            ))}
          </Select>
        </Field>
        <Field label={t("barcodes.issue.count")} required validationMessage={problem("count")}>
          <Input
            name="count"
            value={form.count}
            inputMode="numeric"
            maxLength={String(MAX_ISSUED).length}
            autoComplete="off"
            onChange={(_, { value }) => form.setCount(value)}
          />
        </Field>
        <Field label={t("barcodes.issue.reason")} required validationMessage={problem("reason")}>
          <Input
            name="reason"
            value={form.reason}
            maxLength={MAX_REASON}
            dir="auto"
            autoComplete="off"
            onChange={(_, { value }) => form.setReason(value)}
          />
        </Field>
        <Preview range={find(form.chosen._id)} count={countIn(form.count)} />
        {form.failure && problems.length === 0 && (
          <InlineMessageBar tone="warning">{failureText(form.failure)}</InlineMessageBar>
        )}
        <div>
          <Button type="submit" appearance="primary" disabledFocusable={form.isBusy}>
            {t("barcodes.issue.send")}
          </Button>
        </div>
      </form>
      {form.issue && <Issued issue={form.issue} />}
    </>
  );
}

function Preview({ range, count }: { readonly range: SheetRange; readonly count: number }) {
  const styles = useBarcodeStyles();
  if (count < 1 || count > Math.min(range.left, MAX_ISSUED)) return null;
  const codeAt = (serial: number) => (
    <bdi className={styles.code} translate="no">{spacedNumber(codeIn(range, serial))}</bdi>
  );
  return (
    <section aria-label={t("barcodes.issue.preview")} aria-live="polite">
      <div>{t("barcodes.issue.first")}: {codeAt(range.next)}</div>
      <div>{t("barcodes.issue.last")}: {codeAt(range.next + count - 1)}</div>
      <div className={styles.quiet}>
        {t("barcodes.issue.sheets")}: {numberText(Math.ceil(count / PER_SHEET))} · {t("barcodes.issue.left")}:
        {" "}
        {numberText(range.left - count)}
      </div>
    </section>
  );
}

function Issued({ issue }: { readonly issue: Issue }) {
  const styles = useBarcodeStyles();
  const { count, first_code: first, last_code: last } = issue;
  return (
    <section className={styles.part} aria-label={t("barcodes.issue.doneTitle")}>
      <p role="status">{t("barcodes.issue.done", { count, first, last })}</p>
      <SheetButtons issue={issue} />
    </section>
  );
}
