/** A change of password needs the current one, counts attempts, and ends all other sessions. */
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { MutationArgs } from "../../../../api/generated/schema.ts";
import { passwordProblems } from "../../../../api/inputs/people/password.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables.ts";
import type { AuditEntry } from "../../../fields.ts";
import { endAccess } from "../session/end_access_store.ts";
import { isCommonPassword } from "../session/common_passwords.ts";
import { hashPassword } from "../session/password.ts";
import { userById, writePassword } from "../session/people_store.ts";
import { USERS } from "../../../session/entities.ts";
import { provePassword, settleProof } from "./prove_password.ts";

export interface PasswordChange {
  readonly before: string;
  readonly after: string;
}

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot change the password: a value is missing or wrong", { problems });

/**
 * Checks a change of password outside of any transaction. Returns null if the password is not to be changed.
 * @throws {ApiError} BAD_INPUT, with the field that is wrong; RATE_LIMITED after too many wrong passwords
 */
export async function readPasswordChange(
  { password, new_password, key }: MutationArgs["updateProfile"],
  context: AuthorizedContext,
): Promise<PasswordChange | null> {
  if ((password ?? null) === null && (new_password ?? null) === null) return null;
  // An idempotency key is stored with a digest of the arguments, which would allow guessing the password.
  if ((key ?? null) !== null) throw badInput([{ path: "key", code: "invalid" }]);
  const user = await userById(context.db.read, context.session.person._id);
  const change = { password: password ?? undefined, new_password: new_password ?? undefined };
  const problems = passwordProblems(change, [user.identity, user.email, user.name]);
  if (problems.length > 0) throw badInput(problems);
  if (await isCommonPassword(String(new_password))) {
    throw badInput([{ path: "new_password", code: says("commonPassword") }]);
  }
  await provePassword(String(password), user, context);
  const after = await hashPassword(String(new_password), context.settings.scryptCost);
  return { before: user.password_hash, after };
}

/** @throws {ApiError} if the password was changed meanwhile by another request */
export async function writePasswordChange(
  tx: Writer,
  user: UsersTable,
  { before, after }: PasswordChange,
  context: AuthorizedContext,
): Promise<readonly AuditEntry[]> {
  const { session, now } = context;
  await settleProof(tx, user, before, context);
  await writePassword(tx, user._id, after);
  // The audit contains neither the old nor the new password, not even hashed.
  const { changes, live } = await endAccess(tx, user._id, session._id, now());
  return [{
    entity: USERS,
    entityId: user._id,
    sellerId: null,
    action: "changePassword",
    changes,
    live,
  }];
}
