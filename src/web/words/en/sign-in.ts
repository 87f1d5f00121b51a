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
    passkey: 'Login with a passkey',
    noAccount: 'No account yet?',
    register: 'Create one',
    twoFactor: {
      title: 'One more step',
      lead: 'Enter the code that your authenticator app shows now.',
      code: 'Code',
      hint: 'Without your phone, use one of your recovery codes. Each works once.',
      submit: 'Go on',
      again: 'Start over',
      passkey: 'Use a passkey',
      lost: 'Phone and recovery codes are lost?',
      lostText:
        'We send a link to the address of your account. It switches the second factor off, but only a day from now: in case it was not you who asked, you can stop it until then.',
      lostSubmit: 'Send the link',
      lostSentTitle: 'Look into your mailbox',
      lostSent:
        'A link is on its way to the address of your account. It counts in a day, and is good for two more.',
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
    lead: 'Whoever is logged in will be logged out, and API keys end.',
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
    failed: 'This link has been used before, or its time is over.',
    asksPassword: 'Give the password that you chose when you made the account.',
    password: 'Password',
    notYou:
      'You made no account? Then somebody else used your address. Set a password of your own, and theirs is void.',
    reset: 'Set a new password',
    waitsTitle: 'Confirmed, and not yet in use',
    waits: (when: string) =>
      `One thing is left: allow the new address by the link that was sent to the present one. Without that, open this link again after ${when}.`,
  },

  wish: {
    meta: 'Your account',
    address: {
      title: 'Another address for your account?',
      lead: (when: string, email: string) =>
        `Your account is to have the address ${email}. Once that mailbox has confirmed it, it counts with your word, or from ${when} on.`,
      allow: 'Allow it',
      stop: 'Stop it',
    },
    'lost-factor': {
      title: 'Switch the second factor off?',
      lead: (_when: string, _email: string) =>
        'Somebody who knows your password says that it is lost. Without it, the password alone lets you in.',
      allow: 'Switch it off',
      stop: 'Keep it',
    },
    early: (when: string) => `It can be switched off from ${when} on. Open this link again then.`,
    unsure: 'If you did not ask for this, somebody knows your password. Stop it, and choose a new password.',
    over: 'Nothing waits for an answer by this link: it was answered before, or its time is over.',
    outcomes: {
      'address-stopped': 'Stopped. The account keeps the address that it has.',
      'address-allowed':
        'Allowed. It counts once it is confirmed by the link that was sent to the new address.',
      'address-done': 'The account has its new address.',
      'lost-factor-stopped': 'Your second factor stays.',
      'lost-factor-done': 'The second factor is off. Sign in, and set up a new one.',
    } as Record<string, string>,
    newPassword: 'Set a new password',
    login: 'Login',
  },
}
