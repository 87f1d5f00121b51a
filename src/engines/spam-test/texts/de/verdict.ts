import type { VerdictWords } from '../verdict.ts'
import { enumerated } from './requirements.ts'

const problems = (n: number) => (n === 1 ? 'ein Problem' : `${n} Probleme`)
const smaller = (n: number) => (n === 1 ? 'eine Kleinigkeit' : `${n} Kleinigkeiten`)
const rest = 'wie sie versendet wird, konnte nicht geprüft werden'
const named = (domain: string | null) => domain ?? 'ihre From-Domain'

export const germanVerdict: VerdictWords = {
  capped: (reasons) => `So noch nicht senden: ${enumerated(reasons)}.`,
  held: (reasons) => `Die Anbieter sollten diese Mail annehmen, aber ${enumerated(reasons)}.`,
  problems: (n, check) =>
    `Die Anbieter sollten diese Mail annehmen; ${problems(n)} ${n === 1 ? 'ist' : 'sind'} zu beheben${n === 1 ? '' : ', zuerst'}: ${check}.`,
  smaller: (n, check) =>
    `Diese Mail sollte den Posteingang erreichen; ${smaller(n)} ${n === 1 ? 'kann' : 'können'} besser werden${n === 1 ? '' : ', zuerst'}: ${check}.`,
  fine: 'Nichts Erkennbares steht zwischen dieser Mail und dem Posteingang.',
  partly: {
    held: (reasons) => `In der Mail selbst fällt auf: ${enumerated(reasons)}; ${rest}.`,
    problems: (n, check) =>
      `In der Mail selbst ${n === 1 ? 'fällt' : 'fallen'} ${problems(n)} auf${n === 1 ? '' : ', zuerst'}: ${check}; ${rest}.`,
    smaller: (n, check) =>
      `In der Mail selbst ist ${smaller(n)} zu verbessern${n === 1 ? '' : ', zuerst'}: ${check}; ${rest}.`,
    fine: `Die Mail selbst ist in Ordnung; ${rest}.`,
  },
  refusal(providers, faults, bulkOnly) {
    const names = enumerated(providers)
    const may = providers.length === 1 ? 'kann' : 'können'
    return bulkOnly
      ? `Als Massenmail ${may} ${names} diese Mail ablehnen oder als Spam ablegen: ${faults}.`
      : `${names} ${may} diese Mail ablehnen oder als Spam ablegen: ${faults}.`
  },
  signedBy: (domains) => `Signiert von ${enumerated(domains)}`,
  notSigned: 'Nicht signiert',
  noneVerified: (n) => (n === 1 ? 'Ihre Signatur ist ungültig' : 'Keine ihrer Signaturen ist gültig'),
  noneChecked: (n) =>
    n === 1 ? 'Ihre Signatur konnte nicht geprüft werden' : 'Ihre Signaturen konnten nicht geprüft werden',
  someChecked: () => 'Nicht alle ihre Signaturen konnten geprüft werden, und die übrigen sind ungültig',
  sentBy: (host, address) =>
    `, gesendet von ${host === undefined ? '' : `${host ?? 'einem Host ohne Namen'} `}[${address}]`,
  overTls: (version) => ` über ${version}`,
  plain: ' ohne Verschlüsselung',
  authenticated: (domain, how) => `Authentifiziert für ${named(domain)} durch ${enumerated(how)}.`,
  authenticationOpen: (domain) =>
    `Ob sie für ${named(domain)} authentifiziert ist, konnte nicht geprüft werden.`,
  notAuthenticated: (domain) => `Nicht authentifiziert für ${named(domain)}.`,
}
