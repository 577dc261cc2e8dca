/** Reads the command line of `deno task new`, and derives all names of the recipe from department and noun. */
import { type Language, LANGUAGES, type OtherLanguage } from "../../api/languages.ts";
import { NOUNS } from "./sentences.ts";

/** Menu group of each department, for breadcrumb and search. A new list has no entry in the menu yet. */
const GROUPS: Readonly<Record<string, string>> = {
  people: "management",
  desk: "management",
  catalogue: "sales",
  money: "billing",
  orders: "sales",
  workshop: "sales",
  shipping: "shipments",
  handover: "shipments",
  support: "support",
  figures: "report",
};

const KINDS = ["entity", "lifecycle"] as const;
type Forms = readonly [one: string, many: string];

const isOther = (language: string): language is OtherLanguage => Object.hasOwn(NOUNS, language);

export interface Names {
  readonly hasLifecycle: boolean;
  readonly department: string;
  readonly group: string;
  /** `canned_reply` (and `nouns`: `canned_replies`), for files, the table and the list. */
  readonly noun: string;
  readonly nouns: string;
  /** `cannedReply` (and `camels`: `cannedReplies`), for variables and root fields. */
  readonly camel: string;
  readonly camels: string;
  /** `CannedReply`, for the type and for the end of `makeCannedReply`. */
  readonly type: string;
  readonly path: `/${string}`;
  /** Singular and plural in each language: "canned reply", "canned replies". */
  readonly words: Readonly<Record<Language, Forms>>;
  readonly genders: Readonly<Record<OtherLanguage, string>>;
  /** Languages without a given noun, which call the record an entry. */
  readonly untranslated: readonly Language[];
}

export const USAGE = `Usage: deno task new ${KINDS.join("|")} <department>/<noun>
  --plural <nouns>      of several, where English does not follow its rule
  --de, --fr, --pt      the noun in that language with its article, one and several:
                        --de "der Textbaustein,Textbausteine" --fr "une réponse,réponses" --pt "a resposta,respostas"`;

/** An error whose message is printed on the command line without a stack trace. */
export class CommandError extends Error {}

/** Reserved words of JavaScript: a noun or plural among them could not be the name of a variable. */
const RESERVED = (
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
  "finally for function if implements import in instanceof interface let new null package private protected public " +
  "return static super switch this throw true try typeof undefined var void while with yield"
).split(" ");

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const camelOf = (name: string): string => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
const spaced = (name: string): string => name.replaceAll("_", " ");

/** Reads options such as `--de "der Textbaustein,Textbausteine"`. */
function optionsOf(args: readonly string[]): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 2) {
    const [option = "", value] = args.slice(at, at + 2);
    const name = option.slice(2);
    const isKnown = option.startsWith("--") && (name === "plural" || isOther(name));
    if (!isKnown || !value || value.startsWith("--")) {
      throw new CommandError(`Cannot read "${option}": expected an option with its value.\n${USAGE}`);
    }
    options.set(name, value);
  }
  return options;
}

interface Noun {
  readonly gender: string;
  readonly forms: Forms;
}

function nounOf(language: OtherLanguage, given: string): Noun {
  const { articles } = NOUNS[language];
  const [, article = "", forms = ""] = given.match(/^(\S+) (.+)$/) ?? [];
  const gender = Object.hasOwn(articles, article) ? articles[article] : undefined;
  const [one, many, ...others] = forms.split(",").map((form) => form.trim());
  if (!gender || !one || !many || others.length > 0 || /["\\{}]/.test(given)) {
    throw new CommandError(
      `Cannot read --${language} "${given}": expected an article (${
        Object.keys(articles).join(", ")
      }), one and several, as "${NOUNS[language].entry}".`,
    );
  }
  return { gender, forms: [one, many] };
}

/** @throws {CommandError} */
export function readNames([kind = "", place = "", ...rest]: readonly string[]): Names {
  if (!(KINDS as readonly string[]).includes(kind)) {
    throw new CommandError(`Cannot make "${kind}": expected ${KINDS.join(" or ")}.\n${USAGE}`);
  }
  const [department = "", noun = "", ...deeper] = place.split("/");
  const group = Object.hasOwn(GROUPS, department) ? GROUPS[department] : undefined;
  if (!group) {
    throw new CommandError(
      `There is no department "${department}": expected one of ${Object.keys(GROUPS).join(", ")}.`,
    );
  }
  const options = optionsOf(rest);
  const nouns = options.get("plural") ?? pluralOf(noun);
  const wrong = [noun, nouns].find((name) => !NAME.test(name));
  if (wrong !== undefined || deeper.length > 0) {
    throw new CommandError(
      `Cannot name a record "${wrong ?? place}": expected one noun in snake_case, as in "canned_reply".`,
    );
  }
  const reserved = [noun, nouns].find((name) => RESERVED.includes(name));
  if (reserved !== undefined) {
    throw new CommandError(
      `Cannot name a record "${reserved}": JavaScript reserves the word. Expected a longer noun, as in "support_${reserved}".`,
    );
  }
  if (noun === nouns) {
    throw new CommandError(`Cannot name a record "${noun}": expected another word for several (--plural).`);
  }
  const english: Forms = [spaced(noun), spaced(nouns)];
  const others = LANGUAGES.filter(isOther).map((language) =>
    [language, nounOf(language, options.get(language) ?? NOUNS[language].entry)] as const
  );
  return {
    hasLifecycle: kind === "lifecycle",
    department,
    group,
    noun,
    nouns,
    camel: camelOf(noun),
    camels: camelOf(nouns),
    type: capital(camelOf(noun)),
    path: `/${nouns.replaceAll("_", "-")}`,
    words: {
      en: english,
      ...Object.fromEntries(others.map(([language, { forms }]) => [language, forms])),
    } as Names["words"],
    genders: Object.fromEntries(
      others.map(([language, { gender }]) => [language, gender]),
    ) as Names["genders"],
    untranslated: LANGUAGES.filter((language) => language !== "en" && !options.has(language)),
  };
}
