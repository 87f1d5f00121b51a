#!/usr/bin/env node
import { commands } from './cli/commands.ts'
import { runCommand } from './cli/program.ts'

/** The packed command for people who test. It has no commands that operate an instance. */
await runCommand(process.argv.slice(2), commands)
