/** Values are escaped where they are put into these texts. */
export const en = {
  code: "en",
  signIn: {
    title: "Sign in",
    email: "Email",
    password: "Password",
    submit: "Sign in",
    forgotten: "Forgot your password?",
    register: "No account yet?",
    wrong: "The email or the password is incorrect.",
    wait: "Too many attempts. Wait {seconds} seconds and try again.",
    astray: "This link does not lead back to the app. Open the app and sign in from there.",
  },
  ask: {
    contact: "Contact: {contact}",
    back: "Back to sign in",
    registerTitle: "Get an account",
    register:
      "The administrators of {name} create accounts. Sellers ask their account manager; staff ask their team lead. They send you a link to set your password.",
    forgottenTitle: "Forgot your password?",
    forgotten:
      "Ask for a link to set a new password: sellers ask their account manager, staff ask their team lead at {name}. Until you use it, your current password keeps working.",
  },
  welcome: {
    title: "Welcome",
    code: "Code of your link",
    next: "Continue",
    where: "The code is the part after “#code=” in the link that you received.",
    again: "Repeat the password",
    rule: "At least 8 characters. Several words in a row are easy to remember and hard to guess.",
    passwordTitle: "Set your password",
    password:
      "The link works once. Setting a password signs this account out everywhere and ends its API token.",
    setPassword: "Set the password",
    firstTitle: "Create the first account",
    first: "This account can do everything. The link works once.",
    name: "Name",
    make: "Create the account",
    usedUp:
      "This link was already used, has expired or never existed. Ask the person who gave it to you for a new one.",
  },
  problem: {
    nameMissing: "Enter your name, with at most 100 characters.",
    emailBad: "Enter an email address.",
    passwordMissing: "Choose a password.",
    weakPassword: "Choose a password of at least 8 characters that is not your own name.",
    commonPassword: "Choose a less common password: the most common ones are guessed first.",
    tooLong: "Choose a password of at most 256 characters.",
    differ: "The two passwords do not match.",
  },
  message: {
    open: "Open {name}",
    refusedTitle: "Cannot sign in",
    missingTitle: "Nothing here",
    missing: "There is no page at this address.",
    broken: "Something went wrong on the server. Try again in a moment.",
    foreign: "This form comes from another site. Open the sign-in page from the app again.",
    noForm: "The form could not be read. Open the sign-in page from the app again.",
  },
};

export type SiteWords = typeof en;
export type SiteProblem = keyof SiteWords["problem"];
