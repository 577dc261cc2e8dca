import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

export const PackageLink = (props: { readonly id: string; readonly code: string }) => (
  <RecordLink lists={[heads.packages, heads.fulfilments]} {...props} />
);
