/** Shows a package's number, and links to its record for people who may see it: in the list of staff or of sellers. */
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";

export const PackageLink = (props: { readonly id: string; readonly code: string }) => (
  <RecordLink lists={[heads.packages, heads.fulfilments]} {...props} />
);
