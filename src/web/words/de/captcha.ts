import type { Words } from '../en/index.ts'

/** What a form says that asks for a captcha. */
export const captchaWords: Words['captcha'] = {
  noKey: 'Kein Schlüssel angegeben',
  noVersion: 'Keine Version angegeben',
  failed: 'Ausführung fehlgeschlagen',
  notLoaded: 'ReCaptcha-Fehler: Das Skript konnte nicht geladen werden',
  notice: (provider) => `Geschützt durch ${provider}; dessen`,
  privacy: 'Datenschutzerklärung',
  and: 'und',
  terms: 'Nutzungsbedingungen',
  apply: 'gelten.',
  ownWork:
    'Vor dem Absenden rechnet Ihr Browser etwa eine Sekunde. Das hält Programme fern; sonst wird niemand gefragt.',
  withoutScripts:
    'Dieser Server verlangt ein Captcha, und das braucht Skripte. Bitte einschalten, um fortzufahren.',
}
