/** Chat widgets that an operator may have put on the pages, by the calls that open them. */
type Widgets = {
  Intercom?(command: 'show'): void
  $crisp?: { push(command: string[]): void }
  zE?(area: 'messenger', command: 'open'): void
}

/** Opens the help chat; false when there is none. */
export function openHelpChat(): boolean {
  const { Intercom, $crisp, zE } = window as Widgets
  if (Intercom) Intercom('show')
  else if ($crisp) $crisp.push(['do', 'chat:open'])
  else if (zE) zE('messenger', 'open')
  else return false
  return true
}
