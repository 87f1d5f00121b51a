import type { Language } from '#contract/language.ts'
import type {
  IssuesQuery,
  NewsletterEdit,
  NewsletterHistory,
  NewsletterInput,
  NewsletterQuery,
  TestedNewsletter,
  TestedNewsletters,
} from '#contract/newsletters.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** Newsletters whose every issue is tested. What names one refuses with `not_found` (404) where the account has none of that id. */
export interface NewslettersService {
  list(query: NewsletterQuery, caller: SignedIn): Promise<TestedNewsletters>
  /** With an address of its own. Refusals `quota_exceeded` (403), `unconfirmed` (403). */
  add(input: NewsletterInput, caller: SignedIn): Promise<TestedNewsletter>
  /** With its issues, the newest first. Refusal `invalid` (422) for a cursor that no answer had. */
  read(id: string, query: IssuesQuery, caller: SignedIn, language?: Language): Promise<NewsletterHistory>
  change(id: string, change: NewsletterEdit, caller: SignedIn): Promise<TestedNewsletter>
  /** Its address takes no mail any more; the tests of its issues stay. */
  remove(id: string, caller: SignedIn): Promise<void>
}
