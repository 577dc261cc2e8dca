import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from "@fluentui/react-components";
import { useRef, useState } from "react";
import { MAX_JOB_RECORDS } from "../../../api/constants.ts";
import type { InputProblem } from "../../../api/errors.ts";
import type { JobInput, JobPreview } from "../../../api/generated/schema.ts";
import type { MoveAction, Resource } from "../../../resources/define.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { DialogDecision } from "../../parts/decision.tsx";
import { useNow } from "../../lib/now.ts";
import { numberText } from "../../parts/format.ts";
import type { BulkJob } from "./bulk_job_wiring.ts";
import { Fields, problemsOf } from "./fields.tsx";
import { Preview } from "./preview.tsx";
import { UnmadeChoice } from "./purchases.tsx";
import { nameOf, workOf, workText } from "./target.ts";
import "../../parts/focus_keeper.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  text: { margin: 0, maxWidth: "75ch" },
  quiet: { margin: 0, maxWidth: "75ch", color: tokens.colorNeutralForeground2 },
  later: { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: tokens.spacingVerticalS },
  final: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  readonly resource: Resource;
  readonly work: BulkJob;
}

interface FormProps extends Props {
  readonly input: JobInput;
}

/** Returns "Hold 4,963 of 5,000 orders", or only the name of the action until the numbers are known. */
function titleOf(work: string, preview: JobPreview | null): string {
  if (!preview) return nameOf(work);
  const { count, fits } = preview;
  const number = fits < count
    ? t("bulk.ofCount", { fits: numberText(fits), count: numberText(count) })
    : numberText(count);
  return workText(work, "act", count, number);
}

/** Returns why the work cannot begin at all; null if it can. */
function obstacleOf(preview: JobPreview | null): string | null {
  if (!preview) return null;
  if (preview.count > MAX_JOB_RECORDS) {
    return t("bulk.tooMany", { number: numberText(preview.count), max: numberText(MAX_JOB_RECORDS) });
  }
  if (preview.fits > 0) return null;
  return t(preview.charges.length > 0 ? "bulk.noneCovered" : "bulk.noneFits");
}

/** Returns the action that waits for the missing money; null if no money is missing, or if there is no such action. */
const laterOf = (action: MoveAction | null, preview: JobPreview | null): string | null =>
  preview?.charges.some(({ orders, fits }) => fits < orders) ? action?.later ?? null : null;

/** Confirms a bulk action. The dialog closes before it is unmounted; otherwise the page would stay inert. */
export default function BulkDialog({ resource, work }: Props) {
  const { isDialogOpen, isBusy, input } = work;
  return (
    <Dialog open={isDialogOpen} onOpenChange={(_, { open }) => !open && !isBusy && work.dismiss()}>
      <DialogSurface>{input && <BulkForm key={work.opening} {...{ resource, work, input }} />}</DialogSurface>
    </Dialog>
  );
}

function BulkForm({ resource, work, input }: FormProps) {
  const styles = useStyles();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<JobInput>>({});
  const filled = { ...input, ...typed };
  const [missing, setMissing] = useState<readonly InputProblem[]>([]);
  const name = workOf(input);
  const action = resource.moves?.find(({ event }) => event === input.event) ?? null;
  const { preview, failure, isBusy, isLooking } = work;
  const obstacle = obstacleOf(preview);
  const unmade = preview?.purchases.reduce((sum, each) => sum + each.unmade, 0) ?? 0;
  // With too many records to price, the preview has groups of states instead of purchases.
  const isUnpriced = action?.previews === true && (preview?.groups.length ?? 0) > 0;
  const asksOfUnmade = unmade > 0 || isUnpriced;
  const isOnlyMade = typed.only_made ?? asksOfUnmade;
  const shown = preview && { ...preview, fits: preview.fits - (isOnlyMade ? unmade : 0) };
  const isDisabled = isBusy || isLooking || obstacle !== null || shown?.fits === 0;
  const problems = missing.length > 0 ? missing : work.problems;
  const later = laterOf(action, preview);
  const submit = () => {
    if (isDisabled) return;
    const wrong = problemsOf(resource, filled, action, now);
    setMissing(wrong);
    if (wrong.length === 0) {
      return work.confirm({ ...filled, ...asksOfUnmade && { only_made: isOnlyMade } });
    }
    const field = wrong[0]?.path.replace("params.", "") ?? "";
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody>
        <DialogTitle>{titleOf(name, shown)}</DialogTitle>
        <DialogContent className={styles.form}>
          <p className={styles.text}>{workText(name, "means")}</p>
          <Preview {...{ work, isOnlyMade }} kind={resource.lifecycle?.name} />
          {isUnpriced && <p className={styles.quiet}>{t("bulk.unpriced")}</p>}
          {asksOfUnmade && (
            <UnmadeChoice
              {...{ unmade, isOnlyMade }}
              isDisabled={isBusy}
              onChange={(only_made) => setTyped({ ...typed, only_made })}
            />
          )}
          {later && (
            <div className={styles.later}>
              <p className={styles.text}>{workText(later, "means")}</p>
              <SettlingButton
                meaning={later}
                disabledFocusable={isBusy || isLooking}
                onClick={() => isBusy || isLooking || work.confirm({ ...input, event: later })}
              >
                {nameOf(later)}
              </SettlingButton>
            </div>
          )}
          {obstacle ? <p className={styles.wrong} role="alert">{obstacle}</p> : (
            <>
              <Fields
                {...{ action, problems }}
                input={filled}
                isDisabled={isBusy}
                onChange={(patch) => setTyped({ ...typed, ...patch })}
              />
              <p className={styles.quiet}>{t("bulk.later")}</p>
              <CanBeUndone action={action} />
            </>
          )}
          {preview && failure && problems.length === 0 && (
            <p className={styles.wrong} role="alert">
              {t("bulk.failed", { step: nameOf(name), why: failureText(failure) })}
            </p>
          )}
        </DialogContent>
        <DialogDecision onCancel={work.dismiss} isBusy={isBusy}>
          <SettlingButton
            meaning={`${name} ${shown?.fits}`}
            type="submit"
            appearance="primary"
            disabledFocusable={isDisabled}
            icon={isBusy ? <Spinner size="tiny" /> : null}
          >
            {shown ? workText(name, "act", shown.fits) : nameOf(name)}
          </SettlingButton>
        </DialogDecision>
      </DialogBody>
    </form>
  );
}

/** Says whether the action can be undone. Jobs that take no step can always be undone. */
function CanBeUndone({ action }: { readonly action: MoveAction | null }) {
  const styles = useStyles();
  if (action?.final) return <p className={styles.final}>{t("bulk.final")}</p>;
  return <p className={styles.quiet}>{t(!action || action.inverse ? "bulk.undoable" : "bulk.stepwise")}</p>;
}
