/** A package's number, and the way to its record for whoever may see it: our own list, or the one of sellers. */
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

export const PackageLink = (props: { readonly id: string; readonly code: string }) => (
  <RecordLink lists={[heads.packages, heads.fulfilments]} {...props} />
);
