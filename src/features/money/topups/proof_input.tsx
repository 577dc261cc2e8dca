/** The proof of a top-up in its form: shown as accounting will see it. */
import { useEffect, useRef } from "react";
import { PROOF_ON_ITS_WAY } from "../../../../api/money/proofs.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { FileField } from "../../../engine/file/file_field.tsx";
import { useFileUpload } from "../../../engine/file/file_wiring.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { proofKind } from "./proof_kind.ts";
import { ProofPicture } from "./proof_picture.tsx";

export default function ProofInput({ field: { key }, value, isOff, onChange }: InputProps) {
  const id = String(value);
  const upload = useFileUpload(proofKind);
  const label = useFieldWord()(key);
  const latest = useRef({ id, onChange });
  latest.current = { id, onChange };
  const { phase } = upload;
  const kept = upload.kept?.file ?? "";
  useEffect(() => {
    const { id, onChange } = latest.current;
    if (phase === "sending") onChange(PROOF_ON_ITS_WAY);
    else if (phase !== "empty") onChange(kept);
    // Nothing arrives any more for a form that was left while its file was on its way.
    else if (id === PROOF_ON_ITS_WAY) onChange("");
  }, [phase, kept]);
  return (
    <FileField
      name={key}
      label={label}
      kind={proofKind}
      upload={upload}
      isHeld={id !== ""}
      isPasted
      isOff={isOff}
      onRemove={() => onChange("")}
    >
      {id !== "" && id !== PROOF_ON_ITS_WAY && (
        <ProofPicture
          id={id}
          // A form that was left open knows its id alone.
          type={kept === id ? upload.kept?.type ?? "" : ""}
          name={kept === id ? upload.kept?.name ?? "" : ""}
        />
      )}
    </FileField>
  );
}
