import type { Language } from '#engines/language.ts'
import { germanPlacementWords } from './texts-de.ts'

/** The sentences of the placement services; those of a report are the engine's, refusals stand in words.ts. */
export type PlacementWords = {
  language: Language
  /** After a report had been given; `at` in UTC. */
  foundLater(folder: string, at: string): string
  movedLater(folder: string, at: string): string
  health: { disabled: string; untested: string; ok: string; failing: string }
  /** `why`: the end of a sentence; `detail`: words of the server or of our client, empty where there are none. */
  cannotRead(why: string, detail: string): string
  missingKey: string
  /** The alert that is sent to try the ways of a monitor. */
  trial(name: string): { title: string; text: string }
  delivery: {
    noWebhook: string
    noKey: string
    noAccount: string
    unconfirmed: string
    unreached(failure: string): string
    status(status: number): string
    mailed(to: string): string
    tooManyWait: string
  }
}

/** Stored as the detail of a trouble, as the server's own words are. */
export const MISSING_KEY = 'The key for its password is not here.'

const english: PlacementWords = {
  language: 'en',
  foundLater: (folder, at) =>
    `After this report was given, the mail was found in the folder ${folder}, on ${at} UTC. The report stays as it was.`,
  movedLater: (folder, at) =>
    `After this report was given, it was moved to the folder ${folder}, seen on ${at} UTC. The report stays as it was.`,
  health: {
    disabled: 'Switched off: it is in no new test.',
    untested: 'Not checked yet.',
    ok: 'It can be read.',
    failing: 'It cannot be read.',
  },
  cannotRead: (why, detail) => `It cannot be read: ${why}.${detail ? ` What was said: ${detail}` : ''}`,
  missingKey: 'It cannot be read: the key for its password is not on this server.',
  trial: (name) => ({
    title: `${name}: a test alert`,
    text: 'This is how an alert of this monitor reaches you. Nothing happened to your mail.',
  }),
  delivery: {
    noWebhook: 'No webhook is set.',
    noKey: 'The key of its secret is not on this server.',
    noAccount: 'There is no account.',
    unconfirmed: 'The address of the account is not confirmed.',
    unreached: (failure) => `It could not be reached: ${failure}.`,
    status: (status) => `It answered with status ${status}.`,
    mailed: (to) => `A mail to ${to} is on its way.`,
    tooManyWait: 'Too many mails wait to be sent.',
  },
}

export const placementWordsIn = (language: Language = 'en'): PlacementWords =>
  language === 'de' ? germanPlacementWords : english

/** Of an account's locale, e.g. `de-AT`. */
export const languageOfLocale = (locale: string): Language =>
  locale.toLowerCase().startsWith('de') ? 'de' : 'en'
