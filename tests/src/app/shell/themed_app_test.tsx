import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { cleanup, render, screen } from "@testing-library/react";
import { ThemedApp } from "../../../../src/app/shell/themed_app.tsx";
import { type Me, PersonContext } from "../../../../src/lib/person.ts";
import { forgetThemes } from "../../../../src/parts/theme/page_theme.ts";
import { person } from "../../../support/client/person.ts";

Deno.test("S4.12 the plain splash is followed directly by the chosen theme, not by a light page", async () => {
  const draw = (me: Me | null) => (
    <PersonContext value={me}>
      <ThemedApp lang="en">
        <p>{me ? me.name : "Signing in"}</p>
      </ThemedApp>
    </PersonContext>
  );
  forgetThemes();
  try {
    const { rerender } = render(draw(null));
    assert.ok(screen.getByText("Signing in"));
    rerender(draw(person({ customizer: { ...person().customizer, theme: "dark" } })));
    assert.ok(screen.queryByText("Ada Root") === null);
    assert.ok(await screen.findByText("Ada Root"));
    rerender(draw(person()));
    assert.ok(screen.getByText("Ada Root"));
  } finally {
    cleanup();
  }
});
