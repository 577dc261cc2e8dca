/** The address of a flow's page as what it shows: every choice is in it, so that a link shows the same. */
import { useLocation, useSearch } from "wouter";

export interface Address {
  readonly params: URLSearchParams;
  /** Changes the address in place. */
  readonly show: (next: URLSearchParams) => void;
  readonly hrefOf: (next: URLSearchParams) => string;
}

export function useAddress(): Address {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const hrefOf = (next: URLSearchParams) => {
    const text = next.toString();
    return text ? `${path}?${text}` : path;
  };
  return { params, hrefOf, show: (next) => navigate(hrefOf(next), { replace: true }) };
}
