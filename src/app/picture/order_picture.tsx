/** Draws an order's picture. The steps need a machine that loads later, so only their space is reserved. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../api/access.ts";
import { orders, ordersRights } from "../../../resources/orders/orders.ts";
import { type ListQuery, writeUrl } from "../../../resources/url.ts";
import { EntityWords } from "../../engine/field_words.ts";
import { pageUrl } from "../../engine/list/page_url.ts";
import { RecordBar } from "../../engine/record/record_bar.tsx";
import { useBarStyles } from "../../engine/record/record_bar.styles.ts";
import { DETAILS, RecordTabs, useHasFlow } from "../../engine/record/record_tabs.tsx";
import { About, AddressFacts } from "../../features/orders/orders/about.tsx";
import { Lines } from "../../features/orders/orders/lines.tsx";
import type { Order } from "../../features/orders/orders/order.ts";
import { OrderHeader } from "../../features/orders/orders/order_header.tsx";
import { Problems } from "../../features/orders/orders/problems.tsx";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { TitleLevel } from "../../parts/title_level.ts";
import { usePictureStyles } from "./picture.styles.ts";

interface Props {
  readonly order: Order;
  readonly query: ListQuery;
  readonly ids: readonly string[];
}

export function OrderPicture({ order, query, ids }: Props) {
  const styles = useBarStyles();
  const record = useRecordStyles();
  const { below } = usePictureStyles();
  const hasFlow = useHasFlow(orders);
  return (
    <EntityWords value={orders.id}>
      <div className={styles.page}>
        <RecordBar ids={ids} id={order._id} hrefOf={(id) => pageUrl(orders, query, id)}>
          <RouterLink href={writeUrl(orders, query)} asChild>
            <Link>{t("record.back", { list: t(`menu.${orders.id}`) })}</Link>
          </RouterLink>
        </RecordBar>
        <div className={styles.pageInner}>
          <div className={record.record}>
            <OrderHeader order={order} level={1}>
              <StepsPlace />
            </OrderHeader>
            <div className={below}>
              {hasFlow && <RecordTabs selected={DETAILS} onSelect={() => {}} />}
              <TitleLevel value={1}>
                <Parts order={order} />
              </TitleLevel>
            </div>
          </div>
        </div>
      </div>
    </EntityWords>
  );
}

function StepsPlace() {
  const { line } = useRecordStyles();
  const { skeletonBar } = usePictureStyles();
  const person = usePerson();
  if (!allows(ordersRights.update, person)) return null;
  return (
    <div className={line}>
      {[0, 1, 2].map((at) => <span key={at} className={skeletonBar} />)}
    </div>
  );
}

/** Draws the upper parts of an order. Space below them is reserved for parts that load later, so that nothing moves. */
function Parts({ order }: Pick<Props, "order">) {
  const styles = useRecordStyles();
  const { beside, rest } = usePictureStyles();
  const mayEdit = allows(ordersRights.update, usePerson());
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Problems order={order} onMend={mayEdit ? () => {} : null} />
        <Lines order={order} />
        <div className={rest} />
      </div>
      <div className={styles.facts}>
        <div className={beside}>
          <div className={styles.column}>
            <AddressFacts order={order} />
            <About order={order} />
          </div>
        </div>
      </div>
    </div>
  );
}
