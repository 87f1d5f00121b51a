import { z } from 'zod'
import { drawnClientIds } from './devices.ts'
import { boxSchema, deviceSchema } from './pictures.ts'
import { partSchema } from './spam-test.ts'

/** The API's shapes for a mail as mail clients show it. Browser-safe. */

const px = z.number().meta({ description: 'CSS px' })

export const pictureSizeSchema = z.object({
  width: px,
  height: px,
  page_height: px.meta({ description: 'Height of the whole mail' }),
  cut: z.boolean().meta({ description: 'The mail is longer than the picture' }),
})
export type PictureSize = z.infer<typeof pictureSizeSchema>

export const clientChangeSchema = z.object({
  rule: z
    .string()
    .meta({ description: 'Slug of caniemail, or a rule of our own', example: 'css-display-flex' }),
  effect: z.enum(['removed', 'changed']),
  of: z.enum([
    ...(['attribute', 'at-rule', 'declaration', 'document', 'element'] as const),
    ...(['picture', 'selector', 'style-attribute', 'style-sheet'] as const),
  ]),
  what: z.string().meta({ description: 'A piece of the mail', example: 'display: flex' }),
  count: z.number().int(),
  line: z.number().int().nullable().meta({ description: 'Of the first, in the HTML source' }),
  url: z.string().meta({ description: 'Where it was shown that the client does so' }),
  date: z.string().meta({ description: 'When it was shown or last tested' }),
})
export type ClientChange = z.infer<typeof clientChangeSchema>

export const clientMarkSchema = z.object({
  kinds: z.array(z.enum(['missing', 'added', 'moved', 'resized', 'recolored'])).meta({
    description: 'moved: against what stands before it; resized: its box or its letters',
  }),
  what: z.enum(['text', 'heading', 'link', 'button', 'picture']),
  text: z.string(),
  box: boxSchema.nullable().meta({ description: 'In the picture; null for what is missing there' }),
  reference_box: boxSchema.nullable().meta({ description: 'In the reference; null for what is added' }),
  line: z.number().int().nullable().meta({ description: 'Of the HTML source' }),
  cause: z.number().int().nullable().meta({
    description:
      'Index in `changes`: what most likely makes the difference; null where no one change stands out',
  }),
})
export type ClientMark = z.infer<typeof clientMarkSchema>

export const clientPictureSchema = z.object({
  client: z.enum(drawnClientIds),
  family: z.string().meta({ example: 'Outlook' }),
  platform: z.string().meta({ example: 'windows' }),
  device: deviceSchema,
  status: z.enum(['pending', 'ready', 'failed', 'disabled']),
  failure: z.string().nullable().meta({ description: 'Why there is no picture, a sentence' }),
  url: z.string().nullable().meta({ description: 'PNG; null until it is ready' }),
  size: pictureSizeSchema.nullable(),
  reference: z
    .object({ url: z.string(), size: pictureSizeSchema })
    .nullable()
    .meta({ description: 'The mail as sent on the same device, with which it is compared' }),
  approximate: z.boolean().meta({
    description: 'The client does not draw with a browser’s engine, which comes near to it at best',
  }),
  clipped_at: z.number().int().nullable().meta({
    description: 'Line of the HTML source at which the client clips the mail; null where it shows all of it',
  }),
  differences: z.number().int().meta({ description: 'How many there are; `marks` has the first 60' }),
  marks: z.array(clientMarkSchema),
  changes: z.array(clientChangeSchema).meta({ description: 'The most frequent first, at most 60' }),
})
export type ClientPicture = z.infer<typeof clientPictureSchema>

export const clientPicturesSchema = z.object({
  id: z.string(),
  status: partSchema,
  note: z.string().nullable().meta({ description: 'Why there are none, a sentence' }),
  clients: z.array(clientPictureSchema).meta({ description: 'Six clients' }),
})
export type ClientPictures = z.infer<typeof clientPicturesSchema>
