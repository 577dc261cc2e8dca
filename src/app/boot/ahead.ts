/** Asks for the code of a screen while the app's own is on its way. Source: scripts/build/ahead.ts. */

/** @param screens As the page names them; one that it does not name is left to the app. */
export function loadAhead(...screens: readonly string[]): void {
  const said = document.getElementById("ahead")?.textContent;
  if (!said) return;
  const files = JSON.parse(said) as Readonly<Record<string, readonly string[]>>;
  for (const name of screens.flatMap((screen) => files[screen] ?? [])) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/assets/${name}.js`;
    document.head.append(link);
  }
}
