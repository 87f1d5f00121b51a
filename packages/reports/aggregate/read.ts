import type { PlainCode } from '@postproof/messages/message'
import { MAX_ELEMENT_DEPTH, MAX_ROWS } from '../bounds.ts'
import { type Place, type Problem, ProblemLog, problem } from '../problem.ts'
import { domainName, domainOfAddress, secondsIn } from '../text.ts'
import type { AggregateReport, AggregateRow, PublishedPolicy } from '../types.ts'
import { decodeDocument } from '../unpack/encoding.ts'
import { StopXml, type XmlFault, type XmlPosition, XmlReader } from '../xml/read.ts'
import { Elements } from './elements.ts'
import { RowDraft } from './row.ts'

/** What an aggregate report says, without where it came from. */
export type ReadAggregate = Omit<AggregateReport, 'file' | 'containers' | 'member'>
export type AggregateOutcome = ReadAggregate | { refused: Problem; reporter: string }

const faultCodes: Record<XmlFault, PlainCode> = {
  tag: 'reports.xml_tag',
  'end-tag': 'reports.xml_end_tag',
  entity: 'reports.xml_entity',
  character: 'reports.xml_character',
  attribute: 'reports.xml_attribute',
  'cut-short': 'reports.xml_cut_short',
  other: 'reports.xml_other',
}

/**
 * Reads a DMARC aggregate report: RFC 9990, RFC 7489, or the drafts, by element names alone. Rows are made one at a time, so a
 * file that breaks off gives those before. Never throws. `mailFrom`: domain of the mail it came in.
 */
export function readAggregate(bytes: Uint8Array, mailFrom: string): AggregateOutcome {
  return new AggregateReader(mailFrom).read(bytes)
}

class AggregateReader {
  private readonly mailFrom: string
  private readonly log = new ProblemLog()
  private readonly values = new Map<string, string>()
  private readonly errors: string[] = []
  private readonly rows: AggregateRow[] = []
  private readonly elements: Elements
  private readonly xml: XmlReader
  private namespace: string | null = null
  private row: RowDraft | null = null
  private rowPlace: Place | null = null
  private octetAt: (index: number) => number = () => 1
  /** Why not all of it was read. */
  private broken: Problem | null = null

  constructor(mailFrom: string) {
    this.mailFrom = mailFrom
    this.elements = new Elements({
      begin: (path) => this.begin(path),
      end: (path) => this.end(path),
      value: (path, text) => this.value(path, text),
      fault: (fault) => this.fault(fault),
      notClosed: (name, opened) =>
        this.log.add(
          { code: 'reports.xml_not_closed', facts: { name: name.slice(0, 60) } },
          this.placeOf(opened),
        ),
      at: () => this.xml.at(),
      namespace: (name) => {
        this.namespace ??= name
      },
    })
    this.xml = new XmlReader(this.elements)
  }

  read(bytes: Uint8Array): AggregateOutcome {
    const { text, problem: encoding, octetAt } = decodeDocument(bytes)
    this.octetAt = octetAt
    if (encoding) this.log.add(encoding)
    const stopped = this.xml.read(text, startOf(text))
    // A record that broke off is not counted: its number could be half a number.
    if (stopped !== null || this.broken) this.row = null
    this.elements.finish()
    if (stopped !== null) this.brokenOff(...this.stopOf(stopped))
    return this.judge(stopped)
  }

  private stopOf(why: StopXml['why']): Parameters<ProblemLog['add']> {
    const place = this.place()
    if (why === 'depth') return [{ code: 'reports.xml_too_deep', facts: { most: MAX_ELEMENT_DEPTH } }, place]
    if (why === 'rows') return [{ code: 'reports.too_many_rows', facts: { most: MAX_ROWS } }, place]
    return [why === 'doctype' ? 'reports.doctype' : 'reports.too_many_faults', place]
  }

  private judge(stopped: StopXml['why'] | null): AggregateOutcome {
    const reporter = this.reporter()
    const domain = domainName(this.values.get('policy_published/domain') ?? '')
    const refuse = (reason: PlainCode) => ({ refused: problem(reason), reporter })
    const isEmpty = this.rows.length === 0
    if (this.broken && (isEmpty || stopped === 'doctype')) return { refused: this.broken, reporter }
    if (isEmpty && this.values.size === 0) return refuse('reports.other_xml')
    if (domain === '') return refuse('reports.no_domain')
    if (isEmpty) return refuse('reports.no_rows')
    return { ...this.report(), reporter, domain, problems: this.log.list() }
  }

  private reporter(): string {
    const { values } = this
    return (
      values.get('report_metadata/org_name') ||
      domainOfAddress(values.get('report_metadata/email') ?? '') ||
      this.mailFrom
    )
  }

  private report(): Omit<ReadAggregate, 'reporter' | 'domain' | 'problems'> {
    const { values, log } = this
    const metadata = (name: string) => values.get(`report_metadata/${name}`) || null
    const begin = secondsIn(metadata('date_range/begin') ?? '')
    const end = secondsIn(metadata('date_range/end') ?? '')
    if (!values.get('report_metadata/org_name')) log.add('reports.no_reporter')
    if (metadata('report_id') === null) log.add('reports.no_id')
    if (begin === null || end === null) log.add('reports.no_period')
    else if (end < begin) log.add('reports.period_backwards')
    for (const error of this.errors) log.add({ code: 'reports.told_error', facts: { error } })
    return {
      kind: 'aggregate',
      id: metadata('report_id') ?? '',
      begin,
      end,
      namespace: this.namespace,
      version: values.get('version') || null,
      email: metadata('email') ?? '',
      extraContact: metadata('extra_contact_info'),
      generator: metadata('generator'),
      errors: this.errors,
      policy: this.policy(),
      rows: this.rows,
    }
  }

  private policy(): PublishedPolicy {
    const word = (name: string) => this.values.get(`policy_published/${name}`)?.toLowerCase() || null
    return {
      p: word('p'),
      sp: word('sp'),
      np: word('np'),
      adkim: word('adkim'),
      aspf: word('aspf'),
      pct: word('pct'),
      fo: word('fo'),
      testing: word('testing'),
      discoveryMethod: word('discovery_method'),
    }
  }

  private begin(path: string): void {
    if (path === 'record') {
      if (this.rows.length >= MAX_ROWS) throw new StopXml('rows')
      this.row = new RowDraft()
      this.rowPlace = this.place()
    } else this.row?.begin(path)
  }

  private end(path: string): void {
    if (path !== 'record' || !this.row) return
    const row = this.row.finish({ add: (said) => this.log.add(said, this.rowPlace) })
    this.row = null
    if (row) this.rows.push(row)
    else this.log.add('reports.empty_row', this.rowPlace)
  }

  private value(path: string, text: string): void {
    if (path === 'report_metadata/error') {
      if (text !== '' && this.errors.length < 20) this.errors.push(text)
    } else if (path.startsWith('record/')) this.row?.value(path, text)
    else if (!this.values.get(path)) this.values.set(path, text)
  }

  private fault(fault: XmlFault): void {
    if (fault !== 'cut-short') this.log.add(faultCodes[fault], this.place())
    else if (this.elements.isOpen('feedback')) this.brokenOff(faultCodes[fault], this.place())
  }

  private brokenOff(...[said, place]: Parameters<ProblemLog['add']>): void {
    if (this.broken) return
    this.broken = problem(said, place)
    this.log.add(said, place)
  }

  private place(): Place {
    return this.placeOf(this.xml.at())
  }

  private placeOf({ line, index }: XmlPosition): Place {
    return { line, octet: () => this.octetAt(index) }
  }
}

/** Some mails have the report below a text. Where XML begins: its declaration, a document type, or the root. */
function startOf(text: string): number {
  const found = /<(?:\?xml\s|!DOCTYPE|(?:[\w.-]{1,50}:)?(?:feedback|schema)[\s>])/i.exec(text)
  return found ? found.index : 0
}
