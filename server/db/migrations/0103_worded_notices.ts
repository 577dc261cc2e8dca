/** Lets notifications be in the language of their reader. Older ones keep their English texts. */
import { type Migration, render } from "../ddl.ts";

export const wordedNotices: Migration = {
  number: 103,
  name: "worded_notices",
  statements: (engine) => [
    render(engine, "alter table notifications add column words JSON?"),
    render(engine, "alter table user_notifications add column language ID default 'en'"),
  ],
  notes: {
    "notifications.words": "NoticeWords of api/notices.ts; null where only the English texts are there.",
    "user_notifications.language": "Language of messages and of texts that staff insert for the person.",
  },
};
