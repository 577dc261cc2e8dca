/** Rules of style that no component carries. */

/** Puts them beside the page's own, until the answer is called. Where a browser knows no such sheets nothing happens. */
export function adoptRules(rules: string): () => void {
  if (!("adoptedStyleSheets" in document) || !("replaceSync" in CSSStyleSheet.prototype)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
