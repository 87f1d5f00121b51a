import type { signInWords as english } from '../en/sign-in.ts'

export const signInWords: typeof english = {
  panel: {
    back: 'Zurück zur Startseite',
    title: 'Wissen, was mit Ihrer Mail geschieht, bevor Sie sie senden.',
    voices: 'Was andere sagen',
    previous: 'Zurück',
    next: 'Weiter',
    slide: (position, total) => `${position} von ${total}`,
    slides: [
      {
        id: 'inbox',
        text: 'Unser Brief war bei zwei Anbietern still und leise in den Spam gerutscht. Der Bericht nannte den einen Eintrag, der falsch war. Der nächste Brief lag wieder im Posteingang.',
        title: 'Anna Lindt',
        subtitle: 'Schreibt der Kundschaft einer Bäckerei',
        initials: 'AL',
      },
      {
        id: 'advice',
        text: 'Bei jedem Befund steht, was zu tun ist, und zuerst das, was am meisten bringt. Ich kopiere den Eintrag, prüfe noch einmal und hake ihn ab. Zu raten gibt es nichts mehr.',
        title: 'Jonas Weber',
        subtitle: 'Betreut die Mail eines kleinen Ladens',
        initials: 'JW',
      },
    ],
  },

  login: {
    meta: 'Anmelden',
    title: 'Anmelden',
    lead: 'Ihre Tests und Berichte liegen in Ihrem Konto.',
    wanted: 'Diese Seite ist nur angemeldet zu sehen. Nach dem Anmelden geht es dort weiter.',
    offer: 'Nach dem Anmelden geht es mit Ihrem Angebot weiter.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    forgot: 'Vergessen?',
    submit: 'Anmelden',
    passkey: 'Mit einem Passkey anmelden',
    noAccount: 'Noch kein Konto?',
    register: 'Konto anlegen',
    twoFactor: {
      title: 'Noch ein Schritt',
      lead: 'Den Code eingeben, den Ihre Authenticator-App jetzt zeigt.',
      code: 'Code',
      hint: 'Ohne Telefon hilft einer Ihrer Wiederherstellungscodes. Jeder gilt einmal.',
      submit: 'Weiter',
      again: 'Von vorn beginnen',
      passkey: 'Mit einem Passkey',
      lost: 'Telefon und Wiederherstellungscodes verloren?',
      lostText:
        'Wir senden einen Link an die Adresse Ihres Kontos. Er schaltet den zweiten Faktor aus, aber erst in einem Tag: Falls jemand anderes darum gebeten hat, können Sie es bis dahin verhindern.',
      lostSubmit: 'Link senden',
      lostSentTitle: 'Ein Blick ins Postfach',
      lostSent:
        'Ein Link ist unterwegs an die Adresse Ihres Kontos. Er gilt in einem Tag und dann zwei weitere Tage lang.',
    },
    done: {
      reset: 'Ihr Passwort wurde geändert. Bitte mit dem neuen anmelden.',
      logout: 'Sie sind abgemeldet.',
      confirmed: 'Ihre Adresse ist bestätigt. Bitte melden Sie sich an.',
      deleted: 'Sie sind abgemeldet. Ihr Konto wird zu dem Zeitpunkt gelöscht, der in der Mail an Sie steht.',
    },
  },

  register: {
    meta: 'Registrieren',
    title: 'Konto anlegen',
    lead: 'Tests, die Sie in diesem Browser gestartet haben, ziehen mit um.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin geht ein Link zur Bestätigung.',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    terms: {
      before: 'Ich stimme den',
      terms: 'Bedingungen',
      and: 'zu und kenne die',
      policy: 'Datenschutzerklärung',
    },
    submit: 'Konto anlegen',
    haveAccount: 'Schon ein Konto?',
    login: 'Anmelden',
    admin:
      'Sie sind über den Link für das erste Verwaltungskonto hier. Solange er gilt, bekommt das Konto, das Sie anlegen oder mit dem Sie sich anmelden, die Verwaltungsrechte.',
    closed: 'Diese Instanz nimmt keine neuen Konten an. Wer sie betreibt, kann Ihnen mehr sagen.',
  },

  forgot: {
    meta: 'Passwort vergessen',
    title: 'Passwort vergessen',
    lead: 'Bitte geben Sie Ihre Adresse an. Gibt es dazu ein Konto, geht ein Link dorthin, mit dem Sie ein neues Passwort wählen.',
    email: 'E-Mail-Adresse',
    submit: 'Link senden',
    back: 'Zurück zum Anmelden',
    sentTitle: 'Ein Blick ins Postfach',
    sent: 'Gibt es zu dieser Adresse ein Konto, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang.',
    notThere:
      'Nach einigen Minuten noch nichts da? Im Spam-Ordner nachsehen, oder die Schreibweise prüfen und noch einmal anfordern.',
    again: 'Noch einmal anfordern',
  },

  reset: {
    meta: 'Neues Passwort',
    title: 'Neues Passwort wählen',
    lead: 'Wer angemeldet ist, wird abgemeldet, und API-Schlüssel gelten nicht mehr.',
    password: 'Neues Passwort',
    repeat: 'Neues Passwort wiederholen',
    submit: 'Passwort ändern',
    noToken: 'Diese Seite ist über den Link in einer Mail zu erreichen. Vielleicht wurde er abgeschnitten.',
    ask: 'Neuen Link anfordern',
  },

  confirm: {
    meta: 'Adresse bestätigen',
    title: 'Adresse bestätigen',
    lead: 'Ein Klick, und Ihre Adresse ist bestätigt.',
    submit: 'Meine Adresse bestätigen',
    againTitle: 'Adresse bestätigen',
    againLead:
      'Der Link in der Mail bestätigt sie. Er gilt einmal und eine Stunde lang; hier können Sie ihn noch einmal senden lassen.',
    email: 'E-Mail-Adresse',
    again: 'Mail noch einmal senden',
    sentTitle: 'Ein Blick ins Postfach',
    sent: 'Wartet diese Adresse auf ihre Bestätigung, ist ein neuer Link unterwegs. Ältere Links gelten nicht mehr.',
    failed: 'Dieser Link wurde schon benutzt, oder seine Zeit ist vorbei.',
    asksPassword: 'Bitte das Passwort eingeben, das Sie beim Anlegen des Kontos gewählt haben.',
    password: 'Passwort',
    notYou:
      'Sie haben kein Konto angelegt? Dann hat jemand anderes Ihre Adresse benutzt. Setzen Sie ein eigenes Passwort, dann gilt das fremde nicht mehr.',
    reset: 'Neues Passwort setzen',
    waitsTitle: 'Bestätigt, aber noch nicht in Gebrauch',
    waits: (when) =>
      `Eins fehlt noch: Erlauben Sie die neue Adresse über den Link, der an die jetzige gesendet wurde. Sonst diesen Link nach ${when} noch einmal öffnen.`,
  },

  wish: {
    meta: 'Ihr Konto',
    address: {
      title: 'Eine andere Adresse für Ihr Konto?',
      lead: (when, email) =>
        `Ihr Konto soll die Adresse ${email} bekommen. Sobald das Postfach dort sie bestätigt hat, gilt sie mit Ihrer Zustimmung, sonst ab ${when}.`,
      allow: 'Erlauben',
      stop: 'Verhindern',
    },
    'lost-factor': {
      title: 'Den zweiten Faktor ausschalten?',
      lead: (_when, _email) =>
        'Jemand, der Ihr Passwort kennt, hat ihn als verloren gemeldet. Ohne ihn genügt das Passwort zum Anmelden.',
      allow: 'Ausschalten',
      stop: 'Behalten',
    },
    early: (when) => `Ab ${when} lässt er sich ausschalten. Dann bitte diesen Link noch einmal öffnen.`,
    unsure:
      'Wenn Sie nicht darum gebeten haben, kennt jemand Ihr Passwort. Verhindern Sie es, und wählen Sie ein neues Passwort.',
    over: 'Über diesen Link wartet nichts auf eine Antwort: Sie ist schon gegeben, oder seine Zeit ist vorbei.',
    outcomes: {
      'address-stopped': 'Verhindert. Das Konto behält die Adresse, die es hat.',
      'address-allowed':
        'Erlaubt. Sie gilt, sobald sie über den Link bestätigt ist, der an die neue Adresse gesendet wurde.',
      'address-done': 'Das Konto hat seine neue Adresse.',
      'lost-factor-stopped': 'Ihr zweiter Faktor bleibt.',
      'lost-factor-done': 'Der zweite Faktor ist aus. Melden Sie sich an, und richten Sie einen neuen ein.',
    },
    newPassword: 'Neues Passwort setzen',
    login: 'Anmelden',
  },
}
