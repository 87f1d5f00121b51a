import type { Device } from '@postproof/engine/world'

export type Screen = { width: number; height: number; scale: number; mobile: boolean }

/**
 * The windows that mails are drawn in, CSS px. The phone is drawn at two pixels for each CSS px, since that is what
 * its `srcset` and resolution queries ask for and what keeps small text readable.
 */
export const screens: Record<Device, Screen> = {
  desktop: { width: 1280, height: 800, scale: 1, mobile: false },
  tablet: { width: 768, height: 1024, scale: 1, mobile: false },
  mobile: { width: 390, height: 844, scale: 2, mobile: true },
}
