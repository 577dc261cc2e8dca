import { mergeClasses } from "@fluentui/react-components";
import { Link } from "wouter";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import type { WaitingMoney } from "../../../../api/generated/schema.ts";
import { approvals } from "../../../../resources/money/approvals.ts";
import type { FilterValues, Resource } from "../../../../resources/define.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { users } from "../../../../resources/people/users.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";

/** Names the filters also if they are the list's own: the bare link opens the default view of a role. */
const hrefOf = (resource: Resource, filters: FilterValues): string =>
  writeUrl(resource, { filters, sort: resource.sort, page: 1, perPage: DEFAULT_PAGE_SIZE }, undefined, true);

export default function MoneyTiles({ money: { approvals: waiting, refunds, below_zero } }: {
  readonly money: WaitingMoney;
}) {
  const styles = useDashboardStyles();
  const person = usePerson();
  const tiles = [
    { key: "approvals", count: waiting, href: hrefOf(approvals, { status: "Pending" }) },
    { key: "secondRefunds", count: refunds, href: hrefOf(refundRequest, { status: "Approved" }) },
    { key: "belowZero", count: below_zero.length, href: hrefOf(users, { ids: below_zero.join(",") }) },
  ] as const;
  return (
    <section aria-label={t("dashboard.money")} className={styles.tiles}>
      {tiles.map(({ key, count, href }) => {
        const content = (
          <>
            <span className={styles.name}>{t(`dashboard.${key}`)}</span>
            <span className={mergeClasses(styles.number, count === 0 && styles.calm)}>
              {numberText(count)}
            </span>
            <span className={styles.hint}>{t(`dashboard.${key}Hint`)}</span>
          </>
        );
        // No link if no seller is in debt, since the list would show all users, or if the person may not open it.
        return (key === "belowZero" && count === 0) || destinationOf(href, person) === null
          ? <div key={key} className={styles.tile}>{content}</div>
          : <Link key={key} className={styles.tile} href={href}>{content}</Link>;
      })}
    </section>
  );
}
