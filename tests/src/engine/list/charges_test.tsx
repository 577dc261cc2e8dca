import { page } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { FluentProvider, webLightTheme } from "@fluentui/react-components";
import { cleanup, render, screen } from "@testing-library/react";
import type { JobPreviewCharge } from "../../../../api/generated/schema.ts";
import { PersonContext } from "../../../../src/lib/person.ts";
import { person } from "../../../support/client/person.ts";
import { Charges } from "../../../../src/engine/bulk/charges.tsx";

const charge = (seller: string, sum_minor: number, available_minor: number): JobPreviewCharge => ({
  seller_id: seller,
  seller_name: `Shop of ${seller}`,
  currency: "USD",
  orders: 412,
  sum_minor,
  postage_minor: 0,
  available_minor,
  awaited_minor: 0,
  fits: sum_minor > available_minor ? 275 : 412,
});

async function shown(charges: readonly JobPreviewCharge[]) {
  const { unmount } = render(
    <FluentProvider theme={webLightTheme}>
      <PersonContext value={person()}>
        <Charges charges={charges} />
      </PersonContext>
    </FluentProvider>,
  );
  const list = screen.getByRole("list", { name: "Charged to the balance" });
  const facts = [...list.querySelectorAll("dt")].map((term) =>
    `${term.textContent} ${term.nextElementSibling?.textContent}`
  );
  const text = list.textContent ?? "";
  unmount();
  cleanup();
  await page.happyDOM.abort();
  return { facts, text };
}

Deno.test("Clear answers 3 a payment of many orders shows the sum, what is available and what is left", async () => {
  const { facts, text } = await shown([charge("anna", 123_456, 200_000)]);
  assert.deepEqual(facts, [
    "412 orders 1,234.56 USD",
    "Available 2,000.00 USD",
    "Available afterwards 765.44 USD",
  ]);
  assert.doesNotMatch(text, /Shop of anna/, "one's own sum needs no name");
});

Deno.test("for several sellers each is named, with the amount that its balance lacks", async () => {
  const { facts, text } = await shown([charge("anna", 300_000, 200_000), charge("ben", 100, 100)]);
  assert.match(text, /Shop of anna.*Shop of ben/);
  assert.deepEqual([facts[2], facts.at(-1)], ["Short by 1,000.00 USD", "Available afterwards 0.00 USD"]);
  assert.match(text, /275 of 412 can be paid, those due first/);
});

Deno.test("First day, the missing amount includes other orders that wait for money, because a top-up pays by due date", async () => {
  const short = { ...charge("anna", 300_000, 200_000), awaited_minor: 45_000 };
  const { facts } = await shown([short]);
  assert.deepEqual(facts.slice(1), [
    "Available 2,000.00 USD",
    "Other orders awaiting funds 450.00 USD",
    "Short by 1,450.00 USD",
  ]);
  const covered = await shown([{ ...charge("anna", 100_000, 200_000), awaited_minor: 45_000 }]);
  assert.equal(covered.facts.at(-1), "Available afterwards 1,000.00 USD");
});
