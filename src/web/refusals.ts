import { data } from 'react-router'

export type RefusedPage = { code: string; message: string }

type RefusalLike = { code: string; status: number; message: string }

/** A refusal of the services, recognized by its fields: its class exists twice across the bundle border. */
export function isRefusal(error: unknown): error is RefusalLike {
  const candidate = error as Partial<RefusalLike> | null
  return typeof candidate?.code === 'string' && typeof candidate.status === 'number'
}

/** The services' answer; a refusal becomes the error page of its status, anything else stays a bug. */
export async function orErrorPage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isRefusal(error)) throw error
    throw data({ code: error.code, message: error.message } satisfies RefusedPage, { status: error.status })
  }
}
