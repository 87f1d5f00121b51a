/** How long a password would withstand guessing, by zxcvbn with its lists of common passwords and English words. */

/** 0: among the first thousand guesses; 4: out of reach. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** `known`: what an attacker would try first, such as name and address. */
export type PasswordStrength = (password: string, known?: string[]) => Promise<PasswordScore>

/** Longer ones are judged by their beginning: the time grows faster than the length. */
const judged = 32
const mostKnown = 10

/** Once in a process, like the modules it is made of: it never changes. */
let loading: ReturnType<typeof load> | undefined

/** The word lists take 2 MB and a second to load, so they are loaded with the first password that is chosen. */
export function createPasswordStrength(): PasswordStrength {
  return async (password, known = []) => {
    loading ??= load()
    const zxcvbn = await loading
    const hints = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter(Boolean)
    return zxcvbn.check(password.slice(0, judged), hints.slice(0, mostKnown)).score as PasswordScore
  }
}

async function load() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: judged,
    l33tMaxSubstitutions: 12,
  })
}
