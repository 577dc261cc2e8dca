/** Reads the number of a master air waybill. Source: IATA Resolution 600a; docs/handover.md. */

const DIGITS = 11;
const PREFIX_DIGITS = 3;
const MODULUS = 7;

/** Airlines by their prefix; another prefix is accepted and has no name. */
const AIRLINES: Readonly<Record<string, string>> = {
  "001": "American Airlines",
  "006": "Delta Air Lines",
  "014": "Air Canada",
  "016": "United Airlines",
  "020": "Lufthansa Cargo",
  "023": "FedEx",
  "057": "Air France",
  "074": "KLM",
  "112": "China Cargo Airlines",
  "125": "British Airways",
  "131": "Japan Airlines",
  "157": "Qatar Airways",
  "160": "Cathay Pacific",
  "172": "Cargolux",
  "176": "Emirates",
  "180": "Korean Air",
  "205": "All Nippon Airways",
  "217": "Thai Airways",
  "232": "Malaysia Airlines",
  "235": "Turkish Airlines",
  "297": "China Airlines",
  "369": "Atlas Air",
  "403": "Polar Air Cargo",
  "406": "UPS Airlines",
  "607": "Etihad Airways",
  "618": "Singapore Airlines",
  "695": "EVA Air",
  "738": "Vietnam Airlines",
  "784": "China Southern Airlines",
  "988": "Asiana Airlines",
  "999": "Air China",
};

/** Drops blanks and hyphens, as people write them. */
export const mawbDigits = (text: string): string => text.normalize("NFKC").replaceAll(/[\s\-‐-―]/gu, "");

/** Returns the last digit: the remainder of the seven digits before it, divided by seven. */
export const mawbCheckDigit = (serial: string): string => String(Number(serial) % MODULUS);

/** Checks eleven digits. An error of seven in a digit is not found, because the remainder is the same. */
export const isMawb = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !digits.startsWith("000") &&
  digits.endsWith(mawbCheckDigit(digits.slice(PREFIX_DIGITS, DIGITS - 1)));

/** Writes eleven digits as they are printed: 123-12345675. */
export const formatMawb = (digits: string): string =>
  digits.length === DIGITS ? `${digits.slice(0, PREFIX_DIGITS)}-${digits.slice(PREFIX_DIGITS)}` : digits;

export const airlineOf = (digits: string): string => AIRLINES[digits.slice(0, PREFIX_DIGITS)] ?? "";
