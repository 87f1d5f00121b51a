import { randomBytes } from 'node:crypto'
import { hashOfKey, isKey, newKey } from '../api-keys/token.ts'

/** Codes and tokens of OAuth: opaque, random, and stored as hashes, like API keys. */

const CODE_MARK = 'eml_code_'
const ACCESS_MARK = 'eml_oauth_'
const REFRESH_MARK = 'eml_refresh_'
const FAMILY_LENGTH = 24
const refreshPattern = new RegExp(`^${REFRESH_MARK}([\\w-]{${FAMILY_LENGTH}})[\\w-]{43}$`)

export const hashOf = hashOfKey
export const newCode = () => newKey(CODE_MARK)
export const newAccessToken = () => newKey(ACCESS_MARK)
export const isAccessToken = (token: string) => isKey(token, ACCESS_MARK)

export const newFamily = () => randomBytes(18).toString('base64url')

/**
 * All refresh tokens of a grant begin with its family, which is a secret of its own. So an old one is known for what it is
 * without being kept.
 */
export const newRefreshToken = (family: string) =>
  `${REFRESH_MARK}${family}${randomBytes(32).toString('base64url')}`

/** The family of a refresh token; undefined for what has not the form of one. */
export const familyOf = (token: string): string | undefined => refreshPattern.exec(token)?.[1]
