/** Values for merge tags, as a JSON file gives them: by name, or by path (`user.name`) into objects. */
export type Variables = { readonly [name: string]: unknown }

/** The value that a tag prints; null where its name is not among the variables. `inner`: what is between its delimiters. */
export function lookUp(variables: Variables, inner: string): string | null {
  const name = nameOf(inner)
  if (name === '') return null
  return textOf(own(variables, name)) ?? textOf(name.split('.').reduce<unknown>(own, variables))
}

/** `user.name` of `user.name | default: "you"`, `= user.name`, `.User.Name` or `~ user.name`. */
const nameOf = (inner: string): string =>
  /^[~=&\-.$@\s]{0,5}([\w.\-:]+)/.exec(inner)?.[1]?.replace(/[.:-]+$/, '') ?? ''

const own = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? (from as Record<string, unknown>)[name]
    : undefined

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
