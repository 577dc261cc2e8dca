/** Importing orders from a file: choose it, see whether it fits, follow it until it is done. */
import { headersOf } from "../../../api/csv/profile.ts";
import { superstore } from "../../../api/csv/superstore.ts";

export default function ImportPage() {
  return <p>{headersOf(superstore).join(", ")}</p>;
}
