import { CheckmarkRegular, DismissRegular, PrintRegular } from "@fluentui/react-icons";
import { useCallback, useEffect, useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { PRINT_RULES } from "../../../../resources/catalogue/prints.ts";
import type { Desk } from "../../../../machines/workshop/station_context.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { mayBeDone } from "../../../lib/outcome.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { RejectPhoto } from "../units/photos/reject_photo.tsx";
import { DeskFrame } from "./desk_frame.tsx";
import { useBenchStyles } from "./frame/bench.styles.ts";
import { BigButton } from "./frame/big_button.tsx";
import type { VerdictActor } from "./frame/verdict_wiring.ts";
import { GarmentCard } from "./garment_card.tsx";
import { ScanBox } from "./input/scan_box.tsx";
import { NextList } from "./next_list.tsx";
import { Reasons } from "./reasons.tsx";
import { IdleStation } from "./idle_station.tsx";
import { ScanVerdict } from "./scan_verdict.tsx";
import { useDesk } from "./use_desk.ts";
import { pressKey, type StationActor, type StationState } from "./wiring.ts";
import { useGarmentStyles } from "./garment.styles.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { notify } from "../../../lib/toasts.ts";
import { printTickets } from "../../catalogue/prints/print_wiring.ts";

interface Props {
  readonly title: string;
  readonly actor: StationActor;
  readonly snapshot: StationState;
  readonly verdict: VerdictActor;
  /** Lets the page print when the command card "print" is scanned. The component sets `print`. */
  readonly printer: { print: () => boolean };
  /** Null if there is no other station to change to. */
  readonly onChange: (() => void) | null;
}

const NO_TICKETS: Desk["tickets"] = [];

export function AtWork({ title, actor, snapshot, verdict, printer, onChange }: Props) {
  const { station, open, art, note, fault, rejected, theirs, isStopped } = snapshot.context;
  const at = useDesk({
    actor,
    snapshot,
    onDesk: ({ desk: { open, photo }, requestedAt }) => {
      const held = actor.getSnapshot().context.open;
      actor.send({ type: "desk.came", open, photo, requestedAt });
      // If another person took the garment over, or it moved, the verdict "Started" is out of date.
      const hasGone = held !== null && held._id !== "" && held._id !== actor.getSnapshot().context.open?._id;
      if (hasGone && verdict.getSnapshot().matches({ verdict: "good" })) {
        verdict.send({ type: "verdict.clear" });
      }
    },
  });
  const { desk } = at;
  const links = useLinks();
  const tickets = useTickets(desk?.tickets ?? NO_TICKETS);
  useEffect(() => {
    printer.print = tickets.print;
  }, [printer, tickets.print]);

  const isAsking = snapshot.matches({ bench: { atWork: { open: "asking" } } });
  const isTheirs = snapshot.matches({ theirs: "asked" });
  const leave = () => {
    actor.send({ type: "theirs.leave" });
    verdict.send({ type: "verdict.seen" });
  };
  const undo = useCallback(() => actor.send({ type: "undo.press" }), [actor]);
  return (
    <DeskFrame
      {...at}
      {...{ title, station, links, onChange }}
      scan={
        <ScanBox
          onScan={({ code, typed }) => actor.send({ type: "code.scanned", code, typed })}
          // U undoes only while the undo button is shown.
          onKey={(key) =>
            (key !== "U" || verdict.getSnapshot().context.undo !== null) &&
            pressKey(key, actor, tickets.print)}
        />
      }
      verdict={<ScanVerdict actor={verdict} quiet={quietOf(desk, open !== null)} onUndo={undo} />}
      actions={
        <>
          {isTheirs && (
            <>
              <BigButton isWide isPrimary keys="Enter" onClick={() => actor.send({ type: "theirs.take" })}>
                {t("stations.theirs.take", { ticket: theirs?.code ?? "" })}
              </BigButton>
              <BigButton isWide onClick={leave}>{t("stations.theirs.leave")}</BigButton>
            </>
          )}
          {open && !isAsking && !isTheirs && (
            <>
              <BigButton
                isWide
                isPrimary
                icon={<CheckmarkRegular />}
                {...!isStopped && { keys: "Enter" }}
                onClick={() => actor.send({ type: "pass.press", ticket: open.ticket })}
              >
                {t("stations.passTicket", { ticket: open.ticket })}
              </BigButton>
              <BigButton
                isWide
                icon={<DismissRegular />}
                keys="R"
                onClick={() => actor.send({ type: "reject.ask" })}
              >
                {t("stations.reject")}
              </BigButton>
              {open.arts.length > 1 && (
                <BigButton keys="N" onClick={() => actor.send({ type: "art.turn" })}>
                  {t("stations.nextArea")}
                </BigButton>
              )}
            </>
          )}
          {rejected !== null && snapshot.matches({ photo: "wanted" }) && (
            <RejectPhoto
              unitId={rejected.unit}
              scanKey={rejected.scan}
              isCamera
              onTaken={() => actor.send({ type: "photo.done" })}
            />
          )}
          <Tickets count={desk?.tickets.length ?? 0} isBusy={tickets.isBusy} onPrint={tickets.print} />
        </>
      }
      below={desk && open && (
        <NextList
          next={desk.next}
          waiting={desk.waiting}
          others={[desk.open, ...desk.others].flatMap((each) =>
            each && each.ticket !== open.ticket ? [each.ticket] : []
          )}
        />
      )}
    >
      {open && isAsking && <Reasons garment={open} note={note} fault={fault} actor={actor} />}
      {open && !isAsking && (open._id === ""
        ? <KeptGarment ticket={open.ticket} known={desk?.next.find(({ ticket }) => ticket === open.ticket)} />
        : <GarmentCard garment={open} art={art} />)}
      {!open && desk && <IdleStation desk={desk} />}
    </DeskFrame>
  );
}

function useLinks() {
  const person = usePerson();
  return allows(PRINT_RULES.commands, person)
    ? [{ href: "/prints?kind=commands", words: t("prints.commands") }]
    : [];
}

const quietOf = (desk: Desk | null, isOpen: boolean) => ({
  word: t(isOpen ? "stations.quiet.open" : "stations.quiet.scan"),
  line: desk && isOpen ? t("stations.nextOf", { count: desk.waiting }) : "",
});

interface KeptGarmentProps {
  readonly ticket: string;
  /** Facts of the garment, if it is in the list of the next ones. */
  readonly known: Desk["next"][number] | undefined;
}

/** Shows a ticket that was scanned without a connection, with the known facts of its garment. */
function KeptGarment({ ticket, known }: KeptGarmentProps) {
  const styles = useGarmentStyles();
  const bench = useBenchStyles();
  return (
    <section className={bench.resting} aria-label={ticket} data-garment={ticket}>
      <bdi className={bench.restingText}>{ticket}</bdi>
      <span className={styles.areaName}>{t("stations.unconfirmed")}</span>
      {known && (
        <>
          <span className={styles.mm} dir="auto">{known.product_title}</span>
          <bdi className={bench.restingText}>{[known.color, known.size].filter(Boolean).join(" · ")}</bdi>
        </>
      )}
    </section>
  );
}

interface TicketPrinter {
  readonly isBusy: boolean;
  /** Prints the tickets. Returns false if there is nothing to print, or while it prints. */
  readonly print: () => boolean;
}

/** Prints the missing tickets that a station lists, one run at a time. */
function useTickets(tickets: Desk["tickets"]): TicketPrinter {
  const [isBusy, setBusy] = useState(false);
  const unanswered = useRef({ ids: "", key: "" });
  const latest = useRef({ tickets, isBusy });
  latest.current = { tickets, isBusy };
  const print = () => {
    const { tickets: wanted, isBusy: isPrinting } = latest.current;
    if (wanted.length === 0 || isPrinting) return false;
    setBusy(true);
    const ids = wanted.map(({ _id }) => _id);
    // If the answer was lost, the same key prints the recorded print; another one would need a reason.
    const { ids: others, key: kept } = unanswered.current;
    const key = others === ids.join() ? kept : crypto.randomUUID();
    void printTickets(ids, "pdf", key).then((failure) => {
      setBusy(false);
      unanswered.current = failure && mayBeDone(failure) ? { ids: ids.join(), key } : { ids: "", key: "" };
      if (failure) notify("error", t("stations.notPrinted", { reason: failureText(failure) }));
      publishChange("units", ids);
    });
    return true;
  };
  return { isBusy, print };
}

interface TicketsProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onPrint: () => void;
}

/** Prints the missing tickets of the listed remade garments with one key. */
function Tickets({ count, isBusy, onPrint }: TicketsProps) {
  if (count === 0) return null;
  return (
    <BigButton icon={<PrintRegular />} keys="P" isDisabled={isBusy} onClick={onPrint}>
      {t("stations.tickets", { count })}
    </BigButton>
  );
}
