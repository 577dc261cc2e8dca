export const reasons = {
  superTokenMissing: "This sign-in can’t act as other people.",
  superTokenOld: "You signed in too long ago to act as other people. Sign in again.",
  passwordNeeded: "Enter your password to continue.",
  signInNeeded: "Sign in again, then copy the token within ten minutes.",
  tokenNotKept: "This token still works, but its text is not stored. Replace it to copy one.",
} as const;
