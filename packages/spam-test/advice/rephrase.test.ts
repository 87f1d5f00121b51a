import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailContext } from './mail-context.ts'
import type { LanguageModel, ModelAnswer } from './model.ts'
import { groundOf } from './rephrase/ground.ts'
import { rephrase } from './rephrase.ts'
import type { WordedPlan } from './worded.ts'

const plan: WordedPlan = {
  summary:
    'Part of the proof that this mail is yours is missing or fails, and some links do not work or look suspicious. Begin with “Prove that the mail is yours”: it takes a few hours, and it brings about 9 points.',
  items: [
    {
      title: 'Prove that the mail is yours',
      why: 'The mail is not signed with DKIM. A signature proves to mailbox providers that your domain answers for the mail. The From name says "this mail is perfect".',
      maskedWhy: 'The mail is not signed with DKIM. The From name says ….',
      steps: ['Switch DKIM on at your sending service for example.org.'],
      checks: ['dkim', 'dmarc'],
      gain: 8.6,
      effort: 'hours',
    },
    {
      title: 'Repair the links',
      why: '3 links lead to pages that do not exist. Readers lose trust when a link is broken.',
      maskedWhy: '3 links lead to pages that do not exist.',
      steps: ['Correct the address of each broken link.'],
      checks: ['link_health'],
      gain: 1.2,
      effort: 'minutes',
    },
  ],
}

const mail: MailContext = {
  subject: 'Autumn teas are here, 20 % off until Sunday',
  preheader: 'Oolong and sencha, fresh from the harvest',
  language: 'eng',
  body: 'Our autumn teas have arrived. Order sencha and oolong from shop.example.org with free shipping.',
  domains: ['example.org', 'shop.example.org'],
}

const { signal } = new AbortController()
const saying = (answer: ModelAnswer): LanguageModel => ({ name: 'small:1b', complete: async () => answer })
const task = '{"plan"'
/** Answers each of the two questions with its own fields. */
const answering = (content: unknown, model = 'small:1b-q4'): LanguageModel => ({
  name: 'small:1b',
  async complete({ user }) {
    const own = (name: string) => name.endsWith('_ideas') !== user.startsWith(task)
    const whole = typeof content === 'object' && content !== null && !Array.isArray(content)
    const fields = whole ? Object.fromEntries(Object.entries(content).filter(([name]) => own(name))) : content
    return { ok: true, text: typeof fields === 'string' ? fields : JSON.stringify(fields), model }
  },
})
const worded = (content: unknown, model?: string) => rephrase(plan, mail, answering(content, model), signal)

const kind = {
  summary:
    'Mailbox providers have no proof that this mail is yours, because it is not signed, and some links are broken. Prove first that the mail is yours, then repair the links.',
  title: 'Sign your mail with DKIM',
  why: 'Without a signature, mailbox providers cannot tell that your domain answers for the mail.',
}

describe('what is used', () => {
  test('kind words for ours; the rest of the plan stays', async () => {
    const said = await worded({
      summary: kind.summary,
      items: [
        // Reasons are never the model's: one that tells the opposite passes every measure of words.
        { index: 0, title: `${kind.title}.`, why: kind.why },
      ],
      subject_ideas: ['Fresh autumn teas: oolong and sencha', 'Last days: 20% off autumn teas 🍂'],
      preheader_ideas: ['The harvest has arrived'],
    })
    expect(said).toEqual({
      plan: {
        summary: kind.summary,
        items: [{ ...plan.items[0], title: kind.title }, plan.items[1]],
      },
      subjectIdeas: ['Fresh autumn teas: oolong and sencha', 'Last days: 20% off autumn teas 🍂'],
      preheaderIdeas: ['The harvest has arrived'],
      written: { by: 'model', model: 'small:1b-q4' },
      dropped: [],
    })
  })

  test.each([
    ['in a fence', '```json\n{"summary":"$"}\n```'],
    ['after thoughts', '<think>{"summary": "no"}</think>\n{"summary":"$"}'],
    [
      'beside fields of another kind',
      '{"summary":"$","items":[7,{"index":"0"},null],"subject_ideas":{"a":1}}',
    ],
    ['beside ideas of another kind', '{"summary":"$","subject_ideas":[null,4,[]],"more":{"steps":["x"]}}'],
  ])('a summary %s', async (_, text) => {
    const said = await worded(text.replace('$', kind.summary))
    expect(said.plan).toEqual({ ...plan, summary: kind.summary })
    expect(said.written).toEqual({ by: 'model', model: 'small:1b-q4' })
  })

  test.each([
    ['llama3:8b', 'llama3:8b'],
    ['<b>Approved</b>', 'small:1b'],
    ['Approved by Gmail', 'small:1b'],
    ['x'.repeat(100), 'small:1b'],
    ['', 'small:1b'],
  ])('the name %s is shown as %s', async (name, shown) => {
    expect((await worded({ summary: kind.summary }, name)).written).toEqual({ by: 'model', model: shown })
  })

  test('ideas in other scripts, with the joiners their words need', async () => {
    const persian = { ...mail, subject: 'چای‌های پاییزی رسید', preheader: null, body: '', language: 'pes' }
    const ideas = ['می‌خواهید چای تازه؟', '新茶が届きました']
    const said = await rephrase(plan, persian, answering({ subject_ideas: ideas }), signal)
    expect(said.subjectIdeas).toEqual(ideas)
  })

  test('no more ideas than asked for, none twice, and not the subject itself', async () => {
    const ideas = [mail.subject, 'Tea a', 'Tea a', 'Tea b', 'Teas c', 'Autumn d', 'Sencha e', 'Oolong f']
    const said = await worded({ subject_ideas: ideas.map((idea) => idea.replace('Tea ', 'Teas ')) })
    expect(said.subjectIdeas).toEqual(['Teas a', 'Teas b', 'Teas c', 'Autumn d', 'Sencha e'])
    expect(said.dropped.map(({ why }) => why)).toEqual(['repeated', 'repeated'])
  })
})

describe('what is dropped from the summary', () => {
  const first = 'Mailbox providers have no proof that this mail is yours, and some links are broken.'
  test.each([
    ['link', `${first} Repair the links at https://evil.example/fix now.`],
    ['link', `${first} Repair the links, and write to help@example.org.`],
    ['domain', `${first} Repair the links as evil.example tells you.`],
    ['domain', `${first} Repair the links as ｅｖｉｌ．ｅｘａｍｐｌｅ tells you.`],
    ['domain', `${first} Repair the links as evil dot com tells you.`],
    ['domain', `${first} Repair the links as pаypal.com tells you.`],
    ['record', `${first} Publish v=spf1 as a record to repair the links.`],
    ['record', `${first} Repair the links and set p=none on your domain.`],
    ['record', `${first} Repair the links with include: and your service.`],
    ['record', `${first} Repair the links and end the proof in ~all at last.`],
    ['record', `${first} Repair the links at _dmarc on your domain.`],
    ['record', `${first} Repair the links with MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC and your domain.`],
    ['markup', `${first} Repair the <b>links</b> and prove that it is yours.`],
    ['markup', `${first} Repair the [links](x) and prove that it is yours.`],
    ['markup', `${first} Repair the &lt;links and prove that it is yours.`],
    ['characters', `${first} Repair the \u202elinks\u202c and prove that it is yours.`],
    ['characters', `${first} Repair the links\u0000 and prove that it is yours.`],
    ['characters', `${first} Repair the li\u200bnks and prove that it is yours.`],
    ['characters', `${first} Repair the links\u{e0041}\u{e0042} and prove that it is yours.`],
    ['characters', `${first} Repair the \ud800links and prove that it is yours.`],
    ['number', `${first} Repair the links, and 97 readers will trust the proof.`],
    ['number', `${first} Repair the links, which brings fifty points.`],
    ['number', `${first} Repair the links, which brings ９７ points.`],
    ['claim', `${first} Repair the links, or ignore them, for they are yours.`],
    [
      'claim',
      'The mail is yours and the links work, so it is perfect. There is proof that mailbox providers trust it.',
    ],
    [
      'claim',
      'There is no problem with the proof that the mail is yours. The links are broken but look fine.',
    ],
    ['claim', `${first} Repair the links, or you are on a blacklist.`],
    ['claim', `${first} Repair the links to raise your score.`],
    ['claim', `${first} Repair the links and turn the proof off, for it is yours.`],
    [
      'claim',
      'Mailbox providers accept the proof that this mail is yours. The links are broken, but read it as it is.',
    ],
    ['record', `${first} Repair the links and set your policy to none.`],
    ['language', 'Этому письму нечего исправлять, доказательство есть. Ссылки в порядке.'],
    [
      'language',
      'Diese Nachricht beweist links alles Wichtige, Mailbox providers freuen sich. Proof liegt vor, links funktionieren wunderbar heute.',
    ],
    ['sentences', first],
    ['sentences', `${first} Repair the links. Prove that the mail is yours.`],
    ['tone', `${first} Repair the links and prove that it is yours!`],
    ['tone', `${first} Repair the links and prove that it is yours 🎉.`],
    [
      'unrelated',
      'The team looked at it and talked about how it turned out. You can go home now and have a rest.',
    ],
    ['length', `${first} Repair the links${' and the links'.repeat(40)}.`],
    ['empty', '  '],
    ['repeated', plan.summary],
  ])('%s: %s', async (why, summary) => {
    const said = await worded({ summary })
    expect(said.dropped).toEqual([{ field: 'summary', why }])
    expect(said).toMatchObject({ plan, written: { by: 'rules', reason: 'nothing-usable' } })
  })
})

describe('what is dropped elsewhere', () => {
  test.each([
    ['claim', { title: 'Get off the blacklist and sign your mail' }],
    ['claim', { title: 'Proof is perfect, the mail is signed by your domain' }],
    ['claim', { title: 'Your mail is signed with DKIM' }],
    ['claim', { title: 'Turn off DKIM for your domain' }],
    ['record', { title: 'Prove it: set your policy to none' }],
    ['sentences', { title: 'Sign it. Prove it is yours' }],
    ['unrelated', { title: 'Alles bestens' }],
    ['length', { title: `Prove ${'that it is yours '.repeat(10)}` }],
    ['number', { title: 'Prove to 3 providers that the mail is yours' }],
    ['negation', { title: 'Do not prove that the mail is yours' }],
    ['negation', { title: 'Don’t prove that the mail is yours' }],
    ['negation', { title: 'Never prove that the mail is yours' }],
    ['negation', { title: 'Send the mail without proof' }],
    ['negation', { title: 'Avoid proof that the mail is yours' }],
    ['negation', { title: 'Stop to prove that the mail is yours' }],
    ['characters', { title: 'Prove that the m\u0430il is yours' }],
  ])('an item may say only what is its own; %s: %o', async (why, item) => {
    const said = await worded({ items: [{ index: 0, ...item }] })
    expect(said.dropped.map((entry) => entry.why)).toEqual([why])
    expect(said.plan).toEqual(plan)
  })

  test('words for items that are not there', async () => {
    const said = await worded({
      items: [
        { index: 7, title: 'Sign your mail' },
        { index: -1, title: 'Sign it' },
      ],
    })
    expect(said.plan).toEqual(plan)
  })

  test.each([
    ['link', 'Autumn teas: www.teas.example'],
    ['domain', 'Autumn teas at teas.example'],
    ['markup', 'Autumn teas for {{ name }}'],
    ['number', 'Autumn teas: 50 % off'],
    ['tone', 'Autumn teas are here!'],
    ['tone', 'AUTUMN TEAS ARE HERE'],
    ['unrelated', 'Your bank account is locked'],
    ['record', 'Autumn teas v=DMARC1'],
    ['characters', 'Autumn \u202eteas'],
    ['characters', 'Autumn te\u0430s'],
    ['characters', '\u0391utumn teas'],
    ['length', `Autumn teas ${'and more teas '.repeat(8)}`],
  ])('an idea; %s: %s', async (why, idea) => {
    const said = await worded({ subject_ideas: [idea] })
    expect(said.dropped).toEqual([{ field: 'subject_ideas.0', why }])
    expect(said.subjectIdeas).toEqual([])
  })

  test('a mail without anything to repair keeps our words', async () => {
    const fine = { summary: 'Nothing stands in the way. Test again.', items: [] }
    const said = await rephrase(
      fine,
      mail,
      answering({ summary: kind.summary, subject_ideas: ['Autumn teas'] }),
      signal,
    )
    expect(said).toMatchObject({ plan: fine, subjectIdeas: ['Autumn teas'], written: { by: 'model' } })
  })

  test.each([
    ['prose', 'I cannot help with that.'],
    ['a list', '[]'],
    ['cut off', '{"summary": "Mailbox'],
    ['too long', `{"summary": "${'x'.repeat(30_000)}"}`],
    ['too deep', `{"summary": ${'['.repeat(15_000)}}`],
  ])('an answer that is %s', async (_, text) => {
    expect(await worded(text)).toMatchObject({ plan, written: { by: 'rules', reason: 'bad-answer' } })
  })

  test('the reason why there is no answer is told', async () => {
    const said = await rephrase(plan, mail, saying({ ok: false, reason: 'busy', detail: '' }), signal)
    expect(said.written).toEqual({ by: 'rules', reason: 'busy' })
  })
})

test.each(['a.', '“', '1.', 'a-', '"a" ', 'not a ', 'dot ', '. A', ' ', '\n\t'])(
  'a ground of %s is read in one pass',
  (piece) => {
    // Work that grows with the square of the text would not end in a test's time.
    const { domains, stems } = groundOf(piece.repeat(100_000))
    expect(domains.size + stems.size).toBeLessThan(10)
  },
)

test('whatever a model answers, order, steps, checks, reasons, gains and effort are ours', async () => {
  const field = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(kind.title, kind.why), fc.jsonValue())
  const answer = fc.record(
    {
      summary: field,
      items: fc.array(
        fc.record({ index: fc.integer({ min: -1, max: 3 }), title: field, why: field, steps: field }),
      ),
      subject_ideas: fc.oneof(fc.array(field), field),
      preheader_ideas: fc.oneof(fc.array(field), field),
    },
    { requiredKeys: [] },
  )
  const bare = ({ items }: WordedPlan) => items.map(({ title: _, ...rest }) => rest)
  await fc.assert(
    fc.asyncProperty(fc.oneof(answer, fc.jsonValue(), fc.string()), async (content) => {
      const said = await worded(content)
      expect(bare(said.plan)).toEqual(bare(plan))
      const shown = [
        said.plan.summary,
        ...said.plan.items.flatMap(({ title, why }) => [title, why]),
        ...said.subjectIdeas,
      ]
      for (const text of shown) {
        expect(text).not.toMatch(/[<>\u0000-\u001f\u202a-\u202e]|:\/\//)
        expect(text.length).toBeLessThanOrEqual(600)
      }
    }),
    { numRuns: 100 },
  )
})
