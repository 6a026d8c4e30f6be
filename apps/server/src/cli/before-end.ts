let tidyUp: () => Promise<void> = async () => undefined

/** Says what has to be put in order before the process ends, whatever ends it. */
export function setTidyUp(work: () => Promise<void>): void {
  tidyUp = work
}

/** Puts in order what a command has begun. */
export function beforeEnd(): Promise<void> {
  return tidyUp()
}
