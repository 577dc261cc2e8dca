/** Checks the tooltips of statuses: each one explains the status for that kind of record in a sentence. */
import { page } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { FluentProvider, webLightTheme } from "@fluentui/react-components";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { LANGUAGES, lateWords, setLanguage } from "../../../src/lib/i18n.ts";
import { StatusPill } from "../../../src/parts/status_pill.tsx";
import { meaningOf } from "../../../src/parts/status_meanings/find.ts";

/** A lazy chunk loads these words in the app, and here no chunk exists. */
await lateWords();

const isSentence = (text: string | undefined): boolean => text !== undefined && / .*\.$/.test(text);

Deno.test("Plain English each status of each list has its sentence in every language", async () => {
  const found: string[] = [];
  try {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const { id, columns, filters } of resources) {
        for (const { key } of columns.filter(({ kind }) => kind === "status")) {
          const values = filters.find((filter) => filter.key === key)?.values ?? [];
          for (const value of values.filter((each) => each !== "Opened")) {
            if (!isSentence(await meaningOf(id, key, value))) {
              found.push(`${language} ${id}.${key}: ${value}`);
            }
          }
        }
      }
    }
  } finally {
    await setLanguage("en");
  }
  assert.deepEqual(found, []);
});

Deno.test("Plain English the sentence depends on the kind of record", async () => {
  assert.equal(
    await meaningOf("order", "status", "Processing"),
    "The order is paid and waits for production to start.",
  );
  assert.equal(await meaningOf("packages", "shipment_status", "Processing"), "The package has no label yet.");
  assert.equal(
    await meaningOf("orders", "shipment_status", "Processing"),
    "At least one package has no label yet.",
  );
  assert.equal(
    await meaningOf("packages", "label_status", "Live"),
    await meaningOf("label", "status", "Live"),
  );
  assert.equal(await meaningOf("support", "status", "Processing"), "Staff have to answer or decide.");
  for (const kind of Object.keys(LIFECYCLES)) {
    assert.equal(await meaningOf(kind, "status", "constructor"), undefined);
  }
  assert.equal(await meaningOf("constructor", "status", "Active"), undefined);
});

Deno.test("Plain English S4.13 a status explains itself on hover, Inprocess by the kind of record", async () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <StatusPill kind="units" axis="work_status" status="Inprocess" />
      <StatusPill kind="case" status="Inprocess" />
      <StatusPill status="Made elsewhere" />
    </FluentProvider>,
  );
  try {
    const pill = screen.getByTitle("Being worked on");
    fireEvent.pointerEnter(pill);
    await waitFor(() =>
      assert.equal(pill.title, "Being worked on · Somebody is working on the garment at this step.")
    );
    const decided = screen.getByTitle("Inprocess");
    fireEvent.pointerEnter(decided);
    await waitFor(() =>
      assert.equal(decided.title, "Inprocess · The case is decided; its remedy is under way.")
    );
    const unknown = screen.getByTitle("Made elsewhere");
    fireEvent.pointerEnter(unknown);
    await meaningOf("", "status", "Made elsewhere");
    assert.equal(unknown.title, "Made elsewhere");
  } finally {
    cleanup();
    await page.happyDOM.abort();
  }
});
