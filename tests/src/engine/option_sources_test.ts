/** Nobody is offered choices that the API would refuse to return. */
import "../../support/client/dom.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { connectClient } from "../../../src/lib/client.ts";
import assert from "node:assert/strict";
import { parse } from "graphql";
import { allows, ROLES, type Rule } from "../../../api/access.ts";
import { HEADERS, MAX_PAGE_SIZE } from "../../../api/constants.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { abilitiesOf } from "../../../resources/abilities.ts";
import type { OptionSource } from "../../../resources/form_fields.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { features } from "../../../src/app/generated/features.ts";
import { registeredValue, registerFeatures } from "../../../src/engine/features.ts";
import { optionsOf } from "../../../src/engine/list/filters/options.ts";

const person = (role: string) => ({ _id: "p1", role, groups: [], permission: [], scope: null });

interface Offer {
  readonly where: string;
  readonly source: OptionSource;
  /** Rules that all must allow a person for the choices to be offered. */
  readonly rules: readonly (Rule | undefined)[];
}

const offers = resources.flatMap((resource): Offer[] => {
  const { id, rule, filters, shape, roots } = resource;
  const ofFilters = filters.flatMap((filter): Offer[] =>
    "source" in filter && filter.source
      ? [{ where: `filter ${id}.${filter.key}`, source: filter.source, rules: [rule, filter.rule] }]
      : []
  );
  const ofForm = (shape?.form ?? []).flatMap(({ fields }) => fields).flatMap((field): Offer[] =>
    field.source
      ? [{
        where: `form ${id}.${field.key}`,
        source: field.source,
        rules: [shape && roots[`make${shape.noun}` as keyof typeof roots], field.rule],
      }]
      : []
  );
  return [...ofFilters, ...ofForm];
});

interface RootRequest {
  readonly root: string;
  readonly args: readonly string[];
  readonly perPage: number;
}

/** Returns the root fields that a source requests; none for choices that the app itself knows. */
async function requestsOf(source: OptionSource): Promise<RootRequest[]> {
  const load = registeredValue("options", source);
  if (!load) return [];
  const asked: RootRequest[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (_, init) => {
    const { query } = JSON.parse(String(init?.body));
    const perPage = Number(new Headers(init?.headers).get(HEADERS.perPage));
    for (const definition of parse(query).definitions) {
      if (definition.kind !== "OperationDefinition") continue;
      for (const field of definition.selectionSet.selections) {
        if (field.kind !== "Field") continue;
        const args = (field.arguments ?? []).map(({ name }) => name.value);
        asked.push({ root: field.name.value, args, perPage });
      }
    }
    return Promise.resolve(
      new Response('{"data":null}', { headers: { "content-type": "application/json" } }),
    );
  };
  try {
    await (await load()).load(["x"]);
  } finally {
    globalThis.fetch = fetch;
  }
  return asked;
}

const PAGED = new Set(
  parse(SDL).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeExtension" && definition.name.value === "Query"
      ? (definition.fields ?? []).filter(({ description }) => /paginated by/i.test(description?.value ?? ""))
      : []
  ).map(({ name }) => name.value),
);

Deno.test("S6.5 people who are offered choices in a form or a filter may also fetch them", async () => {
  configureApp();
  connectClient({});
  const abilities = abilitiesOf();
  const wrong: string[] = [];
  for (const { where, source, rules } of offers) {
    for (const { root } of await requestsOf(source)) {
      const rule = abilities.get(root);
      assert.ok(rule, root);
      for (const role of ROLES) {
        const isOffered = rules.every((each) => !each || allows(each, person(role)));
        if (isOffered && !allows(rule, person(role))) wrong.push(`${where} for ${role}: ${root}`);
      }
    }
  }
  assert.ok(offers.length > 20);
  assert.deepEqual(wrong, []);
});

Deno.test("choices that come in pages are requested in the largest, not in the first twenty", async () => {
  configureApp();
  connectClient({});
  const short: string[] = [];
  for (const source of new Set(offers.map((each) => each.source))) {
    for (const { root, args, perPage } of await requestsOf(source)) {
      const isWhole = perPage === MAX_PAGE_SIZE || args.includes("get_all");
      if (PAGED.has(root) && !isWhole) short.push(`${source}: ${root}`);
    }
  }
  assert.ok(PAGED.has("locations") && PAGED.has("stores"));
  assert.deepEqual(short, []);
});

Deno.test("choices whose part of the app could not be loaded are loaded by the next call", async () => {
  const choices = { ok: true, data: [{ value: "gift", name: "gift" }] } as const;
  let loads = 0;
  const tags = () =>
    ++loads === 1
      ? Promise.reject(new TypeError("cut"))
      : Promise.resolve({ entity: undefined, load: () => Promise.resolve(choices) });
  registerFeatures([{ options: { tags } }]);
  try {
    assert.equal((await optionsOf("tags", ["cut"])).ok, false);
    assert.deepEqual(await optionsOf("tags", ["cut"]), choices);
  } finally {
    registerFeatures(features);
  }
});
