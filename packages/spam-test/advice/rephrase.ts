import type { MailContext } from './mail-context.ts'
import type { LanguageModel, ModelFailure } from './model.ts'
import { type Answer, readAnswer } from './rephrase/answer.ts'
import { groundOf } from './rephrase/ground.ts'
import {
  ideasQuestion,
  MAX_PREHEADERS,
  MAX_SUBJECTS,
  planQuestion,
  type Question,
} from './rephrase/prompt.ts'
import { type DropReason, type Rules, vet } from './rephrase/vet.ts'
import type { WordedItem, WordedPlan } from './worded.ts'

/**
 * A plan in the words of a language model. The model may reword the summary and titles and, asked apart, propose
 * subjects. Reasons stay ours, since a negation lost would turn one into its opposite, and so do order, steps, checks,
 * gains, effort and records. What it reads of the plan holds no word of the mail, and each of its texts is measured
 * against the text of ours it stands for (rephrase/vet.ts); what fails is dropped and ours stands. So whatever a mail
 * orders can change nothing but a proposed subject.
 */

export type Dropped = { field: string; why: DropReason }

export type Rephrased = {
  plan: WordedPlan
  subjectIdeas: string[]
  preheaderIdeas: string[]
  /** `model` only when something of its answer is used. `nothing-usable`: an answer, but all of it dropped. */
  written: { by: 'model'; model: string } | { by: 'rules'; reason: ModelFailure | 'nothing-usable' }
  /** For the log: what was dropped, at most 60. */
  dropped: Dropped[]
}

const MAX_DROPPED = 60

/**
 * Never rejects. At most two questions, one after the other, since a small machine answers one at a time; the second
 * is not asked when the first found nobody. The caller keeps the answer.
 */
export async function rephrase(
  plan: WordedPlan,
  mail: MailContext,
  model: LanguageModel,
  signal: AbortSignal,
): Promise<Rephrased> {
  // A mail without anything to repair gets our sentence: there is no finding that another one could rest on.
  const about = plan.items.length ? await ask(model, planQuestion(plan), signal) : undefined
  const ideas = !about || about.heard ? await ask(model, ideasQuestion(mail), signal) : undefined
  const { take, used, dropped } = taker()
  const worded = {
    plan: about?.answer ? wordedPlan(plan, about.answer, (...said) => take(about.model, ...said)) : plan,
    ...ideasOf(ideas?.answer, mail, (...said) => take(ideas?.model ?? '', ...said)),
    dropped,
  }
  if (used.length) return { ...worded, written: { by: 'model', model: modelName(used[0]!, model.name) } }
  return { ...worded, written: { by: 'rules', reason: about?.failure ?? ideas?.failure ?? 'nothing-usable' } }
}

/** `heard`: the endpoint said something, if only nonsense. */
type Asked = { heard: boolean; answer?: Answer; model: string; failure?: ModelFailure }

async function ask(model: LanguageModel, question: Question, signal: AbortSignal): Promise<Asked> {
  const said = await model.complete({ ...question, signal })
  if (!said.ok) return { heard: said.reason === 'bad-answer', model: '', failure: said.reason }
  const answer = readAnswer(said.text)
  return answer
    ? { heard: true, answer, model: said.model }
    : { heard: true, model: said.model, failure: 'bad-answer' }
}

/** Vets texts and remembers which model's were used and which were dropped. */
function taker() {
  const used: string[] = []
  const dropped: Dropped[] = []
  const take = (model: string, ...[field, said, rules, instead]: Parameters<Take>): string | undefined => {
    if (said === undefined) return undefined
    const vetted = vet(said, rules)
    const why = vetted.ok ? (instead.includes(vetted.text) ? 'repeated' : undefined) : vetted.why
    if (why && dropped.length < MAX_DROPPED) dropped.push({ field, why })
    if (why || !vetted.ok) return undefined
    used.push(model)
    return vetted.text
  }
  return { take, used, dropped }
}

/** The text to show, or undefined; `instead`: texts that it may not repeat. */
type Take = (field: string, said: string | undefined, rules: Rules, instead: string[]) => string | undefined

function wordedPlan(plan: WordedPlan, answer: Answer, take: Take): WordedPlan {
  const ground = groundOf([plan.summary, ...plan.items.map(wordsOf), String(plan.items.length)].join('\n'))
  const rules: Rules = { kind: 'advice', maxLength: 400, ground, sentences: 2, shared: 3 }
  const summary = take('summary', answer.summary, rules, [plan.summary])
  const items = plan.items.map((item, index) => {
    const said = answer.items.find((entry) => entry.index === index)
    return said ? wordedItem(item, said, take) : item
  })
  return { summary: summary ?? plan.summary, items }
}

function wordedItem(item: WordedItem, said: Answer['items'][number], take: Take): WordedItem {
  const ground = groundOf(wordsOf(item))
  const field = `items.${said.index}`
  const title: Rules = {
    ...{ kind: 'advice', maxLength: 90, ground, sentences: 0, shared: 1 },
    title: item.title,
  }
  return {
    ...item,
    title: take(`${field}.title`, said.title?.replace(/\.\s*$/, ''), title, [item.title]) ?? item.title,
  }
}

/** What the words of one item may rest on. */
function wordsOf({ title, why, steps, gain }: WordedItem): string {
  const points = gain === null ? '' : `${gain} ${Math.round(gain)} points`
  return [title, why, ...steps, points].join('\n')
}

function ideasOf(answer: Answer | undefined, mail: MailContext, take: Take) {
  const ground = groundOf([mail.subject, mail.preheader ?? '', mail.body].join('\n'), mail.domains)
  const ideas = (field: string, said: string[], most: number, maxLength: number) => {
    const rules: Rules = { kind: 'idea', maxLength, ground, shared: 1 }
    const chosen: string[] = []
    for (const [index, idea] of said.slice(0, most * 3).entries()) {
      if (chosen.length === most) break
      const text = take(`${field}.${index}`, idea, rules, [mail.subject, mail.preheader ?? '', ...chosen])
      if (text !== undefined) chosen.push(text)
    }
    return chosen
  }
  return {
    subjectIdeas: ideas('subject_ideas', answer?.subject_ideas ?? [], MAX_SUBJECTS, 90),
    preheaderIdeas: ideas('preheader_ideas', answer?.preheader_ideas ?? [], MAX_PREHEADERS, 140),
  }
}

/** What the endpoint calls itself if that is a name, else what the operator calls it; at most 64 characters. */
function modelName(answered: string, configured: string): string {
  const clean = (name: string) =>
    name
      .replace(/[^\w.:/@+ -]/g, '')
      .trim()
      .slice(0, 64)
  return /^[\w.:/@+-]{1,64}$/.test(answered) ? answered : clean(configured) || 'language model'
}
