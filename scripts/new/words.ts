/** Writes the words of a new record, as files of its feature. */
import type { Files } from "./entity_files.ts";
import { capital, type Language, LANGUAGES, type Names } from "./names.ts";
import { SENTENCES, type Sentences } from "./sentences.ts";
import { LIFECYCLE_WORDS, type StepWords } from "./steps.ts";

const quoted = (text: string): string => JSON.stringify(text);

function ofLifecycle(names: Names, language: Language): object {
  const { camel } = names;
  const [one, many] = names.words[language];
  const { pause, resume } = LIFECYCLE_WORDS[language];
  const work = ({ act, acted, means }: StepWords) => ({
    act: { one: act(one, many), other: act(many, many) },
    acted: { one: acted, other: acted },
    means,
  });
  return {
    event: { [camel]: { pause: pause.event, resume: resume.event } },
    bulk: { work: { [camel]: { pause: work(pause), resume: work(resume) } } },
  };
}

/** Returns the words of one language as data; English without those of the first screen. */
function wordsOf(names: Names, language: Language): object {
  const { nouns, camel, camels, type, hasLifecycle } = names;
  const [one, many] = names.words[language];
  const say = SENTENCES[language];
  const { moved, pause, resume } = LIFECYCLE_WORDS[language];
  const text = (key: keyof Sentences) => say[key](one, many);
  return {
    ...language === "en" ? {} : { menu: { [nouns]: capital(many) } },
    entity: {
      [nouns]: {
        make: text("make"),
        made: text("made"),
        edit: text("edit"),
        save: text("save"),
        saved: text("saved"),
        trash: text("trash"),
        trashAsk: text("trashAsk"),
        trashed: text("trashed"),
        missingTitle: text("missingTitle"),
        missingText: text("missingText"),
        failedTitle: text("failedTitle"),
        section: { record: text("section") },
        group: { record: { title: capital(one), help: text("help") } },
        help: { name: text("name") },
        field: { note: text("note") },
      },
    },
    list: { hint: { [nouns]: text("hint") }, primary: { [nouns]: text("primary") } },
    audit: {
      action: {
        [`make${type}`]: text("auditMake"),
        [`trash${type}`]: text("auditTrash"),
        ...hasLifecycle && {
          [`move${type}`]: moved(one, many),
          [`${camel}_pause`]: pause.audit(one, many),
          [`${camel}_resume`]: resume.audit(one, many),
        },
      },
      entity: { [camels]: capital(many) },
    },
    ...hasLifecycle && ofLifecycle(names, language),
  };
}

/** Characters of an object that is written in one line. */
const ONE_LINE = 80;

/** Writes data as code; the formatter breaks its lines. */
export function literal(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  const entries = Object.entries(value as object).map(([key, each]) =>
    `${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(each)}`
  );
  const flat = `{ ${entries.join(", ")} }`;
  return flat.length <= ONE_LINE ? flat : `{\n${entries.join(",\n")}\n}`;
}

/** Returns the files of words by path, four languages and the first screen's English. */
export function wordFiles(names: Names): Files {
  const { department, nouns, words: { en: [, many] } } = names;
  const home = `src/features/${department}/${nouns}/words/`;
  const others = LANGUAGES.filter((language) => language !== "en").map((language) => {
    const isOpen = names.untranslated.includes(language);
    return [
      `${home}${language}.ts`,
      [
        isOpen
          ? `/** The noun is still English, and the sentences say only "entry": to be translated. */\n`
          : "",
        'import type { Translation } from "../../../../words/translation.ts";\n',
        'import type { English } from "./en.ts";\n\n',
        `export const words: Translation<English> = ${literal(wordsOf(names, language))};\n`,
      ].join(""),
    ];
  });
  return {
    [`${home}en_first.ts`]: `/** Names ${many} in search and above their list. */\nexport const words = ${
      literal({ menu: { [nouns]: capital(many) } })
    } as const;\n`,
    [`${home}en.ts`]: `/** Words of ${many}. */
import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

export const words = ${literal(wordsOf(names, "en"))} as const;
export type English = Both<typeof first, typeof words>;
`,
    ...Object.fromEntries(others),
  };
}
