/** Signing in, signing up, and the mails that do it. */
export const signInWords = {
  panel: {
    back: 'Back to the home page',
    title: 'Know what happens to your mail before you send it.',
    voices: 'What people say',
    previous: 'Previous',
    next: 'Next',
    slide: (position: number, total: number) => `${position} of ${total}`,
    slides: [
      {
        id: 'inbox',
        text: 'Our letter had quietly moved to spam at two providers. The report named the one record that was wrong. The next letter was back in the inbox.',
        title: 'Anna Lindt',
        subtitle: 'Writes to the customers of a bakery',
        initials: 'AL',
      },
      {
        id: 'advice',
        text: 'Every finding comes with what to do about it, in the order that brings most. I copy the record, check again, and cross it off. There is nothing left to guess.',
        title: 'Jonas Weber',
        subtitle: 'Looks after the mail of a small shop',
        initials: 'JW',
      },
    ],
  },

  login: {
    meta: 'Login',
    title: 'Login',
    lead: 'Your tests and reports are kept in your account.',
    wanted: 'Please log in to see that page. You will be taken there afterwards.',
    offer: 'Log in and your offer goes on from here.',
    email: 'Email address',
    password: 'Password',
    forgot: 'Forgot it?',
    submit: 'Login',
    noAccount: 'No account yet?',
    register: 'Create one',
    twoFactor: {
      title: 'One more step',
      lead: 'Enter the code that your authenticator app shows now.',
      code: 'Code',
      hint: 'Without your phone, use one of your recovery codes. Each works once.',
      submit: 'Go on',
      again: 'Start over',
    },
    done: {
      reset: 'Your password was changed. Log in with the new one.',
      logout: 'You are logged out.',
      confirmed: 'Your address is confirmed. Please log in.',
      deleted: 'You are logged out. Your account will be deleted at the time shown in the mail we sent.',
    },
  },

  register: {
    meta: 'Sign up',
    title: 'Create an account',
    lead: 'Tests you ran in this browser move into it.',
    name: 'Name',
    email: 'Email address',
    emailHint: 'A link to confirm it is sent there.',
    password: 'Password',
    repeat: 'Password again',
    terms: { before: 'I accept the', terms: 'terms', and: 'and have read the', policy: 'privacy notice' },
    submit: 'Create account',
    haveAccount: 'You have an account?',
    login: 'Login',
    admin:
      'You came by the link for the first administrator. While it is good, the account you make or log in to becomes one.',
    closed: 'This instance does not take new accounts. Its operator can tell you more.',
  },

  forgot: {
    meta: 'Forgotten password',
    title: 'Forgotten password',
    lead: 'Tell us your address. If there is an account, a link to choose a new password is sent to it.',
    email: 'Email address',
    submit: 'Send the link',
    back: 'Back to login',
    sentTitle: 'Look into your mailbox',
    sent: 'If this address has an account, a link is on its way. It works once and for one hour.',
    notThere:
      'Nothing there after some minutes? Look into the spam folder, or check the spelling and ask again.',
    again: 'Ask again',
  },

  reset: {
    meta: 'New password',
    title: 'Choose a new password',
    lead: 'All other places where you are logged in will be logged out.',
    password: 'New password',
    repeat: 'New password again',
    submit: 'Change password',
    noToken: 'This page is reached through the link in a mail. The link may have been cut off.',
    ask: 'Ask for a new link',
  },

  confirm: {
    meta: 'Confirm your address',
    title: 'Confirm your address',
    lead: 'One press and your address is confirmed.',
    submit: 'Confirm my address',
    againTitle: 'Confirm your address',
    againLead:
      'The link in the mail confirms it. It works once and for one hour; here you can have it sent again.',
    email: 'Email address',
    again: 'Send the mail again',
    sentTitle: 'Look into your mailbox',
    sent: 'If this address waits to be confirmed, a new link is on its way. Older links stop working.',
    failed: 'This link has been used before, or its hour is over.',
  },
}
