/**
 * The buttons of the screen behind the search, by their names. Commands and shortcuts that a screen registers come first;
 * these add the rest, so that a button needs no second mention to be found.
 */

export interface ScreenAction {
  readonly title: string;
  readonly run: () => void;
}

const BUTTONS = "main :is(button, [role=tab], a.fui-Button)";
/** One button of many rows says too little by its name; ways through a page are found by the eye. */
const APART = "[role=row], [role=listbox], tr, li, nav, [data-row]";
const UNUSABLE = ":disabled, [aria-disabled=true], [aria-selected=true], [role=combobox]";

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** The search makes the screen inert: only an element that is not drawn at all is left out. */
const isDrawn = (element: HTMLElement): boolean =>
  element.closest("[hidden]") === null && (element.checkVisibility?.() ?? true);

const buttonsHere = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter((element) =>
    !element.matches(UNUSABLE) && element.closest(APART) === null && isDrawn(element)
  );

/** A name that several buttons share leads to none of them. */
export function screenActions(): readonly ScreenAction[] {
  const named = Map.groupBy(buttonsHere(), nameOf);
  return [...named].flatMap(([title, all]) =>
    title !== "" && all.length === 1 ? [{ title, run: presser(title) }] : []
  );
}

/** The screen may have been drawn again since: the button is looked up when it is pressed. */
const presser = (title: string) => () => buttonsHere().find((each) => nameOf(each) === title)?.click();
