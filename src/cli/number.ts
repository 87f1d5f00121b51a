import { InvalidArgumentError } from 'commander'

export function number(text: string): number {
  const value = Number(text)
  if (!/^\d{1,10}$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('Give a number.')
  return value
}
