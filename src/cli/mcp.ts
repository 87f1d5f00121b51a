import type { Command } from 'commander'

/** `postproof mcp`: the tools of the command line for a model, over standard input and output. */
export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .addHelpText(
      'after',
      '\nConfigure it in your assistant as the command "postproof mcp". It reads files below the folder it is started in, changes nothing, and sends nothing.',
    )
    .action(async () => {
      const [{ serveStdio }, { createMcpServer }, { commandLineWorld }] = await Promise.all([
        import('@modelcontextprotocol/server/stdio'),
        import('#services/tools/server.ts'),
        import('./mcp/world.ts'),
      ])
      const world = await commandLineWorld()
      // Standard output belongs to the protocol.
      console.log = console.error
      serveStdio(() => createMcpServer(world), { onerror: (error) => console.error(error.message) })
    })
}
