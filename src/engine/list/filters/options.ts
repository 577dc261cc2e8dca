import { COUNTRIES } from "../../../../api/places/countries.ts";
import type { QueryName } from "../../../../api/generated/schema.ts";
import type { Operation } from "../../../../api/operation.ts";
import type { OptionSource } from "../../../../resources/form_fields.ts";
import { SCREEN_IDS } from "../../../../resources/screens.ts";
import { allFeatures, registeredValue } from "../../features.ts";
import { ask, type AskOptions } from "../../../lib/client.ts";
import { language, t } from "../../../lib/i18n.ts";
import { onChange, onGap } from "../../live/live.ts";
import { countryName } from "../../../parts/format.ts";
import type { Option, OptionLoader, Options } from "./option.ts";

const BACKGROUND = { background: true } as const;

/** Time for which choices are cached, because they change rarely. */
const LIFE_MS = 60_000;
interface CachedOptions {
  readonly source: OptionSource;
  readonly at: number;
  readonly answer: Promise<Options>;
}

/** Cached choices by source and by the values that they depend on. */
const cache = new Map<string, CachedOptions>();

const followed = new Set<OptionSource>();

/** With `perPage`, every page is loaded. */
interface OptionsRequest extends AskOptions {
  /** Entity whose live changes make the choices outdated. */
  readonly entity?: QueryName;
}

export const optionsFrom = <Data>(
  query: Operation<Record<string, never>, Data>,
  read: (data: Data, given: readonly string[]) => readonly Option[],
  more: OptionsRequest = {},
): OptionLoader => optionsOfGiven(query, () => ({}), read, more);

/** Loads choices that depend on the values of other fields. */
export const optionsOfGiven = <Variables extends object, Data>(
  query: Operation<Variables, Data>,
  variablesOf: (given: readonly string[]) => Variables,
  read: (data: Data, given: readonly string[]) => readonly Option[],
  { entity, ...more }: OptionsRequest = {},
): OptionLoader => ({
  entity,
  async load(given) {
    const { perPage = Infinity } = more;
    const choices: Option[] = [];
    for (let page = 1;; page++) {
      const outcome = await ask(query, variablesOf(given), { ...BACKGROUND, ...more, page });
      if (!outcome.ok) return { ok: false, failure: outcome.failure };
      choices.push(...read(outcome.data, given));
      if (rowsOf(outcome.data) < perPage || page === MAX_PAGES) return { ok: true, data: choices };
    }
  },
});

/** Limits choices that come in pages; nobody would scroll through a longer list. */
const MAX_PAGES = 10;

/** Returns the number of rows in an answer, which has one list. */
const rowsOf = (data: unknown): number => {
  const list = Object.values(data ?? {}).find(Array.isArray) as readonly unknown[] | undefined;
  return list?.length ?? 0;
};

async function loadOptions(source: OptionSource, given: readonly string[]): Promise<Options> {
  await allFeatures();
  const load = registeredValue("options", source);
  if (!load) throw new Error(`Cannot offer choices: no feature brings ${source}`);
  const { entity, load: fetchOptions } = await load();
  if (entity && !followed.has(source)) onChange(entity, () => drop(source));
  followed.add(source);
  return await fetchOptions(given);
}

function countries(): Options {
  const words = new Intl.Collator(language.peek());
  const options = COUNTRIES.map((code) => ({ value: code, name: countryName(code), more: code }));
  return { ok: true, data: options.sort((a, b) => words.compare(a.name, b.name)) };
}

const screens = (): Options => ({
  ok: true,
  data: SCREEN_IDS.map((id) => ({ value: id, name: t(`menu.${id}`) })),
});

const followers = new Map<OptionSource, Set<() => void>>();

function drop(source: OptionSource): void {
  for (const [name, each] of cache) if (each.source === source) cache.delete(name);
  for (const follower of followers.get(source) ?? []) follower();
}

onGap(() => new Set([...cache.values()].map(({ source }) => source)).forEach(drop));

export function onOptionsOld(source: OptionSource, follower: () => void): () => void {
  const known = followers.get(source) ?? new Set();
  followers.set(source, known.add(follower));
  return () => known.delete(follower);
}

/** Returns the choices of a source from the cache or the API; failures are not cached. */
export async function optionsOf(source: OptionSource, given: readonly string[] = []): Promise<Options> {
  if (source === "countries") return countries();
  if (source === "screens") return screens();
  const name = JSON.stringify([source, ...given]);
  const known = cache.get(name);
  if (known && performance.now() - known.at < LIFE_MS) return known.answer;
  // A part of the app that cannot be loaded is requested again by Retry, as a failed call is.
  const answer = loadOptions(source, given).catch((): Options => ({
    ok: false,
    failure: { kind: "network" },
  }));
  cache.set(name, { source, at: performance.now(), answer });
  const outcome = await answer;
  if (!outcome.ok && cache.get(name)?.answer === answer) cache.delete(name);
  return outcome;
}
