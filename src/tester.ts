#!/usr/bin/env node
import { commands } from './cli/commands.ts'
import { runCommand } from './cli/program.ts'

/** The packed command, for people who test: without what looks after an instance. */
await runCommand(process.argv.slice(2), commands)
