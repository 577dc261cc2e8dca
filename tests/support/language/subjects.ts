/** Rules for the subject of a commit. Source: CONTRIBUTING.md. */

const MAX_SUBJECT = 72;
const FORM =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w /,.-]+\))?!?: (\w[\w-]*)/;
const VERBS = new Set(
  ("bring embed feed need ping ring seed shed speed spring string wring " +
    "access address bypass compress discuss dismiss express focus guess pass press process stress suppress")
    .split(" "),
);
const NO_VERBS = new Set(
  ("a all an and another any better both each every fewer for from in it its less many more most new no of on one our " +
    "same several some that the these they this to two we what when where who with").split(" "),
);

/** Returns the reason why the subject of a commit is refused. */
export function faultOfSubject(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT) return `${subject.length} characters, at most ${MAX_SUBJECT}`;
  const verb = FORM.exec(subject)?.[1]?.toLowerCase();
  if (!verb) return "no Conventional Commit: type(folder): verb …";
  if (VERBS.has(verb)) return;
  if (NO_VERBS.has(verb) || /(?:ed|ing|[^s]s)$/.test(verb)) return `"${verb}" is no imperative`;
}
