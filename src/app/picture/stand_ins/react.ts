/** Replaces React: components are called once, and hooks return first values. The build fails if a name is missing here. */
type Props = Readonly<Record<string, unknown>>;
export type Component = (props: never) => unknown;
export interface Context {
  isContext: true;
  value: unknown;
}
export interface Lazy {
  readonly isLazy: true;
}
export interface Element {
  readonly type: string | symbol | Component | Context | Lazy;
  readonly props: Props;
}

export const Fragment = Symbol("fragment");
export const Suspense = Symbol("suspense");

export function createElement(type: Element["type"], props: Props | null, ...children: unknown[]): Element {
  return { type, props: children.length > 0 ? { ...props, children } : { ...props } };
}

export const createContext = (value: unknown): Context => ({ isContext: true, value });
export const lazy = (): Lazy => ({ isLazy: true });
export const memo = (component: Component): Component => component;
export const forwardRef = (draw: (props: Props, ref: null) => unknown): Component => (props) =>
  draw(props, null);

const nothing = () => {};
const first = <T>(made: T | (() => T)): T => made instanceof Function ? made() : made;

export const useState = <T>(made: T | (() => T)): readonly [T, () => void] => [first(made), nothing];
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(call: T): T => call;
export const useContext = ({ value }: Context): unknown => value;
export const use = useContext;
export const useSyncExternalStore = <T>(_: unknown, read: () => T): T => read();
/** The picture needs no ids for screen readers, which the app adds. */
export const useId = nothing;
export const useEffect = nothing;
export const useLayoutEffect = nothing;
