import { printTags } from '../record/tag-list.ts'

/** The TXT record at `_mta-sts`. `id` changes with every change of the policy: 1 to 32 letters and digits. */
export function printMtaSts(id: string): string {
  return `${printTags([
    { name: 'v', value: 'STSv1' },
    { name: 'id', value: id },
  ])};`
}

/** The policy file. `maxAge` in seconds; one week by default, as long as a mistake may hurt. */
export function printMtaStsPolicy(mode: 'testing' | 'enforce', mx: string[], maxAge = 604_800): string {
  const lines = ['version: STSv1', `mode: ${mode}`, ...mx.map((host) => `mx: ${host}`), `max_age: ${maxAge}`]
  return `${lines.join('\r\n')}\r\n`
}
