/** A name for a device from its User-Agent, e.g. "Firefox on Linux". Any text may come in. */
export function deviceName(agent: string | null | undefined): string {
  const text = (agent ?? '').slice(0, 500)
  const program = programs.find(([, sign]) => sign.test(text))?.[0]
  const system = systems.find(([, sign]) => sign.test(text))?.[0]
  if (program && system) return `${program} on ${system}`
  return program ?? (system ? `A browser on ${system}` : 'Unknown device')
}

/** In this order: most browsers also name the ones they descend from. */
const programs: [string, RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['curl', /^curl\//],
  ['Node.js', /^node$|\bundici\b/],
  ['Python', /\bpython-/i],
]

const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]
