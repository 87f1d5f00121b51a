/** The version of Postproof that runs. */
export const version = '0.2.0'
