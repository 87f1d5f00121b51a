import { describe, expect, test } from 'vitest'
import { automatic, automaticMails } from '../../../bench/kinds/mails.ts'
import { judgeAuthenticated } from './authenticated.ts'

/** Ordinary automatic mails, sent by a domain in order: no rule of list mail is held against them. */

const listChecks = ['list_unsubscribe', 'one_click', 'list_id', 'body_unsubscribe', 'postal_address']

describe.skipIf(!automatic.isHere)(`automatic mails of known services${automatic.why}`, () => {
  const mails = automatic.isHere ? automaticMails() : []
  test.each(mails.map((mail) => [mail.name, mail] as const))('%s', async (_, { raw, right }) => {
    const { kind, findings, score, requirements } = await judgeAuthenticated(raw)
    expect(right).toContain(kind?.kind)
    const demanded = findings.filter(({ id, status }) => listChecks.includes(id) && status !== 'good')
    expect(demanded.map(({ status }) => status).filter((status) => status !== 'no-data')).toEqual([])
    expect(score.cap).toBeNull()
    expect(requirements.flatMap(({ items }) => items).filter(({ status }) => status === 'bad')).toEqual([])
  })
})
