/** Walks the repository and collects violations of the language rules. */
import { basename, join } from "node:path";
import { ROOT, sources, withoutComments } from "../structure/sources.ts";
import { exportsOf, faultOfName, oddBoundsIn } from "./names.ts";
import {
  bannedIn,
  commentsOf,
  descriptionsOf,
  faultOfOpening,
  linesOf,
  otherNounsIn,
  otherNounsInNames,
  otherScreenNounsIn,
  type Passage,
  templatesOf,
  textsOf,
} from "./prose.ts";
import { lostReferences } from "./references.ts";

export type Rule = "names" | "files" | "openings" | "banned" | "nouns" | "sources";

export interface Finding {
  readonly rule: Rule;
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Pages that are generated from checked code, and the record of older releases. */
const MADE_PAGES = /^docs\/(?:api|flows|limits|screens)\.md$/;
const OTHER_LANGUAGES = /\/(?:de|fr|pt|customs)\.ts$/;
/** English texts on the screen. */
const SCREEN_TEXTS = /\/(?:words|flow_words\/\w+|locales|status_meanings)\/en(?:_first)?\.ts$/;
/** The rules and their test contain the words that they refuse. */
const RULES_THEMSELVES = /^tests\/(?:support\/language\/|language_test\.ts$)/;
const isChecked = (path: string) =>
  !/\/(?:generated|migrations)\//.test(path) && !RULES_THEMSELVES.test(path);

function filesUnder(folder: string, ending: string): string[] {
  return [...Deno.readDirSync(join(ROOT, folder))].flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) return filesUnder(path, ending);
    return path.endsWith(ending) ? [path] : [];
  });
}

/**
 * Names with a retired noun that the API, the tables, their types or the reasons of refusals use: they cannot
 * change.
 */
function namesOnTheWire(): ReadonlySet<string> {
  const onTheWire = /\/(?:generated|migrations)\/|^api\/\w+\/words\/en\.ts$/;
  const texts = sources.filter(({ path }) => onTheWire.test(path)).map(({ text }) => text);
  texts.push(Deno.readTextFileSync(join(ROOT, "docs/schema.graphql")));
  return new Set(
    texts.flatMap((text) => text.match(/\b\w*(?:[pP]arcel|[cC]arriage|[pP]riceCard)\w*/g) ?? []),
  );
}

const proseFindings = (path: string, passages: readonly Passage[]): Finding[] =>
  passages.flatMap(({ line, text }) => [
    ...bannedIn(text).map((word) => ({ rule: "banned" as const, path, line, text: word })),
    ...otherNounsIn(text).map((word) => ({ rule: "nouns" as const, path, line, text: word })),
  ]);

const openingFindings = (path: string, comments: readonly Passage[]): Finding[] =>
  comments.filter(({ text }) => faultOfOpening(text, path.endsWith(".graphql")))
    .map(({ line, text }) => ({ rule: "openings", path, line, text: text.slice(0, 90) }));

const sourceFindings = (path: string, comments: readonly Passage[]): Finding[] =>
  comments.flatMap(({ line, text }) =>
    lostReferences(text).map((lost) => ({ rule: "sources" as const, path, line, text: lost }))
  );

/** A machine's file is named after its flow, whose id recordings contain. */
const FLOW = /^(?:tests\/)?machines\//;
const nameOfFile = (path: string) => basename(path).replace(/(?:_test)?(?:\.styles)?\.tsx?$/, "");

function codeFindings(path: string, text: string, onTheWire: ReadonlySet<string>): Finding[] {
  const comments = commentsOf(text);
  const found: Finding[] = [
    ...proseFindings(path, comments),
    ...openingFindings(path, comments),
    ...sourceFindings(path, comments),
  ];
  if (!OTHER_LANGUAGES.test(path)) {
    found.push(...proseFindings(path, textsOf(text)), ...proseFindings(path, templatesOf(text)));
  }
  if (SCREEN_TEXTS.test(path)) {
    found.push(
      ...textsOf(text).flatMap(({ line, text }) =>
        otherScreenNounsIn(text).map((word) => ({ rule: "nouns" as const, path, line, text: word }))
      ),
    );
  }
  for (const { name } of exportsOf(text)) {
    const fault = faultOfName(name);
    if (fault) found.push({ rule: "names", path, line: 0, text: fault });
  }
  if (!path.startsWith("tests/")) {
    found.push(
      ...oddBoundsIn(text).map((name) => ({
        rule: "names" as const,
        path,
        line: 0,
        text: `${name}: MAX_ or MIN_`,
      })),
    );
  }
  for (const name of otherNounsInNames(withoutComments(text), onTheWire)) {
    found.push({ rule: "nouns", path, line: 0, text: name });
  }
  const fault = faultOfName(nameOfFile(path));
  if (fault && !FLOW.test(path)) found.push({ rule: "files", path, line: 0, text: fault });
  return found;
}

/** Returns all findings in code, SDL and docs. */
export function findings(): Finding[] {
  const onTheWire = namesOnTheWire();
  const code = sources.filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) => codeFindings(path, text, onTheWire));
  const sdl = filesUnder("api", ".graphql").flatMap((path) => {
    const passages = descriptionsOf(Deno.readTextFileSync(join(ROOT, path)));
    return [
      ...proseFindings(path, passages),
      ...openingFindings(path, passages),
      ...sourceFindings(path, passages),
    ];
  });
  const pages = [...filesUnder("docs", ".md"), "README.md", "CONTRIBUTING.md"].filter((path) =>
    !MADE_PAGES.test(path)
  ).flatMap((path) => proseFindings(path, linesOf(Deno.readTextFileSync(join(ROOT, path)))));
  return [...code, ...sdl, ...pages];
}
