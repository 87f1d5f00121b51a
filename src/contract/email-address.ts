/**
 * What is taken as an address that mail is sent to: no quoted names, no comments, nothing that a mail program could read
 * as two addresses, and nothing that cannot be seen. Both parts may be written in any script.
 */
const local = String.raw`[^\s\p{C}\p{Z}@<>(),;:"\\[\]]{1,64}`
const label = String.raw`(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)`
export const emailAddressPattern = new RegExp(`^${local}@(?:${label}\\.)+${label}$`, 'u')
