/** Source: docs/requirements.md S2.48–S2.51. */
import { allows } from "../../../api/access.ts";
import { jobs } from "../../../resources/desk/jobs.ts";
import { BookmarksButton } from "../../features/desk/bookmarks/bookmarks_button.tsx";
import { SwitchButton } from "../../features/people/acting/switch_button.tsx";
import { CustomizerButton } from "../../features/people/customizer/customizer_button.tsx";
import { JobsButton } from "../../features/desk/jobs/jobs_button.tsx";
import { NotificationsBell } from "../../features/desk/notifications/bell.tsx";
import { SearchButton } from "../../features/desk/search/search_button.tsx";
import { BarStart, type BarStartProps } from "./bar_start.tsx";
import { usePerson } from "../../lib/person.ts";
import { PersonButton } from "./person_button.tsx";
import { useTopBarStyles } from "./top_bar.styles.ts";
import { Wallet } from "./wallet.tsx";

interface TopBarPartsProps extends BarStartProps {
  readonly onLogOut: () => void;
}

export function TopBarParts({ onLogOut, ...menu }: TopBarPartsProps) {
  const styles = useTopBarStyles();
  const person = usePerson();
  return (
    <>
      <div className={styles.start}>
        <BarStart {...menu} />
        <SearchButton />
        {/* The bookmarks come last, because the starred screens load later and take the space after them. */}
        <BookmarksButton key={person._id} />
      </div>
      <div className={styles.end}>
        <Wallet />
        <SwitchButton key={`switch ${person._id}`} />
        {allows(jobs.rule, person) && <JobsButton key={person._id} />}
        <CustomizerButton />
        <NotificationsBell key={`bell ${person._id}`} />
        <PersonButton onLogOut={onLogOut} />
      </div>
    </>
  );
}
