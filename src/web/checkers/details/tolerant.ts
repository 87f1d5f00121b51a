import { z } from 'zod'

/** Fields that are never a reason to fail: what is missing or of another kind takes its empty value. */
export const text = z.string().catch('')
export const maybeText = z.string().nullable().catch(null)
export const count = z.number().catch(0)
export const maybeCount = z.number().nullable().catch(null)
export const truth = z.boolean().catch(false)
export const maybeTruth = z.boolean().nullable().catch(null)
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])
/** The texts of a list that may hold other things as well. */
export const texts = z.preprocess(
  (value) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []),
  z.array(z.string()),
)
