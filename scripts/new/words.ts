import type { Files } from "./entity_files.ts";
import { type Language, LANGUAGES } from "../../api/languages.ts";
import { capital, type Names } from "./names.ts";
import { RECORD_TEXTS } from "./sentences.ts";
import { LIFECYCLE_WORDS, type StepWords } from "./steps.ts";

const quoted = (text: string): string => JSON.stringify(text);

class Code {
  constructor(readonly text: string) {}
}

const sentence = (name: string, noun: string): Code => new Code(`sentences.${name}(${noun})`);

function lifecycleWords(names: Names, language: Language): object {
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

/** Returns the words of one language as data; for English without the words of the first screen. */
function wordsOf(names: Names, language: Language): object {
  const { nouns, camel, camels, type, hasLifecycle } = names;
  const [one, many] = names.words[language];
  const { section, help, name, note, hint } = RECORD_TEXTS[language];
  const { moved, pause, resume } = LIFECYCLE_WORDS[language];
  return {
    ...language === "en" ? {} : { menu: { [nouns]: sentence("all", camel) } },
    entity: {
      [nouns]: {
        "...record": sentence("record", camel),
        section: { record: section },
        group: { record: { title: sentence("one", camel), help } },
        help: { name: name(one, many) },
        field: { note },
      },
    },
    list: { hint: { [nouns]: hint }, primary: { [nouns]: sentence("newOne", camel) } },
    audit: {
      action: {
        [`make${type}`]: sentence("wasSaved", camel),
        [`trash${type}`]: sentence("wasDeleted", camel),
        ...hasLifecycle && {
          [`move${type}`]: moved(one, many),
          [`${camel}_pause`]: pause.audit(one, many),
          [`${camel}_resume`]: resume.audit(one, many),
        },
      },
      entity: { [camels]: sentence("all", camel) },
    },
    ...hasLifecycle && lifecycleWords(names, language),
  };
}

function nounText({ camel, words, genders }: Names, language: Language): string {
  const [one, other] = words[language];
  const gender = language === "en" ? "" : `gender: ${quoted(genders[language])}, `;
  return [
    `import { type Noun, sentences } from "../../../../words/sentences/${language}.ts";\n\n`,
    `const ${camel}: Noun = { ${gender}one: ${quoted(one)}, other: ${quoted(other)} };\n\n`,
  ].join("");
}

const ONE_LINE = 80;

export function literal(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value instanceof Code) return value.text;
  const entries = Object.entries(value as object).map(([key, each]) =>
    key.startsWith("...")
      ? `...${literal(each)}`
      : `${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(each)}`
  );
  const flat = `{ ${entries.join(", ")} }`;
  return flat.length <= ONE_LINE ? flat : `{\n${entries.join(",\n")}\n}`;
}

export function wordFiles(names: Names): Files {
  const { department, nouns, words: { en: [, many] } } = names;
  const home = `src/features/${department}/${nouns}/words/`;
  const others = LANGUAGES.filter((language) => language !== "en").map((language) => {
    const isOpen = names.untranslated.includes(language);
    return [
      `${home}${language}.ts`,
      [
        isOpen ? `/** The noun is only "${names.words[language][0]}": to be translated. */\n` : "",
        'import type { Translation } from "../../../../words/translation.ts";\n',
        'import type { English } from "./en.ts";\n',
        nounText(names, language),
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
${nounText(names, "en")}export const words = ${literal(wordsOf(names, "en"))} as const;
export type English = Both<typeof first, typeof words>;
`,
    ...Object.fromEntries(others),
  };
}
