import assert from "node:assert/strict";
import { sentences as de } from "../../../src/words/sentences/de.ts";
import { sentences as en } from "../../../src/words/sentences/en.ts";
import { sentences as fr } from "../../../src/words/sentences/fr.ts";
import { sentences as pt } from "../../../src/words/sentences/pt.ts";
import { WORDS_OF } from "../../support/client/languages.ts";

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Returns every group of words with the sentences about a record that is not shown, by its path. */
function records(node: Tree, path = ""): ReadonlyMap<string, Tree> {
  const isRecord = ["missingTitle", "failedTitle"].every((key) => typeof node[key] === "string");
  const own: [string, Tree][] = isRecord ? [[path, node]] : [];
  const inner = Object.entries(node).flatMap(([key, value]) =>
    isTree(value) ? [...records(value, path ? `${path}.${key}` : key)] : []
  );
  return new Map([...own, ...inner]);
}

Deno.test("S1.4 Ground: each record's noun has its forms in every language, and its sentences use them", () => {
  for (const [language, words] of Object.entries(WORDS_OF)) {
    const found = records(words);
    assert.ok(found.has("entity.stores") && found.has("record"));
    for (const [path, record] of found) {
      const { noun, missingTitle, failedTitle } = record;
      assert.ok(isTree(noun), `${language} ${path}.noun`);
      for (const form of ["one", "other"]) {
        assert.match(String(noun[form] ?? ""), /^\p{L}/u, `${language} ${path}.noun.${form}`);
      }
      for (const sentence of [missingTitle, failedTitle]) {
        assert.ok(String(sentence).includes(String(noun["one"])), `${language} ${path}: ${sentence}`);
      }
    }
  }
});

Deno.test("S1.4 Ground: English sentences of a record name it", () => {
  const { made, trashAsk } = en.record({ one: "bin", other: "bins" }, "Its code is never used again.");
  assert.equal(made, "The bin was created.");
  assert.equal(trashAsk, "Delete the bin “{name}”? Its code is never used again. This can’t be undone.");
  assert.equal(en.all({ one: "bin", other: "bins" }), "Bins");
});

Deno.test("S1.4 Ground: German sentences of a record follow gender and case", () => {
  const bin = de.record({ gender: "n", one: "Fach", other: "Fächer" });
  assert.equal(bin.trashAsk, "Das Fach „{name}“ löschen? Das lässt sich nicht rückgängig machen.");
  assert.equal(bin.missingText, "Es existiert nicht, oder Ihr Konto darf es nicht sehen.");
  const customer = { gender: "m", one: "Kunde", other: "Kunden", accusative: "Kunden" } as const;
  assert.equal(de.record(customer).edit, "Kunden bearbeiten");
  assert.equal(de.record(customer).missingTitle, "Diesen Kunden gibt es nicht");
  assert.equal(de.record(customer).saved, "Der Kunde ist gespeichert.");
  assert.deepEqual(
    (["m", "f", "n"] as const).map((gender) => de.newOne({ gender, one: "X", other: "X" })),
    ["Neuer X", "Neue X", "Neues X"],
  );
});

Deno.test("S1.4 Ground: French sentences of a record elide the article and agree with the noun", () => {
  const order = fr.record({ gender: "f", one: "étiquette", other: "étiquettes" });
  assert.equal(order.trashAsk, "Supprimer l’étiquette « {name} » ? C’est irréversible.");
  assert.equal(order.made, "L’étiquette a été créée.");
  assert.equal(order.missingTitle, "Cette étiquette n’existe pas");
  const user = { gender: "m", one: "utilisateur", other: "utilisateurs" } as const;
  assert.equal(fr.record(user).missingTitle, "Cet utilisateur n’existe pas");
  assert.equal(fr.newOne(user), "Nouvel utilisateur");
  assert.equal(fr.wasDeleted(user), "Utilisateur supprimé");
  const history = { gender: "m", one: "historique", other: "historiques", hasMuteH: true } as const;
  assert.equal(fr.record(history).edit, "Modifier l’historique");
  const site = fr.record({ gender: "m", one: "hangar", other: "hangars" });
  assert.equal(site.failedTitle, "Le hangar n’a pas pu être chargé");
});

Deno.test("S1.4 Ground: Portuguese sentences of a record agree with the noun", () => {
  const store = { gender: "f", one: "loja", other: "lojas" } as const;
  assert.equal(pt.record(store).trashed, "A loja “{name}” foi excluída.");
  assert.equal(pt.record(store).missingText, "Ela não existe, ou sua conta não pode vê-la.");
  assert.equal(pt.newOne(store), "Nova loja");
  const printer = { gender: "m", one: "lote", other: "lotes" } as const;
  assert.equal(pt.record(printer).failedTitle, "Não foi possível carregar o lote");
  assert.equal(pt.wasCreated(printer), "Lote criado");
});
