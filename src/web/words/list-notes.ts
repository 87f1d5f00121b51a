import type { Words } from './types.ts'

type Notes = Words['listNotes']

/** Which note is of which list, by the beginning of its name. */
const notes: [start: string, note: keyof Notes][] = [
  ['Spamhaus ZEN', 'spamhaus-zen'],
  ['Spamhaus DBL', 'spamhaus-dbl'],
  ['Spamhaus AuthBL', 'spamhaus-authbl'],
  ['Spamhaus ZRD', 'spamhaus-zrd'],
  ['Spamhaus HBL', 'spamhaus-hbl'],
  ['MSBL EBL', 'msbl-ebl'],
  ['SURBL', 'surbl'],
  ['URIBL', 'uribl'],
  ['Barracuda', 'barracuda'],
  ['SpamCop', 'spamcop'],
  ['Mailspike reputation', 'mailspike-reputation'],
  ['Mailspike', 'mailspike'],
  ['Spam Eating Monkey SEM-FRESH', 'spam-eating-monkey-sem-fresh'],
  ['Spam Eating Monkey SEM-URI', 'spam-eating-monkey-sem-uri'],
  ['Spam Eating Monkey', 'spam-eating-monkey'],
  ['PSBL', 'psbl'],
  ['UCEPROTECT', 'uceprotect'],
  ['Backscatterer', 'backscatterer'],
  ['Abusix', 'abusix'],
  ['DroneBL', 'dronebl'],
  ['DNSWL', 'dnswl'],
  ['Hostkarma', 'hostkarma'],
  ['blocklist.de', 'blocklist-de'],
]

/** What a list is, in a sentence; said where the list's own answer does not. */
export function listNote(list: string, words: Notes): string | undefined {
  const name = list.toLowerCase()
  const note = notes.find(([start]) => name.startsWith(start.toLowerCase()))?.[1]
  return note && words[note]
}
