/**
 * What one validation may compute. Answers of strangers can ask for millions of signatures (KeyTrap, CVE-2023-50387) or
 * hashes (CVE-2023-50868).
 */
export type Work = {
  /** Each returns false when nothing is left. */
  mayVerify(): boolean
  mayHash(): boolean
  /** Signatures that were verified. */
  verified(): number
  isSpent(): boolean
}

const MOST_SIGNATURES = 300
const MOST_HASHES = 600

export function createWork(signatures = MOST_SIGNATURES, hashes = MOST_HASHES): Work {
  let [left, hashesLeft] = [signatures, hashes]
  let isSpent = false
  const take = (some: number) => {
    if (some > 0) return true
    isSpent = true
    return false
  }
  return {
    mayVerify: () => take(left) && left-- > 0,
    mayHash: () => take(hashesLeft) && hashesLeft-- > 0,
    verified: () => signatures - left,
    isSpent: () => isSpent,
  }
}
