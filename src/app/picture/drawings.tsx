/** Draws the dashboard and an order, without the frame. The file loads while screens.ts requests the data. */
import type { ReactNode } from "react";
import { allows } from "../../../api/access.ts";
import { idsOf, type Row } from "../../../machines/rows.ts";
import { orders, ordersRights } from "../../../resources/orders/orders.ts";
import { DashboardPicture } from "./dashboard_picture.tsx";
import { OrderPicture } from "./order_picture.tsx";
import type { BuiltDrawings, DrawnScreens, PictureInput } from "./screen.ts";
import { drawScreenPart } from "./screen_drawing.tsx";

const SCREENS: {
  readonly [Name in keyof DrawnScreens]: (data: DrawnScreens[Name], seen: PictureInput) => ReactNode;
} = {
  dashboard: ({ dashboard }, { person }) =>
    allows(ordersRights.view, person) && <DashboardPicture figures={dashboard} />,
  order: ({ getOrderById: order, query }, { person, data }) =>
    order && allows(orders.rule, person) && (
      <OrderPicture order={order} query={query} ids={idsOf(data[orders.query] as readonly Row[])} />
    ),
};

export function drawScreen<Name extends keyof DrawnScreens>(
  name: Name,
  answer: DrawnScreens[Name],
  seen: PictureInput,
  built: BuiltDrawings,
): Node | null {
  const screen = SCREENS[name](answer, seen);
  return screen ? drawScreenPart(built, seen, screen) : null;
}
