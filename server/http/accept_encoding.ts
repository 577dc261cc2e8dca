/** Returns true if the header names the encoding with a weight above 0. */
export function acceptsEncoding(header: string | null, encoding: string): boolean {
  return (header ?? "").split(",").some((part) => {
    const [name, weight] = part.split(";").map((each) => each.trim());
    return name === encoding && (weight === undefined || Number(weight.replace(/^q=/i, "")) > 0);
  });
}
