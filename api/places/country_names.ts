/** CLDR's English names, stored so that a file means the same on every machine; other names in use are below. */
import iso from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { LANGUAGES } from "../languages.ts";
import { COUNTRIES, isCountry } from "./countries.ts";

const NAMES = `
AD Andorra | AE United Arab Emirates | AF Afghanistan | AG Antigua & Barbuda | AI Anguilla | AL Albania
AM Armenia | AO Angola | AQ Antarctica | AR Argentina | AS American Samoa | AT Austria | AU Australia
AW Aruba | AX Åland Islands | AZ Azerbaijan | BA Bosnia & Herzegovina | BB Barbados | BD Bangladesh
BE Belgium | BF Burkina Faso | BG Bulgaria | BH Bahrain | BI Burundi | BJ Benin | BL St. Barthélemy
BM Bermuda | BN Brunei | BO Bolivia | BQ Caribbean Netherlands | BR Brazil | BS Bahamas | BT Bhutan
BV Bouvet Island | BW Botswana | BY Belarus | BZ Belize | CA Canada | CC Cocos (Keeling) Islands
CD Congo - Kinshasa | CF Central African Republic | CG Congo - Brazzaville | CH Switzerland
CI Côte d’Ivoire | CK Cook Islands | CL Chile | CM Cameroon | CN China | CO Colombia | CR Costa Rica
CU Cuba | CV Cape Verde | CW Curaçao | CX Christmas Island | CY Cyprus | CZ Czechia | DE Germany
DJ Djibouti | DK Denmark | DM Dominica | DO Dominican Republic | DZ Algeria | EC Ecuador | EE Estonia
EG Egypt | EH Western Sahara | ER Eritrea | ES Spain | ET Ethiopia | FI Finland | FJ Fiji
FK Falkland Islands (Islas Malvinas) | FM Micronesia | FO Faroe Islands | FR France | GA Gabon
GB United Kingdom | GD Grenada | GE Georgia | GF French Guiana | GG Guernsey | GH Ghana | GI Gibraltar
GL Greenland | GM Gambia | GN Guinea | GP Guadeloupe | GQ Equatorial Guinea | GR Greece
GS South Georgia & South Sandwich Islands | GT Guatemala | GU Guam | GW Guinea-Bissau | GY Guyana
HK Hong Kong | HM Heard & McDonald Islands | HN Honduras | HR Croatia | HT Haiti | HU Hungary | ID Indonesia
IE Ireland | IL Israel | IM Isle of Man | IN India | IO British Indian Ocean Territory | IQ Iraq | IR Iran
IS Iceland | IT Italy | JE Jersey | JM Jamaica | JO Jordan | JP Japan | KE Kenya | KG Kyrgyzstan
KH Cambodia | KI Kiribati | KM Comoros | KN St. Kitts & Nevis | KP North Korea | KR South Korea | KW Kuwait
KY Cayman Islands | KZ Kazakhstan | LA Laos | LB Lebanon | LC St. Lucia | LI Liechtenstein | LK Sri Lanka
LR Liberia | LS Lesotho | LT Lithuania | LU Luxembourg | LV Latvia | LY Libya | MA Morocco | MC Monaco
MD Moldova | ME Montenegro | MF St. Martin | MG Madagascar | MH Marshall Islands | MK North Macedonia
ML Mali | MM Myanmar (Burma) | MN Mongolia | MO Macao | MP Northern Mariana Islands | MQ Martinique
MR Mauritania | MS Montserrat | MT Malta | MU Mauritius | MV Maldives | MW Malawi | MX Mexico | MY Malaysia
MZ Mozambique | NA Namibia | NC New Caledonia | NE Niger | NF Norfolk Island | NG Nigeria | NI Nicaragua
NL Netherlands | NO Norway | NP Nepal | NR Nauru | NU Niue | NZ New Zealand | OM Oman | PA Panama | PE Peru
PF French Polynesia | PG Papua New Guinea | PH Philippines | PK Pakistan | PL Poland
PM St. Pierre & Miquelon | PN Pitcairn Islands | PR Puerto Rico | PS Palestine | PT Portugal | PW Palau
PY Paraguay | QA Qatar | RE Réunion | RO Romania | RS Serbia | RU Russia | RW Rwanda | SA Saudi Arabia
SB Solomon Islands | SC Seychelles | SD Sudan | SE Sweden | SG Singapore | SH St. Helena | SI Slovenia
SJ Svalbard & Jan Mayen | SK Slovakia | SL Sierra Leone | SM San Marino | SN Senegal | SO Somalia
SR Suriname | SS South Sudan | ST São Tomé & Príncipe | SV El Salvador | SX Sint Maarten | SY Syria
SZ Eswatini | TC Turks & Caicos Islands | TD Chad | TF French Southern Territories | TG Togo | TH Thailand
TJ Tajikistan | TK Tokelau | TL Timor-Leste | TM Turkmenistan | TN Tunisia | TO Tonga | TR Türkiye
TT Trinidad & Tobago | TV Tuvalu | TW Taiwan | TZ Tanzania | UA Ukraine | UG Uganda
UM U.S. Outlying Islands | US United States | UY Uruguay | UZ Uzbekistan | VA Vatican City
VC St. Vincent & Grenadines | VE Venezuela | VG British Virgin Islands | VI U.S. Virgin Islands | VN Vietnam
VU Vanuatu | WF Wallis & Futuna | WS Samoa | YE Yemen | YT Mayotte | ZA South Africa | ZM Zambia
ZW Zimbabwe
US United States of America | US The United States | US USA | US U.S.A. | US U.S. | US America | GB UK | GB U.K.
GB GBR | GB Great Britain | GB England | GB Scotland | GB Wales | GB Northern Ireland | AE UAE | AE U.A.E.
DE DEU | DE Deutschland | AT AUT | AT Österreich | CH CHE | CH Schweiz | CH Suisse | FR FRA | ES ESP | ES España
IT ITA | IT Italia | NL NLD | NL The Netherlands | NL Holland | BE BEL | BE Belgique | PT PRT | BR BRA | BR Brasil
CA CAN | MX MEX | MX México | AU AUS | NZ NZL | JP JPN | CN CHN | CN People's Republic of China | IN IND
VN VNM | VN Viet Nam | KR KOR | KR Korea | KR Republic of Korea | KR Korea, Republic of | RU Russian Federation
CZ Czech Republic | IE IRL | IE Republic of Ireland | DK Danmark | SE Sverige | NO Norge | PL Polska | TR Turkey
TW Taiwan, Province of China | HK Hong Kong SAR China | HK Hong Kong SAR | MO Macao SAR China | MO Macau
MM Burma | MM Myanmar | CI Ivory Coast | CD Democratic Republic of the Congo | CD DR Congo | CG Congo
CG Republic of the Congo | SZ Swaziland | MK Macedonia | TL East Timor | LA Lao People's Democratic Republic
IR Iran, Islamic Republic of | SY Syrian Arab Republic | VE Venezuela, Bolivarian Republic of
BO Bolivia, Plurinational State of | TZ Tanzania, United Republic of | MD Moldova, Republic of | BN Brunei Darussalam
FM Micronesia, Federated States of | PS Palestine, State of | PS Palestinian Territories | VA Holy See
CV Cabo Verde | FK Falkland Islands | CC Cocos Islands | BQ Bonaire, Sint Eustatius and Saba | SG SGP | PH The Philippines
BS The Bahamas | GM The Gambia | US U.S.A | VI Virgin Islands, U.S. | VG Virgin Islands, British | ZA RSA
PS Palestinian Territory, Occupied | PS Occupied Palestinian Territory | VA Vatican City State | LY Libyan Arab Jamahiriya
MK Republic of Macedonia | MK The Former Yugoslav Republic of Macedonia | CG Republic of Congo | HK Hong Kong, China
MO Macau, China | TW Taiwan, China | SH Ascension Island | SH Tristan da Cunha
SH Saint Helena, Ascension and Tristan da Cunha | KP Democratic People's Republic of Korea
`;

const CODE_LENGTH = 2;

/** Ignores case and accents; "Saint" equals "St.", "&" equals "and". */
const keyOf = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()
    .replaceAll("&", "and").replaceAll("’", "'").replaceAll(/\bst\.? /g, "saint ").replaceAll(/\s+/g, " ")
    .trim();

const BY_NAME: ReadonlyMap<string, string> = new Map(
  NAMES.trim().split(/ \| |\n/).map((
    entry,
  ) => [keyOf(entry.slice(CODE_LENGTH)), entry.slice(0, CODE_LENGTH)]),
);

const BY_ISO_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries<string | readonly string[]>(iso.countries).flatMap(([code, names]) =>
    [names].flat().map((name) => [keyOf(name), code] as const)
  ),
);

const SHARED_NAMES: ReadonlySet<string> = new Set([
  "korea",
  "congo",
  "virgin islands",
  "guinea",
  "sudan",
  "samoa",
]);

/** "Korea, South" and "Iran (Islamic Republic of)" are written in another order elsewhere. */
function variantsOf(key: string): readonly string[] {
  const [, before = "", inside = ""] = /^([^(]+) \(([^()]+)\)$/.exec(key) ?? [];
  const [, last = "", first = ""] = /^([^,]+), ([^,]+)$/.exec(inside === "" ? key : `${before}, ${inside}`) ??
    [];
  return [
    key,
    ...first === "" ? [] : [`${first} ${last}`, ...first === "the" ? [last] : []],
    ...inside === "" ? [] : [`${before}, ${inside}`, `${before} - ${inside}`, inside],
    // A name in `SHARED_NAMES` without its parentheses would mean several countries.
    ...inside === "" || SHARED_NAMES.has(before) ? [] : [before],
    key.replaceAll(" ", "-"),
  ].flatMap((each) => [each, each.replace(/^the /, "")]);
}

function englishCode(key: string): string | undefined {
  for (const variant of variantsOf(key)) {
    const code = BY_NAME.get(variant) ?? BY_ISO_NAME.get(variant);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** Names in our other languages, as CLDR has them on this machine; computed once a name is not English. */
let others: ReadonlyMap<string, string> | null = null;

function nameElsewhere(key: string): string | undefined {
  others ??= new Map(
    LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      return COUNTRIES.map((code) => [keyOf(names.of(code) ?? code), code] as const);
    }),
  );
  return others.get(key);
}

/** A cache, since most texts name the same few countries. */
const seen = new Map<string, string | null>();
const MAX_SEEN = 1_000;
/** A longer text is not a country. */
const MAX_CHARS = 100;

/** Takes a code in any case, or a usual name in English, German, French or Portuguese; null for anything else. */
export function countryCode(name: string): string | null {
  if (name.length > MAX_CHARS) return null;
  const known = seen.get(name);
  if (known !== undefined) return known;
  const upper = name.trim().toUpperCase();
  const key = keyOf(name);
  const code = isCountry(upper) ? upper : englishCode(key) ?? nameElsewhere(key) ?? null;
  if (seen.size < MAX_SEEN) seen.set(structuredClone(name), code);
  return code;
}

/** Ranks a name that begins with the text, then one with a word that does, then one that has it anywhere. */
function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0;
  return name.includes(` ${wanted}`) ? 1 : name.includes(wanted) ? 2 : 3;
}
const NO_RANK = 3;

/** The likeliest is first; no text means all countries. */
export function countriesLike(text: string, nameOf: (code: string) => string): readonly string[] {
  const named = COUNTRIES.map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const wanted = keyOf(text.slice(0, MAX_CHARS));
  if (wanted === "") return named.map(({ code }) => code);
  const meant = countryCode(text);
  const english = [...BY_NAME];
  const ranked = named.map(({ code, name }) => ({
    code,
    rank: code === meant ? -1 : Math.min(
      rankOf(keyOf(name), wanted),
      ...english.filter(([, each]) => each === code).map(([key]) => rankOf(key, wanted)),
    ),
  }));
  return ranked.filter(({ rank }) => rank < NO_RANK).toSorted((one, other) => one.rank - other.rank)
    .map(({ code }) => code);
}
