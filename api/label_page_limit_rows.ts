import { type Limit, limit } from "./limit.ts";
import {
  MAX_DROP_BYTES,
  MAX_DROP_FILE_BYTES,
  MAX_DROP_FILES,
  MAX_DROP_PAGES,
  MAX_EVIDENCE,
  MAX_FILE_NAME,
  MAX_PAGE_MM,
  MAX_PAGE_TEXT,
} from "./shipping/label_pages/bounds.ts";

export const LABEL_PAGE_LIMITS: readonly Limit[] = [
  limit({ MAX_DROP_FILES }, "files", "a drop of label files"),
  limit({ MAX_DROP_PAGES }, "pages", "the files of a drop"),
  limit({ MAX_DROP_BYTES }, "bytes", "the files of a drop"),
  limit({ MAX_DROP_FILE_BYTES }, "bytes", "a label file"),
  limit({ MAX_FILE_NAME }, "characters", "the name of a label file"),
  limit({ MAX_PAGE_MM }, "mm", "a side of a page"),
  limit({ MAX_PAGE_TEXT }, "characters", "the text read from a page"),
  limit({ MAX_EVIDENCE }, "numbers and codes", "evidence that is stored for a page"),
];
