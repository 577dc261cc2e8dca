/** `/support/new`: goods, reason, evidence and wish of a case. The tab stores the input until it is sent. */
import { Field, Radio, RadioGroup, Spinner } from "@fluentui/react-components";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { isSeller } from "../../../../api/access.ts";
import { reasonOf, WISHES } from "../../../../api/support/cases.ts";
import { recordPath } from "../../../../resources/record_path.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { draftFilesOf, useDraftFiles } from "../../../engine/attachments/draft_files.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { FormGroup } from "../../../engine/form/form_parts.tsx";
import { NewRecordFrame } from "../../../engine/form/new_record.tsx";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { usePerson } from "../../../lib/person.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { notify } from "../../../lib/toasts.ts";
import { Bar, MessageBars } from "./new_case_bars.tsx";
import { EvidencePart } from "./evidence_part.tsx";
import { type FoundGoods, type Options, optionsSource } from "./find_goods.ts";
import { GarmentsPart } from "./garments_part.tsx";
import { GoodsPart } from "./goods_part.tsx";
import { ReasonPart } from "./reason_part.tsx";
import { caseProblems, preparingProblems, toggleUnit, unitByCode } from "./values.ts";
import { fetchCaseDraft, type NewCase, useNewCase } from "./wiring.ts";
import { NotLoaded } from "../../../parts/not_loaded.tsx";

function givenByLink() {
  const query = new URLSearchParams(location.search);
  const of = (name: string) => query.get(name) ?? "";
  return { order: of("order"), package: of("package"), garment: of("garment"), draft: of("draft") };
}

export default function NewCasePage() {
  const person = usePerson();
  const [, navigate] = useLocation();
  const [link] = useState(givenByLink);
  const what = ["cases.new", link.draft || link.order].filter(Boolean).join(".");
  const form = useNewCase(person._id, what, { order_id: link.order, package_id: link.package });
  const title = t("newCase.title");
  const { failure, fetchDraft } = useStoredDraft(form, link.draft);
  const isSent = form.phase === "sent";
  useLeaveGuard(form.phase === "sending" || form.phase === "unsure");
  useEffect(() => {
    if (!isSent) return;
    notify("success", t("newCase.sent"));
    navigate(recordPath(cases, form.saved?._id ?? ""));
    // Runs only when the case was sent, not when a callback changes.
  }, [isSent]);
  return (
    <NewRecordFrame resource={cases} title={title}>
      {failure
        ? <NotLoaded text={failureText(failure)} onRetry={fetchDraft} />
        : <Form form={form} what={what} title={title} garment={link.garment} />}
    </NewRecordFrame>
  );
}

/** Loads a Draft from the API, unless this tab has stored newer input for it. */
function useStoredDraft(form: NewCase, id: string) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useRef(form.load);
  load.current = form.load;
  const fetchDraft = () =>
    void fetchCaseDraft(id).then((outcome) => {
      setFailure(outcome.ok ? null : outcome.failure);
      if (!outcome.ok) return;
      if (outcome.data) load.current(outcome.data);
      else notify("warning", t("newCase.noDraft"));
    });
  useEffect(() => {
    if (id !== "" && !form.isRestored) fetchDraft();
  }, [id]);
  return { failure, fetchDraft };
}

interface FormProps {
  readonly form: NewCase;
  readonly what: string;
  readonly title: string;
  readonly garment: string;
}

function Form({ form, what, title, garment }: FormProps) {
  const styles = useEditStyles();
  const element = useRef<HTMLFormElement>(null);
  const { values } = form;
  const [options, setOptions] = useState<Options | null>(null);
  const [wanted, setWanted] = useState(garment);
  const isStaff = !isSeller(usePerson());
  const known = { options: values.order_id === "" ? null : options, isStaff };
  const isDisabled = form.phase !== "editing";
  const problemOf = (path: string) => problemText(form.problems.find((each) => each.path === path));
  const evidence = useEvidence(form, what, preparingProblems(values, known).length === 0);
  useFirstProblemFocus(element, form);
  usePickedGarment(form, known.options, wanted, () => setWanted(""));
  const found = ({ order_id, package_id, unit_id }: FoundGoods) => {
    const isOther = order_id !== values.order_id;
    form.change({ order_id, ...(package_id || isOther) && { package_id }, ...isOther && { lines: [] } });
    if (unit_id) setWanted(unit_id);
  };
  const problems = caseProblems(values, { ...known, filesToCome: evidence.files.length });
  const isWaiting = problems.length === 0 && evidence.isSending;
  const send = () => {
    if (!isWaiting) form.send(problems);
    // The files wait until the Draft is saved, so it is saved now.
    else if (!isDisabled && form.saved === null) form.prepare([]);
  };
  const discard = () => {
    evidence.draft.clear();
    form.discard();
  };
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MessageBars form={form} onDiscard={discard} />
      <FormGroup title={t("newCase.group.goods")} help={t("newCase.group.goodsHelp")}>
        <GoodsPart
          orderId={values.order_id}
          options={known.options}
          problem={problemOf("order_id") ?? (problemOf("lines") && t("newCase.noneChosen"))}
          isDisabled={isDisabled}
          onFound={found}
          onAnother={() => form.change({ order_id: "", package_id: "", lines: [] })}
        />
        {values.order_id !== "" && (
          <Goods key={values.order_id} form={form} isDisabled={isDisabled} onOptions={setOptions} />
        )}
        {values.order_id === "" && isStaff && (
          <Field
            label={fieldWord("support", "seller_name")}
            hint={problemOf("seller_id") ? null : t("newCase.sellerHelp")}
            validationMessage={problemOf("seller_id")}
          >
            <OptionSelect
              name="seller_id"
              source="sellers"
              value={values.seller_id}
              isDisabled={isDisabled}
              onChange={(seller_id) => form.change({ seller_id })}
            />
          </Field>
        )}
      </FormGroup>
      <FormGroup title={t("newCase.group.reason")} help={t("newCase.group.reasonHelp")}>
        <ReasonPart
          values={values}
          options={known.options}
          isStaff={isStaff}
          problemOf={problemOf}
          isDisabled={isDisabled}
          onChange={form.change}
        />
      </FormGroup>
      <FormGroup title={t("newCase.group.evidence")} help={t("newCase.group.evidenceHelp")}>
        <EvidencePart
          body={values.body}
          files={values.files}
          sending={evidence}
          needsFiles={reasonOf(values.support_case, values.reason)?.evidence ?? false}
          problemOf={problemOf}
          isDisabled={isDisabled}
          onWrite={(body) => form.change({ body })}
          onFiles={(files) => form.change({ files })}
        />
      </FormGroup>
      <FormGroup title={t("newCase.group.wish")} help={t("newCase.group.wishHelp")}>
        <Field
          label={fieldWord("support", "requested")}
          required
          validationMessage={problemOf("requested")}
        >
          <RadioGroup
            name="requested"
            value={values.requested}
            disabled={isDisabled}
            onChange={(_, { value }) => form.change({ requested: value })}
          >
            {WISHES.map((wish) => <Radio key={wish} value={wish} label={choiceWord("requested", wish)} />)}
          </RadioGroup>
        </Field>
      </FormGroup>
      <Bar form={form} isWaiting={isWaiting} onDiscard={discard} />
    </form>
  );
}

/** Holds files on this device, and saves the case as a Draft as soon as that is possible, to upload them. */
function useEvidence(form: NewCase, what: string, isPreparable: boolean) {
  const userId = usePerson()._id;
  const { phase, saved, values } = form;
  const [draft] = useState(() => draftFilesOf("cases", userId, what));
  const files = useDraftFiles(draft, {
    id: saved?._id ?? "",
    visibility: "seller",
    isDisabled: phase !== "editing",
    onAttached: (attached) => {
      const fresh = attached.filter(({ id }) => !values.files.some((each) => each.id === id));
      form.change({ files: [...values.files, ...fresh] });
    },
  });
  const mustPrepare = isPreparable && saved === null && files.files.some(({ phase }) => phase === "held");
  useEffect(() => {
    if (mustPrepare && phase === "editing") form.prepare([]);
    // Does not run again after a failure; then the person has to send the case.
  }, [mustPrepare]);
  useEffect(() => {
    if (phase === "sent") draft.clear();
  }, [phase]);
  return files;
}

interface GoodsProps {
  readonly form: NewCase;
  readonly isDisabled: boolean;
  readonly onOptions: (options: Options | null) => void;
}

function Goods({ form, isDisabled, onOptions }: GoodsProps) {
  const [source] = useState(() => optionsSource(form.values.order_id));
  const { answer, failure, refresh } = useAnswer(source);
  useEffect(() => {
    onOptions(answer);
    return () => onOptions(null);
  }, [answer]);
  if (answer) {
    return (
      <GarmentsPart
        options={answer}
        lines={form.values.lines}
        isDisabled={isDisabled}
        onChange={(lines) => form.change({ lines })}
      />
    );
  }
  if (failure) return <NotLoaded text={failureText(failure)} onRetry={refresh} />;
  return <Spinner size="tiny" label={t("newCase.loading")} labelPosition="after" />;
}

/** Picks the garment of a link or a scan as soon as its order is loaded. */
function usePickedGarment(
  form: NewCase,
  options: Options | null,
  wanted: string,
  onPicked: () => void,
): void {
  useEffect(() => {
    if (!options || wanted === "") return;
    onPicked();
    const found = unitByCode(options, wanted);
    if (!found) return notify("warning", t("newCase.notInOrder"));
    const { line, unit } = found;
    if (!unit.free) {
      return notify(
        "warning",
        t("newCase.unitRemedied", { unit: unit.code, codes: line.remedied_in.join(", ") }),
      );
    }
    const { lines } = form.values;
    if (lines.some(({ unit_ids }) => unit_ids.includes(unit._id))) return;
    form.change({ lines: toggleUnit(lines, line, unit._id) });
  }, [options, wanted]);
}

function useFirstProblemFocus(form: RefObject<HTMLFormElement | null>, { problems }: NewCase): void {
  const wrong = problems[0]?.path;
  useEffect(() => {
    if (!wrong) return;
    const field = form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  }, [wrong, problems]);
}
