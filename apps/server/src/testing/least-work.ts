/**
 * Processor time that an action takes at least, in milliseconds: of all threads of this process,
 * so that hashing counts, and of no other program, so that a busy machine changes little. The third
 * least of several turns is given, which a garbage collection has hardly lengthened.
 */
export async function leastWork(
  turns: number,
  ...actions: readonly ((turn: number) => Promise<unknown>)[]
): Promise<number[]> {
  const taken = actions.map((): number[] => [])
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, action] of actions.entries()) {
      const before = process.cpuUsage()
      await action(turn)
      const { user, system } = process.cpuUsage(before)
      taken[index]?.push((user + system) / 1_000)
    }
  }
  return taken.map((times) => times.toSorted((a, b) => a - b)[2] ?? Number.NaN)
}
