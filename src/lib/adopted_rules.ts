/** Adds style rules until the returned function is called; does nothing without constructable sheets. */
export function adoptRules(rules: string): () => void {
  if (!("adoptedStyleSheets" in document) || !("replaceSync" in CSSStyleSheet.prototype)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
