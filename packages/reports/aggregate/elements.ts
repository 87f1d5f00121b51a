import { MAX_ELEMENT_DEPTH, MAX_VALUE } from '../bounds.ts'
import { clean } from '../text.ts'
import { StopXml, type XmlFault, type XmlHandlers, type XmlPosition } from '../xml/read.ts'
import { extensions, type Schema, schema } from './schema.ts'

/**
 * Tags as they come -> values by their path in the schema. An element whose end tag is missing or misspelled ends where an
 * element begins that cannot be in it.
 */

export type ElementHandlers = {
  /** An element with elements of its own begins or ends, such as `record` or `record/auth_results/dkim`. */
  begin(path: string): void
  end(path: string): void
  value(path: string, text: string): void
  /** Here, in the XML. */
  fault(fault: XmlFault): void
  /** An element has no end tag of its own. */
  notClosed(name: string, opened: XmlPosition): void
  at(): XmlPosition
  namespace(name: string): void
}

/** `within`: what may be in it; null for a value, undefined for what the schema does not know. */
type Open = {
  name: string
  path: string
  within: Schema | null | undefined
  text: string
  opened: XmlPosition
}

export class Elements implements XmlHandlers {
  private readonly handlers: ElementHandlers
  private readonly stack: Open[] = [
    { name: '', path: '', within: schema, text: '', opened: { line: 1, index: 0 } },
  ]

  constructor(handlers: ElementHandlers) {
    this.handlers = handlers
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'feedback') this.findNamespace(attributes)
    const owner = this.ownerOf(name)
    if (owner >= 0 && owner < this.stack.length - 1) {
      const left = this.top
      this.handlers.notClosed(left.name, left.opened)
      this.popTo(owner + 1)
      // `<report_id>1<report_id>`: the second one was meant to be the end.
      if (left.name === name && left.within === null && left.text.trim() !== '') return
    }
    if (this.stack.length > MAX_ELEMENT_DEPTH) throw new StopXml('depth')
    const { path, within } = this.top
    const own = within && Object.hasOwn(within, name) ? within[name] : undefined
    // Around the report any element may be: a prefix of the schema, or nothing that we know.
    const isAround = path === '' && own === undefined && !extensions.has(name)
    const entry = {
      name,
      path: isAround ? '' : path === '' ? name : `${path}/${name}`,
      within: isAround ? schema : own,
      text: '',
      opened: this.handlers.at(),
    }
    this.stack.push(entry)
    if (entry.path !== '' && own) this.handlers.begin(entry.path)
  }

  text(text: string): void {
    const { top } = this
    if (top.within === null && top.text.length <= 4 * MAX_VALUE) top.text += text.slice(0, 4 * MAX_VALUE)
  }

  close(name: string): void {
    let at = this.stack.length - 1
    while (at > 0 && this.stack[at]!.name !== name) at--
    if (at === 0) {
      this.handlers.fault('end-tag')
      return
    }
    if (at < this.stack.length - 1) this.handlers.notClosed(this.top.name, this.top.opened)
    this.popTo(at)
  }

  fault(fault: XmlFault): void {
    this.handlers.fault(fault)
  }

  /** Ends what is still open. */
  finish(): void {
    if (this.stack.length > 1 && !this.isOpen('feedback'))
      this.handlers.notClosed(this.top.name, this.top.opened)
    this.popTo(1)
  }

  isOpen(name: string): boolean {
    return this.stack.some((each) => each.name === name)
  }

  private get top(): Open {
    return this.stack.at(-1)!
  }

  /** The innermost open element that may have this one, -1 if none may. What is not ours has everything. */
  private ownerOf(name: string): number {
    if (this.top.within === undefined) return -1
    return this.stack.findLastIndex(({ within }) => within && Object.hasOwn(within, name))
  }

  private popTo(length: number): void {
    while (this.stack.length > length) {
      const { path, within, text } = this.stack.pop()!
      if (path === '' || within === undefined) continue
      if (within === null) this.handlers.value(path, clean(text))
      else this.handlers.end(path)
    }
  }

  /** The default namespace, or that of the prefix `feedback` has. */
  private findNamespace(attributes: Record<string, string>): void {
    const declared = Object.entries(attributes).find(
      ([key, value]) => (key === 'xmlns' || key.startsWith('xmlns:')) && /dmarc/i.test(value),
    )
    if (declared) this.handlers.namespace(clean(declared[1]))
  }
}
