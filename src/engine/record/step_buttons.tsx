/** Buttons for the steps of a record that the person may take. A blocked step shows its reason. */
import {
  Button,
  type ButtonProps,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
  Tooltip,
} from "@fluentui/react-components";
import { MoreHorizontalRegular } from "@fluentui/react-icons";
import { useId } from "react";
import { LIMITED_REASONS } from "../../../api/limited_reasons.ts";
import { limitIn } from "../../../api/money_limits.ts";
import { moneyText } from "../../lib/amount_text.ts";
import { useCommands } from "../../lib/commands.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import type { Offer } from "../../../resources/steps.ts";
import { isBusyPhase, type MovePhase, type Mover } from "./move_wiring.ts";
import { arrange, asksFirst, type OfferLayout } from "./offers.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { WithKey } from "./with_key.tsx";
import { stepKeys, useStepKeys } from "./step_keys.ts";

interface Props {
  readonly offers: readonly Offer[];
  readonly mover: Mover;
  /** True while the shown record is older than the last step. */
  readonly isOld: boolean;
  /** False for a record within another one, which has no keys or commands. */
  readonly hasKeys?: boolean;
  readonly hasNextKey?: boolean;
}

const NOTHING: OfferLayout = { primary: null, beside: [], menu: [] };

const OPEN: readonly MovePhase[] = ["asking", "refused", "failed"];
/** Returns true while the form of this step is open: to begin the step again would drop what is typed. */
const isAsked = ({ event, phase }: Mover, { action }: Offer): boolean =>
  event === action.event && OPEN.includes(phase);

function whyNot({ refusedBy }: Offer): string {
  const reason = t(`reason.${refusedBy}`);
  const cents = LIMITED_REASONS[refusedBy ?? ""];
  if (cents === undefined) return reason;
  const { currency } = config();
  return t("record.move.of", { code: moneyText(limitIn(currency, cents), currency), reason });
}

export function StepButtons({ offers, mover, isOld, hasKeys = true, hasNextKey = true }: Props) {
  const arranged = arrange(offers);
  const { primary, beside, menu } = arranged;
  const styles = useRecordStyles();
  const isBusy = isOld || isBusyPhase(mover);
  const start = (offer: Offer, asks: boolean) => {
    if (isBusy || offer.refusedBy !== null || (asks && isAsked(mover, offer))) return;
    mover.begin(offer.action.event, asks);
  };
  const begin = (offer: Offer) => start(offer, asksFirst(offer.action, offer.questionGuard));
  const beginByKey = (offer: Offer) => offer.action.quickKey ? start(offer, false) : begin(offer);
  const keyed = hasKeys ? arranged : NOTHING;
  useStepKeys(keyed, beginByKey, hasNextKey);
  const open = offers.filter(({ refusedBy }) => refusedBy === null && hasKeys && !isBusy);
  useCommands(open.map((offer) => ({
    id: offer.action.event,
    title: t(`event.${offer.action.event}`),
    run: () => begin(offer),
  })));
  if (!primary && beside.length === 0) return null;
  return (
    <div className={styles.group} role="group" aria-label={t("record.steps")}>
      {primary && (
        <StepButton
          offer={primary}
          appearance="primary"
          shortcuts={hasKeys ? stepKeys(primary, hasNextKey ? primary : null) : []}
          mover={mover}
          isBusy={isBusy}
          onClick={begin}
        />
      )}
      {beside.map((offer) => (
        <StepButton
          key={offer.action.event}
          offer={offer}
          appearance="secondary"
          shortcuts={hasKeys ? stepKeys(offer, hasNextKey ? primary : null) : []}
          mover={mover}
          isBusy={isBusy}
          onClick={begin}
        />
      ))}
      {menu.length > 0 && <MoreSteps offers={menu} isBusy={isBusy} onChoose={begin} />}
    </div>
  );
}

interface StepProps {
  readonly offer: Offer;
  readonly appearance: NonNullable<ButtonProps["appearance"]>;
  readonly shortcuts: readonly string[];
  readonly mover: Mover;
  readonly isBusy: boolean;
  readonly onClick: (offer: Offer) => void;
}

function StepButton({ offer, appearance, shortcuts, mover, isBusy, onClick }: StepProps) {
  const reasonId = useId();
  const { quiet } = useRecordStyles();
  const isSending = mover.phase === "sending" && mover.event === offer.action.event;
  const words = t(`event.${offer.action.event}`);
  const isBlocked = offer.refusedBy !== null;
  const button = (
    <SettlingButton
      meaning={offer.action.event}
      appearance={isBlocked ? "secondary" : appearance}
      disabledFocusable={isBlocked || isBusy}
      icon={isSending ? <Spinner size="tiny" /> : null}
      {...(isBlocked && { "aria-describedby": reasonId })}
      {...(shortcuts.length > 0 && !isBlocked && {
        "aria-keyshortcuts": shortcuts.join(" ").toUpperCase(),
      })}
      onClick={() => onClick(offer)}
    >
      {isSending ? t("record.move.sending", { step: words }) : words}
    </SettlingButton>
  );
  if (!isBlocked) return <WithKey words={words} shortcut={shortcuts[0]}>{button}</WithKey>;
  return (
    <>
      <Tooltip content={whyNot(offer)} relationship="inaccessible">{button}</Tooltip>
      <span id={reasonId} className={quiet}>{whyNot(offer)}</span>
    </>
  );
}

interface MenuProps {
  readonly offers: readonly Offer[];
  readonly isBusy: boolean;
  readonly onChoose: (offer: Offer) => void;
}

function MoreSteps({ offers, isBusy, onChoose }: MenuProps) {
  const label = t("record.moreSteps");
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={label} relationship="label">
          <Button appearance="subtle" icon={<MoreHorizontalRegular />} disabledFocusable={isBusy} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offers.map((offer) => (
            <MenuItem
              key={offer.action.event}
              disabled={offer.refusedBy !== null}
              subText={offer.refusedBy === null ? null : whyNot(offer)}
              onClick={() => onChoose(offer)}
            >
              {t(`event.${offer.action.event}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
