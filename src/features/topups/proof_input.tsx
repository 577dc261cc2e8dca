/** The proof of a top-up in its form: chosen, dropped or pasted, and shown as accounting will see it. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowUploadRegular, DismissRegular } from "@fluentui/react-icons";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_PROOF_BYTES, PROOF_ON_ITS_WAY, PROOF_TYPES } from "../../../api/proofs.ts";
import { useFieldWord } from "../../engine/field_words.ts";
import type { InputProps } from "../../engine/form/input_props.ts";
import { failureText } from "../../lib/failure_text.ts";
import { language, t } from "../../lib/i18n.ts";
import { ProofPicture } from "./proof_picture.tsx";
import { type ProofWork, useProof } from "./proof_wiring.ts";
import { useProofStyles } from "./proof.styles.ts";

/** What the file dialog offers; the file itself is judged by its content. */
const ACCEPTED = [".jpg", ".jpeg", ".png", ".pdf", ...PROOF_TYPES].join(",");
const SIZE_MB = MAX_PROOF_BYTES / 1024 ** 2;

export default function ProofInput({ field: { key }, value, isOff, onChange }: InputProps) {
  const styles = useProofStyles();
  const id = String(value);
  const work = useProof(id, onChange);
  const text = useId();
  const label = useFieldWord()(key);
  const [isOver, setOver] = useState(false);
  usePastedFile(isOff ? null : work.choose);
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(next && !isOff);
  };
  return (
    <div
      className={mergeClasses(styles.field, isOver && styles.dropping)}
      role="group"
      aria-label={label}
      aria-describedby={text}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        const [dropped] = event.dataTransfer.files;
        if (dropped && !isOff) work.choose(dropped);
      }}
    >
      <Chooser name={key} id={id} work={work} isOff={isOff} describedBy={text} />
      <Said id={text} work={work} isOver={isOver} />
      {id !== "" && id !== PROOF_ON_ITS_WAY && (
        <ProofPicture id={id} type={work.kept?.type ?? ""} name={work.kept?.name ?? ""} />
      )}
    </div>
  );
}

/** A picture of the screen is pasted wherever one is in the form; text goes where it is pasted. */
function usePastedFile(onFile: ((file: File) => void) | null): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file || !latest.current) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

interface ChooserProps {
  readonly name: string;
  readonly id: string;
  readonly work: ProofWork;
  readonly isOff: boolean;
  readonly describedBy: string;
}

function Chooser({ name, id, work, isOff, describedBy }: ChooserProps) {
  const styles = useProofStyles();
  const input = useRef<HTMLInputElement>(null);
  const { phase, kept } = work;
  const fileName = phase.kind === "sending" || phase.kind === "refused"
    ? phase.name
    : phase.kind === "failed"
    ? phase.file.name
    : kept?.name ?? "";
  return (
    <div className={styles.row}>
      {fileName && <bdi className={styles.clipped}>{fileName}</bdi>}
      <Button
        name={name}
        icon={<ArrowUploadRegular />}
        aria-describedby={describedBy}
        disabledFocusable={isOff}
        onClick={() => input.current?.click()}
      >
        {t(id === "" ? "proof.choose" : "proof.chooseOther")}
      </Button>
      {phase.kind === "failed" && (
        <Button disabledFocusable={isOff} onClick={work.again}>{t("proof.again")}</Button>
      )}
      {id !== "" && (
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t("proof.remove")}
          disabledFocusable={isOff}
          onClick={work.remove}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
          if (chosen) work.choose(chosen);
        }}
      />
    </div>
  );
}

interface SaidProps {
  readonly id: string;
  readonly work: ProofWork;
  readonly isOver: boolean;
}

function Said({ id, work: { phase }, isOver }: SaidProps) {
  const styles = useProofStyles();
  const isWrong = phase.kind === "refused" || phase.kind === "failed";
  return (
    <span id={id} role="status" className={isWrong && !isOver ? styles.wrong : styles.quiet}>
      {isOver ? t("proof.dropNow") : saidOf(phase)}
    </span>
  );
}

function saidOf(phase: ProofWork["phase"]): string {
  switch (phase.kind) {
    case "idle":
      return t("proof.hint", { size: SIZE_MB });
    case "sending": {
      const done = phase.share.toLocaleString(language.peek(), {
        style: "percent",
        maximumFractionDigits: 0,
      });
      return t(phase.share < 1 ? "proof.sending" : "proof.reading", { done });
    }
    case "refused":
      return t(`proof.refused.${phase.code}`, { size: SIZE_MB });
    case "failed":
      return t("proof.failed", { reason: failureText(phase.failure) });
  }
}
