import { Checkbox, Field, Label, Select } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { useEffect, useId, useRef, useState } from "react";
import { says } from "../../../../api/inputs/read.ts";
import {
  MAX_PRINT_REASON,
  type PackagePrintKind,
  REPRINT_REASONS,
} from "../../../../api/catalogue/prints.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import { failedAnswerOf, useSteps } from "../../../engine/record/move_wiring.ts";
import { useCommand } from "../../../engine/record/use_command.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { printPackageDocuments } from "./print_packages.ts";
import { usePrinters } from "./use_printers.ts";

const PRINT = "packages.print";
const OTHER = "other";

interface Props {
  readonly packageIds: readonly string[];
  readonly documents: readonly PackagePrintKind[];
  readonly station?: string;
  readonly isBare?: boolean;
  readonly onBusy?: (isBusy: boolean) => void;
  readonly onClose: () => void;
}

export default function PrintDocumentsForm(
  { packageIds, documents, station, isBare = false, onBusy, onClose }: Props,
) {
  const [picked, setPicked] = useState<readonly PackagePrintKind[]>(documents.slice(0, 1));
  // Kinds that this form has recorded are not sent again.
  const done = useRef(new Set<PackagePrintKind>());
  const printers = usePrinters(station);
  // True after a person printed without the reason that the API requested; before that no error is shown.
  const [isMissing, setMissing] = useState(false);
  const title = useId();
  const mover = useSteps(
    `prints.parcels.${packageIds.join(".")}`,
    usePerson()._id,
    async ({ key, params }) => {
      const { printer, why, words, kinds } = params as Readonly<Record<string, string>>;
      const failure = await printPackageDocuments({
        ids: packageIds,
        documents: (kinds ?? "").split(",") as PackagePrintKind[],
        station,
        printer,
        reason: why === OTHER ? words : why,
      }, { key, done: done.current });
      if (!failure) return { kind: "done", version: 0 };
      const answer = failedAnswerOf(failure);
      // Only the API knows earlier prints, so its first request for a reason is not shown as an error.
      return answer.kind === "refused" && why === "" && answer.problems.some(({ path }) => path === "reason")
        ? { ...answer, reason: "whyAgain" }
        : answer;
    },
    onClose,
  );
  const command = useCommand(mover, PRINT, { printer: "", why: "", words: "", kinds: picked.join(",") });
  const { typed, change, problemOf, isSending } = command;
  useEffect(() => onBusy?.(isSending), [isSending]);
  // A field that was asked for stays while a person goes through its choices.
  const wasAsked = useRef(false);
  wasAsked.current ||= problemOf("reason") !== null || typed.why !== "";
  const wantsReason = wasAsked.current;
  const pick = (kind: PackagePrintKind, isOn: boolean) => {
    const next = documents.filter((each) => each === kind ? isOn : picked.includes(each));
    setPicked(next);
    change("kinds")(next.join(","));
  };
  const print = () => {
    setMissing(wantsReason && typed.why === "");
    const isReasonMissing = typed.why === OTHER && typed.words.trim() === "";
    command.send([
      ...isReasonMissing ? [{ path: "words", code: says("required") }] : [],
      ...wantsReason && typed.why === "" ? [{ path: "reason", code: says("required") }] : [],
    ]);
  };
  return (
    <CommandForm
      command={command}
      label={t("prints.parcels", { count: packageIds.length })}
      act={t("prints.go")}
      icon={<PrintRegular />}
      isDisabled={picked.length === 0}
      isBare={isBare}
      onSend={print}
      onClose={onClose}
    >
      {documents.length > 1 && (
        <div role="group" aria-labelledby={title}>
          <Label id={title}>{t("prints.documents")}</Label>
          {documents.map((kind) => (
            <div key={kind}>
              <Checkbox
                label={t(`prints.document.${kind}`)}
                checked={picked.includes(kind)}
                disabled={isSending}
                onChange={(_, { checked }) => pick(kind, checked === true)}
              />
            </div>
          ))}
        </div>
      )}
      <Field label={t("prints.printer")}>
        <Select
          name="printer"
          value={typed.printer}
          disabled={isSending}
          onChange={(_, { value }) => change("printer")(value)}
        >
          <option value="">{t(station ? "prints.stationPrinters" : "prints.browser")}</option>
          {printers.map(({ _id, name, media, location_code }) => (
            <option key={_id} value={_id}>{[name, media, location_code].join(" · ")}</option>
          ))}
        </Select>
      </Field>
      {wantsReason && (
        <Field
          label={t("prints.reason")}
          hint={t("prints.packageAgain")}
          required
          validationMessage={isMissing && typed.why === "" ? problemOf("reason") : null}
        >
          <Select
            name="why"
            value={typed.why}
            disabled={isSending}
            onChange={(_, { value }) => change("why")(value)}
          >
            <option value="">{t("prints.chooseReason")}</option>
            {([...REPRINT_REASONS, OTHER] as const).map((why) => (
              <option key={why} value={why}>{t(`prints.again_${why}`)}</option>
            ))}
          </Select>
        </Field>
      )}
      {typed.why === OTHER && (
        <CommandText
          command={command}
          name="words"
          label={t("prints.reasonWords")}
          isRequired
          maxLength={MAX_PRINT_REASON}
        />
      )}
    </CommandForm>
  );
}
