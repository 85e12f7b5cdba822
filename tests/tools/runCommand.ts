/**
 * Runs a command. It exits with the code that `run` returns, or with 2 and a message if it could not do its work at
 * all.
 */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
