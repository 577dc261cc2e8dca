import type { Database } from "../../../server/db/database.ts";
import { addLabelPages } from "../../../server/demo/shipping/label_pages.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { withDirectory } from "../server/database.ts";
import { OPTIONS } from "./demo.ts";

/** Adds the demo's label pages. Their files are written to a folder that is then deleted. */
export const addLabelPagesOf = (db: Database): Promise<void> =>
  withDirectory(async (folder) => void await addLabelPages(db, folderStore(folder), OPTIONS.now));
