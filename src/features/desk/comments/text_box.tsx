import { mergeClasses } from "@fluentui/react-components";
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { openHandle, withHandle } from "../../../../api/people/handles.ts";
import type { InsertionProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { announce } from "../../../lib/toasts.ts";
import { type Composer, type Mention, type Topic, useMentionable } from "./wiring.ts";
import { useCommentStyles } from "./comments.styles.ts";

export interface TextBoxHandle {
  readonly insert: InsertionProps["onInsert"];
}

interface Props {
  readonly handle: Ref<TextBoxHandle>;
  readonly composer: Composer;
  readonly topic: Topic;
  readonly label: string;
  readonly placeholder: string;
  readonly isDisabled: boolean;
  readonly takesFocus: boolean;
}

export function TextBox(props: Props) {
  const { handle, composer, topic, label, placeholder, isDisabled, takesFocus } = props;
  const styles = useCommentStyles();
  const box = useRef<HTMLTextAreaElement>(null);
  // Null until the box first loses the focus: browsers put the caret of a restored draft at its beginning.
  const selection = useRef<readonly [from: number, to: number] | null>(null);
  const list = useId();
  // Position of the caret while somebody types a handle, else null.
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const open = caret === null ? null : openHandle(composer.body, caret);
  const people = useMentionable(topic, composer.visibility, open?.search ?? null);
  const isOpen = open !== null && people.length > 0;
  const chosen = Math.min(active, people.length - 1);
  useLayoutEffect(() => grow(box.current), [composer.body]);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  // Scrolls the marked suggestion into view.
  useEffect(() => {
    if (isOpen) document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [isOpen, list, chosen]);
  useEffect(() => {
    if (isOpen) announce(t("comments.found", { count: people.length }));
  }, [isOpen, people]);
  // Selects only after React has rendered the text, which moves the caret to the end.
  const select = (from: number, to: number) =>
    requestAnimationFrame(() => box.current?.setSelectionRange(from, to));
  const choose = ({ h }: Mention) => {
    const next = withHandle(composer.body, caret ?? 0, h);
    composer.write(next.text);
    setCaret(null);
    select(next.caret, next.caret);
  };
  useImperativeHandle(handle, () => ({
    insert(text, blank) {
      const { body } = composer;
      const [from, to] = selection.current ?? [body.length, body.length];
      composer.write(`${body.slice(0, from)}${text}${body.slice(to)}`);
      const [first, last] = blank ?? [text.length, text.length];
      box.current?.focus();
      select(from + first, from + last);
    },
  }));
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return;
    const person = people[chosen];
    if (!isOpen || !person) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((chosen + step + people.length) % people.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(person);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    // The list handled the key: Escape must not close the drawer too.
    event.stopPropagation();
  };
  return (
    <div className={styles.write}>
      <textarea
        ref={box}
        className={styles.text}
        rows={2}
        dir="auto"
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...isOpen && { "aria-controls": list, "aria-activedescendant": `${list}-${chosen}` }}
        placeholder={placeholder}
        value={composer.body}
        readOnly={isDisabled}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          composer.write(value);
          setActive(0);
          setCaret(openHandle(value, selectionStart) ? selectionStart : null);
        }}
        onBlur={({ currentTarget: { selectionStart, selectionEnd } }) => {
          selection.current = [selectionStart, selectionEnd];
          setCaret(null);
        }}
        onKeyDown={onKey}
      />
      {isOpen && (
        <ul className={styles.people} id={list} role="listbox" aria-label={t("comments.people")}>
          {people.map((person, index) => (
            <li
              key={person._id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={mergeClasses(styles.person, index === chosen && styles.active)}
              // Chooses before the text box loses the focus, since that closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              <bdi translate="no">{person.name}</bdi>
              <span className={styles.quiet}>@{person.h}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function grow(box: HTMLTextAreaElement | null): void {
  // An empty box has the height of its `rows`; measuring it would cost a layout of the whole page.
  if (!box || box.value === "") return void box?.style.removeProperty("height");
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight}px`;
}
