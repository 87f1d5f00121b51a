#!/usr/bin/env node
import { commands } from './cli/commands.ts'
import { instanceCommands } from './cli/instance-commands.ts'
import { runCommand } from './cli/program.ts'

/** The command of an instance: what tests, and what looks after it. */
await runCommand(process.argv.slice(2), { ...commands, ...instanceCommands })
