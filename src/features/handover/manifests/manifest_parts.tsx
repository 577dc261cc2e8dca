/** The parts of a manifest's record, in one file: each part of its own would cost the first bundle a line. */
import type { PartProps } from "../../../engine/record/view_props.ts";
import { CheckPart } from "./check_part.tsx";
import { LinesPart } from "./lines_part.tsx";
import { PaperPart } from "./paper_part.tsx";

export default function ManifestParts(props: PartProps) {
  return (
    <>
      <CheckPart {...props} />
      <LinesPart {...props} />
      <PaperPart {...props} />
    </>
  );
}
