/** Names that the code once had and nobody guessed, by what stands in their place. They do not come back. */
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
  "toast, message bar, call to action or notification":
    "Notice Notices NoticeAction FormNotices MoveNotice BulkNotice JobNotice MissingNotice NoticesBar useNotices holdNotices",
};

const instead = new Map(
  Object.entries(RETIRED).flatMap(([name, old]) => old.split(" ").map((each) => [each, name] as const)),
);
const pattern = new RegExp(`\\b(?:${[...instead.keys()].join("|")})\\b`, "g");
/** What a person reads, and files of one-line texts, are no names. */
const TEXTS = /"(?:[^"\\\n]|\\.)*"/g;

/** Retired names in some code without comments: `Notice: a toast, message bar, call to action or notification`. */
export function retiredIn(code: string): string[] {
  const found = new Set(code.replace(TEXTS, '""').match(pattern));
  return [...found].map((name) => `${name}: ${instead.get(name)}`);
}
