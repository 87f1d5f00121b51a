/** As much of JSON Schema as our own API uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  description?: string
  nullable?: boolean
  example?: unknown
  default?: unknown
  format?: string
  minimum?: number
}
