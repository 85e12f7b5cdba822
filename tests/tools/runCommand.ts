/** Runs a command, and sets the exit code that it returns. If it throws, prints the message and sets exit code 2. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
