import { Button, Input } from "@fluentui/react-components";
import { AddRegular, DismissRegular, SearchRegular } from "@fluentui/react-icons";
import { useDeferredValue, useMemo, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { userGroups } from "../../../../resources/people/user_groups.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { Pager } from "../../../parts/pager.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { usePerson } from "../../../lib/person.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { JOIN, LEAVE, type Member, membersSource, PAGE_SIZE, useMemberSteps } from "./wiring.ts";
import { isBusyPhase, type Mover, runStep } from "../../../engine/record/move_wiring.ts";
import { useMembersStyles } from "./group_members.styles.ts";

export default function GroupMembersPart({ record: { _id: group } }: PartProps) {
  const styles = useMembersStyles();
  const person = usePerson();
  const [isAdding, setAdding] = useState(false);
  const mover = useMemberSteps(group, person._id, () => publishChange("usergroups", [group]));
  const mayChange = allows(userGroups.roots.makeGroupMembers ?? userGroups.rule, person) && !person.acting;
  return (
    <Section
      title={t("rights.members.title")}
      action={mayChange && (
        <Button
          size="small"
          icon={<AddRegular />}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t("rights.members.add")}
        </Button>
      )}
    >
      <MoveMessageBar mover={mover} hasSteps={false} />
      {isAdding && (
        <div className={styles.adding}>
          <PeopleList group={group} isOutside mover={mover} ownId={person._id} />
        </div>
      )}
      <PeopleList group={group} isOutside={false} mover={mayChange ? mover : null} ownId={person._id} />
    </Section>
  );
}

interface ListProps {
  readonly group: string;
  readonly isOutside: boolean;
  readonly mover: Mover | null;
  /** Id of the signed-in person, whose own groups cannot be changed. */
  readonly ownId: string;
}

function PeopleList({ group, isOutside, mover, ownId }: ListProps) {
  const styles = useMembersStyles();
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const label = t(isOutside ? "rights.members.findOthers" : "rights.members.find");
  return (
    <>
      <Input
        className={styles.search}
        type="search"
        value={search}
        placeholder={label}
        aria-label={label}
        contentBefore={<SearchRegular aria-hidden />}
        onChange={(_, { value }) => {
          setSearch(value);
          setPage(1);
        }}
      />
      <Page
        key={`${page} ${wanted}`}
        {...{ group, isOutside, mover, ownId, page, setPage }}
        search={wanted}
      />
    </>
  );
}

interface PageProps extends ListProps {
  readonly search: string;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

function Page({ group, isOutside, mover, ownId, search, page, setPage }: PageProps) {
  const styles = useMembersStyles();
  const source = useMemo(() => membersSource(group, search, page, isOutside), [
    group,
    search,
    page,
    isOutside,
  ]);
  const { phase, answer, failure, refresh } = useAnswer(source);
  const people = answer?.groupMembers ?? [];
  const none = t(search || page > 1 || isOutside ? "rights.members.noneFound" : "rights.members.none");
  return (
    <>
      <div className={styles.rows} aria-busy={phase === "loading"}>
        {people.length > 0 && (
          <ul className={styles.list}>
            {people.map((each) => (
              <PersonRow
                key={each._id}
                person={each}
                mover={each._id === ownId ? null : mover}
                isOutside={isOutside}
              />
            ))}
          </ul>
        )}
        {people.length === 0 && answer && none}
        {failure && (
          <NotLoaded text={t("rights.members.failed", { reason: failureText(failure) })} onRetry={refresh} />
        )}
      </div>
      <Pager page={page} size={PAGE_SIZE} count={people.length} setPage={setPage} />
    </>
  );
}

interface RowProps {
  readonly person: Member;
  readonly mover: Mover | null;
  readonly isOutside: boolean;
}

function PersonRow({ person: { _id, identity_label, role }, mover, isOutside }: RowProps) {
  const parts = usePartStyles();
  const styles = useMembersStyles();
  const { quiet } = useRecordStyles();
  const isBusy = mover !== null && isBusyPhase(mover);
  const words = t(isOutside ? "rights.members.take" : "rights.members.remove");
  return (
    <li className={parts.row}>
      <bdi className={styles.name} dir="auto">{identity_label}</bdi>
      <span className={quiet}>{choiceWord("role", role)}</span>
      {mover && (
        <Button
          appearance="subtle"
          size="small"
          icon={isOutside ? <AddRegular /> : <DismissRegular />}
          aria-label={`${words}: ${identity_label}`}
          disabledFocusable={isBusy}
          onClick={() => runStep(mover, isOutside ? JOIN : LEAVE, { person: _id })}
        >
          {words}
        </Button>
      )}
    </li>
  );
}
