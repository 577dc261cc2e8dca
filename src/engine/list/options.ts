/** Where the choices of a filter come from. Loaded when a chip is opened or set. */
import { COUNTRIES } from "../../../api/countries.ts";
import { MAX_PAGE_SIZE } from "../../../api/constants.ts";
import type { Operation } from "../../../api/operation.ts";
import { AuditChoices } from "../../../api/generated/operations/audit.ts";
import { NoticeGroups } from "../../../api/generated/operations/call_to_action.ts";
import { UserGroups } from "../../../api/generated/operations/groups.ts";
import { Sellers, ShippingMethods, Stores, Tags } from "../../../api/generated/operations/stores.ts";
import type { OptionSource } from "../../../resources/form_fields.ts";
import { SCREEN_IDS } from "../../../resources/screens.ts";
import { ask } from "../../lib/client.ts";
import { language, t } from "../../lib/i18n.ts";
import { onChange, onGap } from "../live/live.ts";
import type { Outcome } from "../../lib/outcome.ts";
import { countryName } from "../../parts/format.ts";

export interface Option {
  readonly value: string;
  readonly name: string;
  /** Told beside the name: whose store it is. */
  readonly more?: string;
}

type Options = Outcome<readonly Option[]>;
type AuditFound = (typeof AuditChoices extends Operation<infer _, infer Data> ? Data : never)["auditChoices"];

const BACKGROUND = { background: true } as const;

/** Choices change rarely: within this time the ones we have are good. */
const LIFE_MS = 60_000;
const kept = new Map<OptionSource, { readonly at: number; readonly answer: Promise<Options> }>();

function optionsIn<T>(outcome: Outcome<T>, read: (data: T) => readonly Option[]): Options {
  return outcome.ok ? { ok: true, data: read(outcome.data) } : { ok: false, failure: outcome.failure };
}

/** What the audit can be narrowed to, in our words. */
async function auditOptions(
  read: (choices: AuditFound, words: typeof import("../../features/audit/words.ts")) => readonly Option[],
): Promise<Options> {
  const words = await import("../../features/audit/words.ts");
  return optionsIn(
    await ask(AuditChoices, {}, BACKGROUND),
    ({ auditChoices }) => read(auditChoices, words),
  );
}

const ASKS: Readonly<Record<Exclude<OptionSource, "countries" | "screens">, () => Promise<Options>>> = {
  sellers: async () =>
    optionsIn(
      await ask(Sellers, {}, BACKGROUND),
      ({ sellers }) => sellers.map(({ _id, name }) => ({ value: _id, name })),
    ),
  stores: async () =>
    optionsIn(
      await ask(Stores, {}, { ...BACKGROUND, perPage: MAX_PAGE_SIZE }),
      ({ stores }) => stores.map(({ _id, name, seller_name }) => ({ value: _id, name, more: seller_name })),
    ),
  groups: async () =>
    optionsIn(
      await ask(UserGroups, {}, BACKGROUND),
      ({ usergroups }) =>
        usergroups.map(({ _id, name, parent_name }) => ({ value: _id, name, more: parent_name })),
    ),
  noticeGroups: async () =>
    optionsIn(
      await ask(NoticeGroups, {}, BACKGROUND),
      ({ noticeGroups }) => noticeGroups.map(({ _id, name }) => ({ value: _id, name })),
    ),
  tags: async () =>
    optionsIn(await ask(Tags, {}, BACKGROUND), ({ tags }) => tags.map((tag) => ({ value: tag, name: tag }))),
  shippingMethods: async () =>
    optionsIn(
      await ask(ShippingMethods, {}, BACKGROUND),
      ({ shippingMethods }) =>
        shippingMethods.map(({ code, name, carrier }) => ({ value: code, name, more: carrier })),
    ),
  auditActors: () =>
    auditOptions(({ actors }, { actorText }) =>
      actors.map(({ _id, name }) => ({ value: _id, name: actorText(name) }))
    ),
  auditActed: () => auditOptions(({ acted }) => acted.map(({ _id, name }) => ({ value: _id, name }))),
  auditEntities: () =>
    auditOptions(({ entities }, { entityText }) =>
      entities.map((value) => ({ value, name: entityText(value), more: value }))
    ),
  auditActions: () =>
    auditOptions(({ actions }, { deedText }) =>
      actions.map((value) => ({ value, name: deedText(value), more: value }))
    ),
};

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
  const answer = ASKS[source]();
  kept.set(source, { at: performance.now(), answer });
  const outcome = await answer;
  if (!outcome.ok && kept.get(source)?.answer === answer) kept.delete(source);
  return outcome;
}
