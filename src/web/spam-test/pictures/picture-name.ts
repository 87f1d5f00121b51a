import type { Device, Variant } from '#contract/devices.ts'

const longest = 60

/** The name of a picture's file: "sunday-rolls-mobile-dark.png". Letters of every script stay. */
export function pictureName(subject: string | null, device: Device, variant: Variant): string {
  const start = [
    ...(subject ?? '')
      .normalize('NFC')
      .toLowerCase()
      .slice(0, 4 * longest),
  ]
    .join('')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
  const name = [...start]
    .slice(0, longest)
    .join('')
    .replace(/^-+|-+$/g, '')
  return [name || 'mail', device, ...(variant === 'plain' ? [] : [variant])].join('-').concat('.png')
}

/** The address of a picture's thumbnail. */
export const smallOf = (url: string): string => url.replace(/\.png(?=$|\?)/, '-small.png')
