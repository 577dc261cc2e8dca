import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  superTokenMissing: "Diese Anmeldung darf nicht für andere handeln.",
  superTokenOld: "Ihre Anmeldung liegt zu lange zurück, um für andere zu handeln: Melden Sie sich neu an.",
  passwordNeeded: "Geben Sie Ihr Passwort ein, um fortzufahren.",
  signInNeeded: "Melden Sie sich neu an und kopieren Sie das Token dann innerhalb von zehn Minuten.",
  tokenNotKept:
    "Dieses Token funktioniert weiter, aber sein Text ist nicht gespeichert. Zum Kopieren muss es ersetzt werden.",
};
