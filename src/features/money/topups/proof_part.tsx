import type { PartProps } from "../../../engine/record/view_props.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { t } from "../../../lib/i18n.ts";
import { Section } from "../../../parts/section.tsx";
import { ProofPicture } from "./proof_picture.tsx";
import { useProofStyles } from "./proof.styles.ts";

export default function ProofPart({ record }: PartProps) {
  const styles = useProofStyles();
  const { proof_id, proof_type, proof_name, kind } = record;
  // Manual transactions have no proof.
  if (kind !== "topup") return null;
  return (
    <Section title={fieldWord("topup", "proof_name")}>
      {proof_id
        ? <ProofPicture id={String(proof_id)} type={String(proof_type)} name={String(proof_name)} />
        : <span className={styles.quiet}>{t("proof.none")}</span>}
    </Section>
  );
}
