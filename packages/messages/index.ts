export { type Language, languages } from './languages.ts'
export { type Code, type Message, message } from './message.ts'
export { say, sayIn } from './say.ts'
