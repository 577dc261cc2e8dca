import { createContext, useContext } from "react";
import { allows, inPerson, type Person } from "../../api/access.ts";
import type { Me } from "../../machines/people/session.ts";

export type { Me };

export const PersonContext = createContext<Me | null>(null);

/** Returns the signed-in person, who is also a `Person` of api/access.ts. @throws {Error} outside the signed-in app */
export function usePerson(): Me & Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error("Cannot use the person: nobody is signed in here");
  return person;
}

/** Returns true unless somebody else acts as this person: some actions are reserved for the person. */
export const isInPerson = (person: Me & Person): boolean => allows(inPerson, person) && !person.acting;
