import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

export const UnitLink = ({ id, ticket }: { readonly id: string; readonly ticket: string }) => (
  <RecordLink lists={[heads.units]} id={id} code={ticket} />
);
