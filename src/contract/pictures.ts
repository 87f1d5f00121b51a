import { z } from 'zod'
import { devices, variants } from './devices.ts'
import { partSchema } from './spam-test.ts'

/** The API's shapes for what a reader sees: screenshots, heat map, client support. Browser-safe. */

export const deviceSchema = z.enum(devices)
export const variantSchema = z.enum(variants)

const px = z.number().meta({ description: 'CSS px' })

export const boxSchema = z.object({ x: px, y: px, width: px, height: px })

export const screenshotSchema = z.object({
  device: deviceSchema,
  variant: variantSchema.meta({
    description:
      'images-off: no picture loads. dark: a simulated dark mode by the mail’s own dark styles, else with light grounds darkened. dark-full: one that turns all colors over. Real clients differ',
  }),
  status: z.enum(['pending', 'ready', 'failed', 'disabled']),
  url: z.string().nullable().meta({ description: 'PNG; null until it is ready' }),
  /** Of the picture, which is cut at a greatest height. */
  width: px.nullable(),
  height: px.nullable(),
  page_height: px.nullable().meta({ description: 'Height of the whole mail' }),
  cut: z.boolean().meta({ description: 'The mail is longer than the picture' }),
  fold: px.nullable().meta({ description: 'Where the first screen ends' }),
  clipped: z.boolean().meta({ description: 'Gmail clips the mail, after about 102 kB of HTML' }),
  clip: px.nullable().meta({
    description:
      'About where Gmail clips it, from the top of the mail; may lie below the picture. Null when it is not clipped, or nothing that was measured lies beyond the limit',
  }),
  overflow: px.nullable().meta({ description: 'How far the mail is wider than the screen; 0 when it fits' }),
  dark: z.enum(['own-styles', 'inverted', 'fully-inverted']).nullable().meta({
    description:
      'own-styles: the dark styles of the mail, as Apple Mail; inverted: light grounds darkened, as Outlook.com and Gmail on Android; fully-inverted: all colors turned over, as Gmail on iOS and Outlook on Windows',
  }),
  uncovered: z.array(z.string()).meta({
    description:
      'Different characters that are drawn as boxes, because this server has no font for them; a reader’s device has one. At most 100',
  }),
  content: boxSchema.nullable().meta({
    description: 'The body of the mail in the picture, without what is free beside it; null in older reports',
  }),
  failure: z.string().nullable().meta({ description: 'Why there is no picture, a sentence' }),
  lines: z.array(boxSchema.extend({ line: z.number().int(), column: z.number().int().optional() })).meta({
    description: 'Where the HTML that findings point to is drawn, by line and column or line; at most 100',
  }),
})
export type Screenshot = z.infer<typeof screenshotSchema>

/** How an inbox list shows the mail before it is opened. */
export const inboxLineSchema = z.object({
  sender: z.string(),
  subject: z.string(),
  preview: z.string().meta({ description: 'What the list shows behind the subject; empty when nothing' }),
  preview_source: z.enum(['preheader', 'body', 'none']),
})

/** What limits of this server, or other servers, and not the mail, kept from being drawn. */
export const againSchema = z.object({
  state: z.enum(['waiting', 'drawing', 'offered']).meta({
    description:
      'waiting: cut short by limits of this server, and drawn again by itself; drawing: being drawn again; offered: drawn again only when its owner asks (POST /api/emails/{id}/pictures)',
  }),
  at: z.string().nullable().meta({ description: 'waiting: not before; null: as soon as there is a place' }),
  cause: z.enum(['this-server', 'other-servers']).meta({
    description:
      'this-server: its limits stopped some pictures; other-servers: all are drawn, without files that other servers did not deliver',
  }),
  hosts: z.array(z.string()).meta({
    description: 'Servers that did not deliver files of the email within 4 seconds; at most 20',
    example: ['fonts.example.com'],
  }),
})
export type Again = z.infer<typeof againSchema>
const again = againSchema
  .nullable()
  .meta({ description: 'Set where the pictures are not whole for reasons outside the email; null otherwise' })

export const screenshotsSchema = z.object({
  id: z.string(),
  status: partSchema,
  note: z.string().nullable().meta({ description: 'Why there are none, a sentence' }),
  again,
  renderer: z.string().nullable().meta({ example: 'Chromium 153' }),
  inbox: inboxLineSchema,
  html_bytes: z.number().nullable(),
  clip_bytes: z.number().meta({ description: 'Gmail clips the HTML after this many bytes' }),
  screenshots: z.array(screenshotSchema).meta({
    description: 'Three devices in their variants; dark-full on desktop and mobile, and not in older reports',
  }),
})
export type Screenshots = z.infer<typeof screenshotsSchema>

export const bandSchema = z.enum(['high', 'medium', 'low'])

export const heatElementSchema = z.object({
  rank: z.number().int(),
  kind: z.enum(['text', 'heading', 'link', 'button', 'picture']),
  text: z.string(),
  href: z.string().nullable(),
  box: boxSchema,
  share: z.number().meta({ description: 'Of all predicted attention, 0-1' }),
  low: z.number(),
  high: z.number().meta({ description: 'low to high: the interval that the errors of the model allow' }),
  band: bandSchema,
  above_fold: z.boolean(),
})
export type HeatElement = z.infer<typeof heatElementSchema>

/** A stretch of the page over its whole width. */
export const screenfulSchema = z.object({
  top: px,
  bottom: px,
  share: z.number().meta({ description: 'Of all predicted attention, 0-1' }),
})

export const deviceHeatMapSchema = z.object({
  device: deviceSchema,
  status: z.enum(['pending', 'ready', 'failed', 'disabled']),
  failure: z.string().nullable(),
  width: px.nullable(),
  height: px.nullable(),
  fold: px.nullable(),
  image_url: z.string().nullable().meta({ description: 'The screenshot beneath' }),
  heat_url: z.string().nullable().meta({ description: 'PNG with transparency, to lie over the screenshot' }),
  focus_url: z
    .string()
    .nullable()
    .meta({ description: 'PNG veil that leaves clear the regions holding 80 % of predicted attention' }),
  cells_url: z.string().nullable().meta({
    description:
      'PNG in gray that covers the whole picture: level L > 0 of a cell is a density in proportion to 10^(6 (L - 255) / 254), 0 is none. The share of any area is the sum of its cells over the sum of all. Null for heat maps made before there were cells',
  }),
  first_look: z.array(z.number().int()).meta({ description: 'Ranks of elements, first seen first' }),
  elements: z.array(heatElementSchema),
  screenfuls: z.array(screenfulSchema).meta({ description: 'From top to bottom; they sum to 1' }),
  sections: z
    .array(
      screenfulSchema.extend({ text: z.string().meta({ description: 'Its largest text; may be empty' }) }),
    )
    .meta({ description: 'Rows of the mail, from top to bottom: what stands between blank rows' }),
  regions: z
    .array(
      z.object({
        picture: z.number().int().meta({ description: 'Rank of the element that it is a part of' }),
        box: boxSchema,
        peak: z.object({ x: px, y: px }).meta({ description: 'Its strongest place' }),
        share: z.number().meta({ description: 'Of all predicted attention, 0-1' }),
        part_of_picture: z.number().meta({ description: 'Of the attention on its picture, 0-1' }),
      }),
    )
    .meta({ description: 'The strongest parts of large pictures, at most three of each' }),
  call_to_action: z
    .object({
      text: z.string(),
      href: z.string().nullable(),
      box: boxSchema,
      rank: z.number().int().nullable(),
      share: z.number().nullable(),
      in_first_screen: z.boolean(),
      contrast: z.number().nullable(),
      contrast_enough: z.boolean().nullable(),
      tap_size_enough: z.boolean(),
      outranked_by: z.array(z.string()),
      advice: z.array(z.string()).meta({ description: 'What to change; empty when nothing' }),
    })
    .nullable(),
})
export type DeviceHeatMap = z.infer<typeof deviceHeatMapSchema>

export const heatMapSchema = z.object({
  id: z.string(),
  status: partSchema,
  note: z.string().nullable().meta({ description: 'Why there is none, a sentence' }),
  again,
  model: z.object({ name: z.string(), version: z.string() }),
  disclaimer: z.string().meta({ description: 'What the prediction is worth, with its measured figures' }),
  errors: z.array(z.object({ share: z.number(), low: z.number(), high: z.number() })).meta({
    description:
      'The errors of the model by share of the screen: what was looked at lay between low and high times what was predicted, in four of five cases',
  }),
  devices: z.array(deviceHeatMapSchema),
})
export type HeatMap = z.infer<typeof heatMapSchema>

/** One feature of HTML or CSS that the mail uses and what mail clients make of it. */
export const featureUseSchema = z.object({
  slug: z.string().meta({ example: 'css-flexbox' }),
  title: z.string(),
  category: z.enum(['css', 'html', 'image', 'others']),
  lines: z.array(z.number().int()).meta({ description: 'Of the HTML source; at most 20' }),
  uses: z.number().int(),
  example: z.string().meta({ description: 'The first use as written' }),
  support: z.array(
    z.object({
      client: z.string().meta({ example: 'gmail.ios' }),
      level: z.enum(['yes', 'partly', 'no', 'unknown']),
      notes: z.array(z.string()),
    }),
  ),
  harm: z.enum(['function', 'layout', 'legibility', 'spacing', 'decoration', 'none']).meta({
    description:
      'What readers lose without it. function: content or its use; layout: positions; legibility: easy reading; spacing: gaps and sizes; decoration: looks; none: nothing',
  }),
  measured: z.boolean().meta({
    description: 'harm was measured in the drawn email; otherwise it is what such features mostly do',
  }),
  last_tested: z.string().meta({ description: 'Date of the test, from caniemail' }),
  fix: z.string().nullable(),
  url: z.string(),
})
export type FeatureUse = z.infer<typeof featureUseSchema>

export const clientSupportSchema = z.object({
  id: z.string(),
  clients: z
    .array(
      z.object({
        id: z.string().meta({ example: 'gmail.ios' }),
        family: z.string(),
        platform: z.string(),
        share: z.number().meta({ description: 'Assumed share of opens, 0-1' }),
        score: z.number().meta({ description: 'What is left of the mail there, 0-1' }),
      }),
    )
    .meta({ description: 'The largest share first' }),
  support: z.number().meta({ description: 'Mean over clients by share, 0-1' }),
  shares_note: z.string(),
  data_date: z.string(),
  features: z
    .array(featureUseSchema)
    .meta({ description: 'What costs most first; those that work everywhere last' }),
})
export type ClientSupport = z.infer<typeof clientSupportSchema>
