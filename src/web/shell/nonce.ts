import { createContext } from 'react'

/** The nonce of this answer. Empty in the browser, which hides nonces from scripts anyway. */
export const NonceContext = createContext('')
