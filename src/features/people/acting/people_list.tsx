/** The arrow keys move through the listbox while the caret stays in the search field. */
import { DialogContent, Input, mergeClasses } from "@fluentui/react-components";
import { SearchRegular } from "@fluentui/react-icons";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { type Candidate, offeredPeople } from "../../../../machines/people/switch_user.ts";
import { t } from "../../../lib/i18n.ts";
import { DialogDecision } from "../../../parts/decision.tsx";
import { roleText } from "../../../lib/role_text.ts";
import { useSwitchStyles } from "./acting_bar.styles.ts";
import type { SwitchProps } from "./switch_props.ts";

export function PeopleList({ snapshot, send, onClose }: SwitchProps) {
  const styles = useSwitchStyles();
  const list = useId();
  const people = offeredPeople(snapshot.context);
  const [active, setActive] = useState(0);
  const at = Math.min(active, people.length - 1);
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [list, at]);
  const choose = (person: Candidate | undefined) => person && send({ type: "person.choose", person });
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 7,
      PageUp: at - 7,
    };
    const next = steps[event.key];
    if (next !== undefined) setActive(Math.max(0, Math.min(people.length - 1, next)));
    else if (event.key === "Enter") choose(people[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <DialogContent className={styles.content}>
        <Input
          autoFocus
          type="search"
          role="combobox"
          contentBefore={<SearchRegular />}
          placeholder={t("acting.search")}
          aria-label={t("acting.search")}
          aria-controls={list}
          aria-expanded
          aria-autocomplete="list"
          aria-activedescendant={people.length > 0 ? `${list}-${at}` : undefined}
          value={snapshot.context.query}
          onChange={(_, { value }) => {
            setActive(0);
            send({ type: "query.type", query: value });
          }}
          onKeyDown={onKeyDown}
        />
        <ul id={list} role="listbox" aria-label={t("acting.people")} className={styles.list}>
          {people.map((person, index) => (
            <li
              key={person._id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              className={mergeClasses(styles.person, index === at && styles.active)}
              onClick={() => choose(person)}
            >
              <bdi className={styles.label}>{person.identity_label}</bdi>
              {person.status === "Away" && <span className={styles.quiet}>{t("acting.away")}</span>}
              <span className={styles.quiet}>{roleText(person.role)}</span>
            </li>
          ))}
        </ul>
        <PeopleCount snapshot={snapshot} count={people.length} />
      </DialogContent>
      <DialogDecision onCancel={onClose} />
    </>
  );
}

function PeopleCount({ snapshot, count }: Pick<SwitchProps, "snapshot"> & { readonly count: number }) {
  const styles = useSwitchStyles();
  const search = snapshot.matches({ ready: { choosing: "listed" } }) ? "" : t("acting.searching");
  const isUnsearched = snapshot.matches({ ready: { choosing: "unsearched" } });
  const found = count > 0 ? t("acting.found", { count }) : t("acting.none");
  return (
    <span className={styles.quiet} role="status">
      {isUnsearched ? t("acting.unsearched") : search || found}
    </span>
  );
}
