import { heads } from "../../../../resources/generated/heads.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

const textOf = (value: unknown): string => typeof value === "string" ? value : "";

/** Links to the case that a request is for. */
export default function CaseCell({ row: { case_id, case_code } }: AddedCellProps) {
  return <RecordLink lists={[heads.support]} id={textOf(case_id)} code={textOf(case_code)} />;
}
