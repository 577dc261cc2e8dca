import { words as shell } from "../../../../app/shell/words/en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const announcement: Noun = { one: "announcement", other: "announcements" };

const calls = {
  label: "Announcements",
  more: { one: "{count} more", other: "{count} more" },
  whole: "Read more",
  less: "Show less",
  open: "Open {screen}",
  openPage: "Open the page",
  dismiss: "Dismiss: {title}",
  refused: "The announcement could not be dismissed, so it is back. {reason}",
  news: "New announcement: {title}",
  preview: {
    title: "Preview",
    help: "As it will be shown above the screen.",
    empty: "The title appears here.",
    inEnglish: "Shown in English to readers of: {languages}.",
  },
  audience: {
    title: "Audience",
    everybody: "Everybody",
    everywhere: "Every screen",
    roles: "Roles",
    groups: "Groups",
    users: "People",
    pages: "Screens",
    failed: "The names could not be loaded. {reason}",
  },
  people: {
    find: "Find people",
    chosen: "People chosen",
    add: "Add {name}",
    remove: "Remove {name}",
    none: "Nobody has this name.",
    failed: "People could not be loaded. {reason}",
  },
} as const;

const callFields = {
  phase: "Shown",
  first_day: "First day",
  last_day: "Last day",
  shown: "Seen",
  clicked: "Clicked",
  dismissed: "Dismissed",
  groups: "Groups",
  text: "Text",
  link: "Link",
  roles: "Roles",
  users: "People",
  pages: "Screens",
  title_de: "Title in German",
  text_de: "Text in German",
  title_fr: "Title in French",
  text_fr: "Text in French",
  title_pt: "Title in Portuguese",
  text_pt: "Text in Portuguese",
} as const;

const callRoles = shell.shell.role;

const callToAction = {
  ...sentences.record(announcement, "It disappears everywhere, and so do its counts."),
  section: { times: "When", counts: "People who", record: "Record" },
  group: {
    words: {
      title: "Words in English",
      help: "Plain text. Readers of another language see this if there is no text in their language.",
    },
    times: { title: "When", help: "From the beginning of the first day to the end of the last." },
    audience: {
      title: "Audience",
      help: "Everyone who matches any of these. Leave all empty to show it to everybody.",
    },
    translations: { title: "Other languages", help: "A language counts once it has a title." },
  },
  help: {
    title: "One line that sums it up.",
    link:
      "An address in this app, such as /orders/draft. People without access to it see no link. Leave empty for none.",
    first_day: "Leave empty to start at once.",
    last_day: "Leave empty to show it until it is paused.",
    pages: "Where it is shown. None chosen: everywhere.",
  },
} as const;

const callChoices = {
  phase: { now: "Now", later: "Later", over: "Over", off: "No" },
} as const;

export const words = {
  bulk: {
    work: {
      call: {
        pause: {
          act: { one: "Pause {number} announcement", other: "Pause {number} announcements" },
          acted: { one: "{number} paused", other: "{number} paused" },
          means: "Nobody sees them until somebody resumes them.",
        },
        resume: {
          act: { one: "Resume {number} announcement", other: "Resume {number} announcements" },
          acted: { one: "{number} resumed", other: "{number} resumed" },
          means: "They are shown again on their days.",
        },
      },
    },
  },
  list: {
    hint: {
      call_to_action: "Title or text …",
    },
    primary: {
      call_to_action: sentences.newOne(announcement),
    },
  },
  calls,
  choice: { ...callChoices, roles: callRoles },
  entity: { call_to_action: { ...callToAction, field: callFields } },
  event: { call: { pause: "Pause", resume: "Resume" } },
};
export type English = typeof words;
