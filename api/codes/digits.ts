/** Weights the digits by 3 and 1 from the right. Source: GS1 General Specifications 7.9. */
export function mod10CheckDigit(body: string): string {
  let sum = 0;
  for (let at = body.length - 1, weight = 3; at >= 0; at--, weight = 4 - weight) {
    sum += Number(body[at]) * weight;
  }
  return String((10 - sum % 10) % 10);
}

export const withMod10 = (body: string): string => body + mod10CheckDigit(body);
