import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { LANGUAGES } from "../../../api/languages.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { lateWords, setLanguage } from "../../../src/lib/i18n.ts";
import type { Tree } from "../../../src/lib/merge_words.ts";
import { statusWord } from "../../../src/parts/status_pill.tsx";
import { WORDS_OF } from "../../support/client/languages.ts";

await lateWords();

const WORDS = [
  { status: "Approved", axis: "status", kind: "refund_requests", fr: "Approuvée", pt: "Aprovada" },
  { status: "Cancelled", axis: "status", kind: "order", fr: "Annulée", pt: "Cancelado" },
  { status: "Delivered", axis: "shipment_status", kind: "orders", fr: "Livré", pt: "Entregue" },
  { status: "Done", axis: "status", kind: "job", fr: "Terminée", pt: "Pronta" },
  { status: "Active", axis: "status", kind: "products", fr: "Actif", pt: "Ativo" },
  { status: "Active", axis: "status", kind: "logistics", fr: "Actif", pt: "Ativa" },
  { status: "Voided", axis: "label_status", kind: "packages", fr: "Invalidée", pt: "Anulada" },
  { status: "Approved", axis: "status", kind: "", fr: "Approuvé", pt: "Aprovado" },
  { status: "Pending", axis: "status", kind: "order", fr: "En attente", pt: "Pendente" },
  { status: "constructor", axis: "status", kind: "order", fr: "constructor", pt: "constructor" },
] as const;

for (const language of ["fr", "pt"] as const) {
  Deno.test(`C7 the word of a status agrees with the noun of its record: ${language}`, async () => {
    await setLanguage(language);
    assert.deepEqual(
      WORDS.map(({ status, axis, kind }) => statusWord(status, axis, kind)),
      WORDS.map((word) => word[language]),
    );
    await setLanguage("en");
  });
}

Deno.test("C7 an English status has one word for every record", () => {
  const byKind = WORDS.map(({ status, axis, kind }) => statusWord(status, axis, kind));
  assert.deepEqual(byKind, WORDS.map(({ status, axis }) => statusWord(status, axis)));
});

const branch = (node: string | Tree | undefined, key: string): string | Tree | undefined =>
  typeof node === "object" ? node[key] : undefined;

/** Beginnings of the sentence about a missing record that show a feminine noun. */
const DEMONSTRATIVES = { fr: /^Cette /, pt: /^Esta / } as const;

for (const language of ["fr", "pt"] as const) {
  Deno.test(`C7 the gender of each list with a status is that in its sentences: ${language}`, () => {
    const words = WORDS_OF[language];
    const found = resources.flatMap(({ id, columns, lifecycle }) => {
      const missing = branch(branch(words["entity"], id), "missingTitle");
      if (typeof missing !== "string" || !columns.some(({ key }) => key === "status")) return [];
      const wanted = DEMONSTRATIVES[language].test(missing);
      return [id, ...lifecycle ? [lifecycle.name] : []].map((kind) => ({
        kind,
        wanted,
        marked: branch(branch(words["gender"], kind), "status") !== undefined,
      }));
    });
    assert.ok(found.length > 10, `${found.length} lists`);
    assert.deepEqual(found.filter(({ wanted, marked }) => wanted !== marked), []);
  });
}

Deno.test("C7 a feminine word of a status has a masculine one, and only French and Portuguese have any", () => {
  for (const language of LANGUAGES) {
    const { feminine = {}, status } = WORDS_OF[language];
    const names = Object.keys(feminine);
    assert.deepEqual(names.filter((name) => branch(status, name) === undefined), [], language);
    assert.equal(names.length > 0, ["fr", "pt"].includes(language), language);
    assert.doesNotMatch(JSON.stringify(status), /\|/, language);
  }
});
