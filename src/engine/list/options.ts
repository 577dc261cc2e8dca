/** Where the choices of a filter come from. Loaded when a chip is opened or set. */
import { COUNTRIES } from "../../../api/countries.ts";
import type { Operation } from "../../../api/operation.ts";
import type { OptionSource } from "../../../resources/form_fields.ts";
import { SCREEN_IDS } from "../../../resources/screens.ts";
import { registered } from "../features.ts";
import { ask } from "../../lib/client.ts";
import { language, t } from "../../lib/i18n.ts";
import { onChange, onGap } from "../live/live.ts";
import { countryName } from "../../parts/format.ts";
import type { Option, OptionLoader, Options } from "./option.ts";

const BACKGROUND = { background: true } as const;

/** Choices change rarely: within this time the ones we have are good. */
const LIFE_MS = 60_000;
const kept = new Map<OptionSource, { readonly at: number; readonly answer: Promise<Options> }>();

/** Choices that one query answers. */
export const optionsFrom = <Data>(
  query: Operation<Record<string, never>, Data>,
  read: (data: Data) => readonly Option[],
  more = {},
): OptionLoader =>
async () => {
  const outcome = await ask(query, {}, { ...BACKGROUND, ...more });
  return outcome.ok ? { ok: true, data: read(outcome.data) } : { ok: false, failure: outcome.failure };
};

async function asked(source: OptionSource): Promise<Options> {
  const load = registered("options", source);
  if (!load) throw new Error(`Cannot offer choices: no feature brings ${source}`);
  return (await load())();
}

function countries(): Options {
  const words = new Intl.Collator(language.peek());
  const options = COUNTRIES.map((code) => ({ value: code, name: countryName(code), more: code }));
  return { ok: true, data: options.sort((a, b) => words.compare(a.name, b.name)) };
}

/** Screens of the menu. */
const screens = (): Options => ({
  ok: true,
  data: SCREEN_IDS.map((id) => ({ value: id, name: t(`menu.${id}`) })),
});

/** Whose changes make the choices of a source old: the entity of the live events. */
const ENTITIES: Readonly<Partial<Record<OptionSource, string>>> = {
  sellers: "users",
  stores: "stores",
  groups: "usergroups",
  noticeGroups: "usergroups",
  places: "locations",
  printers: "printers",
  shippingMethods: "logistics",
  shippingPolicies: "shippingPolicies",
};
const followers = new Map<OptionSource, Set<() => void>>();

function drop(source: OptionSource): void {
  kept.delete(source);
  for (const follower of followers.get(source) ?? []) follower();
}

for (const [source, entity] of Object.entries(ENTITIES) as [OptionSource, string][]) {
  onChange(entity, () => drop(source));
}
onGap(() => [...kept.keys()].forEach(drop));

/** Hears that the choices of a source should be asked for again. */
export function onOptionsOld(source: OptionSource, follower: () => void): () => void {
  const known = followers.get(source) ?? new Set();
  followers.set(source, known.add(follower));
  return () => known.delete(follower);
}

/** The choices of a source. A failed answer is not kept. */
export async function optionsOf(source: OptionSource): Promise<Options> {
  if (source === "countries") return countries();
  if (source === "screens") return screens();
  const known = kept.get(source);
  if (known && performance.now() - known.at < LIFE_MS) return known.answer;
  const answer = asked(source);
  kept.set(source, { at: performance.now(), answer });
  const outcome = await answer;
  if (!outcome.ok && kept.get(source)?.answer === answer) kept.delete(source);
  return outcome;
}
