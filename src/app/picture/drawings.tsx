/** Draws first screens that are not lists. It loads while screens.ts requests the data; the early script draws the frame. */
import type { ReactNode } from "react";
import { allows } from "../../../api/access.ts";
import { idsOf, type Row } from "../../../machines/rows.ts";
import { orders, ordersRights } from "../../../resources/orders/orders.ts";
import { readConfig, setConfig } from "../../lib/config.ts";
import { direction } from "../../lib/i18n.ts";
import { holdNow } from "../../lib/now.ts";
import { PersonContext } from "../../lib/person.ts";
import { DashboardPicture } from "./dashboard_picture.tsx";
import { draw } from "./draw.ts";
import { OrderPicture } from "./order_picture.tsx";
import type { BuiltDrawings, PictureData, PictureInput } from "./screen.ts";
import { setDir } from "./stand_ins/fluent.ts";

/** Adds the style rules that the page lacks, each to the sheet to which the app would add it. */
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

function drawn(
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

const SCREENS: {
  readonly [Name in keyof PictureData]: (data: PictureData[Name], seen: PictureInput) => ReactNode;
} = {
  dashboard: ({ dashboard }, { person }) =>
    allows(ordersRights.view, person) && <DashboardPicture figures={dashboard} />,
  order: ({ getOrderById: order, query }, { person, data }) =>
    order && allows(orders.rule, person) && (
      <OrderPicture order={order} query={query} ids={idsOf(data[orders.query] as readonly Row[])} />
    ),
};

export function drawScreen<Name extends keyof PictureData>(
  name: Name,
  answer: PictureData[Name],
  seen: PictureInput,
  built: BuiltDrawings,
): Node | null {
  const screen = SCREENS[name](answer, seen);
  return screen ? drawn(built, seen, screen) : null;
}
