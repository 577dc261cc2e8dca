/** Rules for exported names and for names of files. Source: docs/glossary.md. */

/** Words that replaced a better known word of computing, each with that word. */
const INVENTED: Readonly<Record<string, string>> = {
  folding: "checkpoint",
  turns: "mutex, serialized",
  slots: "semaphore",
  together: "pipelined",
  ahead: "prefetch",
  asked: "selection set, requested",
  known: "cache, allowed",
  kept: "memoize, stored",
  bones: "skeleton",
  way: "transition, route",
  ring: "wake",
  look: "poll, run, layout",
  power: "permissions, grants",
  reach: "audience, scope",
  tell: "notify, announce, publish",
  alone: "exclusive, only",
  breath: "yield",
};

const IRREGULAR_PARTICIPLES = new Set(
  ("begun bought brought built caught chosen done drawn driven fallen felt found given gone had heard held hidden kept " +
    "known laid led left lent lost made meant met overheard paid proven said seen sent shown shrunk sold spent stood " +
    "taken thought thrown told unbegun understood undone unsaid unseen unsent untold unwritten worn written")
    .split(" "),
);
/** Nouns and verbs that end like a participle. */
const NO_PARTICIPLES = new Set(
  ("bed embed feed need red seed shed speed nothing everything something anything " +
    "bring building ceiling drawing encoding grouping heading keyring mapping meaning packaging pricing rating " +
    "recording ring routing setting shipping spring string thing tracking warning wiring").split(" "),
);
const ADVERBS_AND_PREPOSITIONS = new Set(
  ("above again ahead alike alone always among apart around aside away back before behind below beside beyond early " +
    "elsewhere everywhere here lazily later once otherwise outside outward promptly since together under until " +
    "within without yet who whom whose what where why how").split(" "),
);
const LITTLE = new Set(
  ("about after again among as at before beside between by for from here in into now of off on out over since to " +
    "under until up with within without").split(" "),
);

/** Names that readers did not understand, each with its replacement. They must not return, exported or not. */
const RETIRED: Readonly<Record<string, string>> = {
  "principal": "asker askerOf JobAsker",
  "queue": "inLane openLane LaneOptions lanes",
  "yieldToRequests": "breath BREATH_MS",
  "visibility": "inSight sightOf Sight",
  "inverse event": "wayBack hasWayBack WayBack",
  "listener": "heardBy heardByModules",
  "lifecycle": "LIVES LifeName LifeDeed RecordLife isLife",
  "cursor or pages of a list": "walkOf placeBefore",
  "http listener": "Door DoorOptions doorAt",
  "wake signal": "Bell createBell",
  "audit entry or action": "Deed deeds deedText DeedCell DeedEntry CALL_DEEDS CallDeed",
  "comments": "Talk TalkedOf TALKABLE inTalk orderTalk useTalkStyles",
  "fixing": "mendSome mendOne rememberMended isMended needsMending MendingPage MendRow useMendingStyles",
  "cookies": "readJar withJar",
  "login callback": "Arrival arrival takeArrival readArrival",
  "debounce": "gathering gatherMs gathered gatherWords Gathering",
  "recorder buffer": "Ring createRing startFlight FLIGHT_KEY",
  "live region": "Voices",
  "panel": "DeskProps BulkDesk ViewDesk SwitchDesk BookmarksDesk hasDesk desk_tables",
  "toast, message bar, announcement or notification":
    "Notice Notices NoticeAction FormNotices MoveNotice BulkNotice JobNotice MissingNotice NoticesBar useNotices holdNotices",
};

const OTHER_BOUND = /\b(?:const|let) ((?:MOST|FEWEST|LEAST|LONGEST|SHORTEST)(?:_\w+)?)\b/g;

/** Returns the names of constants that are bounds but do not begin with `MAX_` or `MIN_`. */
export const oddBoundsIn = (code: string): string[] =>
  [...code.matchAll(OTHER_BOUND)].map(([, name]) => name!);

/** Splits `knownManifest`, `MAX_KEPT_SCANS` and `kept_scans` into lowercase words. */
export const wordsOfName = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []).map((word) => word.toLowerCase());

const isParticiple = (word: string) =>
  IRREGULAR_PARTICIPLES.has(word) ||
  (/(?:ed|ing)$/.test(word) && word.length > 4 && !NO_PARTICIPLES.has(word));

/** Returns the reason why the name of an export or file is refused: `kept: memoize, stored`. */
export function faultOfName(name: string): string | undefined {
  const words = wordsOfName(name);
  const invented = words.find((word) => Object.hasOwn(INVENTED, word));
  if (invented) return `${name}: ${invented} (${INVENTED[invented]})`;
  const [first, ...others] = words;
  if (first === undefined || !others.every((word) => LITTLE.has(word))) return;
  // `STARTED_AT` is the usual name of a time.
  if (isParticiple(first) && others.at(-1) !== "at") return `${name}: a bare participle`;
  if (ADVERBS_AND_PREPOSITIONS.has(first)) return `${name}: a bare adverb or preposition`;
}

const DECLARED =
  /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}(?! from)/gm;

/** Returns the names that a file exports, each with its position in the text. */
export function exportsOf(text: string): { readonly name: string; readonly index: number }[] {
  const declared = [...text.matchAll(DECLARED)].map((match) => ({ name: match[1]!, index: match.index }));
  const listed = [...text.matchAll(LISTED)].flatMap((match) =>
    match[1]!.split(",").map((each) => each.trim().split(/\s+/).at(-1) ?? "").filter((name) => name !== "")
      .map((name) => ({ name, index: match.index }))
  );
  return [...declared, ...listed];
}

const instead = new Map(
  Object.entries(RETIRED).flatMap(([name, old]) => old.split(" ").map((each) => [each, name] as const)),
);
const retired = new RegExp(`\\b(?:${[...instead.keys()].join("|")})\\b`, "g");
/** Texts in quotes, and lists of one-line texts, contain no names. */
const TEXTS = /"(?:[^"\\\n]|\\.)*"/g;

/** Returns the retired names in code without comments, each with its replacement. */
export function retiredIn(code: string): string[] {
  const found = new Set(code.replace(TEXTS, '""').match(retired));
  return [...found].map((name) => `${name}: ${instead.get(name)}`);
}
