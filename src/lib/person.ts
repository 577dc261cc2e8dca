import { createContext, useContext } from "react";
import { allows, inPerson, type Person } from "../../api/access.ts";
import type { Me } from "../../machines/people/session.ts";

export type { Me };

export const PersonContext = createContext<Me | null>(null);

/** Returns the signed-in person, who is a `Person` of api/access.ts too. @throws {Error} outside the signed-in app */
export function usePerson(): Me & Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error("Cannot use the person: nobody is signed in here");
  return person;
}

/** True while nobody acts as this person: some things are reserved for them. */
export const isInPerson = (person: Me & Person): boolean => allows(inPerson, person) && !person.acting;
