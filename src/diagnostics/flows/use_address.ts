/** Reads and writes the choices of a flow's page in the address, so that a link shows the same picture. */
import { useLocation, useSearch } from "wouter";

export interface Address {
  readonly params: URLSearchParams;
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
