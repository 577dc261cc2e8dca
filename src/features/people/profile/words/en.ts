const profile = {
  own: {
    info: "Edit Profile",
    password: "Edit Password",
    token: "API Token",
    notifications: "Notifications",
    sessions: "Sessions and devices",
    inbox: "My Inbox",
  },
  pages: "Your account",
  notYours:
    "This page belongs to {name}. You cannot change it while you act as somebody else. Switch back to yourself first.",
  failedTitle: "Your profile could not be loaded",
  retry: "Try again",
  facts: "Managed by administrators",
  identity: "Sign-in name",
  role: "Role",
  groups: "Groups",
  vip: "VIP level",
  files: "Files",
  filesOf: "{used} of {most}",
  save: "Save profile",
  saved: "Your profile was saved.",
  group: {
    about: { title: "About you", help: "How others see you here." },
    contact: {
      title: "Contact",
      help: "How colleagues reach you outside the app. You can leave it all empty.",
    },
    plan: { title: "Plan", help: "What you agreed with sales." },
  },
  password: {
    current: "Confirm it is you",
    currentHelp: "So that nobody else can change it on a screen that you left open.",
    next: "New password",
    nextHelp: "At least 8 characters. Several words in a row are easy to remember and hard to guess.",
    field: { password: "Current password", new_password: "New password", repeat: "Repeat the new password" },
    show: "Show: {field}",
    strength: {
      short: "Too short",
      fair: "Good. Longer is better.",
      strong: "Strong",
    },
    others: "You stay signed in here; everywhere else you are signed out, and your API token stops working.",
    change: "Change password",
    changing: "Changing",
    done:
      "Your password was changed. You were signed out everywhere else, and your API token no longer works.",
    again: "Change it again",
    failed: "The password was not changed. {reason}",
    unknown:
      "We did not get an answer, so we do not know whether the password was changed. Try again; if your current password is refused, the new one already applies.",
  },
  sessions: {
    help: "Everywhere you are signed in. End sessions you do not recognize, then change your password.",
    this: "This device",
    device: "{browser} on {system}",
    unknown: "Unknown device",
    seen: "Last used",
    made: "Signed in",
    from: "Network",
    acting: "Acting as {name}",
    end: "Sign out",
    endOne: "Sign out: {device}",
    endOthers: "Sign out everywhere else",
    question:
      "Sign out on every other device? Your API token and any link to set a password stop working too.",
    endAll: "Sign out everywhere",
    questionAll:
      "Sign this person out on every device? Their API token and any link to set a password stop working too.",
    nowhere: "Not signed in anywhere.",
    onlyThis: "You are not signed in anywhere else.",
    failedTitle: "Your sessions could not be loaded",
    failed: "That did not work. {reason}",
  },
  maintenance: {
    waiting: "This page checks the connection automatically and shows when the server is back.",
    asking: "Checking the connection",
    back: "The server is back.",
    again: "Check now",
  },
  release: {
    offered: "A newer version is here ({version}). Reload when it suits you.",
    needed:
      "A newer version ({version}) replaced a part of this one. Reload to open it; what you typed in forms is kept.",
    reload: "Reload",
    later: "Later",
  },
  token: {
    what:
      "A program uses it to sign in as you. It can do everything that you can, except change your profile, password or token.",
    none: "You have no API token.",
    shown: "Your token ends in {last}.",
    made: "Created {when}",
    used: "Last used {when}",
    unused: "Never used",
    make: "Create token",
    rotate: "Replace token",
    revoke: "Revoke token",
    rotateQuestion: "Replace the token? Programs that use the current one stop working at once.",
    revokeQuestion: "Revoke the token? Programs that use it stop working at once.",
    confirmRotate: "Replace token",
    confirmRevoke: "Revoke token",
    revealed: "Give it to the program that signs in as you. You can copy it here again.",
    label: "Your API token",
    prove: "Your sign-in was more than ten minutes ago. Enter your password to copy the token.",
    signIn: "Sign in again",
    copy: "Copy",
    copied: "Copied",
    marked: "Your browser did not allow copying. The token is selected: press Ctrl+C or Cmd+C.",
    hide: "I have copied it",
    close: "Close",
    loading: "Loading",
    working: "Working",
    retry: "Try again",
    failed: "That did not work. {reason}",
  },
} as const;

const profileEntity = {
  help: {
    name: "Shown beside everything you do.",
    h: "Others mention you with it: @handle.",
    facebook: "Name or address of your profile.",
    sale_plan: "The code of your plan.",
  },
} as const;

export const words = {
  profile,
  choice: { events: { storage: { trouble: "Problem with file storage" } } },
  entity: { profile: profileEntity },
  event: {
    token: { revoke: "Revoke API token" },
  },
};
export type English = typeof words;
