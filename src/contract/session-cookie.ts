/** The login session of a browser: the same token that a program sends as bearer, out of reach for scripts. */
export const sessionCookie = 'postproof_session'
