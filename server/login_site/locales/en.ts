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
    wrong: "The email or the password is not right.",
    wait: "Too many attempts. Wait {seconds} seconds and try again.",
    astray: "This link does not lead back to the app. Start there again.",
  },
  ask: {
    contact: "Contact: {contact}",
    back: "Back to sign in",
    registerTitle: "Get an account",
    register:
      "Accounts are made by the administrators of {name}. Sellers ask their account manager; staff ask their team lead. You then get a link from them by which you set your password.",
    forgottenTitle: "Forgotten your password?",
    forgotten:
      "Ask an administrator of {name} for a new link: sellers by their account manager, staff by their team lead. The link lets you set another password. Until then the one you have keeps working.",
  },
  welcome: {
    title: "Welcome",
    code: "Code of your link",
    next: "Continue",
    where: "The code is the part after “#code=” in the link that you were given.",
    again: "Password again",
    rule: "At least 8 characters. Several words in a row are easy to keep and hard to guess.",
    passwordTitle: "Set your password",
    password:
      "The link works once. Wherever this account is signed in, it is signed out, and its API token ends.",
    setPassword: "Set the password",
    firstTitle: "Create the first account",
    first: "This account may do everything. The link works once.",
    name: "Name",
    make: "Create the account",
    usedUp:
      "This link was used already, has expired or never existed. Ask the person who gave it to you for a new one.",
  },
  problem: {
    nameMissing: "Enter your name, with at most 100 characters.",
    emailBad: "Enter an email address.",
    passwordMissing: "Choose a password.",
    weakPassword: "Choose a password of at least 8 characters that is not your own name.",
    commonPassword: "Choose a password that is not among the most used ones: those are tried first.",
    tooLong: "Choose a password of at most 256 characters.",
    differ: "The two passwords differ.",
  },
  message: {
    open: "Open {name}",
    refusedTitle: "Cannot sign in",
    missingTitle: "Nothing here",
    missing: "There is no page at this address.",
    broken: "Something went wrong on the server. Try again in a moment.",
    foreign: "The form is of another site. Open the sign-in page from the app again.",
    noForm: "This is no form. Open the sign-in page from the app again.",
  },
};

export type SiteWords = typeof en;
export type SiteProblem = keyof SiteWords["problem"];
