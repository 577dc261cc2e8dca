/** True when the header accepts the encoding by name with a weight above 0. */
export function acceptsEncoding(header: string | null, encoding: string): boolean {
  return (header ?? "").split(",").some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && (weight === undefined || Number(weight) > 0);
  });
}
