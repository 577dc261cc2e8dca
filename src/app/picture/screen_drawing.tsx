/** Draws the inside of a screen that is not a list; the early script draws the frame. */
import type { ReactNode } from "react";
import { readConfig, setConfig } from "../../lib/config.ts";
import { direction } from "../../lib/i18n.ts";
import { holdNow } from "../../lib/now.ts";
import { PersonContext } from "../../lib/person.ts";
import { draw } from "./draw.ts";
import type { BuiltDrawings, PictureInput } from "./screen.ts";
import { setDir } from "./stand_ins/fluent.ts";

/** Adds rules that the page lacks, each to the sheet where the app would put it. */
function addRules({ sheets, tokens }: BuiltDrawings): void {
  const elements = [...document.head.querySelectorAll<HTMLStyleElement>("style")];
  const [base] = elements;
  base?.sheet?.insertRule(`.fui-FluentProvider{${tokens}}`, base.sheet.cssRules.length);
  for (const [bucket, priority, rules] of sheets) {
    const its = elements.find(({ dataset }) =>
      dataset["makeStylesBucket"] === bucket && dataset["priority"] === String(priority)
    )?.sheet;
    rules.forEach((rule) => its?.insertRule(rule, its.cssRules.length));
  }
}

export function drawScreenPart(
  built: BuiltDrawings,
  { person, configText, now, ...seen }: PictureInput,
  screen: ReactNode,
): Node | null {
  const config = readConfig(configText);
  if (!config) return null;
  setConfig(config);
  holdNow(now);
  setDir(seen.direction);
  direction.value = seen.direction;
  const made = document.createDocumentFragment();
  draw(<PersonContext value={person}>{screen}</PersonContext>, made);
  addRules(built);
  return made;
}
