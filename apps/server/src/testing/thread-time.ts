/**
 * Milliseconds this thread itself works on something: unlike the time of a clock they stay the same
 * on a machine that others keep busy.
 */
export async function threadTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
